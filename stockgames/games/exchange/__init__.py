"""Exchange by Bicycle: three secrets a round, one market, and a bubble that pops."""
