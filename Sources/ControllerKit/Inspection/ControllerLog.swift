// SPDX-License-Identifier: MIT

import Glibc
import RxKernel
import Synchronization

/// A log entry for each controller that is created, shown, hidden or released, with the number of controllers of its type. Use it to find a leak, or
/// the reason why a screen that is not visible is still active.
///
/// ```sh
/// RXSHELL_LOG_CONTROLLERS=1 ./Contacts
/// ```
/// The log belongs to the process, with the controllers of all its applications, since the environment starts it. A test or a tool sets ``handler``
/// instead. Controllers that were created before are not logged. Tests find leaks by
/// `HeadlessApp.survivors`.
public struct ControllerLog: Sendable, Equatable, CustomStringConvertible {
    /// What happened to the controller.
    public enum Change: String, Sendable {
        /// It was created.
        case created
        /// It has become visible.
        case shown
        /// It is not visible any more: another screen is in its position, its window is minimized, or it was dismissed.
        case hidden
        /// It was released.
        case released
    }

    /// The type of the controller.
    public let controller: String
    /// What happened to it.
    public let change: Change
    /// The number of controllers of the type that exist now, without those from before logging began.
    public let living: Int

    public var description: String { "\(controller) was \(change.rawValue), \(living) exist now" }

    /// Receives the log; nil for none. With `RXSHELL_LOG_CONTROLLERS` in the environment, it writes each entry as a line on standard error.
    @preconcurrency @MainActor public static var handler: ((ControllerLog) -> Void)? =
        getenv("RXSHELL_LOG_CONTROLLERS") == nil ? nil : { entry in writeLine(entry) }

    @MainActor private static func writeLine(_ entry: ControllerLog) {
        var line = "ControllerKit: \(entry)\n"
        line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }

    @MainActor static var isEnabled: Bool { handler != nil }

    /// Logs the creation and the release of a controller, which retains it.
    final class Life: Sendable {
        private static let counts = Mutex<[String: Int]>([:])
        private let controller: String

        @MainActor init(_ controller: String) {
            self.controller = controller
            let living = Self.count(controller, by: 1)
            ControllerLog.handler?(ControllerLog(controller: controller, change: .created, living: living))
        }

        deinit {
            let living = Self.count(controller, by: -1)
            let entry = ControllerLog(controller: controller, change: .released, living: living)
            if MainThread.isCurrent {
                MainActor.assumeIsolated { ControllerLog.handler?(entry) }
            } else {
                Task { @MainActor in ControllerLog.handler?(entry) }
            }
        }

        @MainActor func note(_ change: Change) {
            let living = Self.count(controller, by: 0)
            ControllerLog.handler?(ControllerLog(controller: controller, change: change, living: living))
        }

        private static func count(_ controller: String, by change: Int) -> Int {
            counts.withLock { counts in
                let count = counts[controller, default: 0] + change
                counts[controller] = count == 0 ? nil : count
                return count
            }
        }
    }
}
