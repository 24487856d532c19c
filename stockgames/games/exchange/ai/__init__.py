"""How bots play Exchange: what positions are worth, what they imagine, what they learned."""
