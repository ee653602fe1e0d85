// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

extension Shell {
    func makeFlow(_ id: ShellPage.ID) -> PageFlow? { makers[id]?() }

    /// Shows what the manifest of a plugin declares, and creates the context with which the plugin registers the rest.
    func declare(_ plugin: InstalledPlugin) {
        plugin.context = PluginContext(
            id: plugin.id, manifest: plugin.manifest,
            dataFolder: "\(options.dataFolder)/\(plugin.folderName)", settings: plugin.settings, owner: self)
        if let manifest = plugin.manifest { declare(manifest, of: plugin) }
    }

    /// Shows the pages, actions and status items that the manifest of a plugin declares. The plugin need not run for it.
    private func declare(_ manifest: PluginManifest, of plugin: InstalledPlugin) {
        for page in manifest.pages {
            let page = ShellPage(
                id: page.id, title: page.title.text, icon: page.icon, group: page.group?.text)
            add(page, of: plugin) { [weak self, weak plugin] in
                guard let self, let plugin else { return nil }
                return declaredFlow(page, of: plugin)
            }
        }
        for page in manifest.inspectorPages {
            add(InspectorPage(id: page.id, title: page.title.text), of: plugin)
        }
        for item in manifest.statusItems { status.show(item, of: owner(of: plugin)) }
        for action in manifest.actions {
            let id = action.id
            let shortcuts = action.shortcuts.map { Shortcut($0) }
            add(
                Action(id, title: action.title.text, shortcuts: shortcuts) { [weak self, weak plugin] in
                    if let self, let plugin { perform(declared: id, of: plugin) }
                }, Command.Traits(action, of: manifest), of: plugin)
        }
    }

    private func declaredFlow(_ page: ShellPage, of plugin: InstalledPlugin) -> PageFlow? {
        if let process = plugin.process {
            return PageFlow(flow: RemotePageFlow(page, in: process), stepper: DefaultStepper())
        }
        guard startInShell(plugin) else { return nil }
        guard let make = plugin.makers[page.id] else {
            warn(
                "[Page \(page.id)] is in the manifest, but the plugin does not register a flow with this id.",
                for: plugin)
            return nil
        }
        return make()
    }

    private func perform(declared id: String, of plugin: InstalledPlugin) {
        if let process = plugin.process { return process.perform(id) }
        guard startInShell(plugin) else { return }
        guard let action = plugin.handlers[id] else {
            return warn(
                "[Action \(id)] is in the manifest, but the plugin does not register an action with this id.",
                for: plugin)
        }
        action.perform()
    }

    /// Removes what a plugin has registered and shows. Its later registrations are ignored.
    func withdraw(_ plugin: InstalledPlugin) {
        plugin.context?.messages.clear()
        plugin.context = nil
        notificationsIfUsed?.end(plugin)
        let actions = plugin.actions
        plugin.actions = []
        (plugin.makers, plugin.handlers) = ([:], [:])
        remove(plugin.pages, of: plugin)
        commands.remove(actions)
        withdrawContributions(of: plugin)
    }

    /// Removes pages of a plugin. Their tabs close.
    func remove(_ pages: Set<ShellPage.ID>, of plugin: InstalledPlugin) {
        guard !pages.isEmpty else { return }
        plugin.pages.subtract(pages)
        for page in pages {
            makers[page] = nil
            if badges.value[page] != nil { badges.accept(badges.value.filter { $0.key != page }) }
        }
        changePages { $0.removeAll { pages.contains($0.id) } }
    }

    func add(_ page: ShellPage, of plugin: InstalledPlugin, make: @escaping @MainActor () -> PageFlow?) {
        guard makers[page.id] == nil else {
            return warn(
                "A flow with the id \"\(page.id)\" is already registered and stays in use. Choose another id.",
                for: plugin)
        }
        makers[page.id] = make
        plugin.pages.insert(page.id)
        changePages { $0.append(page) }
    }

    private func changePages(_ change: (inout [ShellPage]) -> Void) {
        var pages = unpublishedPages ?? registeredPages.value
        change(&pages)
        if unpublishedPages == nil { registeredPages.accept(pages) } else { unpublishedPages = pages }
    }

    /// Calls a function that changes pages, and publishes the changes together, so that the tabs of a page
    /// that is removed and added again stay open.
    ///
    /// - Parameter ending: The plugins whose pages are published as removed first, also if they are added again.
    func changePagesTogether(ending: [InstalledPlugin], _ work: () -> Void) {
        let pagesOfEnding = Set(ending.flatMap(\.pages))
        unpublishedPages = registeredPages.value
        if !pagesOfEnding.isEmpty {
            registeredPages.accept(registeredPages.value.filter { !pagesOfEnding.contains($0.id) })
        }
        publishInspectorPages(without: ending)
        work()
        let pages = unpublishedPages ?? []
        unpublishedPages = nil
        if pages != registeredPages.value { registeredPages.accept(pages) }
        inspectorPagesDidChange()
    }

