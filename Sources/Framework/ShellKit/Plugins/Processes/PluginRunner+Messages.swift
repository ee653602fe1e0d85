// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import ViewKit
import WireKit

extension PluginRunner {
    /// Handles the messages of the plugin that are not about views. All values are checked before they are used.
    func receive(from connection: Connection) {
        let run = lifecycle.run?.number ?? 0
        shell.messages?.follow(connection, of: plugin.record.name)
        connection.onOpen = { [weak self] peer in self?.confinement = peer.confinement?.description ?? "" }
        connection.receive(PluginOperations.page) { [weak self] _, page in try self?.add(page) }
        connection.receive(PluginOperations.action) { [weak self] _, action in try self?.add(action) }
        receiveContributions(from: connection)
        connection.receive(PluginOperations.warning) { [weak self] _, text in
            // The other half of the list is for what the shell says about the plugin.
            guard let self, plugin.record.warnings.count < Shell.mostWarnings / 2 else { return }
            warn(String(text.prefix(1_000)))
        }
        var lastReceivedChange = 0
        pendingSettings = nil
        // The plugin is loaded when it receives the first values. They are sent again after each change, also after a change by the plugin.
        followers = [
            plugin.context?.extensions.subscribe(onNext: { [weak connection] extensions in
                connection?.send(PluginOperations.extensions, extensions)
            }) ?? Disposables.create(),
            plugin.settings.changes.subscribe(onNext: { [weak self, weak connection] values in
                if let connection {
                    self?.send(values, lastReceivedChange: lastReceivedChange, over: connection)
                }
            }),
        ]
        var received = 0
        let changes = SettingChanges(in: shell) { [weak self, weak connection] changes, shell in
            lastReceivedChange = received
            guard let self, !set(changes, in: shell), let connection else { return }
            send(plugin.settings.values, lastReceivedChange: lastReceivedChange, over: connection)
        }
        settingChanges = changes
        connection.receive(PluginOperations.setting) { [weak self] _, change in
            received += 1
            try self?.plugin.settings.check(change.id, change.value)
            guard let self else { return }
            // The copies of files, by which the value is found, may be gone when the change is made.
            changes.add(SettingChange(id: change.id, value: valueOfUser(change)))
        }
        receiveMessages(from: connection)
        connection.receive(PluginOperations.badge) { [weak self] _, badge in
            guard let self else { return }
            shell.setBadge(badge.text, of: String(badge.page.prefix(256)), of: plugin)
        }
        connection.receive(PluginOperations.active) { [weak self] _, _ in self?.send(.activated(run)) }
        connection.receive(PluginOperations.failed) { [weak self] _, text in
            self?.send(.reportedFailure(run, String(text.prefix(4_000))))
        }
        connection.receive(PluginOperations.answer) { [weak self] _, answer in
            self?.questions.removeValue(forKey: answer.number)?.resume(returning: answer.mayDismiss)
        }
        connection.receive(PluginOperations.asking) { [weak self] _, asking in
            self?.questions[asking.number]?.isAsking(asking.reason.map { String($0.prefix(1_000)) })
        }
    }

