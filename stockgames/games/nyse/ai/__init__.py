"""How bots play NYSE: evaluation, sampled positions and learned models."""
