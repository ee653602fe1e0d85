// SPDX-License-Identifier: MIT

public import ControllerKit
import FlowKit
import PluginKit
import ViewKit

/// A page of a plugin in the inspector.
struct InspectorPage: Identifiable, Hashable, Codable, Sendable {
    var id: String
    var title: String

    /// The beginning of the names of the panes that show inspector pages. The id of a page of a manifest has no slash.
    static let panePrefix = "inspector/"
    /// The page that a pane of the plugin's process shows.
    var pane: ShellPage { ShellPage(id: "\(Self.panePrefix)\(id)", title: title, icon: "") }
}

extension PluginContext {
    /// Registers a tab of the inspector: a screen with the state of the plugin, for its developers.
    ///
    /// ```swift
    /// // [Inspector cache]
    /// // Title=Cache
    /// context.register(inspectorPage: "cache", title: "Cache") { CacheViewController(viewModel: CacheViewModel(cache)) }
    /// ```
    /// If the manifest declares the tab, the plugin starts when the user first selects it. Otherwise the tab
    /// is there after this call. A plugin in a process of its own has at most 20 tabs; the list of plugins
    /// shows a warning about more.
    /// - Parameters:
    ///   - id: The id of the tab. If it is registered already, the first screen stays in use, and the list of plugins shows a warning.
    ///   - title: The title of the tab. It is ignored for a tab that the manifest declares.
    ///   - make: Creates the screen, when the user first selects the tab in a window. It is retained while the plugin is active.
    public func register(
        inspectorPage id: String, title: String, make: @escaping @MainActor () -> ViewController
    ) {
        owner?.add(.inspectorPage(InspectorPage(id: id, title: title), make), of: self)
    }
}

extension PluginContribution {
    /// The warning about a page that a plugin registers twice.
    static func registeredTwice(_ page: InspectorPage) -> String {
        "An inspector page with the id \"\(page.id)\" is already registered and stays in use. Choose another id."
    }

    /// The warning about a page that the manifest declares, and the plugin does not register.
    static func notRegistered(inspectorPage id: InspectorPage.ID) -> String {
        "[Inspector \(id)] is in the manifest, but the plugin does not register an inspector page with this id."
    }
}

extension Shell {
    /// Adds a page of a plugin in a process of its own, or one that a manifest declares.
    func add(_ page: InspectorPage, of plugin: InstalledPlugin) {
        guard !plugin.inspectorPages.contains(where: { $0.id == page.id }) else { return }
        plugin.inspectorPages.append(page)
        inspectorPagesDidChange()
    }

    /// Adds a page of a plugin in the shell's process.
    func add(
        _ page: InspectorPage, of plugin: InstalledPlugin, _ make: @escaping @MainActor () -> ViewController
    ) {
        guard plugin.inspectorMakers[page.id] == nil else {
            return warn(PluginContribution.registeredTwice(page), for: plugin)
        }
        plugin.inspectorMakers[page.id] = { [crashMarker, id = plugin.id] in
            crashMarker.during(.page, of: id, make)
        }
        add(page, of: plugin)
    }

    /// Publishes the pages of all plugins, unless ``changePagesTogether(ending:_:)`` does it later.
    func inspectorPagesDidChange() { if unpublishedPages == nil { publishInspectorPages(without: []) } }

    func publishInspectorPages(without ending: [InstalledPlugin]) {
        let plugins = installed.filter { plugin in !ending.contains { $0 === plugin } }
        let pages = plugins.flatMap { plugin in
            plugin.inspectorPages.map { page in
                // An update replaces the plugin, and keeps its tabs.
                Inspector.Page(id: "\(plugin.folderName)/\(page.id)", title: page.title) {
                    [weak self, name = plugin.folderName] in
                    self?.screen(of: page, ofPluginNamed: name) ?? Self.missing(page)
                }
            }
        }
        if pages.map(\.id) != inspectorPages.value.map(\.id) { inspectorPages.accept(pages) }
    }

    /// Creates the screen of a page. Starts the plugin if necessary. Returns nil if the plugin cannot create it.
    private func screen(of page: InspectorPage, ofPluginNamed name: String) -> ViewController? {
        guard let plugin = installed.first(where: { $0.folderName == name && $0.isOn }) else { return nil }
        if let process = plugin.process { return RemotePageController(page.pane, in: process) }
        guard startInShell(plugin) else { return nil }
        if let make = plugin.inspectorMakers[page.id] { return make() }
        warn(PluginContribution.notRegistered(inspectorPage: page.id), for: plugin)
        return nil
    }

    /// The screen in place of one that a plugin cannot create. The list of plugins shows the reason.
    private static func missing(_ page: InspectorPage) -> ViewController {
        let controller = ViewController()
        controller.title = page.title
        controller.view.addSubview(
            StatusView(
                icon: "dialog-warning-symbolic", title: localized("This page cannot be shown"),
                message: localized("The list of plugins shows the reason.")))
        return controller
    }
}

/// The flow of an inspector page in the process of its plugin. It has one screen.
final class InspectorPageFlow: Flow {
    private let controller: ViewController
    var root: any Presentable { controller }

    init(_ controller: ViewController) { self.controller = controller }

    func navigate(to step: RxFlowStep) -> FlowContributors {
        .one(
            flowContributor: .contribute(
                withNextPresentable: controller, withNextStepper: OneStepper(withSingleStep: NoneStep())))
    }
}
