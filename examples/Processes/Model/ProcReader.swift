// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Reads the processes of the system again and again.
///
/// Where the kernel tells the processor time of a process without a file, the stat line of a process that has not run is read at every
/// thirtieth reading only. Nothing else is read of a process whose line is the same as before. A process that has not run for ten readings
/// is looked at in every third one only. Any thread may read, one at a time.
package final class ProcReader: Sendable {
    /// The units of the kernel's numbers, and the names of the users.
    package struct Environment: Sendable {
        package var ticksPerSecond: UInt64
        package var pageSize: UInt64
        /// The user who runs this program.
        package var user: UInt32
        /// Returns the name of a user.
        package var userName: @Sendable (UInt32) -> String
        /// Returns the seconds of a clock that is never set back.
        package var clock: @Sendable () -> Double
        /// Returns the processor time of a process in nanoseconds, and nil if there is none with this number. Nil where the processor time
        /// is not known.
        package var processorTime: (@Sendable (Int32) -> UInt64?)?

        package init(
            ticksPerSecond: UInt64, pageSize: UInt64, user: UInt32,
            userName: @escaping @Sendable (UInt32) -> String, clock: @escaping @Sendable () -> Double,
            processorTime: (@Sendable (Int32) -> UInt64?)? = nil
        ) {
            self.ticksPerSecond = max(ticksPerSecond, 1)
            self.pageSize = pageSize
            self.user = user
            self.userName = userName
            self.clock = clock
            self.processorTime = processorTime
        }

        /// The system on which the program runs.
        ///
        /// - Parameter root: the folder that lists its processes. If the numbers in it are those of another system, as in a container that
        ///   shows the processes of its host, the processor times are not known.
        package static func current(root: String) -> Environment {
            var target = [UInt8](repeating: 0, count: 16)
            let length = readlink("\(root)/self", &target, target.count)
            // In the sandbox of a plugin, other users have no numbers of their own.
            let hidesUsers = Self.hidesUsers(root: root)
            let isOwn = length > 0 && String(decoding: target.prefix(length), as: UTF8.self) == "\(getpid())"
            return Self(
                ticksPerSecond: UInt64(max(sysconf(Int32(_SC_CLK_TCK)), 1)),
                pageSize: UInt64(max(sysconf(Int32(_SC_PAGESIZE)), 1)), user: geteuid(),
                userName: { uid in
                    if hidesUsers, uid == Self.hiddenUser { return "another user" }
                    var entry = passwd()
                    var found: UnsafeMutablePointer<passwd>?
                    return withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 16) { buffer in
                        let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
                        guard let text, getpwuid_r(uid, &entry, text, buffer.count, &found) == 0, found != nil
                        else { return "\(uid)" }
                        return String(cString: entry.pw_name)
                    }
                },
                clock: {
                    var time = timespec()
                    clock_gettime(CLOCK_MONOTONIC, &time)
                    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
                },
                processorTime: isOwn ? { @Sendable in Self.processorTime(of: $0) } : nil)
        }

        /// The number that the kernel shows for users who have none in a sandbox (`/proc/sys/kernel/overflowuid`).
        private static let hiddenUser: UInt32 = 65_534

        /// Whether the map of users, user_namespaces(7), lacks some of them.
        private static func hidesUsers(root: String) -> Bool {
            let file = open("\(root)/self/uid_map", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return false }
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 256)
            let length = max(Glibc.read(file, &bytes, bytes.count), 0)
            let words = String(decoding: bytes.prefix(length), as: UTF8.self).split { " \n".contains($0) }
            return !words.isEmpty && words.last != "4294967295"
        }

        /// The clock of a process, without the extra call of `clock_getcpuclockid`, which asks the kernel whether the process exists.
        /// The number of a clock: `include/linux/posix-timers_types.h` of Linux, `make_process_cpuclock` with `CPUCLOCK_SCHED`.
        private static func processorTime(of pid: Int32) -> UInt64? {
            var time = timespec()
            guard clock_gettime(~pid << 3 | 2, &time) == 0 else { return nil }
            return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        }
    }

    private let state: Mutex<ProcTable>

    /// Creates a reader of a folder like `/proc`.
    package init(root: String = "/proc", environment: Environment? = nil) {
        state = Mutex(ProcTable(root: root, environment: environment ?? .current(root: root)))
    }

    /// Reads all processes. A process that ends meanwhile is left out.
    package func read() throws(ProcError) -> ProcessSnapshot {
        let result: Result<ProcessSnapshot, ProcError> = state.withLock { table in
            do throws(ProcError) { return .success(try table.read()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Reads a process completely at the next reading, because this program has changed it.
    func noteChange(of id: ProcessID) { state.withLock { $0.noteChange(of: id.pid) } }

    /// Returns whether a process is still the same one.
    package func isRunning(_ id: ProcessID) -> Bool {
        state.withLock { $0.startTicks(of: id.pid) == id.startTicks }
    }
}
