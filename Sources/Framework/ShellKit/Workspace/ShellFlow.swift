// SPDX-License-Identifier: MIT

import ControllerKit
import Dispatch
import FlowKit
import PluginProcesses
import PluginRuntime
import RemoteBackend
import RxKernel
import ViewKit

/// The flow of a shell's window: the pages of the plugins in a side bar, and the open pages in tabs beside it.
///
/// ```swift
/// session.start(ShellFlow(shell: shell), with: ShellStep.workspace)
/// ```
/// Each tab has a flow of its own, which begins when the tab is opened, and continues while another tab is
/// shown; its state is kept. It ends with its tab, with the window, or when its plugin is deactivated.
/// Several windows of one shell have a flow each.
public final class ShellFlow: Flow, InspectorCommandOwner {
    public var root: any Presentable { bars }

    let shell: Shell
    let sidebar: SidebarViewController
    let workspace: SplitController
    private let bars: ShellBarsController
    let tabs = TabGroupsController()
    /// The tabs that were closed, the last one at the end.
    var closedTabs: [ClosedTab] = []
    /// What an earlier run has left, until its tabs are open.
    private var restoredLayout: WorkspaceLayout?
    /// Whether ``ShellStep/firstPlace`` was navigated: what is opened before is restored.
    private var hasBegun = false
    /// Whether the user has performed a command. Until then, each step is a restored one.
    var isUsed = false
    /// Whether the user has chosen what is shown. The shell does not replace it then.
    private var userHasChosen = false
    /// The id of the tab that was opened without the user.
    private var automaticTab: String?
    /// Whether that tab is about to open.
    private var isOpeningFirstPage = false
    /// The id of the tab with the list of plugins that was opened because there were no pages.
    private var fallbackTab: String?
    private let disposeBag = DisposeBag()

    /// Creates the flow for `shell`, which it retains.
    public init(shell: Shell) {
        self.shell = shell
        shell.processes.backend = Toolkit.backend
        shell.commands.useKeyboard { Toolkit.backend.latinKey(of: $0) }
        sidebar = SidebarViewController(viewModel: SidebarViewModel(shell: shell))
        workspace = SplitController(sidebar: sidebar, collapseWidth: Self.drawerWidth, role: "workspace")
        bars = ShellBarsController(workspace, menu: sidebar.viewModel.menu, of: shell)
        workspace.show(tabs)
        shell.windows.add(self)
        shell.preferences.apply(to: bars).disposed(by: disposeBag)
        shell.registerOwnCommands()
        shell.registerWorkspaceCommands()
        tabs.onClose = { [unowned self] in willClose($0) }
        tabs.willDetach = { [weak self] in self?.showCommands(in: $0) }
        tabs.changes.subscribe(onNext: { [unowned self] in showSelection() }).disposed(by: disposeBag)
        tabs.actions = layoutActions() + [profileAction()]
        tabs.profile = shell.options.profile
        // The last flow of a shell releases the shell, which then removes its commands and pages while this
        // flow is deallocated. Therefore the references are weak.
        shell.commands.actions.subscribe(onNext: { [weak self] in self?.workspace.actions = $0 }).disposed(
            by: disposeBag)
        Observable.combineLatest(shell.pages, shell.installed.folders.isSearching)
            .subscribe(onNext: { [weak self] pages, _ in self?.pagesDidChange(pages) }).disposed(
                by: disposeBag)
    }

    /// A page that is to be restored waits until its plugin is found.
    public func adapt(step: any Step) -> Single<any Step> {
        let page: String? =
            switch step as? ShellStep {
            case .openTab(.page(let id), _), .show(.page(let id)): id
            default: nil
            }
        guard let id = page, shell.installed.folders.isSearching.value else { return .just(step) }
        return Observable.combineLatest(shell.pages, shell.installed.folders.isSearching)
            .filter { pages, isSearching in !isSearching || pages.contains { $0.id == id } }
            .take(1).map { _ in step }.asSingle()
    }

