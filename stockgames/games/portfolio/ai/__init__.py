"""How bots play Portfolio: what positions are worth, what they imagine, what they learned."""
