### The page of a class.

class-page-menu = Class: judge hand-ins…
class-page-back = Go back
class-page-to-class = Back to the class
class-page-table = Who handed in
class-page-add-file = Add a file…
class-page-add-folder = Add a folder…
class-page-add-course = Add the file of the contest or course…
class-page-add-title = Hand-ins, programs, or the file of the contest
class-page-folder-title = The folder with the hand-ins
class-page-options = Options
class-page-all-slots = Slots that do not count too
class-page-other-cases = On other walls each time
class-page-judge-again = Judge again
class-page-empty = Take everything out of the table
class-page-export = Export
class-page-export-title = Where to save the table
class-page-excel = Excel and LibreOffice (.xlsx)…
class-page-csv = Text with separators (.csv)…
class-page-web = Page with pictures (.html)…
class-page-pupils = { $pupils ->
        [one] one person
       *[other] { $pupils } people
    }
class-page-all = All
class-page-wrong = With errors
class-page-alike = Alike
class-page-noted = With remarks
class-page-stop = Stop
class-page-reading = Reading the files…
class-page-judging = { $done } of { $of } judged
class-page-judged = { $done ->
        [one] One program judged
       *[other] { $done } programs judged
    }
class-page-stopped = Stopped: { $done } of { $of } judged
class-page-drop-here = Drop here what was handed in
class-page-choose = Compare: { $name }
class-page-chosen = to be compared
class-page-cell = { $verdict }, cost { $cost }, points { $points }
class-page-counts-not = Does not count: another slot is named as the solution
class-page-code = Code of the hand-in: { $code }
class-page-open = Open a copy
class-page-open-of = Open a copy of the program of { $name }: { $task }
class-page-groups = Programs alike
class-page-equal = { $task }: equal
class-page-nearly = { $task }: nearly equal, { $likeness } of 100
class-page-side-by-side = Side by side
class-page-side-by-side-group = Side by side: group { $group }
class-page-side-by-side-of = Side by side: { $task }
class-page-two = { $one } and { $other }

## Sentences

class-says-empty = The files that the pupils handed in, or their folder; programs and pictures of programs will do too. The file of the contest or course is found by itself if it lies in the same folder or beside it; else add it.
class-says-found = The tasks and points come from “{ $path }”, found where the hand-ins lie. If that is not the right file, add the right one.
class-says-found-others = More than one file there would do: { $others } more.
class-says-no-groups = No program is like that of another person.
class-says-nothing-in-common = They handed in no programs for the same task.
class-says-not-judged-yet = Their programs are not judged yet.
class-says-stopping = The judge stops: what it has found stays in the table.
class-says-no-thread = The system has no more resources: { $why }. Close a program or two and try again.
class-says-still-writing = The table of before is still being written: try again in a moment.
class-says-opened = This is a copy of the program of { $name }: what was handed in stays as it is.
