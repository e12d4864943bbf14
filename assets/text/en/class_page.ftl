### The page of a class.

class-page-menu = Class: judge hand-ins…
class-page-back = Back
class-page-to-class = Back to the class
class-page-table = Hand-ins
class-page-add-file = Add a file…
class-page-add-folder = Add a folder…
class-page-add-course = Add the file of the contest or course…
class-page-add-title = Hand-ins, programs, or the file of the contest
class-page-folder-title = The folder with the hand-ins
class-page-options = Options
class-page-all-slots = Include slots that do not count
class-page-other-cases = Different walls each time
class-page-judge-again = Judge again
class-page-empty = Clear the table
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
class-page-noted = With remarks
class-page-reading = Reading the files…
class-page-judging = { $done } of { $of } judged
class-page-judged = { $done ->
        [one] One program judged
       *[other] { $done } programs judged
    }
class-page-stopped = Stopped: { $done } of { $of } judged
class-page-drop-here = Drop the hand-ins here
class-page-choose = Compare: { $name }
class-page-chosen = to be compared
class-page-cell = { $verdict }, cost { $cost }, points { $points }
class-page-counts-not = Does not count: another slot is named as the solution
class-page-code = Code of the hand-in: { $code }
class-page-open = Open a copy
class-page-open-of = Open a copy of the program by { $name }: { $task }
class-page-groups = Similar programs
class-page-equal = { $task }: equal
class-page-nearly = { $task }: nearly equal, { $likeness } of 100
class-page-side-by-side-group = Side by side: group { $group }
class-page-side-by-side-of = Side by side: { $task }
class-page-two = { $one } and { $other }

## Sentences

class-says-empty = Add the files that the pupils handed in, or the folder with them; programs and pictures of programs work too. If the file of the contest or course is in that folder or beside it, I find it; otherwise add it.
class-says-found = The tasks and points come from “{ $path }”, found near the hand-ins. If that is the wrong file, add the right one.
class-says-found-others = Other files there would fit too: { $others } more.
class-says-no-groups = No two people handed in similar programs.
class-says-nothing-in-common = These two did not hand in programs for the same task.
class-says-not-judged-yet = Their programs have not been judged yet.
class-says-stopping = Stopping the judge: the results so far stay in the table.
class-says-still-writing = The previous table is still being saved: try again in a moment.
class-says-opened = This is a copy of the program by { $name }: the hand-in itself does not change.
