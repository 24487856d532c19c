# How the language calls itself, in the settings.
language-name = Deutsch
# What stands between thousands, and before decimals: 1.234,5.
language-thousands = .
language-decimal = ,
