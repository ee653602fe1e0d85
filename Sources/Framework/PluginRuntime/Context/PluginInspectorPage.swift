// SPDX-License-Identifier: MIT

public import ControllerKit
import FlowKit
import PluginKit
import ViewKit

/// A page of a plugin in the inspector.
package struct PluginInspectorPage: Identifiable, Hashable, Codable, Sendable {
    package var id: String
    package var title: String

    package init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    /// The beginning of the names of the panes that show inspector pages. The id of a page of a manifest has no slash.
    package static let panePrefix = "inspector/"
    /// The page that a pane of the plugin's process shows.
    package var pane: ShellPage { ShellPage(id: "\(Self.panePrefix)\(id)", title: title, icon: "") }
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
        owner?.add(.inspectorPage(PluginInspectorPage(id: id, title: title), make))
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
