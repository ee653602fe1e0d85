// SPDX-License-Identifier: MIT

import PluginKit
import RemoteBackend
import ViewKit
import WireKit

/// The operations between a plugin's process and its shell, in addition to those of views. A number is never
/// used again for another operation.
///
/// Each one to the shell says how many bytes it and each of its texts may have: see *Faults* in ShellKit. The
/// plugin's process cuts longer texts and warns of them; a process that sends more nevertheless is ended.
package enum PluginOperations {
    // MARK: To the shell

    package static let page = toShell(
        200, "page", ShellPage.self, length: 4_096, textLength: 256, rate: registrations, living: 200)
    package static let action = toShell(
        201, "action", length: 32_768, textLength: 1_000, elements: 16, rate: registrations, living: 200,
        defaults: NewAction(id: "", title: "", shortcuts: [], traits: Command.Traits()))
    package static let warning = toShell(
        202, "warning", String.self, length: 8_192, textLength: 4_000,
        rate: MessageRate(burst: 200, perSecond: 20), living: 50)
    /// The plugin was activated.
    package static let active = toShell(203, "active", Bool.self, length: 64, textLength: 64, rate: answers)
    /// The plugin cannot be loaded, or has thrown an error when it was activated. The body is the error message.
    package static let failed = toShell(
        204, "failed", String.self, length: 8_192, textLength: 4_000, rate: answers)
    package static let answer = toShell(
        205, "answer", DismissalAnswer.self, length: 256, textLength: 64, rate: answers)

    /// A screen of the page asks the user before it answers.
    package static let asking = toShell(
        215, "asking", DismissalReason.self, isOptional: true, length: 8_192, textLength: 4_000,
        rate: answers)

    package static let setting = toShell(
        206, "setting", SettingChange.self, length: 131_072, textLength: 65_536, elements: 10_000,
        rate: MessageRate(burst: 1_000, perSecond: 200))

    package static let notification = toShell(
        212, "notification", PostedNotification.self, length: 16_384, textLength: 4_000,
        rate: MessageRate(burst: 50, perSecond: 20))
    package static let work = toShell(
        213, "work", WorkReport.self, length: 16_384, textLength: 4_000, rate: shownTexts, living: 100)
    package static let badge = toShell(
        214, "badge", PageBadge.self, length: 1_024, textLength: 256, rate: shownTexts)

    /// The plugin offers its user to grant a permission. The body is the kind of the permission.
    package static let permission = toShell(
        217, "permission", String.self, isOptional: true, length: 128, textLength: 64,
        rate: MessageRate(burst: 20, perSecond: 5))

    /// What each operation to the shell does, for the documentation.
    package static let summaries = [
        "page": "Registers a page.",
        "action": "Registers an action.",
        "warning": "Adds a warning to the list of plugins.",
        "active": "Says that the plugin was activated.",
        "failed": "Says why the plugin cannot be loaded or activated.",
        "answer": "Says whether a page may be dismissed.",
        "setting": "Changes a setting of the plugin.",
        "search": "Registers a search.",
        "found": "Sends the results of a search.",
        "status": "Changes an item of the status bar.",
        "notification": "Posts a notification.",
        "work": "Reports the state of long work.",
        "badge": "Changes the text beside a page in the side bar.",
        "asking": "Says that a page asks the user before it says whether it may be dismissed.",
        "inspectorPage": "Registers a page of the inspector.",
        "permission": "Offers the user to grant a permission.",
    ]

    /// How often the shell changes something that is shown beside the pages.
    package static let shownTexts = MessageRate(burst: 500, perSecond: 100)
    package static let registrations = MessageRate(burst: 500, perSecond: 50)
    package static let answers = MessageRate(burst: 500, perSecond: 100)

    /// Declares an operation to the shell.
    package static func toShell<Body: Codable>(
        _ number: UInt16, _ name: String, _ body: Body.Type = Body.self, isOptional: Bool = false,
        length: Int, textLength: Int, elements: Int = 100, rate: MessageRate, living: Int? = nil,
        defaults: Body? = nil
    ) -> WireOperation<Body> {
        WireOperation(
            untrusted: number, name, isOptional: isOptional, length: length, textLength: textLength,
            elements: elements, rate: rate, living: living, defaults: defaults)
    }

    // MARK: To the plugin

    package static let perform = WireOperation<String>(220, "perform")
    /// Asks a page whether it may be dismissed.
    package static let ask = WireOperation<DismissalQuestion>(221, "ask")
    /// The values of all settings. The plugin is loaded when the first values arrive.
    package static let settings = WireOperation<SettingValues>(222, "settings")
    /// The user has pressed the button of a notification.
    package static let performNotification = WireOperation<Int>(232, "performNotification")
    /// The user has cancelled work.
    package static let cancelWork = WireOperation<Int>(233, "cancelWork")
}

extension Connection {
    /// Sends a message of the plugin to its shell. Texts that are too long are cut, and the list of plugins has a warning.
    package func sendToShell<Body>(_ operation: WireOperation<Body>, _ body: Body) {
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
package struct NewAction: Codable, Sendable {
    package var id: String
    package var title: String
    package var shortcuts: [Shortcut]
    package var traits: Command.Traits
}

/// A short text beside a page in the side bar.
package struct PageBadge: Codable, Sendable {
    package var page: ShellPage.ID
    package var text: String
}

/// A setting that the plugin has changed.
package struct SettingChange: Codable, Sendable {
    package var id: String
    package var value: SettingValue

    package init(id: String, value: SettingValue) {
        self.id = id
        self.value = value
    }
}

/// The values of all settings, and the number of changes by the plugin that they include.
package struct SettingValues: Codable, Sendable {
    package var values: [String: SettingValue]
    package var lastReceivedChange: Int

    package init(values: [String: SettingValue], lastReceivedChange: Int) {
        self.values = values
        self.lastReceivedChange = lastReceivedChange
    }
}

package struct DismissalQuestion: Codable, Sendable {
    package var number: Int
    package var page: String

    package init(number: Int, page: String) {
        self.number = number
        self.page = page
    }
}

package struct DismissalReason: Codable, Sendable {
    package var number: Int
    /// See `ViewController.reasonToStay`.
    package var reason: String?
}

package struct DismissalAnswer: Codable, Sendable {
    package var number: Int
    package var mayDismiss: Bool
}
