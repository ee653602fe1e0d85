// SPDX-License-Identifier: MIT

import ViewKit

/// The notifications of a plugin that the user has not answered. The desktop does not say whether it still shows them.
@MainActor final class PostedNotifications {
    typealias Answer = @MainActor (String) -> Void

    /// The id that the plugin knows, and what is called with the answer. The oldest one is the first.
    private var posted: [(id: String, answer: Answer)] = []
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

    /// Shows a notification. Withdraws the oldest one if there are `limit` others, and returns whether it did.
    func post(_ notification: DesktopNotification, atMost limit: Int, answer: @escaping Answer) -> Bool {
        let id = notification.id
        _ = take(id)
        let isFull = posted.count >= limit
        if isFull, let oldest = posted.first { withdraw(oldest.id) }
        posted.append((id, answer))
        var shown = notification
        shown.id = prefix + id
        // Some desktops take it for the path of a file.
        if shown.icon?.contains("/") == true { shown.icon = nil }
        backend.post(shown) { [weak self] action in self?.take(id)?(action) }
        return isFull
    }

    private func take(_ id: String) -> Answer? {
        posted.firstIndex { $0.id == id }.map { posted.remove(at: $0).answer }
    }

    /// Lets the user answer a notification that is not admitted by the one with its id that is shown, if there is one: the plugin has
    /// replaced that one.
    func didRefuse(_ id: String, answer: @escaping Answer) {
        if let index = posted.firstIndex(where: { $0.id == id }) { posted[index].answer = answer }
    }

    /// Withdraws a notification, unless the user has answered it.
    func withdraw(_ id: String) {
        if take(id) != nil { backend.withdrawNotification(prefix + id) }
    }

    func withdrawAll() { for id in posted.map(\.id) { withdraw(id) } }
}
