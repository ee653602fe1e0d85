// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel

/// The object in which plugins register their flows and actions.
///
/// It loads the plugins and records the state of each; ``ShellFlow`` shows them. It retains the closures that plugins
/// register, so capture it in them with `[unowned shell]`. Use it on the main thread only.
@MainActor public final class Shell {
    /// All plugins that were found, with their states.
    public var plugins: Observable<[PluginRecord]> { records.asObservable() }

    /// The pages of the active plugins, in the order in which they were registered.
    public var pages: Observable<[ShellPage]> { registeredPages.asObservable() }

    /// The actions of the active plugins.
    public var actions: Observable<[Action]> { registeredActions.asObservable() }

    /// The folders in which plugins were searched for.
    public internal(set) var directories: [PluginDirectory] = []

    let records = BehaviorRelay<[PluginRecord]>(value: [])
    let registeredPages = BehaviorRelay<[ShellPage]>(value: [])
    let registeredActions = BehaviorRelay<[Action]>(value: [])
    private var makers: [ShellPage.ID: @MainActor () -> PageFlow] = [:]

    /// The active plugins, by their index in the records.
    var active: [Int: ActivePlugin] = [:]
    /// The index of the plugin that is being activated.
    var activating: Int?

    /// Creates a shell without plugins. `load(_:)` adds them.
    public init() {}

    isolated deinit {
        for plugin in active.values { plugin.plugin.deactivate() }
    }

    /// A plugin and the ids that it registered.
    struct ActivePlugin {
        let plugin: any Plugin
        var pages: Set<ShellPage.ID> = []
        var actions: Set<String> = []
    }

    /// A flow and the stepper that sends its first step.
    struct PageFlow {
        let flow: any Flow
        let stepper: any Stepper
    }
}

// MARK: For plugins

extension Shell {
    /// Registers a flow as a page of the shell. The side bar shows the page, and the flow is created when the user
    /// first selects it. The root of the flow must be a `ViewController`, such as a `NavigationController`.
    /// - Parameters:
    ///   - id: If it is registered already, the first flow stays in use, and the list of plugins shows a warning.
    ///   - title: The name that users see.
    ///   - icon: The name of an icon in the icon theme.
    ///   - step: The first step of the flow.
    ///   - make: Creates the flow. It is retained while the plugin is active.
    public func register<Page: Flow>(
        flow id: String, title: String, icon: String, startingAt step: Page.Steps,
        make: @escaping @MainActor () -> Page
    ) where Page.Steps: Step {
        register(ShellPage(id: id, title: title, icon: icon)) {
            PageFlow(flow: make(), stepper: OneStepper(withSingleStep: step))
        }
    }

    /// Registers a flow that is its own stepper and sends its first step itself.
    public func register<Page: Flow & Stepper>(
        flow id: String, title: String, icon: String, make: @escaping @MainActor () -> Page
    ) {
        register(ShellPage(id: id, title: title, icon: icon)) {
            let flow = make()
            return PageFlow(flow: flow, stepper: flow)
        }
    }

    /// Registers an action of the shell's window.
    public func register(
        action id: String, title: String, shortcut: Shortcut? = nil, handler: @escaping @MainActor () -> Void
    ) {
        guard !registeredActions.value.contains(where: { $0.id == id }) else {
            return warn(
                "An action with the id \"\(id)\" is already registered and stays in use. Choose another id.")
        }
        if let activating { active[activating]?.actions.insert(id) }
        let action = Action(id, title: title, shortcuts: shortcut.map { [$0] } ?? [], handler: handler)
        registeredActions.accept(registeredActions.value + [action])
    }

    private func register(_ page: ShellPage, _ make: @escaping @MainActor () -> PageFlow) {
        guard makers[page.id] == nil else {
            return warn(
                "A flow with the id \"\(page.id)\" is already registered and stays in use. Choose another id."
            )
        }
        makers[page.id] = make
        if let activating { active[activating]?.pages.insert(page.id) }
        registeredPages.accept(registeredPages.value + [page])
    }

    private func warn(_ text: String) {
        guard let activating else { return }
        var list = records.value
        list[activating].warnings.append(text)
        records.accept(list)
    }
}

// MARK: For the workspace

extension Shell {
    func makeFlow(_ id: ShellPage.ID) -> PageFlow? { makers[id]?() }

    /// Removes the pages and actions of a plugin.
    func withdraw(_ plugin: ActivePlugin) {
        for page in plugin.pages { makers[page] = nil }
        if !plugin.pages.isEmpty {
            registeredPages.accept(registeredPages.value.filter { !plugin.pages.contains($0.id) })
        }
        if !plugin.actions.isEmpty {
            registeredActions.accept(registeredActions.value.filter { !plugin.actions.contains($0.id) })
        }
    }
}
