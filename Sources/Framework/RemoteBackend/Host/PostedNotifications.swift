// SPDX-License-Identifier: MIT

import ViewKit

/// The notifications of a plugin that the desktop shows.
@MainActor final class PostedNotifications {
    /// The ids as the plugin knows them.
    private(set) var ids: Set<String> = []
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
        ids.insert(id)
        var shown = notification
        shown.id = prefix + id
        // Some desktops take it for the path of a file.
        if shown.icon?.contains("/") == true { shown.icon = nil }
        backend.post(shown) { [weak self] action in
            self?.ids.remove(id)
            answer(action)
        }
    }

    /// Withdraws a notification, unless the user has answered it.
    func withdraw(_ id: String) {
        if ids.remove(id) != nil { backend.withdrawNotification(prefix + id) }
    }

    func withdrawAll() { for id in ids { withdraw(id) } }
}
