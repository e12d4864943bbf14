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
class-says-more-remarks = { $more ->
        [one] There is one more remark.
       *[other] There are { $more } more remarks.
    }
class-says-brought = { $at }: { $blocks ->
        [one] one block came
       *[other] { $blocks } blocks came
    } from outside, { $how ->
        [clipboard] by the clipboard.
        [picture] by a picture.
        [start] by the file given at the start.
        [hand-in] by something that was handed in.
       *[file] by a file.
    }
class-says-brought-slot = In slot { $number } there is something that came from outside.
class-says-brought-slot-of-task = In slot { $number } of the task “{ $task }” there is something that came from outside.
class-says-sign-restarted = { $at }: the window was closed and opened again.
class-says-sign-closed = { $at }: the window was closed for { $time } minutes.
class-says-sign-clock-back = { $at }: the computer's clock was set back by { $time } minutes.
class-says-sign-clock-forward = { $at }: the computer's clock was set forward by { $time } minutes.
class-says-sign-state = { $at }: the notes about the contest were changed from outside.
class-says-sign-slot = { $at }: a slot was changed from outside.
class-says-sign-tasks = { $at }: the file of the contest was changed during the contest.
class-says-sign-second-window = { $at }: a second window was open.
class-says-sign-command-line = { $at }: the command { $command } was used on the same computer.
class-says-sign-begun-before = { $at }: the same contest had been begun on this computer { $times ->
        [one] once
       *[other] { $times } times
    } before.
class-says-sign-window-outside = { $at }: a window outside the contest was open.
class-says-sign-begun-apart = { $at }: the contest was begun apart from the others: in the ten minutes before and after at most one other person began it.
class-says-sign-hand-in = The file was changed after it was handed in: what it notes cannot be relied on.
class-says-sign-other-tasks = { $at }: the contest was begun with other tasks, or another time, than its file has.
class-says-sign-begun-once = { $at }: this is the same contest as in { $file }, begun only once: a copied folder, or another name.
class-says-sign-other-contest = The file does not come from the contest that the others come from: nobody knows how it was made.
