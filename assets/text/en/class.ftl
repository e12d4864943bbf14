### Classes and contests: what many people handed in, judged and ranked.

## Words

class-title = Class
class-ranking = Ranking
class-rank = Rank
class-pupil = Pupil
class-points = Points
class-task = Task
class-slot = Slot
class-verdict = Verdict
class-cost = Cost
class-blocks = Blocks
class-steps = Steps
class-cases = Cases tried
class-alike = Alike
class-group = Group
class-likeness = Likeness
class-remarks = Remarks
class-file = File
class-error = Error
class-code = Code
class-brought-in = Brought in
class-unreadable = Unreadable

## Sentences

class-progress = { $done } judged, the last by { $pupil }
class-says-task-unknown = The task “{ $id }” is not known: give the file of the contest or course that it belongs to.
class-says-task-unknown-course = The task “{ $id }” of the course “{ $course }” is not known: give the file of that contest or course.
class-says-slot-empty = Slot { $number } is named as the solution of the task “{ $id }”, but it is empty.
class-says-too-long = The program has more than { $most } MiB: it is too long for a class.
class-says-too-many = There are more than { $most } files: this one and those after it are not read.
class-says-no-room = There is no room for all of this file: the programs of one file may take { $one } MiB of memory, those of the whole class { $all } MiB. Judge fewer files at a time.
class-says-no-points = No task gives points, so all share one rank: points are written in “Points in a contest”, among the goals of a task (“points” in its file).
class-says-incomplete = Stopped before the end: here is only what had been judged.
class-says-not-all-compared = The programs are too many or too long to compare them all: groups of nearly equal programs may be missing.
class-says-comparison-stopped = The comparison was stopped: groups may be missing.
class-says-alike = 100: equal up to the names of variables, positions and comments. From 80 on: nearly equal. Short programs are alike without copying.
class-says-picture-left-out = The picture is left out: the program is too long, or the page is too large already.
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
    }, for { $time } minutes in all.
class-says-clock-back = The computer's clock ran backwards by { $time } minutes.
class-says-extra = { $minutes ->
        [one] One extra minute.
       *[other] { $minutes } extra minutes.
    }
class-says-archive-empty = The archive holds no programs or hand-ins.
class-says-archive-nested = This is an archive inside an archive: unpack it.
class-says-archive-large = Unpacked, the archive takes more than { $most } MiB: unpack only the hand-ins.
class-absent = Absent
class-group-of-pupils = Class
class-says-roster-head = The first line of the roster must hold the names of its columns: name,class (commas or semicolons).
class-says-roster-long = The roster has more than { $most } lines: no class has so many.
