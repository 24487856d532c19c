# How the language calls itself, in the settings.
language-name = Deutsch
