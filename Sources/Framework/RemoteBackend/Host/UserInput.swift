// SPDX-License-Identifier: MIT

/// The input of the user in a plugin. What the plugin may do beside showing views, such as using the clipboard, depends on it.
@MainActor package final class UserInput {
    /// The time of the last input. A pane that the user has opened counts as one, and so does an action. Nil before the first one: the
    /// shell may have started the process by itself.
    private var last: ContinuousClock.Instant?
    /// Whether the shell has shown a pane of an earlier session, whose requests are refused without a report.
    private var restoresPane = false
    /// The requests since then that each input allows only once.
    private var doneOnce: Set<String> = []
    /// Whether the user has used a view of the plugin, and ``take(for:)`` was not called since.
    private var isUnused = false
    /// How many windows the plugin has shown since the last input that was not recent then.
    private var unaskedWindows = 0
    private var isHandling = false
    /// The windows and panes in which the user has changed a text since their last state.
    private var unsavedWindows: Set<UInt64> = []
    /// The last events that have changed texts and that the plugin has not handled, by their views. A state that arrives before was made
    /// without these texts.
    private(set) var unhandledTexts: [UInt64: (event: Int, window: UInt64)] = [:]
    /// Whether the shell has asked the plugin something, such as whether a page may be closed. The plugin may then ask the user.
    var isAsked = false
    /// Called after each input.
    var onNote: (@MainActor () -> Void)?
    /// ``RemotePolicy/timeAfterAction``.
    private let time: Duration
    private let deny: @MainActor (String) -> Void

    init(_ time: Duration, deny: @escaping @MainActor (String) -> Void) {
        (self.time, self.deny) = (time, deny)
    }

    /// Whether the user has changed a text of the plugin that is in none of its states.
    package var hasUnsavedText: Bool { !unsavedWindows.isEmpty }
    /// Whether there was an input within ``RemotePolicy/timeAfterAction``.
    var isRecent: Bool { last.map { $0.duration(to: .now) <= time } ?? false }

    /// Called when a view of the plugin has reported an input. Events during the handling of a message are
    /// ignored, because the plugin has caused them.
    func note() {
        guard !isHandling else { return }
        last = .now
        isUnused = true
        doneOnce = []
        unaskedWindows = 0
        onNote?()
    }

    func didChangeText(of view: UInt64, in window: UInt64, by event: Int) {
        unsavedWindows.insert(window)
        unhandledTexts[view] = (event, window)
    }

    /// Called when the plugin has handled the event of a view with this number.
    func didHandle(_ event: Int, of view: UInt64) {
        if let last = unhandledTexts[view]?.event, event >= last { unhandledTexts[view] = nil }
    }

    /// Called when a view or a window was removed.
    func didRelease(_ object: UInt64) {
        unhandledTexts[object] = nil
        unsavedWindows.remove(object)
    }

    /// Called when the plugin has sent the state of a pane.
    func didSaveState(of window: UInt64) {
        if !unhandledTexts.values.contains(where: { $0.window == window }) { unsavedWindows.remove(window) }
    }

    /// Handles a message of the plugin. While the shell waits for the content of a page, it handles others.
    func handle(_ work: () throws -> Void) rethrows {
        let wasHandling = isHandling
        isHandling = true
        defer { isHandling = wasHandling }
        try work()
    }

    func didAdd(_ pane: RemotePane) {
        guard pane.isOpenedByUser else { return restoresPane = true }
        note()
        isUnused = false
    }

    /// Returns whether there was an input within ``RemotePolicy/timeAfterAction``. If not, reports a denial, except for a
    /// restored pane that the user has not used yet.
    func allows(_ what: String) -> Bool {
        if isRecent { return true }
        if last != nil || !restoresPane {
            deny(
                "\(what) was denied, because the user has done nothing in the plugin for \(time). Call it sooner after a click or a key."
            )
        }
        return false
    }

    /// Returns whether the plugin may show a window: some without an input, and none of them again, since a window takes the keyboard. If
    /// not, reports it, also for a restored page, whose window would otherwise be missing without a reason.
    func allowsWindow(_ isShownBefore: Bool) -> Bool {
        if isRecent || isAsked { return true }
        if !isShownBefore, unaskedWindows < Self.mostUnaskedWindows {
            unaskedWindows += 1
            return true
        }
        deny(
            "A window is not shown until the user uses the plugin. Without an input of the user, "
                + "\(Self.mostUnaskedWindows) windows are shown, and none of them again.")
        return false
    }

    private static let mostUnaskedWindows = 3

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
