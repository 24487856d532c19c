"""Learning by playing: what positions come to, who wins, what others make."""
