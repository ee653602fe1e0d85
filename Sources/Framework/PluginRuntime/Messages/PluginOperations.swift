// SPDX-License-Identifier: MIT

import PluginKit
import RemoteBackend
import ViewKit
import WireKit

/// What a plugin may send to its shell, and what the shell sends to it, in addition to the operations of views. A number is never
/// used again for another operation.
///
/// Each operation to the shell says what it does, and how many bytes it and each of its texts may have: see *Faults* in ShellKit. The
/// plugin's process cuts longer texts and warns of them; a process that sends more nevertheless is ended. The bodies are in
/// `PluginMessages.swift`.
package enum PluginOperations {
    // MARK: To the shell

    package static let page = WireOperation<ShellPage>(
        untrusted: 200, "page", "Registers a page.", length: 4_096, textLength: 256, rate: registrations,
        living: 200)
    package static let action = WireOperation<NewAction>(
        untrusted: 201, "action", "Registers an action.", length: 32_768, textLength: 256, elements: 16,
        rate: registrations, living: 200,
        defaults: NewAction(id: "", title: "", shortcuts: [], traits: Command.Traits()))
    package static let warning = WireOperation<String>(
        untrusted: 202, "warning", "Adds a warning to the list of plugins.", length: 8_192, textLength: 1_000,
        rate: MessageRate(burst: 200, perSecond: 20), living: 50)
    /// The body is always true.
    package static let active = WireOperation<Bool>(
        untrusted: 203, "active", "Says that the plugin was activated.", length: 64, textLength: 64,
        rate: answers)
    /// The body is the error message.
    package static let failed = WireOperation<String>(
        untrusted: 204, "failed", "Says why the plugin cannot be loaded or activated.", length: 8_192,
        textLength: 4_000, rate: answers)
    package static let answer = WireOperation<DismissalAnswer>(
        untrusted: 205, "answer", "Says whether a page may be dismissed.", length: 256, textLength: 64,
        rate: answers)
    package static let setting = WireOperation<SettingChange>(
        untrusted: 206, "setting", "Changes a setting of the plugin.", length: 131_072, textLength: 65_536,
        elements: 10_000, rate: MessageRate(burst: 1_000, perSecond: 200))
    package static let search = WireOperation<NewSearch>(
        untrusted: 207, "search", "Registers a search.", isOptional: true, length: 2_048, textLength: 256,
        rate: registrations, living: 20)
    package static let found = WireOperation<SearchAnswer>(
        untrusted: 208, "found", "Sends the results of a search.", isOptional: true, length: 131_072,
        textLength: 512, elements: SearchAnswer.limit, rate: answers)
    package static let status = WireOperation<StatusChange>(
        untrusted: 209, "status", "Changes an item of the status bar.", isOptional: true, length: 4_096,
        textLength: 512, rate: shownTexts, living: 10)
    // 210 was for openers of files and URIs, of which the manifest speaks.
    package static let notification = WireOperation<PostedNotification>(
        untrusted: 212, "notification", "Posts a notification.", length: 16_384, textLength: 4_000,
        rate: MessageRate(burst: 50, perSecond: 20))
    package static let work = WireOperation<WorkReport>(
        untrusted: 213, "work", "Reports the state of long work.", length: 16_384, textLength: 4_000,
        rate: shownTexts, living: 100)
    package static let badge = WireOperation<PageBadge>(
        untrusted: 214, "badge", "Changes the text beside a page in the side bar.", length: 1_024,
        textLength: 256, rate: shownTexts)
    package static let asking = WireOperation<DismissalReason>(
        untrusted: 215, "asking",
        "Says that a page asks the user before it says whether it may be dismissed.", isOptional: true,
        length: 8_192, textLength: 1_000, rate: answers)
    package static let inspectorPage = WireOperation<PluginInspectorPage>(
        untrusted: 216, "inspectorPage", "Registers a page of the inspector.", isOptional: true,
        length: 2_048, textLength: 256, rate: registrations, living: 20)
    /// The body is the kind of the permission.
    package static let permission = WireOperation<String>(
        untrusted: 217, "permission", "Offers the user to grant a permission.", isOptional: true, length: 128,
        textLength: 64, rate: MessageRate(burst: 20, perSecond: 5))

    /// How often the shell changes something that is shown beside the pages.
    package static let shownTexts = MessageRate(burst: 500, perSecond: 100)
    package static let registrations = MessageRate(burst: 500, perSecond: 50)
    package static let answers = MessageRate(burst: 500, perSecond: 100)

    // MARK: To the plugin

    package static let perform = WireOperation<String>(220, "perform")
    /// Asks a page whether it may be dismissed.
    package static let ask = WireOperation<DismissalQuestion>(221, "ask")
    /// The values of all settings. The plugin is loaded when the first values arrive.
    package static let settings = WireOperation<SettingValues>(222, "settings")
    package static let find = WireOperation<SearchQuestion>(223, "find", isOptional: true)
    package static let openResult = WireOperation<ResultChoice>(224, "openResult", isOptional: true)
    package static let open = WireOperation<OpenRequest>(225, "open", isOptional: true)
    /// The extensions of other plugins, by the ids of the extension points.
    package static let extensions = WireOperation<[String: [PluginExtension]]>(
        226, "extensions", isOptional: true)
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
