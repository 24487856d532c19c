"""Exchange by Bicycle: three secret choices a round, one market, and a bubble that pops."""
