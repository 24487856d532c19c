## The house: one window, its pages, what is remembered, and the table being played.
app-some-settings-could-not-be = Some settings could not be read; their usual values hold.
app-the-game-is-replayed-up = The game is replayed up to where it was left …
app-is-opened-every-move-is = { $file } is opened: every move is checked …
app-cannot-be-opened-it-holds = { $file } cannot be opened. It holds no whole game of ours, or was changed since. The file was left as it is.

    { $reason }
app-saved-as = Saved as { $file }
app-saved-as-whoever-reads-it = Saved as { $file }. Whoever reads it sees every hand.
