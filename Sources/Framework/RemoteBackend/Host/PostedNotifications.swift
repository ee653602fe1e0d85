// SPDX-License-Identifier: MIT

import ViewKit

/// The notifications of a plugin that the desktop shows.
@MainActor final class PostedNotifications {
    /// What is called with the answer to each notification, by the id that the plugin knows.
    private var answers: [String: @MainActor (String) -> Void] = [:]
    var ids: Set<String> { Set(answers.keys) }
    /// It distinguishes the ids from those of other plugins.
    private let prefix: String
    private let backend: any Backend
    /// The number of the last host, of all shells of the process, since the desktop has one list for it.
    private static var lastHost = 0

    init(_ backend: any Backend) {
        self.backend = backend
        Self.lastHost += 1
        prefix = "remote-\(Self.lastHost)-"
    }

    func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {
        let id = notification.id
        answers[id] = answer
        var shown = notification
        shown.id = prefix + id
        // Some desktops take it for the path of a file.
        if shown.icon?.contains("/") == true { shown.icon = nil }
        backend.post(shown) { [weak self] action in self?.answers.removeValue(forKey: id)?(action) }
    }

    /// Lets the user answer a notification that is not admitted by the one with its id that is shown, if there is one: the plugin has
    /// replaced that one.
    func didRefuse(_ id: String, answer: @escaping @MainActor (String) -> Void) {
        if answers[id] != nil { answers[id] = answer }
    }

    /// Withdraws a notification, unless the user has answered it.
    func withdraw(_ id: String) {
        if answers.removeValue(forKey: id) != nil { backend.withdrawNotification(prefix + id) }
    }

    func withdrawAll() { for id in ids { withdraw(id) } }
}
