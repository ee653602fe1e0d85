// SPDX-License-Identifier: MIT

import ControllerKit
import Dispatch
import FlowKit
import RxKernel
import ViewKit

/// The flow of a shell's window: the pages of the plugins in a side bar, and the selected page next to it.
///
/// The flow of a page begins when the user first selects the page, and continues while another page is shown; its state
/// is kept. It ends with the window, or when its plugin is deactivated. When a flow ends by itself, a new one is created as the
/// user selects its page again.
public final class ShellFlow: Flow {
    public var root: any Presentable { bars }

    let shell: Shell
    private let sidebar: SidebarViewController
    let workspace: SplitController
    private let bars: ShellBarsController
    private var open: [ShellPlace: ViewController] = [:]
    private var place: ShellPlace?
    /// Whether the user has selected a destination, which nothing replaces then.
    private var userHasChosen = false
    private let disposeBag = DisposeBag()

    /// Creates the flow for `shell`, which it retains.
    public init(shell: Shell) {
        self.shell = shell
        shell.backend = Toolkit.backend
        sidebar = SidebarViewController(viewModel: SidebarViewModel(shell: shell))
        workspace = SplitController(sidebar: sidebar, role: "workspace")
        bars = ShellBarsController(workspace, of: shell)
        shell.window = { [weak workspace] in workspace?.window?.window }
        shell.navigate = { [weak sidebar] in sidebar?.viewModel.steps.accept($0) }
        shell.preferences.apply(to: bars).disposed(by: disposeBag)
        shell.open = { [weak workspace] in workspace?.window?.session?.open($0) }
        shell.registerOwnCommands()
        shell.commands.actions.subscribe(onNext: { [unowned self] in workspace.actions = $0 }).disposed(
            by: disposeBag)
        shell.pages.subscribe(onNext: { [unowned self] in pagesDidChange($0) }).disposed(by: disposeBag)
    }

    public func navigate(to step: ShellStep) -> FlowContributors {
        switch step {
        case .workspace:
            // The window is there; its first frame comes before what starts now.
            DispatchQueue.main.async { [weak shell] in shell?.windowIsThere() }
            if let window = shell.window() { shell.notifications.install(in: window) }
            return .multiple(flowContributors: [.viewController(sidebar)] + begin(firstPlace))

        case .show(let place):
            userHasChosen = true
            if let controller = open[place] {
                show(controller, at: place)
                return .none
            }
            return .multiple(flowContributors: begin(place))

        case .palette(let scope):
            return .viewController(shell.presentPalette(scope, above: workspace))
        case .settings(let search): return showSettings(search)
        case .notifications: return showNotifications()

        case .editShortcuts: return .viewController(shell.presentShortcuts(above: workspace))

        case .open(let paths):
            shell.open(paths)
            return .none

        case .perform(let id):
            shell.performRequested(id)
            return .none

        case .refuse(let reason):
            if let place { sidebar.viewModel.select(place) }
            return .ask(Alert(localized("This page cannot be shown"), message: reason)) { _ in nil }
        }
    }

    private var firstPlace: ShellPlace { shell.registeredPages.value.first.map { .page($0.id) } ?? .plugins }

    private func begin(_ place: ShellPlace) -> [FlowContributor] {
        switch place {
        case .plugins:
            let plugins = PluginsFlow(shell: shell)
            show(plugins.navigation, at: place)
            return [.flow(plugins, with: .list)]

        case .page(let id):
            guard let page = shell.makeFlow(id) else { return [] }
            guard let controller = page.flow.root as? ViewController else {
                return [.forwardToCurrentFlow(withStep: ShellStep.refuse(Self.problem(with: page.flow)))]
            }
            show(controller, at: place)
            let stepper = PageStepper(page.stepper) { [weak self, weak controller] in
                if let controller { self?.flowDidEnd(of: controller, at: place) }
            }
            return [.contribute(withNextPresentable: page.flow, withNextStepper: stepper)]
        }
    }

    /// The reason why a flow cannot be a page.
    static func problem(with flow: any Flow) -> String {
        "The root of \(type(of: flow)) is a \(type(of: flow.root)). In a shell it must be a "
            + "ViewController, such as a NavigationController."
    }

    private func show(_ controller: ViewController, at place: ShellPlace) {
        open[place] = controller
        self.place = place
        workspace.show(controller)
        sidebar.viewModel.select(place)
    }

    /// The flow of a page has ended. A new one is created when the page is selected again.
    private func flowDidEnd(of controller: ViewController, at place: ShellPlace) {
        guard open[place] === controller else { return }
        open[place] = nil
        workspace.remove(controller)
        guard self.place == place else { return }
        self.place = nil
        sidebar.viewModel.select(nil)
    }

    private func pagesDidChange(_ pages: [ShellPage]) {
        close(allBut: pages)
        // The plugins that started after the window bring the first page.
        if place == .plugins, !userHasChosen, !pages.isEmpty { sidebar.viewModel.open(firstPlace) }
    }

    /// Ends the flows whose plugins were deactivated.
    private func close(allBut pages: [ShellPage]) {
        let places = Set(pages.map { ShellPlace.page($0.id) } + [.plugins])
        let gone = open.filter { !places.contains($0.key) }
        guard !gone.isEmpty else { return }
        let wasShown = gone.values.contains { $0 === workspace.detail }
        for (place, controller) in gone {
            open[place] = nil
            workspace.remove(controller)
        }
        if wasShown { sidebar.viewModel.open(firstPlace) }
    }
}