    public func navigate(to step: ShellStep) -> FlowContributors {
        // What was open above the pages is not restored.
        if !hasBegun, !isUsed, step.isAbovePages { return .none }
        switch step {
        case .workspace:
            followWidth()
            if let window = workspace.window { followActivation(of: window) }
            // The window is open. Its first frame is drawn before the work that starts in a later turn.
            DispatchQueue.main.async { [weak shell] in shell?.windowDidAppear() }
            if let window = workspace.window { shell.notifications.install(in: window.window) }
            shell.files.showNotices(in: workspace.window?.session)
            // The commands of the shell are steps of the side bar. They are navigated also while a page
            // covers the side bar in a narrow window.
            return .multiple(flowContributors: [
                .contribute(
                    withNextPresentable: sidebar, withNextStepper: sidebar.viewModel, whenHidden: .pass),
                .forwardToCurrentFlow(withStep: ShellStep.firstPlace),
            ])

        case .firstPlace:
            begin()
            return .none

        case .show(let route):
            userHasChosen = true
            workspace.show(tabs)
            if let tab = tabs.tabs.first(where: { $0.route == route }) {
                tabs.select(tab)
                shell.workspace.opened(route)
                return .none
            }
            return open(route, tab: Self.newID())

        case .openTab(let route, let id):
            if id == automaticTab { isOpeningFirstPage = false }
            if hasBegun, id != automaticTab {
                userHasChosen = true
                workspace.show(tabs)
            }
            return open(route, tab: id)

        case .palette(let scope):
            return .viewController(shell.presentPalette(scope, above: front))

        case .settings(let search): return showSettings(search)

        case .notifications: return showNotifications()

        case .editShortcuts: return .viewController(shell.presentShortcuts(above: front))

        case .open(let paths):
            shell.open(paths)
            return .none

        case .perform(let id):
            shell.performRequested(id)
            return .none

        case .arrange(let name):
            if let layout = shell.workspace.value.layouts[name] { tabs.arrange(as: layout) }
            return .none

        case .saveLayout:
            return .ask(nameQuestion(localized("Save Layout"))) { [weak self] name in
                if let self, let name { shell.workspace.update { $0.layouts[name] = self.tabs.layout } }
                return nil
            }

        case .renameLayout(let old):
            return .ask(nameQuestion(localized("Rename Layout"), old)) { [weak self] name in
                guard let name, name != old else { return nil }
                self?.shell.workspace.update {
                    // Another window may have deleted the layout meanwhile.
                    guard let layout = $0.layouts.removeValue(forKey: old) else { return }
                    $0.layouts[name] = layout
                }
                return nil
            }

        case .deleteLayout(let name):
            let question = Alert.confirm(
                localized("Delete the layout “%1”?", name), .destructive(localized("Delete")))
            return .ask(question) { [weak self] answer in
                if answer != .cancel { self?.shell.workspace.update { $0.layouts[name] = nil } }
                return nil
            }

        case .newProfile:
            return .ask(Self.profileQuestion()) { name in name.map { ShellStep.openProfile($0) } }

        case .openProfile(let name):
            guard let errorMessage = shell.windows.profiles.open(name) else { return .none }
            return .ask(Alert(localized("The profile cannot be opened"), message: errorMessage)) { _ in nil }

        case .newWindow:
            workspace.window?.session?.openWindow(
                ShellFlow(shell: shell), with: OneStepper(withSingleStep: ShellStep.workspace),
                size: workspace.window?.window.size ?? Size(width: 960, height: 680))
            return .none

        case .refuse(let reason):
            // The row that was clicked is not that of the page that is shown.
            sidebar.viewModel.select(sidebar.viewModel.selectedRoute)
            return .ask(Alert(localized("This page cannot be shown"), message: reason)) { _ in nil }
        }
    }

    /// The screen above which a window opens: a tab with a window of its own if it is in front.
    private var front: ViewController { tabs.detachedTabInFront?.controller ?? workspace }

    /// Lets the commands work in the window of a tab, too.
    private func showCommands(in root: ViewController) {
        shell.commands.actions.subscribe(onNext: { [weak root] in root?.actions = $0 })
            .disposed(by: root.disposeBag)
        root.rxVisible.filter { $0 }.take(1)
            .subscribe(onNext: { [weak self, weak root] _ in
                if let window = root?.window { self?.followActivation(of: window) }
            })
            .disposed(by: root.disposeBag)
    }

