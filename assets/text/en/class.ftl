### Classes and contests: hand-ins, judged and ranked.

## Words

class-title = Class
class-ranking = Ranking
class-rank = Rank
class-pupil = Pupil
class-points = Points
class-task = Task
class-slot = Slot
class-verdict = Verdict
class-proof = Proved
class-blocks = Blocks
class-steps = Steps
class-cases = Cases tried
class-alike = Similar
class-scores = Scores
class-score = Score
class-from = From
class-to = To
class-programs = Programs
class-group = Group
class-likeness = Similarity
class-remarks = Remarks
class-file = File
class-error = Error
class-code = Code
class-brought-in = Brought in
class-unreadable = Unreadable

## Sentences

class-says-task-unknown = Unknown task “{ $id }”: add the file of the contest or course it belongs to.
class-says-task-unknown-course = Unknown task “{ $id }” of the course “{ $course }”: add the file of that contest or course.
class-says-slot-empty = Slot { $number } is named as the solution of the task “{ $id }”, but it is empty.
class-says-too-long = The program is larger than { $most } MiB: that is too large for a class.
class-says-too-many = There are more than { $most } files: this one and the following ones were skipped.
class-says-no-room = There is no room for all of this file: the programs of one file may take { $one } MiB of memory, and those of the whole class { $all } MiB. Judge fewer files at a time.
class-says-no-points = No task that was judged gives points, so everyone has the same rank. Points belong to the goals of a task (“points” in its file), and a program counts for the task that its file names (“task”).
class-says-incomplete = Stopped before the end: only the programs judged so far are listed.
class-says-not-all-compared = There are too many programs, or they are too long, to compare them all: groups of nearly equal programs may be missing.
class-says-comparison-stopped = The comparison was stopped: some groups may be missing.
class-says-alike = 100 means equal except for variable names, positions and comments; 80 or more, nearly equal. Short programs can be similar even if nobody copied.
class-says-picture-left-out = No picture: the program is too long, or the page is already too large.
class-says-brought-in = { $blocks ->
        [one] One block was
       *[other] { $blocks } blocks were
    } brought into slot { $number } from outside.
class-says-brought-in-task = { $blocks ->
        [one] One block was
       *[other] { $blocks } blocks were
    } brought into slot { $number } of the task “{ $task }” from outside.
class-says-closed = The window was closed { $times ->
        [one] once
       *[other] { $times } times
    }, for { $time } minutes in total.
class-says-clock-back = The computer's clock ran backwards by { $time } minutes.
class-says-extra = { $minutes ->
        [one] One extra minute.
       *[other] { $minutes } extra minutes.
    }
class-says-archive-empty = The archive holds no programs or hand-ins.
class-says-archive-nested = This is an archive inside an archive: unpack the outer one first.
class-says-archive-large = The archive unpacks to more than { $most } MiB: unpack it yourself and add only the hand-ins.
class-says-archive-damaged = This is not a zip archive, or it is damaged: pack the hand-ins again, as zip.
class-says-archive-locked = A password protects this file: unpack the archive yourself and add the files in it.
class-says-archive-twice = { $count ->
        [one] One file of the archive cannot be read, because another has the same name
       *[other] { $count } files of the archive cannot be read, because others have the same names
    }: unpack it yourself and add the files in it.
class-absent = Absent
class-says-roster-head = The first line of the roster must name its columns: name,class (separated by commas or semicolons).
class-says-roster-sheet = This is a spreadsheet or an archive, not a roster: save the roster as CSV (UTF-8).
class-says-roster-quote = Line { $line } of the roster opens a quotation mark and does not close it: close it, or delete it.
class-says-roster-fields = Line { $line } of the roster has { $fields } fields, but the first line names only { $columns }: put a name that contains a comma in quotation marks.
class-says-roster-long = The roster has more than { $most } lines: that is too many for a class.
