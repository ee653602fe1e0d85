// SPDX-License-Identifier: MIT

import Glibc
import RxKernel
import Synchronization

/// A log entry for each controller that is created, shown, hidden or released, with the number of controllers
/// of its type. Use it to find a leak, or the reason why a screen that is not visible is still active.
///
/// ```sh
/// RXSHELL_LOG_CONTROLLERS=1 ./Contacts
/// ```
/// The log belongs to the application in which a controller was created, also where several applications run
/// in one process. A test or a tool sets ``ApplicationSession/controllerLog``. Controllers that were created
/// before are not logged. Tests find leaks by `HeadlessApp.retainedObjects`.
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

    /// Writes an entry as a line on standard error.
    @MainActor private static func writeLine(_ entry: ControllerLog) {
        writeToStandardError("ControllerKit: \(entry)")
    }

    /// The receiver of the log of an application, and the numbers of its controllers.
    final class Receiver: Sendable {
        @MainActor var handler: ((ControllerLog) -> Void)? =
            getenv("RXSHELL_LOG_CONTROLLERS") == nil ? nil : { entry in writeLine(entry) }
        private let counts = Mutex<[String: Int]>([:])

        @MainActor init() {}

        fileprivate func entry(_ controller: String, _ change: Change, by difference: Int) -> ControllerLog {
            let living = counts.withLock { counts in
                let count = counts[controller, default: 0] + difference
                counts[controller] = count == 0 ? nil : count
                return count
            }
            return ControllerLog(controller: controller, change: change, living: living)
        }
    }

    /// Logs the creation and the release of a controller, which retains it.
    final class Life: Sendable {
        private let controller: String
        private let receiver: Receiver

        /// Returns nil if there is no application, or it does not log its controllers.
        @MainActor init?(_ controller: String, in session: ApplicationSession?) {
            guard let receiver = session?.controllerLogReceiver, let handler = receiver.handler else {
                return nil
            }
            self.controller = controller
            self.receiver = receiver
            handler(receiver.entry(controller, .created, by: 1))
        }

        deinit {
            let entry = receiver.entry(controller, .released, by: -1)
            if MainThread.isCurrent {
                MainActor.assumeIsolated { receiver.handler?(entry) }
            } else {
                Task { @MainActor [receiver] in receiver.handler?(entry) }
            }
        }

        @MainActor func note(_ change: Change) {
            receiver.handler?(receiver.entry(controller, change, by: 0))
        }
    }
}

extension ApplicationSession {
    /// Receives the log of the controllers of this application; nil for none. With `RXSHELL_LOG_CONTROLLERS`
    /// in the environment, it writes each entry as a line on standard error.
    public var controllerLog: ((ControllerLog) -> Void)? {
        get { controllerLogReceiver.handler }
        set { controllerLogReceiver.handler = newValue }
    }
}
