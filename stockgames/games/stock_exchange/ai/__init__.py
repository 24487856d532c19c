"""How bots play Stock Exchange: what positions are worth, what they imagine, what they learned."""
