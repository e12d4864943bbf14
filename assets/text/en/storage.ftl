### Files of the window: what did not work, where, why, and what to do.

## What did not work

storage-keep = I cannot save anything in “{ $path }”. { $why }
storage-read = I cannot read “{ $path }”. { $why }
storage-write = I cannot write “{ $path }”. { $why }
storage-remove = I cannot remove “{ $path }”. { $why }
storage-set-aside = I cannot read “{ $path }”, and I cannot rename it. { $why }
storage-list = I cannot see what is in “{ $path }”. { $why }
storage-is-now = { $sentence } You have lost nothing: the earlier file is now called “{ $path }”.
storage-several-are-now = Some files cannot be read, so I start them from scratch. You have lost nothing: the earlier ones are now called { $names }.
storage-at = Line { $line }, column { $column }. { $why }

## Why

storage-not-found = The file or its folder does not exist: check the name.
storage-permission = You do not have permission: choose another folder, or ask the person who looks after the computer.
storage-full = The disk is full: free some space or save elsewhere.
storage-read-only = This disk is read-only: save elsewhere.
storage-is-folder = It is a folder, but a file is needed here: choose another name.
storage-not-a-folder = A part of this path is a file, but a folder is needed there: choose another folder.
storage-not-a-file = It is not an ordinary file: choose another one.
storage-bad-name = The name cannot be used, perhaps it is too long: choose another one.
storage-slow = The disk does not answer: check that it is connected and save again.
storage-locked = Other windows already use all data folders: close one of them.
storage-other = The system says: “{ $message }”. Try again or choose another place.
storage-record = Something here was not written by Clickomania: I start again from scratch.
storage-record-replaced = Something here was not written by Clickomania: I replace it with what this window has.
storage-record-closed = Someone edited this file outside Clickomania, so it stays locked. Delete the file to unlock it.
storage-sealed = Its contents were changed from outside, or are damaged.
storage-newer = A newer version of Clickomania wrote it. I leave it as it is, and your changes here stay in memory only. Use that version.
storage-busy = Another window is keeping it busy: I will try again in a moment.
storage-too-large = The program is too large for a file: { $limit } MiB at most. Remove some blocks.
storage-changed-elsewhere = Another window has just changed this slot: look at what it holds, then try again.
storage-no-such-slot = There is no slot { $number }: choose another one.
storage-nowhere = This window has no folder for slots and settings: save the program in a file.

## At the start: what is there again

storage-resumed = Welcome back: “{ $name }” is as you left it, { $ago }.
storage-one-back = Ctrl+Z brings back the program you were working on: “{ $name }”, { $ago }.

## What cannot be saved; the window closes

storage-unsaved = { $sentence } It stays in memory for now, and I keep trying.
storage-saved-again = Everything is saved again.
closing-title = There are unsaved changes
closing-why = { $why } If you close now, you lose what is not saved. You can stay, and save the program in a file elsewhere.
closing-stay = Stay
closing-again = Try again and close
closing-anyway = Close anyway
