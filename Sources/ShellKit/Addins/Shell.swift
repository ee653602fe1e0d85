// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

/// The plugins of an application, and the pages and actions that they bring.
///
/// It loads the plugins, starts and stops them, and records the state of each; ``ShellFlow`` shows them. A plugin from a file runs in a
/// process of its own, so that no fault of it harms the shell or another plugin; see <doc:Faults>. Use it on the main thread only.
@MainActor public final class Shell {
    /// All plugins that were found, with their states.
    public var plugins: Observable<[PluginRecord]> { records.asObservable() }

    /// The pages of the plugins, in the order in which they were registered.
    public var pages: Observable<[ShellPage]> { registeredPages.asObservable() }

    /// The actions of the plugins.
    public var actions: Observable<[Action]> { registeredActions.asObservable() }

    /// The folders in which plugins were searched for.
    public internal(set) var directories: [PluginDirectory] = []

    /// How plugins run, and where what belongs to them is kept.
    public let options: ShellOptions

    let records = BehaviorRelay<[PluginRecord]>(value: [])
    let registeredPages = BehaviorRelay<[ShellPage]>(value: [])
    let registeredActions = BehaviorRelay<[Action]>(value: [])
    var installed: [InstalledPlugin] = []
    /// The backend that shows the shell; nil before it is shown.
    weak var backend: (any Backend)?
    private var makers: [ShellPage.ID: @MainActor () -> PageFlow] = [:]

    /// Creates a shell without plugins. `load(_:)` adds them.
    public init(_ options: ShellOptions = ShellOptions(application: "rxshell")) { self.options = options }

    isolated deinit {
        for plugin in installed.reversed() { end(plugin) }
    }

    /// Shows the records of the plugins as they are now.
    func recordsDidChange() {
        let list = installed.map(\.record)
        if list != records.value { records.accept(list) }
    }

    func set(_ state: PluginRecord.State, of plugin: InstalledPlugin) {
        plugin.record.state = state
        recordsDidChange()
    }

    func makeFlow(_ id: ShellPage.ID) -> PageFlow? { makers[id]?() }

    /// Removes the pages and actions of a plugin.
    func withdraw(_ plugin: InstalledPlugin) {
        let (pages, actions) = (plugin.pages, plugin.actions)
        (plugin.pages, plugin.actions) = ([], [])
        for page in pages { makers[page] = nil }
        if !pages.isEmpty {
            registeredPages.accept(registeredPages.value.filter { !pages.contains($0.id) })
        }
        if !actions.isEmpty {
            registeredActions.accept(registeredActions.value.filter { !actions.contains($0.id) })
        }
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
        guard makers[id] == nil else {
            return warn(
                "A flow with the id \"\(id)\" is already registered and stays in use. Choose another id.",
                of: context)
        }
        makers[id] = page.make
        plugin.pages.insert(id)
        registeredPages.accept(registeredPages.value + [page.page])
    }

    func add(_ action: Action, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        guard !registeredActions.value.contains(where: { $0.id == action.id }) else {
            return warn(
                "An action with the id \"\(action.id)\" is already registered and stays in use. Choose another id.",
                of: context)
        }
        plugin.actions.insert(action.id)
        registeredActions.accept(registeredActions.value + [action])
    }

    func log(_ text: String, of context: PluginContext) {
        guard let plugin = plugin(of: context) else { return }
        writeToStandardError("\(plugin.folderName): \(text)")
    }

    func warn(_ text: String, of context: PluginContext) {
        guard let plugin = plugin(of: context), !plugin.record.warnings.contains(text) else { return }
        plugin.record.warnings.append(text)
        recordsDidChange()
    }
}
