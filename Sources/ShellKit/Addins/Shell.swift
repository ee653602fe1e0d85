// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel

/// The shell, as its plugins see it: where they register what they bring.
///
/// It knows the plugins and what came of each; ``ShellFlow`` shows it. Keep plugins' closures from holding it, as they are
/// held by it: `[unowned shell]`. Main thread only.
@MainActor public final class Shell {
    /// All plugins that were found, whatever became of them.
    public var plugins: Observable<[PluginRecord]> { records.asObservable() }

    /// The flows that the active plugins bring, in the order in which they were registered.
    public var pages: Observable<[ShellPage]> { registeredPages.asObservable() }

    /// The commands that the active plugins bring.
    public var actions: Observable<[Action]> { registeredActions.asObservable() }

    /// Where plugins were looked for.
    public internal(set) var directories: [PluginDirectory] = []

    let records = BehaviorRelay<[PluginRecord]>(value: [])
    let registeredPages = BehaviorRelay<[ShellPage]>(value: [])
    let registeredActions = BehaviorRelay<[Action]>(value: [])
    private var makers: [ShellPage.ID: @MainActor () -> PageFlow] = [:]

    /// The active plugins, by their place in the records.
    var active: [Int: ActivePlugin] = [:]
    /// The plugin that is being activated.
    var activating: Int?

    /// A shell without plugins; `load(_:)` brings them.
    public init() {}

    isolated deinit {
        for plugin in active.values { plugin.plugin.deactivate() }
    }

    /// A plugin and what it registered.
    struct ActivePlugin {
        let plugin: any Plugin
        var pages: Set<ShellPage.ID> = []
        var actions: Set<String> = []
    }

    /// A flow and what begins it.
    struct PageFlow {
        let flow: any Flow
        let stepper: any Stepper
    }
}

// MARK: For plugins

extension Shell {
    /// Brings a flow: it appears in the side bar, and is made when the person first chooses it. Its root has
    /// to be a `ViewController`, such as a `NavigationController`.
    /// - Parameters:
    ///   - id: Another plugin may have registered it before; then that one stays, and the list of plugins
    ///     says so.
    ///   - title: What people call it.
    ///   - icon: The name of an icon in the icon theme.
    ///   - step: The step that the flow begins with.
    ///   - make: Makes the flow; it is retained while the plugin is active.
    public func register<Page: Flow>(
        flow id: String, title: String, icon: String, startingAt step: Page.Steps,
        make: @escaping @MainActor () -> Page
    ) where Page.Steps: Step {
        register(ShellPage(id: id, title: title, icon: icon)) {
            PageFlow(flow: make(), stepper: OneStepper(withSingleStep: step))
        }
    }

    /// The same for a flow that is its own stepper, and so has its first step.
    public func register<Page: Flow & Stepper>(
        flow id: String, title: String, icon: String, make: @escaping @MainActor () -> Page
    ) {
        register(ShellPage(id: id, title: title, icon: icon)) {
            let flow = make()
            return PageFlow(flow: flow, stepper: flow)
        }
    }

    /// Brings a command of the shell's window.
    public func register(
        action id: String, title: String, shortcut: Shortcut? = nil, handler: @escaping @MainActor () -> Void
    ) {
        guard !registeredActions.value.contains(where: { $0.id == id }) else {
            return warn(
                "The action \"\(id)\" is registered already, and the first one stays. Choose another id.")
        }
        if let activating { active[activating]?.actions.insert(id) }
        let action = Action(id, title: title, shortcuts: shortcut.map { [$0] } ?? [], handler: handler)
        registeredActions.accept(registeredActions.value + [action])
    }

    private func register(_ page: ShellPage, _ make: @escaping @MainActor () -> PageFlow) {
        guard makers[page.id] == nil else {
            return warn(
                "The flow \"\(page.id)\" is registered already, and the first one stays. Choose another id.")
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

    /// Takes back what a plugin registered.
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
