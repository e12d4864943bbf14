### Contests, and what a teacher sets with a password.

contest-teacher = For teachers…
contest-mode = Contest mode
contest-hand-in = Hand in…
contest-password = Password
contest-password-again = The same password again
contest-solutions = Solutions open to all
contest-says-choose = Choose a password: without it nobody can leave contest mode or open the solutions to all.
contest-says-enter = Type the password to change these settings.
contest-says-no-word = The password is empty: type it.
contest-says-wrong = The password is not right: check the capital letters and try again.
contest-says-differ = The two passwords differ: type them again.
contest-says-mode = Pupils keep the slots, the cost and the run. The judge, hints, solutions and best costs are off, in this window and in those opened later.
contest-says-solutions = Everybody can open the solutions of every cost at once, even before reaching it.
contest-says-lasts = This window was opened with --contest: it stays in contest mode until it is closed.
contest-says-begun = The contest has begun: save your programs in the four slots, then press Hand in.
contest-says-ended = The contest is over: the judge, the hints and the solutions are back.
contest-says-withheld = This is off in contest mode. Use the slots, the cost and the run.
contest-hand-in-title = Hand in the programs
contest-says-slots = You hand in what is in the slots. Save the program you are working on to a slot first.
contest-name = Your name
contest-save = Save the file…
contest-file = contest
contest-says-nothing = The four slots are empty: save at least one program in a slot, then hand in.
contest-says-handed-in = Handed in: “{ $path }”.
contest-says-handed-in-without = Handed in: “{ $path }”, but without what cannot be read (slot { $slots }): tell your teacher.
contest-says-code = Code of this hand-in, for the supervisor: { $code }.
contest-says-no-contest = You can hand in only during a contest. To keep a program, use Save.
contest-handed = Handed in by { $name }
contest-times = Contest started: { $begun }; handed in: { $handed }
contest-saved = saved: { $time }
contest-says-slot-damaged = Slot { $number } is damaged: it does not hold a program.
contest-says-all-empty = All slots were empty.
contest-says-refused = The hand-in “{ $path }” cannot be opened. { $why }
contest-says-unreadable = The file is damaged in line { $line }, column { $column }: ask the pupil for the file again.
contest-says-newer = A newer version of this program wrote it: open it with that one.
contest-says-too-many-slots = It holds more than { $most } slots: no contest has so many.
contest-says-too-large = It is larger than { $most } MiB: no hand-in is that large.

contest-says-unreadable-rules = The teacher's settings cannot be read, so the contest stays closed. To get out, close the program and delete the file { $file }.

contest-left = { $minutes ->
        [one] One minute left
       *[other] { $minutes } minutes left
    }
contest-task-of = Task { $number } of { $count }: { $title }
contest-over = Time is up
contest-says-over = The contest is over, and your slots were handed in automatically. Keep this window open until your teacher has your file.
contest-says-kept = A copy is kept in “{ $path }”.
contest-says-on-its-way = The hand-in is not in “{ $path }” yet. I try again every two seconds: check the USB stick, or the free space on the disk.
contest-elsewhere = The contest is open in another window
contest-says-elsewhere = Continue there, and close this window.
contest-says-do-it-there = The contest is open in another window: do it there.
contest-cannot-go-on = The contest cannot go on here
contest-says-way-out = Tell your teacher: the contest stays closed. To get out, close the program and delete { $path }.
contest-begin-again = Somebody else begins
contest-says-begin-again = The contest starts over, with its full time.
contest-says-named = For each task, the slot that you choose here counts; the cheapest one is proposed. Programs outside the slots are not handed in.
contest-says-named-at-the-end = The contest is over. For each task, the slot that was chosen at the end counts.
contest-says-welcome = { $tasks ->
        [one] One task
       *[other] { $tasks } tasks
    } in { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }. The time starts when you press Begin. Each task has four slots; at the end Clickomania hands them in.
contest-says-all-empty-now = All slots are empty.
contest-nothing = nothing
contest-solution-of = Solution of { $task }: { $slot }
contest-says-no-password = You cannot choose a password during a contest. To get out, close the program and delete the folder { $folder }.
contest-of-file = Contest from a file…
contest-says-of-file = The tasks and the time are in a contest file. While the contest lasts, nobody can reach earlier work.
contest-says-begun-with-tasks = The contest has begun: save the programs of each task in its slots, then press Hand in.
contest-says-not-open = The contest is not open in this window: here you can only hand in.
contest-says-tried-again = { $why } You have lost nothing: the hand-in is in “{ $path }”, and I keep trying until it arrives.
contest-says-no-contest-file = “{ $name }” is not a contest. A contest is a course with tasks and with contest: (minutes: …).
contest-says-no-folder = This contest needs the data folder: open it with --data and the name of a folder.
contest-says-tasks-gone = The file with the tasks of the contest is gone.
contest-task-number = Task { $number } of { $count }
contest-previous-task = Previous task
contest-next-task = Next task
contest-says-first-task = This is the first task.
contest-says-last-task = This is the last task.
contest-says-nowhere-yet = { $why } The hand-in is not in any file yet: do not close this window, I try again every two seconds. What is in the slots stays there.
contest-says-not-arrived = The hand-in is not in “{ $path }” yet, and I cannot put it there. It is in “{ $kept }”: copy it from there.
contest-says-closing = The hand-in is not in “{ $path }” yet: I try again every two seconds. If you close now, it waits until you open Clickomania again. You can stay, or hand in to another file.
contest-extra = Extra time: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
contest-says-extra = For a pupil who is entitled to it, on this computer. The hand-in mentions it.
contest-says-extra-given = The time includes { $minutes ->
        [one] one extra minute.
       *[other] { $minutes } extra minutes.
    }
contest-extra-ask = Extra time (for teachers)…
contest-says-changed = The file was changed or damaged after it was handed in. Ask for it again: the computer of the contest has a copy.
contest-on-its-way = Not there yet
contest-handed-in-title = Handed in, { $name }!
contest-handed-in-what = { $title }, { $tasks ->
    [one] one task
   *[other] { $tasks } tasks
}
contest-write-code = Write this code on the teacher's list.
contest-says-safe = You can close the window: your programs are safe. If you change your mind, go back to the tasks and hand in again.
contest-back-to-tasks = Back to the tasks
contest-not-arrived = Not there yet
contest-named-slot = Slot { $slot } is your solution.
contest-end-title = End the contest?
contest-says-end = Nobody can go on with it on this computer. Programs that were not handed in are not handed in now. The judge, the hints and the solutions come back.
contest-says-end-keeps = The pupil's slots, and what was handed in, stay in “{ $folder }”.
contest-end = End the contest
contest-end-not = Let it go on
contest-says-unfinished = Not finished: it does not run yet.
contest-says-task-empty = No slot of this task holds a program.
contest-says-outside = The program on the canvas is in no slot: it is not handed in. Cancel, and save it to a slot first.
contest-task-unfinished = { $title }: not finished
contest-task-empty = { $title }: nothing handed in
contest-tab-slot = slot { $slot }
