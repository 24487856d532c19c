"""The room of Stock Exchange: the desk of a company's leader, and the audit."""
