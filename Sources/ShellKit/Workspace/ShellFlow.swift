// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RxKernel
import ViewKit

/// The flow of a shell's window: the pages of the plugins in a side bar, and the selected page next to it.
///
/// The flow of a page begins when the user first selects the page, and continues while another page is shown; its state
/// is kept. It ends with the window, or when its plugin is deactivated.
public final class ShellFlow: Flow {
    public var root: any Presentable { workspace }

    private let shell: Shell
    private let sidebar: SidebarViewController
    private let workspace: SplitController
    private var open: [ShellPlace: ViewController] = [:]
    private var place: ShellPlace?
    private let disposeBag = DisposeBag()

    /// Creates the flow for `shell`, which it retains.
    public init(shell: Shell) {
        self.shell = shell
        sidebar = SidebarViewController(viewModel: SidebarViewModel(shell: shell))
        workspace = SplitController(sidebar: sidebar)
        shell.actions.subscribe(onNext: { [unowned self] in workspace.actions = $0 }).disposed(by: disposeBag)
        shell.pages.subscribe(onNext: { [unowned self] in close(allBut: $0) }).disposed(by: disposeBag)
    }

    public func navigate(to step: ShellStep) -> FlowContributors {
        switch step {
        case .workspace:
            return .multiple(flowContributors: [.viewController(sidebar)] + begin(firstPlace))

        case .show(let place):
            if let controller = open[place] {
                show(controller, at: place)
                return .none
            }
            return .multiple(flowContributors: begin(place))

        case .refuse(let reason):
            if let place { sidebar.viewModel.select(place) }
            return .ask(Alert(localized("This page cannot be shown"), message: reason)) { _ in nil }
        }
    }

    private var firstPlace: ShellPlace { shell.registeredPages.value.first.map { .page($0.id) } ?? .plugins }

    private func begin(_ place: ShellPlace) -> [FlowContributor] {
        switch place {
        case .plugins:
            let plugins = PluginsViewController(viewModel: PluginsViewModel(shell: shell))
            show(NavigationController(root: plugins), at: place)
            return [.viewController(plugins)]

        case .page(let id):
            guard let page = shell.makeFlow(id) else { return [] }
            guard let controller = page.flow.root as? ViewController else {
                let reason =
                    "The root of \(type(of: page.flow)) is a \(type(of: page.flow.root)). In a shell it must be a "
                    + "ViewController, such as a NavigationController."
                return [.forwardToCurrentFlow(withStep: ShellStep.refuse(reason))]
            }
            show(controller, at: place)
            return [.contribute(withNextPresentable: page.flow, withNextStepper: page.stepper)]
        }
    }

    private func show(_ controller: ViewController, at place: ShellPlace) {
        open[place] = controller
        self.place = place
        workspace.show(controller)
        sidebar.viewModel.select(place)
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
