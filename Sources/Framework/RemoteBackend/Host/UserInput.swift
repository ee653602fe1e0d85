// SPDX-License-Identifier: MIT

/// The input of the user in a plugin. What the plugin may do beside showing views, such as using the clipboard, depends on it.
@MainActor package final class UserInput {
    /// The time of the last input. The start of the process counts as an input, and so does a pane that the user has opened.
    /// Nil in a process that only shows panes of an earlier session.
    private var last: ContinuousClock.Instant? = .now
    /// What the plugin has done since then that each input allows only once.
    private var doneOnce: Set<String> = []
    /// Whether the user has used a view of the plugin, and ``take(for:)`` was not called since.
    private var isUnused = false
    private var isHandling = false
    /// Whether the user has changed a text of the plugin since it has saved a state.
    package private(set) var hasUnsavedText = false
    /// The numbers of the last events that have changed texts and that the plugin has not handled, by their views. A state that arrives
    /// before was made without these texts.
    private var unhandledTexts: [UInt64: Int] = [:]
    /// Whether the shell has asked the plugin something, such as whether a page may be closed. The plugin may then ask the user.
    var isAsked = false
    /// ``RemotePolicy/timeAfterAction``.
    private let time: Duration
    private let deny: @MainActor (String) -> Void

    init(_ time: Duration, deny: @escaping @MainActor (String) -> Void) {
        (self.time, self.deny) = (time, deny)
    }

    /// Whether there was an input within ``RemotePolicy/timeAfterAction``.
    var isRecent: Bool { last.map { $0.duration(to: .now) <= time } ?? false }

    /// Called when a view of the plugin has reported an input. Events during the handling of a message are
    /// ignored, because the plugin has caused them.
    func note() {
        guard !isHandling else { return }
        last = .now
        isUnused = true
        doneOnce = []
    }

    func didChangeText(of view: UInt64, by event: Int) {
        hasUnsavedText = true
        unhandledTexts[view] = event
    }

    /// Called when the plugin has handled the event of a view with this number.
    func didHandle(_ event: Int, of view: UInt64) {
        if let last = unhandledTexts[view], event >= last { unhandledTexts[view] = nil }
    }

    func didRelease(_ view: UInt64) { unhandledTexts[view] = nil }

    func didSaveState() {
        if unhandledTexts.isEmpty { hasUnsavedText = false }
    }

    /// Handles a message of the plugin.
    func handle(_ work: () throws -> Void) rethrows {
        isHandling = true
        defer { isHandling = false }
        try work()
    }

    func didAdd(_ pane: RemotePane, isFirst: Bool) {
        if pane.isOpenedByUser {
            note()
            isUnused = false
        } else if isFirst {
            last = nil
        }
    }

    /// Returns whether there was an input within ``RemotePolicy/timeAfterAction``. If not, reports a denial, except for a
    /// restored pane that the user has not used yet.
    func allows(_ what: String) -> Bool {
        guard last != nil else { return false }
        if isRecent { return true }
        deny(
            "\(what) was denied, because the user has done nothing in the plugin for \(time). Call it sooner after a click or a key."
        )
        return false
    }

    /// Like ``allows(_:)``, for something that each input allows only once for each `kind`.
    func allowsOnce(_ what: String, _ kind: String = "") -> Bool {
        guard allows(what) else { return false }
        if doneOnce.insert(what + kind).inserted { return true }
        deny(
            "\(what) was denied, because the plugin has done it since the last input of the user. "
                + "Do it once for each.")
        return false
    }

    /// Returns whether the user has used a view of the plugin shortly before, for something that each input allows only once. To open a
    /// page of it is not enough.
    package func take(for what: String) -> Bool {
        guard allows(what) else { return false }
        defer { isUnused = false }
        if !isUnused {
            deny(
                "\(what) was denied, because it does not follow an input of the user. Do it once after a click or a key."
            )
        }
        return isUnused
    }
}
