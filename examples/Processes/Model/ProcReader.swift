// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Reads the processes of the system again and again.
///
/// The stat line of each process is read each time, and nothing else of a process whose line is the same as before. Any thread may read, one at a time.
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

        package init(
            ticksPerSecond: UInt64, pageSize: UInt64, user: UInt32,
            userName: @escaping @Sendable (UInt32) -> String, clock: @escaping @Sendable () -> Double
        ) {
            self.ticksPerSecond = max(ticksPerSecond, 1)
            self.pageSize = pageSize
            self.user = user
            self.userName = userName
            self.clock = clock
        }

        /// The system on which the program runs.
        package static var current: Environment {
            Environment(
                ticksPerSecond: UInt64(max(sysconf(Int32(_SC_CLK_TCK)), 1)),
                pageSize: UInt64(max(sysconf(Int32(_SC_PAGESIZE)), 1)), user: geteuid(),
                userName: { uid in
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
                })
        }
    }

    private let state: Mutex<ProcTable>

    /// Creates a reader of a folder like `/proc`.
    package init(root: String = "/proc", environment: Environment = .current) {
        state = Mutex(ProcTable(root: root, environment: environment))
    }

    /// Reads all processes. A process that ends meanwhile is left out.
    package func read() throws(ProcError) -> ProcessSnapshot {
        let result: Result<ProcessSnapshot, ProcError> = state.withLock { table in
            do throws(ProcError) { return .success(try table.read()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Returns whether a process is still the same one.
    package func isRunning(_ id: ProcessID) -> Bool {
        state.withLock { $0.startTicks(of: id.pid) == id.startTicks }
    }
}