    /// All windows have the same commands, whose state is that of the window in which the user works.
    private func followActivation(of window: WindowController) {
        window.window.events.filter { $0 == .active(true) }
            .subscribe(onNext: { [weak self] _ in self?.shell.updateWorkspaceCommands() })
            .disposed(by: window.root.disposeBag)
    }

    // MARK: Tabs

    private func open(_ route: Route, tab id: String) -> FlowContributors {
        // Only a damaged file has the id of a tab that is open already.
        guard !tabs.tabs.contains(where: { $0.id == id }) else { return .none }
        switch route {
        case .plugins:
            let plugins = PluginsFlow(shell: shell)
            show(plugins.navigation, at: route, id)
            return .flow(plugins, with: .list)

        case .start:
            let start = StartViewController(viewModel: StartViewModel(shell: shell))
            show(start, at: route, id)
            return .viewController(start)

        case .page(let pageID):
            guard let page = shell.pageRegistry.makeFlow(pageID) else { return .none }
            guard let controller = page.flow.root as? ViewController else {
                return .one(
                    flowContributor: .forwardToCurrentFlow(
                        withStep: ShellStep.refuse(PageFlow.errorMessage(for: page.flow))))
            }
            if let plugin = shell.installed.all.first(where: { $0.pages.contains(pageID) }),
                plugin.process == nil
            {
                shell.windows.questions.watch(controller, of: plugin)
            }
            if let state = closedTabs.popState(of: id) {
                (page.flow as? PluginPageFlow)?.controller.pane.savedState = state
            }
            show(controller, at: route, id)
            let stepper = PageStepper(page.stepper) { [weak tabs, weak controller] in
                if let controller { tabs?.didEnd(controller) }
            }
            return .one(
                flowContributor: .contribute(withNextPresentable: page.flow, withNextStepper: stepper))
        }
    }

