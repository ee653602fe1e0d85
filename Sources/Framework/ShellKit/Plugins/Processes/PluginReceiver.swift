// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// Receives what the process of a plugin sends about registrations, settings, notifications and searches, and sends it what belongs to
/// them.
@MainActor final class PluginReceiver {
    unowned let plugin: InstalledPlugin
    var shell: Shell { plugin.shell }
    var runner: PluginRunner { plugin.runner }

    /// The subscriptions that send the settings, and the extensions of other plugins, to the process.
    private var subscriptions: [any Disposable] = [] {
        didSet { for subscription in oldValue { subscription.dispose() } }
    }
    /// The values of settings that are sent when their files are copied.
    var pendingSettings: Task<Void, Never>?
    /// The changes of settings by the process that are not made yet.
    private weak var settingChanges: SettingChanges?
    /// The copies of the files that the user has chosen in the settings, by the ids of the settings.
    var settingCopies: [String: String] = [:]
    /// The folders that the user has chosen while a page refused the restart that gives them to the plugin; nil for none.
    var keptFolders: [String]?
    /// The continuations of the searches whose results have not arrived.
    var searchAnswers: [Int: CheckedContinuation<[SearchResult], Never>] = [:]
    var lastSearch = 0
    /// The pages that the earlier version has registered, and this one has not yet.
    var unconfirmedPages: Set<ShellPage.ID> = []

    init(_ plugin: InstalledPlugin) { self.plugin = plugin }

    func warn(_ text: String) { runner.warn(text) }

    /// Finishes what belongs to the run that is over.
    func runDidEnd() {
        settingChanges?.flush(in: shell)
        settingChanges = nil
        keptFolders = nil
        subscriptions = []
    }

    /// Handles the messages of the plugin that are not about views. All values are checked before they are used.
    func receive(from connection: Connection) {
        shell.windows.inspector?.follow(connection, of: plugin.name)
        connection.receive(PluginOperations.page) { [weak self] _, page in try self?.add(page) }
        connection.receive(PluginOperations.action) { [weak self] _, action in try self?.add(action) }
        receiveContributions(from: connection)
        connection.receive(PluginOperations.warning) { [weak self] _, text in
            // The other half of the list is for what the shell says about the plugin.
            guard let self,
                plugin.admits(
                    "A warning", by: PluginOperations.warning, beside: plugin.record.warnings.count,
                    remedy: "Correct what the others are about.")
            else { return }
            warn(text)
        }
        var lastReceivedChange = 0
        pendingSettings = nil
        // The plugin is loaded when it receives the first values. They are sent again after each change, also after a change by the plugin.
        subscriptions = [
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
            // The copies of files, by which the value is found, may be deleted before the change is made.
            changes.add(SettingChange(id: change.id, value: valueOfUser(change)))
        }
        receiveMessages(from: connection)
        connection.receive(PluginOperations.permission) { [weak self] _, kind in
            guard let self, let kind = PluginManifest.Permission.Kind(rawValue: kind),
                runner.host?.input.take(for: "Asking for the permission \(kind.rawValue)") == true
            else { return }
            shell.permissions.request(kind, for: plugin)
        }
        connection.receive(PluginOperations.badge) { [weak self] _, badge in
            guard let self else { return }
            plugin.setBadge(badge.text, of: badge.page)
        }
    }

    /// Shows the notifications and the work of the plugin.
    private func receiveMessages(from connection: Connection) {
        connection.receive(PluginOperations.notification) { [weak self, weak connection] _, posted in
            guard let self else { return }
            guard runner.policy.allowsNotifications else {
                return warn(
                    "A notification was not shown: the plugin does not have the permission notifications. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                )
            }
            plugin.post(posted.notification) { [weak self, weak connection] in
                self?.runner.host?.noteInput()
                connection?.send(PluginOperations.performNotification, posted.number)
            }
        }
        connection.receive(PluginOperations.work) { [weak self, weak connection] _, work in
            guard let self else { return }
            shell.notifications.show(work, of: plugin) { [weak connection] in
                connection?.send(PluginOperations.cancelWork, work.number)
            }
        }
    }

    private func add(_ page: ShellPage) throws {
        try Self.check(id: page.id)
        unconfirmedPages.remove(page.id)
        guard !plugin.pages.contains(page.id),
            admits("The page \"\(page.id)\"", by: PluginOperations.page, beside: plugin.pages.count)
        else { return }
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
        plugin.add(page) { [weak self] in
            PageFlow(flow: PluginPageFlow(page, in: self?.runner), stepper: DefaultStepper())
        }
    }

    private func add(_ action: NewAction) throws {
        guard ActionName.isValid(action.id) else {
            throw MessageRefusal(
                "the id of an action is \"\(action.id)\"; it must have letters, digits, dots, dashes and underscores only"
            )
        }
        let id = action.id
        guard !plugin.actions.contains(id),
            admits("The action \"\(id)\"", by: PluginOperations.action, beside: plugin.actions.count)
        else { return }
        plugin.register(
            Action(id, title: action.title, shortcuts: action.shortcuts) { [weak self] in
                self?.runner.perform(id)
            }, action.traits)
    }

    /// Returns whether the plugin may register one more.
    func admits(_ subject: String, by operation: WireOperation<some Codable>, beside count: Int) -> Bool {
        plugin.admits(subject, by: operation, beside: count, remedy: "Remove one of them.")
    }

    /// Throws an error if an id is empty. How long it may be is declared with its operation, and was checked before.
    static func check(id: String) throws {
        if id.isEmpty { throw MessageRefusal("the id is empty") }
    }
}
