// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginRuntime
import RemoteBackend
import RxKernel
import ViewKit

/// The shell's flow for a page in the process of its plugin. It has one screen, whose content comes from the plugin.
package final class PluginPageFlow: Flow {
    package let controller: PluginPageController
    package var root: any Presentable { controller }

    package init(_ page: ShellPage, in process: PluginRunner?) {
        controller = PluginPageController(page, in: process)
    }

    // The page is contributed, so that its state is recorded.
    package func navigate(to step: RxFlowStep) -> FlowContributors {
        .one(
            flowContributor: .contribute(
                withNextPresentable: controller, withNextStepper: OneStepper(withSingleStep: NoneStep())))
    }
}

/// The screen of a page in the process of its plugin.
package final class PluginPageController: ViewController {
    package let pane: RemotePane
    /// What runs the plugin of the page; nil if the plugin was removed.
    private weak var process: PluginRunner?
    private var shownActions: [ActionProperties] = []

    private var couldGoBack = false
    private var isOpen = false
    private let saved = PublishRelay<PageState>()

    package init(_ page: ShellPage, in process: PluginRunner?) {
        pane = RemotePane(name: process?.paneName(of: page.id) ?? page.id)
        self.process = process
        super.init()
        title = page.title
        barHooks.content = { [unowned self] in headerContent }
        barHooks.update = { [unowned self] in showBar() }
        pane.onHeaderChange = { [weak self] in self?.headerDidChange() }
        pane.onStateChange = { [weak self] in self?.show($0) }
        pane.onSave = { [weak self] _ in self?.save() }
        pane.onDismiss = { [weak self] in self?.dismissedByPlugin() }
    }

    isolated deinit { process?.close(pane) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        // A page that is larger than its tab scrolls. Otherwise it would enlarge the window, beyond the screen, or narrow the side bar.
        let content = ScrollView(pane, horizontally: true, vertically: true)
        content.expandsVertically = true
        view.embed(Box([bar.row, content].compactMap(\.self)))
        showBar()
    }

    /// The row with the items of the page, while the header bar of the window does not show them.
    private lazy var bar = NavigationBar()

    private var headerContent: BarContent? {
        guard let header = pane.header else { return nil }
        return BarContent(
            title: header.title.isEmpty ? title : header.title, subtitle: header.subtitle,
            titleView: header.titleView, leading: [header.leading], trailing: [header.trailing])
    }

    private func headerDidChange() {
        showBar()
        barContentDidChange()
    }

    /// Shows the row if the window does not show the header bar.
    private func showBar() {
        guard isViewLoaded else { return }
        let isShownByWindow = window?.showsBar(of: self) == true
        let content = isShownByWindow ? nil : headerContent
        bar.row?.isHidden = content == nil
        if let content { bar.show(content) }
    }

    package override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        pane.enclosingWindow = window?.window
        pane.isVisible = true
        // A page that was restored runs when it is first selected.
        guard !isOpen else { return }
        isOpen = true
        process?.open(pane)
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        process?.pane(pane, isVisible: true)
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pane.isVisible = false
        process?.pane(pane, isVisible: false)
    }

    package override var canGoBack: Bool { pane.windowState.canGoBack }

    package override func goBack() async -> Bool {
        guard canGoBack else { return false }
        pane.send(.backRequested)
        return true
    }

    package override func mayDismiss() async -> Bool {
        let question = RemoteQuestion()
        remoteQuestion = question
        return await process?.mayDismiss(pane.name, isAsking: question.didAsk) ?? true
    }

    private func show(_ state: WindowState) {
        if !state.title.isEmpty, state.title != title {
            title = state.title
            save()
        }
        if state.canGoBack != couldGoBack {
            couldGoBack = state.canGoBack
            barContentDidChange()
        }
        guard state.actions != shownActions else { return }
        shownActions = state.actions
        actions = state.actions.map { properties in
            Action(properties) { [weak pane] in pane?.send($0) }
        }
    }

    /// Called when the flow in the plugin has ended.
    private func dismissedByPlugin() { parent?.close(self) }
}

/// What the page has saved is restored after the application was killed, and when a tab that was closed is
/// opened again. Until the page runs, its tab has the last title.
extension PluginPageController: Restorable {
    package struct PageState: Codable {
        /// What the plugin has saved; nil for nothing.
        var state: String?
        var title: String
    }

    private var pageState: PageState { PageState(state: pane.savedState, title: title) }

    private func save() { saved.accept(pageState) }

    package var restorableState: Observable<PageState> { saved.startWith(pageState) }

    package func restore(_ page: PageState) {
        title = page.title
        pane.savedState = page.state
    }
}

extension Action {
    /// Creates an action that sends an event to the plugin when it is performed.
    fileprivate convenience init(
        _ properties: ActionProperties, send: @escaping @MainActor (WindowEvent) -> Void
    ) {
        let id = properties.id
        if properties.takesValue {
            self.init(id, title: properties.title, group: properties.group, value: properties.value) {
                send(.choice(id, value: $0))
            }
            options = properties.options
        } else {
            self.init(
                id, title: properties.title, group: properties.group, shortcuts: properties.shortcuts
            ) { send(.action(id)) }
        }
        isEnabled = properties.isEnabled
        isOn = properties.isOn
    }
}
