"""How bots play Portfolio: evaluation, sampled positions and learned models."""
