"""Portfolio by Levy, Dunn and Moore: build runs of cards, swipe those of others, strike deals."""
