// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import ViewKit

/// What the plugin registers, and what its manifest declares.
extension InstalledPlugin {
    /// Shows the pages, actions and status items of the manifest, for which the plugin need not run, and creates the context with which it
    /// registers the rest.
    package func declare() {
        receiver.unconfirmedPages = []
        context = PluginContext(
            id: id, manifest: manifest, dataFolder: "\(shell.options.dataFolder)/\(folderName)",
            settings: settings, owner: self)
        guard let manifest else { return }
        for page in manifest.pages {
            let page = ShellPage(
                id: page.id, title: page.title.text, icon: page.icon, group: page.group?.text)
            add(page) { [weak self] in self?.makeDeclaredFlow(page) }
        }
        for page in manifest.inspectorPages { add(PluginInspectorPage(id: page.id, title: page.title.text)) }
        for item in manifest.statusItems { shell.status.show(item, of: commandOwner) }
        for action in manifest.actions {
            let (id, shortcuts) = (action.id, action.shortcuts.map { Shortcut($0) })
            register(
                Action(id, title: action.title.text, shortcuts: shortcuts) { [weak self] in
                    self?.perform(declared: id)
                }, Command.Traits(action, of: manifest))
        }
    }

    private func makeDeclaredFlow(_ page: ShellPage) -> PageFlow? {
        if let process {
            return PageFlow(flow: PluginPageFlow(page, in: process), stepper: DefaultStepper())
        }
        guard startInShell() else { return nil }
        if let make = makers[page.id] { return make() }
        warn(RegistrationKind.page.notRegistered(page.id))
        return nil
    }

    private func perform(declared id: String) {
        if let process { return process.perform(id) }
        guard startInShell() else { return }
        if let action = handlers[id] { return action.perform() }
        warn(RegistrationKind.action.notRegistered(id))
    }

    /// Starts the plugin in the shell's process, after the plugins that it depends on, unless it runs. Returns whether it runs.
    func startInShell() -> Bool {
        runner.send(.use(.request))
        return runner.lifecycle.isLoadedInShell
    }

    /// Removes what the plugin has registered and shows. Its later registrations are ignored.
    package func withdraw() {
        context?.messages.clear()
        context?.owner = nil
        context = nil
        shell.notifications.end(self)
        shell.commands.remove(actions.map { commandID(of: $0) })
        (actions, makers, handlers) = ([], [:], [:])
        remove(pages)
        withdrawContributions()
    }

    /// Removes pages. Their tabs close.
    func remove(_ pages: Set<ShellPage.ID>) {
        self.pages.subtract(pages)
        shell.pageRegistry.remove(pages)
    }

    func add(_ page: ShellPage, make: @escaping @MainActor () -> PageFlow?) {
        guard !shell.pageRegistry.contains(page.id) else {
            return warn(RegistrationKind.page.registeredTwice(page.id))
        }
        pages.insert(page.id)
        shell.pageRegistry.add(page, make: make)
    }

    func register(_ action: Action, _ traits: Command.Traits) {
        guard !CommandRegistry.isReserved(action.id) else {
            return warn(
                "The id of the action \"\(action.id)\" begins with \"\(CommandRegistry.reservedPrefix)\" or contains \"..\", as those of the shell and of other plugins do. Choose another id."
            )
        }
        let command = Action(commandID(of: action.id), title: action.title, shortcuts: action.shortcuts) {
            action.perform()
        }
        guard shell.commands.register(command, traits, owner: commandOwner) else {
            return warn(RegistrationKind.action.registeredTwice(action.id))
        }
        actions.insert(action.id)
    }

    /// The id of the command for an action with an id that the plugin knows. Nothing else has that of a plugin in a process of its own.
    func commandID(of action: String) -> Command.ID { (manifest?.actionPrefix ?? "") + action }

    /// The plugin as the owner of commands and status items.
    var commandOwner: Command.Owner { .plugin(id, name: name) }

    /// Shows a notification. If the plugin has posted too many, adds a warning instead.
    func post(_ notification: PluginNotification, perform: @escaping @MainActor () -> Void) {
        if !shell.notifications.post(notification, of: self, perform: perform) { warnAboutNotifications() }
    }

    /// Returns whether the desktop may show a notification now. If the user has turned on "Do not disturb", adds it to the history
    /// instead; if the plugin has posted too many, adds a warning.
    package func admits(_ notification: DesktopNotification) -> Bool {
        guard !shell.preferences.isUndisturbed else {
            post(PluginNotification(notification.title, body: notification.body)) {}
            return false
        }
        let isAdmitted = shell.notifications.admit(self)
        if !isAdmitted { warnAboutNotifications() }
        return isAdmitted
    }

    private func warnAboutNotifications() {
        warn(
            "A notification was left out: the plugin has posted more than \(ShellNotifications.maximumRate) in \(ShellNotifications.period.components.seconds) seconds."
        )
    }
}

/// The plugin in the shell's process. The crash marker names it while its code runs.
extension InstalledPlugin: PluginContextOwner {
    package func add(_ page: PageRegistration) {
        let make: @MainActor () -> PageFlow = { [marker = shell.crashMarker, id] in
            marker.during(.page, of: id, page.make)
        }
        if declares(page: page.page.id), makers[page.page.id] == nil {
            makers[page.page.id] = make
        } else {
            add(page.page, make: make)
        }
    }

    package func add(_ action: Action, _ traits: Command.Traits) {
        let marked = Action(action.id, title: action.title, shortcuts: action.shortcuts) {
            [marker = shell.crashMarker, id] in marker.during(.action, of: id) { action.perform() }
        }
        if declares(action: action.id), handlers[action.id] == nil {
            handlers[action.id] = marked
        } else {
            register(marked, traits)
        }
    }

    /// Shows a text beside a page in the side bar; an empty one removes it.
    package func setBadge(_ text: String, of page: ShellPage.ID) {
        guard pages.contains(page) else {
            return warn(
                "setBadge(_:ofPage:) was called for \"\(page)\", which is not the id of a page of the plugin. Use the id with which the flow is registered."
            )
        }
        shell.pageRegistry.setBadge(text, of: page)
    }

    /// A plugin in the shell's process has all permissions.
    package func request(_ permission: PluginManifest.Permission.Kind) {
        shell.permissions.request(permission, for: self)
    }

    package func log(_ text: String) {
        writeToStandardError("\(folderName): \(text)")
        runner.log.append("\(text)\n")
    }

    /// Adds a warning to the list of plugins.
    package func warn(_ text: String) { shell.installed.warn(text, for: self) }

    package func post(_ posted: PostedNotification) {
        post(posted.notification) { [weak context] in context?.messages.perform(posted.number) }
    }

    package func show(_ work: WorkReport) {
        shell.notifications.show(work, of: self) { [weak context] in context?.messages.cancel(work.number) }
    }
}
