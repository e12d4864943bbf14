### Files of the window: what did not work, where, why, and what to do.

## What did not work

storage-keep = I cannot keep anything in “{ $path }”. { $why }
storage-read = I cannot read “{ $path }”. { $why }
storage-write = I cannot write “{ $path }”. { $why }
storage-remove = I cannot remove “{ $path }”. { $why }
storage-set-aside = I cannot set “{ $path }” aside, which cannot be read. { $why }
storage-list = I cannot see what is in “{ $path }”. { $why }
storage-is-now = { $sentence } Nothing is lost: the earlier file is now called “{ $path }”.
storage-several-are-now = Some files cannot be read: what was in them begins afresh. Nothing is lost: the earlier ones are now called { $names }.
storage-at = Line { $line }, column { $column }. { $why }

## Why

storage-not-found = The file or its folder does not exist: check the name.
storage-permission = You do not have permission: choose another folder, or ask the person who looks after the computer.
storage-full = The disk is full: free some space or save elsewhere.
storage-read-only = This disk can only be read: save elsewhere.
storage-is-folder = It is a folder, but a file is needed here: choose another name.
storage-not-a-folder = A part of this path is a file, but a folder is needed there: choose another folder.
storage-not-a-file = It is not an ordinary file: choose another one.
storage-bad-name = The name cannot be used, perhaps it is too long: choose another one.
storage-slow = The disk does not answer: check that it is connected and save again.
storage-locked = Other windows already use all places: close some of them.
storage-other = The system says: “{ $message }”. Try again or choose another place.
storage-record = Something here was not written by Clickomania: I start again from scratch.
storage-record-replaced = Something here was not written by this program: in its place comes what this window has.
storage-record-closed = Someone edited this file outside Clickomania, so it stays locked. Delete the file to unlock it.
storage-sealed = What is in it was changed from outside, or is damaged.
storage-newer = A newer version of this program wrote it: I leave it as it is, and what you change here stays in memory only. Use that version.
storage-busy = Another window is keeping it busy: I will try again in a moment.
storage-too-large = The program is too large for a file: { $limit } MiB at most. Take some blocks away.
storage-changed-elsewhere = Another window has just changed this slot: look at what it holds and then try again.
storage-no-such-slot = There is no slot number { $number }: choose another one.
storage-nowhere = This window has no folder in which to keep slots and settings: save the program in a file.

## At the start: what is there again

storage-resumed = Here is “{ $name }” again as you left it, { $ago }.
storage-one-back = The program you were working on, “{ $name }”, { $ago }, comes back with Ctrl+Z.

## What cannot be saved; the window closes

storage-unsaved = { $sentence } For now it stays in memory, and I keep trying.
storage-saved-again = Everything is saved again now.
closing-title = Not everything is saved
closing-why = { $why } If you close now, what is missing is lost. You can stay, and save the program in a file elsewhere.
closing-stay = Stay
closing-again = Try again and close
closing-anyway = Close anyway
