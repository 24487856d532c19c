"""The Stock Exchange table: the desk of a company's leader, and the audit."""
