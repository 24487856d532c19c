"""How bots play Stock Exchange: evaluation, sampled positions and learned models."""
