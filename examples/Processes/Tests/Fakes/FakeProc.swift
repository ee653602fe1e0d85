// SPDX-License-Identifier: MIT

import Foundation
import ProcessesModel
import Synchronization

/// A folder like `/proc`, which a test writes.
package final class FakeProc: Sendable {
    package let root: URL
    private let seconds = Mutex(100.0)
    private let processorTimes = Mutex<[Int32: UInt64]>([:])

    package init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "proc-\(UUID())")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try write("cpu  100 0 100 800 0 0 0 0 0 0\nbtime 1700000000\n", to: "stat")
        try write("MemTotal:       1000 kB\nMemFree: 1 kB\nMemAvailable:    250 kB\n", to: "meminfo")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    package var path: String { root.path(percentEncoded: false) }

    /// - Parameter knowsProcessorTimes: whether the reader has the times that ``run(_:for:)`` sets.
    package func makeReader(knowsProcessorTimes: Bool = false) -> ProcReader {
        let processorTime: @Sendable (Int32) -> UInt64? = { [self] pid in
            processorTimes.withLock { times in times[pid] }
        }
        return ProcReader(
            root: path,
            environment: .init(
                ticksPerSecond: 100, pageSize: 4096, user: geteuid(), userName: { _ in "ada" },
                clock: { [self] in seconds.withLock { $0 } },
                processorTime: knowsProcessorTimes ? processorTime : nil))
    }

    /// Lets a process run for some nanoseconds; nil ends it.
    package func run(_ pid: Int32, for time: UInt64?) {
        processorTimes.withLock { times in times[pid] = time.map { $0 + (times[pid] ?? 0) } }
    }

    package func advance(by time: Double) { seconds.withLock { $0 += time } }

    package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    package func write(_ bytes: Data, to name: String) throws {
        try bytes.write(to: root.appending(path: name))
    }

    /// Writes the file about the system as a computer with many processors and interrupts has it.
    package func writeStat(processors: Int, interrupts: Int) throws {
        let processor = " 100 0 100 800 0 0 0 0 0 0\n"
        let lines = (0..<processors).map { "cpu\($0)" + processor }.joined()
        let numbers = String(repeating: " 0", count: interrupts)
        let rest = "intr 5\(numbers)\nctxt 5\nbtime 1700000000\nprocesses 9\n"
        try write("cpu \(processor)\(lines)\(rest)", to: "stat")
    }

    /// Adds a process, or changes it.
    package func set(
        _ pid: Int, _ name: String = "test", parent: Int = 1, state: String = "S", ticks: Int = 0,
        pages: Int = 10,
        nice: Int = 0, start: Int? = nil, command: String? = nil, disk: Int? = nil
    ) throws {
        try FileManager.default.createDirectory(
            at: root.appending(path: "\(pid)"), withIntermediateDirectories: true)
        try write(
            Self.line(
                pid, name, parent: parent, state: state, ticks: ticks, pages: pages, nice: nice,
                start: start ?? pid),
            to: "\(pid)/stat")
        if let command { try write(command, to: "\(pid)/cmdline") }
        if let disk { try write("rchar: 1\nread_bytes: \(disk)\nwrite_bytes: 0\n", to: "\(pid)/io") }
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: root.appending(path: name))
    }

    package static func line(
        _ pid: Int, _ name: String, parent: Int = 1, state: String = "S", ticks: Int = 0, pages: Int = 10,
        nice: Int = 0, start: Int = 5
    ) -> String {
        "\(pid) (\(name)) \(state) \(parent) 1 1 0 -1 4194304 1 2 3 4 \(ticks) 0 0 0 20 \(nice) 3 0 \(start) 4096 \(pages) "
            + "18446744073709551615 1 1 0 0 0 0 0 0 0 0 0 0 17 0 0 0 0 0 0 0\n"
    }
}
