"""How bots play NYSE: what positions are worth, what they imagine, what they learned."""
