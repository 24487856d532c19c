## Rules, shortcuts, fairness and the page about the project, contents beside them.
help-rules-of = Rules of { $game }
help-keyboard = Keyboard
help-about = About
help-topic = Topic
help-on-this-page = On this page
help-everything-can-be-done-with = You can do everything from the keyboard. Tab and Shift+Tab move between controls; Enter or Space activates one.
help-what = Action
help-key = Key
