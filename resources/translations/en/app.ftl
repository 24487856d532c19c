## The house: one window, its pages, what is remembered, and the table being played.
app-some-settings-could-not-be = Some settings couldn't be read. The defaults are used for those.
app-the-game-is-replayed-up = Replaying the game up to where you left it …
app-is-opened-every-move-is = Opening { $file }: checking every move …
app-cannot-be-opened-it-holds = { $file } can't be opened. It isn't a complete Stock Games file, or it was edited. The file was left as it is.

    Details: { $reason }
app-not-opened = { $why ->
    [missing] { $file } can't be opened because it is no longer there. It may have been moved, renamed or deleted.
    [folder] { $file } is a folder. Open one of the files in it instead.
    [special] { $file } can't be opened because it isn't an ordinary file.
    [refused] { $file } can't be opened because you aren't allowed to read it.
   *[drive] { $file } can't be read. Check the drive it is on, then try again.
}
app-is-an-evening = { $file } holds a whole evening, which can't be opened here. Open the file of one of its games instead.
app-is-not-here = That isn't a file on this computer. Save it here first, then open the saved file.
app-package = { $code ->
    [api] The games of the package { $package } were left out. It was written for version { $detail } of the interface for games, and this app has version { $here }.
    [clash] A game of the package { $package } was left out, because there is another one with the same name: { $detail }.
   *[broken] Something in the package { $package } doesn't work and was left out. Its author can help.

    Details: { $detail }
}
app-drop-one = Only one file can be opened at a time. Drop just one of them here.
app-drop-a-file = That isn't a file. You can drop the file of a game or of a person here.
app-saved-as = Saved as { $file }
app-saved-as-whoever-reads-it = Saved as { $file }. Note: the file reveals every hand.
app-replace-question = There is already a file called { $file } here. Do you want to replace it?
app-replace-does = Replace it
app-replace-other = Choose another name
app-not-saved = { $why ->
    [folder] Nothing was saved, because there is a folder called { $file }. Choose another name.
    [long] Nothing was saved, because the name { $file } is too long. Choose a shorter one.
    [there] Nothing was saved, because another program has just written a file called { $file }. Choose another name.
   *[special] Nothing was saved, because { $file } isn't an ordinary file. Choose another name.
}
