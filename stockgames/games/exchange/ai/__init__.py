"""How bots play Exchange: evaluation, sampled positions and learned models."""
