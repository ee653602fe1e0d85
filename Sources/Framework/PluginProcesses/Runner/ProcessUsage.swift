// SPDX-License-Identifier: MIT

import FileKit
import Glibc

/// The resource usage of a process and its descendants, read from `/proc`.
package struct ProcessUsage: Equatable {
    /// The number of processes.
    package var count = 0
    /// The private memory in bytes.
    package var memory = 0
    /// The processor time since the start.
    package var time = Duration.zero
    /// The time of the start, in seconds since 1970.
    package var start = 0

    /// Measures a process and its descendants. Returns nil if the process has ended.
    package init?(of pid: Int32, proc: String = "/proc") {
        guard let status = Self.status(of: pid, proc) else { return nil }
        start = Self.bootTime(proc) + status.start / Self.ticks
        var pending = [pid]
        var seen: Set<Int32> = []
        while let next = pending.popLast(), seen.count < 1_000 {
            guard seen.insert(next).inserted, let status = Self.status(of: next, proc) else { continue }
            count += 1
            memory += Self.memory(of: next, proc)
            time += .milliseconds(status.time * 1_000 / Self.ticks)
            pending += Self.children(of: next, proc)
        }
    }

    private static func read(_ path: String) -> String {
        let bytes = try? RegularFile(path).contents(upTo: 1 << 16)
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    private static let ticks = max(1, sysconf(Int32(_SC_CLK_TCK)))

    /// Returns two numbers of clock ticks: the processor time of a process, and the time from the start of
    /// the system to the start of the process.
    private static func status(of pid: Int32, _ proc: String) -> (time: Int, start: Int)? {
        let text = Self.read("\(proc)/\(pid)/stat")
        // The name of the program is in parentheses, and may contain parentheses itself.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ").map { Int($0) ?? 0 }
        return fields.count > 19 ? (fields[11] + fields[12], fields[19]) : nil
    }

    private static func memory(of pid: Int32, _ proc: String) -> Int {
        let lines = Self.read("\(proc)/\(pid)/smaps_rollup").split(separator: "\n")
        let own = lines.filter { $0.hasPrefix("Private_") }
            .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
        if !own.isEmpty { return own.reduce(0, +) << 10 }
        // If the system does not allow reading smaps_rollup, the resident memory without shared pages is used.
        let pages = Self.read("\(proc)/\(pid)/statm").split(separator: " ").compactMap { Int($0) }
        return pages.count > 2 ? (pages[1] - pages[2]) * Int(getpagesize()) : 0
    }

    private static func children(of pid: Int32, _ proc: String) -> [Int32] {
        Folder.names(in: "\(proc)/\(pid)/task").flatMap { task in
            Self.read("\(proc)/\(pid)/task/\(task)/children").split(whereSeparator: \.isWhitespace)
                .compactMap { Int32($0) }
        }
    }

    private static func bootTime(_ proc: String) -> Int {
        let line = Self.read("\(proc)/stat").split(separator: "\n").first { $0.hasPrefix("btime ") }
        return line.flatMap { Int($0.dropFirst(6)) } ?? 0
    }
}