    /// Shows the notifications and the work of the plugin.
    private func receiveMessages(from connection: Connection) {
        connection.receive(PluginOperations.notification) { [weak self, weak connection] _, posted in
            guard let self else { return }
            guard policy.allowsNotifications else {
                return warn(
                    "A notification was not shown: the plugin does not have the permission notifications. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                )
            }
            let posted = PostedNotification(
                number: posted.number, notification: posted.notification.bounded)
            shell.post(posted, for: plugin) { [weak connection] in
                connection?.send(PluginOperations.performNotification, posted.number)
            }
        }
        connection.receive(PluginOperations.work) { [weak self, weak connection] _, work in
            guard let self else { return }
            shell.notifications.show(work.bounded, of: plugin) { [weak connection] in
                connection?.send(PluginOperations.cancelWork, work.number)
            }
        }
    }

    private func add(_ page: ShellPage) throws {
        try Self.check(page.id, page.title, page.icon, count: plugin.pages.count, "pages")
        unconfirmedPages.remove(page.id)
        if plugin.pages.contains(page.id) { return }
        if let group = page.group, group.utf8.count > 256 {
            throw RegistrationError(description: "the title of the group has more than 256 bytes")
        }
        register(page)
    }

    /// Adds the pages that an earlier version has registered without declaring them. They are removed when
    /// this version is active and has not registered them.
    func keep(_ pages: [ShellPage]) {
        unconfirmedPages = Set(pages.map(\.id))
        for page in pages { register(page) }
    }

    /// Adds a page that the manifest does not declare.
    private func register(_ page: ShellPage) {
        shell.add(page, of: plugin) { [weak self] in
            PageFlow(flow: RemotePageFlow(page, in: self), stepper: DefaultStepper())
        }
    }

    private func add(_ action: NewAction) throws {
        let traits = action.traits
        try Self.check(action.id, action.title, traits.icon ?? "", count: plugin.actions.count, "actions")
        try Self.check(traits.category, traits.summary)
        if plugin.actions.contains(action.id) { return }
        let id = action.id
        shell.add(
            Action(id, title: action.title, shortcuts: Array(action.shortcuts.prefix(16))) { [weak self] in
                self?.perform(id)
            }, traits, of: plugin)
    }

    /// Throws an error if a plugin has too many registrations, or if a text is too long.
    private static func check(
        _ id: String, _ title: String, _ icon: String, count: Int, _ what: String
    ) throws {
        if count >= 200 { throw RegistrationError(description: "the plugin has \(count) \(what) already") }
        if id.isEmpty || id.utf8.count > 256 || title.utf8.count > 256 || icon.utf8.count > 256 {
            throw RegistrationError(
                description: "the id is empty, or the id, the title or the icon has more than 256 bytes")
        }
    }

    /// Throws an error if a text is too long.
    private static func check(_ texts: String...) throws {
        if texts.contains(where: { $0.utf8.count > 1_000 }) {
            throw RegistrationError(description: "a text has more than 1000 bytes")
        }
    }

    private struct RegistrationError: Error, CustomStringConvertible { let description: String }

    // MARK: Dismissal

    /// A question to a page whether it may be dismissed.
    struct OpenQuestion {
        let answer: CheckedContinuation<Bool, Never>
        /// Called with the reason if a screen of the page asks the user before it answers.
        let isAsking: @MainActor (String?) -> Void
        /// The dialog that offers to end the process; nil if it is not open.
        var offer: DialogHandle?

        @MainActor func resume(returning mayDismiss: Bool) {
            offer?.dismiss()
            answer.resume(returning: mayDismiss)
        }
    }

    /// How long a page may take for its answer without asking the user.
    private static let answerTime = Duration.seconds(3)

    /// Asks a page whether it may be dismissed. Returns true if the process does not run, or stops responding.
    func mayDismiss(_ page: String, isAsking: @escaping @MainActor (String?) -> Void) async -> Bool {
        guard lifecycle.isActive, lifecycle.run?.responds == true, let connection = child?.connection
        else { return true }
        lastQuestion += 1
        let number = lastQuestion
        return await withCheckedContinuation { continuation in
            questions[number] = OpenQuestion(answer: continuation, isAsking: isAsking)
            connection.send(PluginOperations.ask, DismissalQuestion(number: number, page: page))
            waitForAnswer(number, of: page)
        }
    }

    /// Offers to end the process if it does not answer. While a dialog or a window of it is open, it may wait
    /// for the user.
    private func waitForAnswer(_ number: Int, of page: String) {
        Task { @MainActor [weak self] in
            var (waited, step) = (Duration.zero, Duration.milliseconds(250))
            while waited < Self.answerTime {
                try? await Task.sleep(for: step)
                guard let self, questions[number] != nil else { return }
                waited = remote?.host.asksUser == true ? .zero : waited + step
            }
            self?.offerToEnd(number, of: page)
        }
    }

    private func offerToEnd(_ number: Int, of page: String) {
        let pane = panes.first { $0.name == page }
        guard let window = pane?.enclosingWindow ?? shell.window() else { return }
        let alert = Alert(
            localized("%1 does not say whether it can be closed", plugin.record.name),
            message: localized("What it has not saved is lost when it is ended."),
            actions: [AlertAction(localized("Wait"), style: .cancel), .destructive(localized("End"))])
        let offer = window.show(alert) { [weak self] answer in
            self?.questions[number]?.offer = nil
            if answer == 1 { self?.send(.endNow) } else { self?.waitForAnswer(number, of: page) }
        }
        questions[number]?.offer = offer
    }

    func answerAll() {
        cancelSearches()
        let open = questions
        questions = [:]
        for question in open.values { question.resume(returning: true) }
    }
}