    /// Returns the id of a new tab.
    static func newID() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 36) }

    private func show(_ controller: ViewController, at route: Route, _ id: String) {
        // A restored page does not run before it is selected.
        let tab = TabGroupsController.Tab(id: id, route: route, controller: controller)
        controller.tabItem.icon = shell.icon(of: route)
        guard hasBegun else {
            (controller as? PluginPageController)?.pane.isOpenedByUser = false
            return tabs.keep(tab)
        }
        let start = tabs.selectedTab.flatMap { tab in
            tab.route == .start && route != .start || isFallback(tab) && id == automaticTab ? tab : nil
        }
        tabs.open(tab)
        // The page replaces the new tab in which it was chosen.
        if let start { tabs.close(start) }
        shell.workspace.opened(route)
    }

    private func willClose(_ tab: TabGroupsController.Tab) {
        guard tab.route != .start, !isFallback(tab) else { return }
        let state = (tab.controller as? PluginPageController)?.pane.savedState
        closedTabs.append(ClosedTab(id: tab.id, route: tab.route, state: state))
        if closedTabs.count > 20 { closedTabs.removeFirst() }
    }

    /// Marks the row of the selected tab in the side bar.
    private func showSelection() {
        let route = tabs.selectedTab.flatMap { $0.route == .start ? nil : $0.route }
        if sidebar.viewModel.selectedRoute != route { sidebar.viewModel.select(route) }
        shell.updateWorkspaceCommands()
    }

    /// Shows icons only in the side bar of a narrow window. One that is narrower still has a drawer.
    private func followWidth() {
        guard let window = workspace.window else { return }
        window.sizes.startWith(window.window.size)
            .subscribe(onNext: { [unowned self] size in
                sidebar.viewModel.setNarrow((Self.drawerWidth..<Self.iconsWidth).contains(size.width))
            }).disposed(by: disposeBag)
        let isIconsOnly = sidebar.viewModel.showsIconsOnly
        isIconsOnly.distinctUntilChanged().subscribe(onNext: { [unowned self] isIconsOnly in
            workspace.minimumSidebarWidth = isIconsOnly ? Self.iconColumnWidth : Self.smallestSidebar
        }).disposed(by: disposeBag)
        Observable.combineLatest(isIconsOnly, workspace.rx.columnWidths)
            .subscribe(onNext: { [unowned self] isIconsOnly, widths in
                guard let width = widths.first else { return }
                sidebarWidthDidChange(width, isIconsOnly: isIconsOnly)
            }).disposed(by: disposeBag)
    }

    /// Keeps the width that the user has given the side bar, and not that of the icons, which an earlier run may have left.
    private func sidebarWidthDidChange(_ width: Int, isIconsOnly: Bool) {
        switch (isIconsOnly, width < Self.smallestSidebar) {
        case (true, false): workspace.columnWidths = [Self.iconColumnWidth]
        case (true, true): break
        case (false, false): shell.workspace.update { $0.sidebarWidth = width }
        case (false, true):
            workspace.columnWidths = [
                min(max(shell.workspace.value.sidebarWidth, Self.smallestSidebar), 1000)
            ]
        }
    }

    /// The width of the side bar, in logical pixels, while it has icons only.
    private static let iconColumnWidth = 88
    /// The width of the side bar below which titles are not readable.
    private static let smallestSidebar = 140
    /// The width of the window, in logical pixels, below which the side bar and the pages take turns.
    private static let drawerWidth = 560
    /// The width of the window below which the side bar has icons only.
    private static let iconsWidth = 760

    // MARK: Beginning

    /// What an earlier run has opened is open now.
    private func begin() {
        hasBegun = true
        guard !tabs.tabs.isEmpty else { return openFirstPage() }
        let layout = restoredLayout ?? WorkspaceLayout(tabs.tabs)
        restoredLayout = nil
        // In a later turn the restored pages have their states.
        DispatchQueue.main.async { [weak tabs] in
            MainActor.assumeIsolated { tabs?.arrange(as: layout) }
        }
    }

    /// Opens the first page, or the list of plugins when it is known that there are no pages.
    private func openFirstPage() {
        guard hasBegun, !userHasChosen, !isOpeningFirstPage, !shell.installed.folders.isSearching.value,
            tabs.tabs.allSatisfy({ isFallback($0) })
        else { return }
        let route = shell.orderedPages.first.map { .page($0.id) } ?? Route.plugins
        guard !tabs.tabs.contains(where: { $0.route == route }) else { return }
        isOpeningFirstPage = true
        let id = Self.newID()
        fallbackTab = route == .plugins ? id : fallbackTab
        automaticTab = id
        emit(.openTab(route, id: id))
    }

    /// Whether a tab shows the list of plugins only because there were no pages.
    private func isFallback(_ tab: TabGroupsController.Tab) -> Bool {
        tab.id == fallbackTab && !userHasChosen
    }

    private func pagesDidChange(_ pages: [ShellPage]) {
        let ids = Set(pages.map(\.id))
        var hasClosed = false
        for tab in tabs.tabs {
            guard case .page(let id) = tab.route, !ids.contains(id) else { continue }
            tabs.close(tab)
            hasClosed = true
        }
        closedTabs.removeAll { if case .page(let id) = $0.route { !ids.contains(id) } else { false } }
        if hasClosed, tabs.tabs.isEmpty { userHasChosen = false }
        // The list of plugins is shown only because there were no pages.
        openFirstPage()
    }
}

/// The arrangement of the tabs is restored after the application was killed; the pages are restored by their flows.
extension ShellFlow: Restorable {
    public var restorableState: Observable<WorkspaceLayout> {
        tabs.changes.compactMap { [weak self] in self.flatMap { $0.hasBegun ? $0.tabs.layout : nil } }
            .distinctUntilChanged()
    }

    public func restore(_ layout: WorkspaceLayout) {
        restoredLayout = layout
        if hasBegun { begin() }
    }
}

/// A tab that was closed, for the command that opens it again.
struct ClosedTab {
    let id: String
    let route: Route
    /// What the page in a process of its own has saved.
    let state: String?
}

extension [ClosedTab] {
    /// Removes the tab with an id, and returns the state that its page has saved.
    mutating func popState(of id: String) -> String? {
        guard let index = firstIndex(where: { $0.id == id }) else { return nil }
        return remove(at: index).state
    }
}
