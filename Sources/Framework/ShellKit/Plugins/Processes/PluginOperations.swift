// SPDX-License-Identifier: MIT

import PluginKit
import RemoteBackend
import ViewKit
import WireKit

/// The operations between a plugin's process and its shell, in addition to those of views. A number is never
/// used again for another operation.
///
/// Each one to the shell says how many bytes it and each of its texts may have: see <doc:Faults>. The
/// plugin's process cuts longer texts and warns of them; a process that sends more nevertheless is ended.
enum PluginOperations {
    // MARK: To the shell

    static let page = WireOperation<ShellPage>(200, "page", length: 4_096, textLength: 256)
    static let action = WireOperation(
        201, "action", length: 32_768, textLength: 1_000,
        defaults: NewAction(id: "", title: "", shortcuts: [], traits: Command.Traits()))
    static let warning = WireOperation<String>(202, "warning", length: 8_192, textLength: 4_000)
    /// The plugin was activated.
    static let active = WireOperation<Bool>(203, "active", length: 64)
    /// The plugin cannot be loaded, or has thrown an error when it was activated. The body is the error message.
    static let failed = WireOperation<String>(204, "failed", length: 8_192, textLength: 4_000)
    static let answer = WireOperation<DismissalAnswer>(205, "answer", length: 256)

    /// A screen of the page asks the user before it answers.
    static let asking = WireOperation<DismissalReason>(
        215, "asking", isOptional: true, length: 8_192, textLength: 4_000)

    static let setting = WireOperation<SettingChange>(206, "setting", length: 131_072, textLength: 65_536)

    static let notification = WireOperation<PostedNotification>(
        212, "notification", length: 16_384, textLength: 4_000)
    static let work = WireOperation<WorkReport>(213, "work", length: 16_384, textLength: 4_000)
    static let badge = WireOperation<PageBadge>(214, "badge", length: 1_024, textLength: 256)

    // MARK: To the plugin

    static let perform = WireOperation<String>(220, "perform")
    /// Asks a page whether it may be dismissed.
    static let ask = WireOperation<DismissalQuestion>(221, "ask")
    /// The values of all settings. The plugin is loaded when the first values arrive.
    static let settings = WireOperation<SettingValues>(222, "settings")
    /// The user has pressed the button of a notification.
    static let performNotification = WireOperation<Int>(232, "performNotification")
    /// The user has cancelled work.
    static let cancelWork = WireOperation<Int>(233, "cancelWork")
}

extension Connection {
    /// Sends a message of the plugin to its shell. Texts that are too long are cut, and the list of plugins has a warning.
    func sendToShell<Body>(_ operation: WireOperation<Body>, _ body: Body) {
        guard send(operation, to: 0, body, cuttingTextsTo: operation.textLength),
            let length = operation.textLength
        else { return }
        send(
            PluginOperations.warning,
            "A text was cut, because it has more than \(length) bytes. It was sent with the operation \"\(operation.name)\"."
        )
    }
}

/// An action that a plugin has registered.
struct NewAction: Codable, Sendable {
    var id: String
    var title: String
    var shortcuts: [Shortcut]
    var traits: Command.Traits
}

/// A short text beside a page in the side bar.
struct PageBadge: Codable, Sendable {
    var page: ShellPage.ID
    var text: String
}

/// A setting that the plugin has changed.
struct SettingChange: Codable, Sendable {
    var id: String
    var value: SettingValue
}

/// The values of all settings, and the number of changes by the plugin that they include.
struct SettingValues: Codable, Sendable {
    var values: [String: SettingValue]
    var lastReceivedChange: Int
}

struct DismissalQuestion: Codable, Sendable {
    var number: Int
    var page: String
}

struct DismissalReason: Codable, Sendable {
    var number: Int
    /// See `ViewController.reasonToStay`.
    var reason: String?
}

struct DismissalAnswer: Codable, Sendable {
    var number: Int
    var mayDismiss: Bool
}
