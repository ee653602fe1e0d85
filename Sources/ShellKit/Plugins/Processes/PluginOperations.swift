// SPDX-License-Identifier: MIT

import PluginKit
import RemoteBackend
import ViewKit
import WireKit

/// The operations between a plugin's process and its shell, in addition to those of views. A number is never used again for another operation.
enum PluginOperations {
    // MARK: To the shell

    static let page = WireOperation<ShellPage>(200, "page")
    static let action = WireOperation(
        201, "action", defaults: NewAction(id: "", title: "", shortcuts: [], traits: Command.Traits()))
    static let warning = WireOperation<String>(202, "warning")
    /// The plugin was activated.
    static let active = WireOperation<Bool>(203, "active")
    /// The plugin cannot be loaded, or has thrown an error when it was activated. The body is the error message.
    static let failed = WireOperation<String>(204, "failed")
    static let answer = WireOperation<DismissalAnswer>(205, "answer")

    /// A screen of the page asks the user before it answers.
    static let asking = WireOperation<DismissalReason>(215, "asking", isOptional: true)

    static let setting = WireOperation<SettingChange>(206, "setting")

    static let notification = WireOperation<PostedNotification>(212, "notification")
    static let work = WireOperation<WorkReport>(213, "work")
    static let badge = WireOperation<PageBadge>(214, "badge")

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
    var heard: Int
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
