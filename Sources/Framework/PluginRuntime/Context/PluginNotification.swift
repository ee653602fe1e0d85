// SPDX-License-Identifier: MIT

/// A notification of a plugin for the user, in one or two sentences.
///
/// The shell shows it as a toast while its window is active, otherwise as a notification of the desktop. It is added to the history,
/// unless it is refused: see ``PluginContext/notify(_:perform:)``.
/// ```swift
/// context.notify(PluginNotification("The import is finished", body: "12 contacts were added.", action: "Show")) { show() }
/// ```
public struct PluginNotification: Sendable, Codable, Hashable {
    /// The event in a few words. At most 200 characters are shown.
    public var title: String
    /// The details; empty for none. At most 1,000 characters are shown.
    public var body: String
    /// The title of its button; empty for no button. At most 50 characters are shown.
    public var action: String

    /// Creates a notification.
    public init(_ title: String, body: String = "", action: String = "") {
        self.title = title
        self.body = body
        self.action = action
    }

    /// The notification with its texts truncated to the lengths that are shown, which are counted in characters. What a process may send
    /// is limited in bytes, by the declaration of the operation.
    package var bounded: PluginNotification {
        PluginNotification(
            String(title.prefix(200)), body: String(body.prefix(1_000)), action: String(action.prefix(50)))
    }
}

/// A notification with the number that its plugin has given it.
package struct PostedNotification: Codable, Sendable, Equatable {
    package var number: Int
    package var notification: PluginNotification

    package init(number: Int, notification: PluginNotification) {
        self.number = number
        self.notification = notification
    }
}

/// The state of the long work of a plugin.
package struct WorkReport: Codable, Sendable, Equatable {
    package enum State: Codable, Sendable, Equatable {
        case running(fraction: Double?, text: String, secondsLeft: Double?)
        case finished
        case failed(String)
        case cancelled
    }

    /// The number that its plugin has given it.
    package var number: Int
    package var title: String
    package var state: State

    package init(number: Int, title: String, state: State) {
        self.number = number
        self.title = title
        self.state = state
    }

    /// Whether it needs no row any more.
    package var isOver: Bool { state == .finished || state == .cancelled }

    /// The report with its texts truncated to the characters that a row shows, and without a time that is not finite. What a process may
    /// send is limited in bytes, by the declaration of the operation.
    package var bounded: WorkReport {
        var report = self
        report.title = String(title.prefix(200))
        switch state {
        case .running(let fraction, let text, let secondsLeft):
            let seconds = secondsLeft.flatMap { $0.isFinite ? $0 : nil }
            report.state = .running(fraction: fraction, text: String(text.prefix(200)), secondsLeft: seconds)
        case .failed(let reason): report.state = .failed(String(reason.prefix(1_000)))
        case .finished, .cancelled: break
        }
        return report
    }
}
