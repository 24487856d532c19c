## Rules, shortcuts, fairness and the page about the project, contents beside them.
help-help = Help
help-back = Back
help-rules-of = Rules of { $game }
help-keyboard = Keyboard
help-fairness = Fairness
help-about = About
help-topic = Topic
help-on-this-page = On this page
help-everything-can-be-done-with = Everything can be done with the keyboard. Tab and Shift+Tab walk from one thing to the next, Enter or Space does it.
help-what = What
help-key = Key
