"""Stock Exchange by Sam: eight companies, three envelopes, and an audit at the end."""
