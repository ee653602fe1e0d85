// SPDX-License-Identifier: MIT

/// A message of a plugin to the user, in one or two sentences.
///
/// The shell shows it as a toast while its window is active, and else as a notification of the desktop; it is in the history in any case.
/// ```swift
/// context.notify(PluginNotification("The import is finished", body: "12 contacts were added.", action: "Show")) { show() }
/// ```
/// See ``PluginContext/notify(_:perform:)``.
public struct PluginNotification: Sendable, Codable, Hashable {
    /// What has happened. At most 200 characters are shown.
    public var title: String
    /// More about it; empty for nothing. At most 1,000 characters are shown.
    public var body: String
    /// The title of its button; empty for none. At most 50 characters are shown.
    public var action: String

    /// Creates a notification.
    public init(_ title: String, body: String = "", action: String = "") {
        self.title = title
        self.body = body
        self.action = action
    }

    /// The notification with at most as much text as is shown.
    var bounded: PluginNotification {
        PluginNotification(
            String(title.prefix(200)), body: String(body.prefix(1_000)), action: String(action.prefix(50)))
    }
}

/// A notification with the number by which its plugin knows it.
struct PostedNotification: Codable, Sendable, Equatable {
    var number: Int
    var notification: PluginNotification
}

/// How far the long work of a plugin is.
struct WorkReport: Codable, Sendable, Equatable {
    enum State: Codable, Sendable, Equatable {
        case running(fraction: Double?, text: String, secondsLeft: Double?)
        case finished
        case failed(String)
        case cancelled
    }

    /// The number by which its plugin knows it.
    var number: Int
    var title: String
    var state: State

    /// The report with at most as much text as is shown, and with numbers that can be shown.
    var bounded: WorkReport {
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