    /// Returns a function that creates a flow in the shell's process, and marks the plugin as running meanwhile.
    private func marked(_ make: @escaping @MainActor () -> PageFlow, of plugin: InstalledPlugin)
        -> @MainActor () -> PageFlow
    {
        let (crashMarker, id) = (crashMarker, plugin.id)
        return { crashMarker.during(.page, of: id, make) }
    }

    private func marked(_ action: Action, of plugin: InstalledPlugin) -> Action {
        let (crashMarker, id) = (crashMarker, plugin.id)
        return Action(action.id, title: action.title, shortcuts: action.shortcuts) {
            crashMarker.during(.action, of: id) { action.perform() }
        }
    }

    func add(_ action: Action, _ traits: Command.Traits, of plugin: InstalledPlugin) {
        guard !action.id.hasPrefix(CommandRegistry.reservedPrefix) else {
            return warn(
                "The id of the action \"\(action.id)\" begins with \"\(CommandRegistry.reservedPrefix)\", as those of the shell do. Choose another id.",
                for: plugin)
        }
        guard commands.register(action, traits, owner: owner(of: plugin)) else {
            return warn(
                "An action with the id \"\(action.id)\" is already registered and stays in use. Choose another id.",
                for: plugin)
        }
        plugin.actions.insert(action.id)
    }

    /// How many warnings of a plugin are listed.
    static let mostWarnings = 100

    func warn(_ text: String, for plugin: InstalledPlugin) {
        guard !plugin.record.warnings.contains(text), plugin.record.warnings.count < Self.mostWarnings
        else { return }
        plugin.record.warnings.append(text)
        recordsDidChange()
    }
}

// MARK: For plugins

extension Shell: PluginContextOwner {
    private func plugin(of context: PluginContext) -> InstalledPlugin? {
        installed.first { $0.context === context }
    }

    func add(_ page: PageRegistration, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        let id = page.page.id
        if plugin.declares(page: id), plugin.makers[id] == nil {
            plugin.makers[id] = marked(page.make, of: plugin)
        } else {
            add(page.page, of: plugin, make: marked(page.make, of: plugin))
        }
    }

    func add(_ action: Action, _ traits: Command.Traits, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        if plugin.declares(action: action.id), plugin.handlers[action.id] == nil {
            plugin.handlers[action.id] = marked(action, of: plugin)
        } else {
            add(marked(action, of: plugin), traits, of: plugin)
        }
    }

    func setBadge(_ text: String, of page: ShellPage.ID, of context: PluginContext) {
        if let plugin = plugin(of: context) { setBadge(text, of: page, of: plugin) }
    }

    /// Shows a text beside a page in the side bar; an empty one removes it.
    func setBadge(_ text: String, of page: ShellPage.ID, of plugin: InstalledPlugin) {
        guard plugin.pages.contains(page) else {
            return warn(
                "setBadge(_:ofPage:) was called for \"\(page)\", which is not the id of a page of the plugin. Use the id with which the flow is registered.",
                for: plugin)
        }
        let text = String(text.prefix(8))
        guard badges.value[page] ?? "" != text else { return }
        var new = badges.value
        new[page] = text.isEmpty ? nil : text
        badges.accept(new)
    }

    func log(_ text: String, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        writeToStandardError("\(plugin.folderName): \(text)")
        plugin.runner.log.append("\(text)\n")
    }

    func post(_ notification: PostedNotification, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        post(notification, for: plugin) { [weak context] in context?.messages.perform(notification.number) }
    }

    func show(_ work: WorkReport, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        notifications.show(work, of: plugin) { [weak context] in context?.messages.cancel(work.number) }
    }

    /// Shows a notification of a plugin. If the plugin has posted too many, adds a warning instead.
    func post(
        _ notification: PostedNotification, for plugin: InstalledPlugin,
        perform: @escaping @MainActor () -> Void
    ) {
        if !notifications.post(notification.notification, of: plugin, perform: perform) {
            warnAboutNotifications(of: plugin)
        }
    }

    /// Returns whether a notification of a plugin may be shown by the desktop now. If the user has turned on
    /// "Do not disturb", adds it to the history instead; if the plugin has posted too many, adds a warning.
    func admits(_ notification: DesktopNotification, of plugin: InstalledPlugin) -> Bool {
        guard !preferences.isUndisturbed else {
            let kept = PluginNotification(notification.title, body: notification.body)
            post(PostedNotification(number: 0, notification: kept), for: plugin) {}
            return false
        }
        let isAdmitted = notifications.admit(plugin)
        if !isAdmitted { warnAboutNotifications(of: plugin) }
        return isAdmitted
    }

    private func warnAboutNotifications(of plugin: InstalledPlugin) {
        warn(
            "A notification was left out: the plugin has posted more than \(ShellNotifications.maximumRate) in \(ShellNotifications.period.components.seconds) seconds.",
            for: plugin)
    }

    func warn(_ text: String, of context: PluginContext) {
        if let plugin = plugin(of: context) { warn(text, for: plugin) }
    }
}
