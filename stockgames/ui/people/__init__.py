"""The people of the house: who they are, how they like their table, and what they have done."""
