// SPDX-License-Identifier: MIT

// `ProcessesBenchmark [COUNT]` writes a folder like /proc with COUNT processes, of which one percent is busy, and prints what one update of the list
// costs: the reading, and the rows of a list without a display. Built in release mode; `run` beside this file does that.
// `ProcessesBenchmark COUNT FOLDER` writes the folder, and changes one percent of the processes once a second, until it is ended.

import ControllerKit
import Foundation
import HeadlessBackend
import ProcessesFlows
import ProcessesModel

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5000
let folder = CommandLine.arguments.dropFirst(2).first
let root =
    folder.map { URL(filePath: $0) }
    ?? FileManager.default.temporaryDirectory.appending(path: "processes-benchmark-\(UUID())")
defer { try? FileManager.default.removeItem(at: root) }

func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: root.appending(path: name))
}

func line(_ pid: Int, _ ticks: Int) -> String {
    "\(pid) (process \(pid)) S \(max(1, pid / 10)) 1 1 0 -1 4194304 1 2 3 4 \(ticks) 0 0 0 20 0 3 0 \(pid) 4096 \(pid) "
        + "18446744073709551615 1 1 0 0 0 0 0 0 0 0 0 0 17 0 0 0 0 0 0 0\n"
}

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

for pid in 1...count {
    try FileManager.default.createDirectory(
        at: root.appending(path: "\(pid)"), withIntermediateDirectories: true)
    try write(line(pid, 0), "\(pid)/stat")
    try write("/usr/bin/process\0--number\0\(pid)\0", "\(pid)/cmdline")
    try write("read_bytes: 0\nwrite_bytes: 0\n", "\(pid)/io")
}
try write("cpu  100 0 100 800 0 0 0 0 0 0\nbtime 1700000000\n", "stat")
try write("MemTotal: 1000 kB\nMemAvailable: 250 kB\n", "meminfo")

/// One percent of the processes has worked since the update before.
func work(_ update: Int) throws {
    for busy in 0..<count / 100 {
        let pid = 1 + (busy * 97 + update * 31) % count
        try write(line(pid, update * 10 + busy % 7), "\(pid)/stat")
    }
}

if folder != nil {
    print("written")
    fflush(nil)
    for update in 1... {
        sleep(1)
        try work(update)
    }
}

let reader = ProcReader(root: root.path(percentEncoded: false))
_ = HeadlessBackend.install()
let screen = ProcessListBenchmark()
screen.show(try reader.read())

var times: [(reading: Double, rows: Double)] = []
for update in 1...40 {
    try work(update)
    let start = processorTime()
    let snapshot = try reader.read()
    let read = processorTime()
    screen.show(snapshot)
    times.append((read - start, processorTime() - read))
}
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
// A process that is quiet is read less often after ten readings.
times.removeFirst(15)
let reading = median(times.map(\.reading))
let rows = median(times.map(\.rows))
print(
    String(
        format:
            "%d processes: %.1f ms for the reading and %.1f ms for the rows, median of %d updates: %.2f %% of a core (at most 3)",
        count, reading, rows, times.count, (reading + rows) / 10))
