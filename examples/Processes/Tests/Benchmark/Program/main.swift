// SPDX-License-Identifier: MIT

// `ProcessesBenchmark` reads the processes of the system thirty times, once a second, and prints what one update of the list costs: the
// reading, and the rows of a list without a display. Built in release mode; `run` beside this file does that, and starts processes.

import ControllerKit
import Foundation
import HeadlessBackend
import ProcessesFlows
import ProcessesModel

/// The processor time of this program in milliseconds.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

let reader = ProcReader()
_ = HeadlessBackend.install()
let screen = ProcessListBenchmark()
screen.show(try reader.read())

var times: [(reading: Double, rows: Double)] = []
var last = ProcessSnapshot()
for _ in 1...30 {
    sleep(1)
    let start = processorTime()
    last = try reader.read()
    let read = processorTime()
    screen.show(last)
    times.append((read - start, processorTime() - read))
}

func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
let reading = mean(times.map(\.reading))
let rows = mean(times.map(\.rows))
print(
    String(
        format:
            "%d processes, of which %d have changed in the last second: %.1f ms for the reading and %.1f ms for the rows, mean of %d updates: %.2f %% of a core (at most 3)",
        last.processes.count, last.changedCount, reading, rows, times.count, (reading + rows) / 10))
