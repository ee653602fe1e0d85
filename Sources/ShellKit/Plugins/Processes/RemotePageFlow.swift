// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RemoteBackend
import RxKernel
import ViewKit

/// The shell's flow for a page in the process of its plugin. It has one screen, whose content comes from the plugin.
final class RemotePageFlow: Flow {
    let controller: RemotePageController
    var root: any Presentable { controller }

    init(_ page: ShellPage, in process: PluginProcess?) {
        controller = RemotePageController(page, in: process)
    }

    // The page is contributed, so that its state is recorded.
    func navigate(to step: RxFlowStep) -> FlowContributors {
        .one(
            flowContributor: .contribute(
                withNextPresentable: controller, withNextStepper: OneStepper(withSingleStep: NoneStep())))
    }
}

/// The screen of a page in the process of its plugin.
final class RemotePageController: ViewController {
    let pane: RemotePane
    /// The process of the page; nil if the plugin was turned off. An update of the plugin replaces it.
    weak var process: PluginProcess?
    private var shownActions: [ActionProperties] = []

    private var couldGoBack = false
    private var isOpen = false
    private let states = PublishRelay<String>()

    init(_ page: ShellPage, in process: PluginProcess?) {
        pane = RemotePane(name: process?.paneName(of: page.id) ?? page.id)
        self.process = process
        super.init()
        process?.add(self)
        title = page.title
        pane.onStateChange = { [weak self] in self?.show($0) }
        pane.onSave = { [weak self] in self?.states.accept($0) }
        pane.onDismiss = { [weak self] in self?.dismissedByPlugin() }
    }

    isolated deinit { process?.close(pane) }

    override func viewDidLoad() {
        super.viewDidLoad()
        // A page that is wider than its place scrolls. Otherwise it would widen the window, or narrow the side bar.
        view.embed(ScrollView(pane, horizontally: true, vertically: false))
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        pane.enclosingWindow = window?.window
        // A page that was restored runs when it is first selected.
        guard !isOpen else { return }
        isOpen = true
        process?.open(pane)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        process?.pane(pane, isVisible: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        process?.pane(pane, isVisible: false)
    }

    override var canGoBack: Bool { pane.windowState.canGoBack }

    override func goBack() async -> Bool {
        guard canGoBack else { return false }
        pane.send(.backRequested)
        return true
    }

    override func mayDismiss() async -> Bool {
        let question = RemoteQuestion()
        remoteQuestion = question
        return await process?.mayDismiss(pane.name, isAsking: question.isAsked) ?? true
    }

    private func show(_ state: WindowState) {
        if !state.title.isEmpty { title = state.title }
        if state.canGoBack != couldGoBack {
            couldGoBack = state.canGoBack
            chromeDidChange()
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

/// What the page has saved is restored after the application was killed, and when a tab that was closed is opened again.
extension RemotePageController: Restorable {
    var restorableState: Observable<String> {
        states.startWith(pane.savedState ?? "").filter { !$0.isEmpty }
    }

    func restore(_ state: String) { pane.savedState = state }
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
        } else {
            self.init(
                id, title: properties.title, group: properties.group, shortcuts: properties.shortcuts
            ) { send(.action(id)) }
        }
        isEnabled = properties.isEnabled
        isOn = properties.isOn
    }
}
