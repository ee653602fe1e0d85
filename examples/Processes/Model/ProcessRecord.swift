// SPDX-License-Identifier: MIT

/// Identifies a process. Its number alone does not: the kernel gives the number of a process that has ended to another one.
package struct ProcessID: Hashable, Sendable, Codable {
    package let pid: Int32
    /// When the process started, in clock ticks after the start of the system.
    package let startTicks: UInt64

    package init(pid: Int32, startTicks: UInt64) {
        self.pid = pid
        self.startTicks = startTicks
    }
}

/// A process, as it was at the last reading.
package struct ProcessRecord: Identifiable, Equatable, Sendable, Codable {
    package let id: ProcessID
    package var parent: Int32
    package var name: String
    package var state: ProcessState
    package var user: String
    /// Whether it belongs to the user who runs this program.
    package var isOwn: Bool
    package var threads: Int
    package var nice: Int
    /// The processor time since the reading before, in tenths of a percent of one processor.
    package var processorPermille: Int
    /// The processor time since it started, in seconds.
    package var processorSeconds: Int
    /// The memory in use, in bytes.
    package var memory: UInt64
    /// The bytes per second that it reads from disks and writes to them; nil if the user may not read them.
    package var diskRate: UInt64?
    /// When it started, in seconds since 1970.
    package var start: Int
    package var command: String

    package var pid: Int32 { id.pid }
}

/// All processes, as they were at one reading.
package struct ProcessSnapshot: Equatable, Sendable {
    /// In the order of their numbers.
    package var processes: [ProcessRecord] = []
    /// The first hundred processes whose lines were malformed.
    package var skipped: [SkippedProcess] = []
    /// The memory of the system, and the used part of it, in bytes; 0 if it is not known.
    package var totalMemory: UInt64 = 0
    package var usedMemory: UInt64 = 0
    /// How many processes have changed since the reading before.
    package var changedCount = 0
    /// The use of all processors together, in tenths of a percent; nil at the first reading.
    package var processorPermille: Int?

    package init() {}
}
