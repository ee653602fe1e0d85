// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The open pages of a window: groups of tabs beside and below each other.
final class TabGroupsController: ViewController {
    /// A group of tabs, or two parts beside each other or one above the other.
    indirect enum Node {
        case group(TabGroupController)
        case split(WorkspaceLayout.Direction, Node, Node, Border)
    }

    /// The border between two parts.
    final class Border {
        /// The width of the first part, or its height if the other part is below it, in logical pixels.
        var position: Int
        init(_ position: Int) { self.position = position }
    }

    /// A tab: what it shows.
    struct Tab {
        let id: String
        let route: Route
        let controller: ViewController
    }

    /// The open tabs, in the order in which they were opened.
    private(set) var tabs: [Tab] = []
    /// The group in which tabs open.
    private(set) weak var active: TabGroupController?
    /// The profile of the run, which the title of the window has; nil for none.
    var profile: String?
    /// Called before the screen of a tab is dismissed.
    var onClose: ((Tab) -> Void)?
    /// Called with the root of a new window of a tab.
    var willDetach: ((ViewController) -> Void)?
    /// Sends when tabs, groups or the selection have changed.
    let changes = PublishRelay<Void>()

    private lazy var root: Node = {
        let group = makeGroup()
        active = group
        return .group(group)
    }()
    /// The groups between which the user drags tabs.
    let exchange = TabExchange(takesEdges: true)
    private var content: PortableView?
    private var isArranging = false
    private let emptyView = StatusView(
        icon: "view-list-symbolic", title: localized("No Page Is Open"),
        message: localized("Choose a place in the side bar."))

    override init() {
        super.init()
        // Of several groups, each has its own bar: no content moves when another group becomes the active one.
        barHooks.controller = { [unowned self] in
            groups.count == 1 ? groups.first?.barController ?? self : self
        }
        // With several groups, each has a row of tabs of its own.
        barHooks.tabs = { [unowned self] in groups.count == 1 ? groups.first : nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(emptyView)
        LayoutConstraint.activate(emptyView.constraints(pinnedTo: view))
        showGroups()
    }

    var groups: [TabGroupController] { root.groups }

    override var visibleChildren: [ViewController] { groups }

    override var actingChildren: [ViewController] { active.map { [$0] } ?? [] }

    /// The title of the page, and the profile of the run.
    override var displayTitle: String {
        [active?.displayTitle ?? "", profile ?? ""].filter { !$0.isEmpty }.joined(separator: " – ")
    }

    /// The selected tab of the active group; nil if no tab is open.
    var selectedTab: Tab? { active?.selected.flatMap { tab(of: $0) } }

    /// The tab in a window of its own in which the user works; nil if the user works in the groups.
    var detachedTabInFront: Tab? {
        var next = window?.session?.frontWindow
        while let front = next, front !== window {
            if let tab = tabs.first(where: { $0.controller.window === front }) { return tab }
            next = front.presenter?.window
        }
        return nil
    }

    func tab(of controller: ViewController) -> Tab? { tabs.first { $0.controller === controller } }

    /// The group that a tab is in; nil if it is in a window of its own.
    func group(of tab: Tab) -> TabGroupController? {
        groups.first { $0.viewControllers.contains { $0 === tab.controller } }
    }

    // MARK: Tabs

    /// Opens a tab in the active group, and selects it.
    func open(_ tab: Tab) {
        if detachedTabInFront != nil { window?.present() }
        keep(tab)
        (active ?? groups[0]).select(tab.controller)
        layoutDidChange()
    }

    /// Keeps a tab that is shown by ``arrange(as:)``.
    func keep(_ tab: Tab) {
        tabs.append(tab)
        tab.controller.tabItem.isClosable = true
        tab.controller.tabItem.isDetachable = true
        tab.controller.rxDismissed
            .subscribe(onSuccess: { [weak self] in self?.didDismiss(tab.id) })
            .disposed(by: tab.controller.disposeBag)
    }

    /// Shows a tab, also one in a window of its own.
    func select(_ tab: Tab) {
        guard let group = group(of: tab) else {
            tab.controller.window?.present()
            return
        }
        if detachedTabInFront != nil { window?.present() }
        active = group
        if group.selected !== tab.controller { group.select(tab.controller) }
        selectionDidChange(in: group)
    }

    /// Dismisses the screen of a tab, without asking it.
    func close(_ tab: Tab) {
        if let parent = tab.controller.parent {
            parent.close(tab.controller)
        } else {
            tab.controller.markDismissed()
        }
        tabs.removeAll { $0.id == tab.id }
        removeEmptyGroups()
    }

    func willClose(_ controller: ViewController) {
        guard let tab = tab(of: controller) else { return }
        onClose?(tab)
        tabs.removeAll { $0.id == tab.id }
    }

    /// The screen of a tab was dismissed: with its tab, or with its own window.
    private func didDismiss(_ id: String) {
        guard let index = tabs.firstIndex(where: { $0.id == id }) else { return }
        onClose?(tabs.remove(at: index))
        // Later: the screen is still in its container.
        Task { @MainActor [weak self] in self?.removeEmptyGroups() }
    }

    /// The flow of a tab has ended.
    func didEnd(_ controller: ViewController) {
        if let tab = tab(of: controller) { close(tab) }
    }

    /// Asks the tab that the user works in, and closes it if it agrees.
    func requestClose() {
        if let tab = detachedTabInFront {
            tab.controller.window?.requestClose()
            return
        }
        guard let tab = selectedTab else { return }
        group(of: tab)?.requestClose(tab.controller)
    }

    /// Selects the next tab of the active group, or an earlier one.
    func selectTab(offset: Int) {
        guard let group = active, let index = group.selectedIndex, group.viewControllers.count > 1 else {
            return
        }
        let count = group.viewControllers.count
        group.select(group.viewControllers[(index + offset + count) % count])
    }

    /// Selects the tab with an index in the active group; the last one if there are fewer and `index` is 8.
    func selectTab(at index: Int) {
        guard let group = active else { return }
        let controllers = group.viewControllers
        if index == 8, let last = controllers.last { return group.select(last) }
        if controllers.indices.contains(index) { group.select(controllers[index]) }
    }

    // MARK: Groups

    private func makeGroup() -> TabGroupController {
        let group = TabGroupController(of: self)
        adopt(group)
        return group
    }

    /// Moves the selected tab into a new group beside the active one. With one tab, nothing happens.
    func split(_ direction: WorkspaceLayout.Direction) {
        guard let group = active, let selected = group.selected, group.viewControllers.count > 1 else {
            return
        }
        move(selected, beside: group, direction)
    }

    /// Moves a screen of any group into a new group beside `group`.
    private func move(
        _ controller: ViewController, beside group: TabGroupController, _ direction: WorkspaceLayout.Direction
    ) {
        isArranging = true
        let new = makeGroup()
        root.replace(
            group, with: .split(direction, .group(group), .group(new), Border(half(in: direction))))
        showGroups()
        if isShown { new.setVisible(true) }
        new.append(controller)
        active = new
        isArranging = false
        removeEmptyGroups()
        selectionDidChange(in: new)
    }

    /// The user has dropped a tab on a group: in its row, on its pages, or at an edge of them, which opens a new group there.
    func take(_ controller: ViewController, to group: TabGroupController, at drop: TabDrop) {
        guard let tab = tab(of: controller) else { return }
        let isOwn = group.viewControllers.contains { $0 === controller }
        switch drop {
        case .before(let index):
            let old = group.viewControllers.firstIndex { $0 === controller }
            move(tab, to: group, at: old.map { $0 < index } == true ? index - 1 : index)
        case .pages: if !isOwn { move(tab, to: group, at: group.viewControllers.count) }
        case .trailingHalf, .bottomHalf:
            guard !isOwn || group.viewControllers.count > 1 else { return }
            move(controller, beside: group, drop == .trailingHalf ? .right : .down)
        }
    }

    /// The initial width or height of the first part of a new split. The user can move the border afterwards.
    private func half(in direction: WorkspaceLayout.Direction) -> Int {
        let size = window?.window.size ?? Size(width: 960, height: 680)
        return switch direction {
        case .right: max((size.width - 220) / 2, 200)
        case .down: max((size.height - 80) / 2, 120)
        }
    }

    /// Moves the selected tab into the next group, or into a new one at the right if there is one group.
    func moveTab(offset: Int) {
        let groups = groups
        guard groups.count > 1 else { return split(.right) }
        guard let old = active, let index = groups.firstIndex(where: { $0 === old }), let tab = selectedTab
        else { return }
        let new = groups[(index + offset + groups.count) % groups.count]
        move(tab, to: new, at: new.viewControllers.count)
    }

    /// Moves a tab into a group.
    func move(_ tab: Tab, to group: TabGroupController, at index: Int) {
        isArranging = true
        var controllers = group.viewControllers.filter { $0 !== tab.controller }
        controllers.insert(tab.controller, at: min(max(index, 0), controllers.count))
        group.set(controllers, selecting: tab.controller)
        active = group
        isArranging = false
        removeEmptyGroups()
        selectionDidChange(in: group)
    }

    /// Makes the next group the active one, with the keyboard focus.
    func activateGroup(offset: Int) {
        let groups = groups
        guard let active, let index = groups.firstIndex(where: { $0 === active }) else { return }
        let next = groups[(index + offset + groups.count) % groups.count]
        activate(next)
        next.view.focus()
    }

    func activate(_ group: TabGroupController) {
        // While tabs move, the keyboard focus moves too.
        guard !isArranging, active !== group, groups.contains(where: { $0 === group }) else { return }
        active = group
        selectionDidChange(in: group)
    }

    /// Removes the groups that the last tab has left, except for one.
    func removeEmptyGroups() {
        guard !isArranging else { return }
        for group in groups where group.viewControllers.isEmpty && group.detachedViewControllers.isEmpty {
            guard groups.count > 1 else { break }
            if active === group { active = root.neighbour(of: group) }
            root.remove(group)
            showGroups()
            group.markDismissed()
            disown(group)
        }
        if active.map({ active in !groups.contains { $0 === active } }) ?? true { active = groups.first }
        layoutDidChange()
    }

    private func showGroups() {
        guard isViewLoaded else { return }
        let groups = groups
        // A group that changes its container leaves the one before.
        if let content { view.removeSubview(content) }
        let arranged = root.makeView { [weak self] in self?.layoutDidChange() }
        // The window would be as large as all groups need, and so larger than the screen.
        let new = groups.count > 1 ? ScrollView(arranged, horizontally: true) : arranged
        content = new
        view.addSubview(new)
        LayoutConstraint.activate(new.constraints(pinnedTo: view))
        for group in groups { didLoadChild(group) }
    }

    // MARK: Changes

    func selectionDidChange(in group: TabGroupController) {
        guard !isArranging else { return }
        if group.phase == .visible, group.selected != nil { active = group }
        layoutDidChange()
    }

    func layoutDidChange() {
        guard !isArranging else { return }
        let isEmpty = tabs.isEmpty
        if emptyView.isHidden == isEmpty { emptyView.isHidden = !isEmpty }
        if let content, content.isHidden != isEmpty { content.isHidden = isEmpty }
        barContentDidChange()
        changes.accept(())
    }

    // MARK: Layouts

    /// Which tabs are open, and how they are arranged.
    var layout: WorkspaceLayout {
        WorkspaceLayout(
            root: layout(of: root),
            windows: groups.flatMap(\.detachedViewControllers).compactMap { controller in
                tab(of: controller).map { .init(id: $0.id, route: $0.route) }
            })
    }

    private func layout(of node: Node) -> WorkspaceLayout.Node {
        switch node {
        case .group(let group):
            .group(
                .init(
                    tabs: group.viewControllers.compactMap { tab(of: $0) }
                        .map { .init(id: $0.id, route: $0.route) },
                    selected: group.selectedIndex, isActive: group === active))
        case .split(let direction, let first, let second, let border):
            .split(direction, layout(of: first), layout(of: second), width: border.position)
        }
    }

    /// Arranges the open tabs. A tab of the layout that is not open is left out; an open one that is not in
    /// the layout follows the others of the first group.
    func arrange(as layout: WorkspaceLayout) {
        isArranging = true
        var rest = tabs
        func take(_ wanted: WorkspaceLayout.Tab, from rest: inout [Tab]) -> Tab? {
            let index =
                rest.firstIndex { $0.id == wanted.id }
                ?? rest.firstIndex { $0.route == wanted.route && !layout.tabs.contains(at: $0.id) }
            return index.map { rest.remove(at: $0) }
        }
        var fillings: [(TabGroupController, [Tab], Tab?)] = []
        var newActive: TabGroupController?
        func make(_ node: WorkspaceLayout.Node, from rest: inout [Tab]) -> Node? {
            switch node {
            case .group(let group):
                let found = group.tabs.map { take($0, from: &rest) }
                guard found.contains(where: { $0 != nil }) else { return nil }
                let controller = makeGroup()
                let selected = group.selected.flatMap { found.indices.contains($0) ? found[$0] : nil }
                fillings.append((controller, found.compactMap(\.self), selected))
                if group.isActive { newActive = controller }
                return .group(controller)
            case .split(let direction, let first, let second, let width):
                let parts = [make(first, from: &rest), make(second, from: &rest)].compactMap(\.self)
                guard parts.count == 2 else { return parts.first }
                return .split(direction, parts[0], parts[1], Border(min(max(width, 80), 10_000)))
            }
        }
        let windows = layout.windows
        let made = make(layout.root, from: &rest)
        let detached = windows.compactMap { take($0, from: &rest) }
        if let made {
            let old = groups.filter { group in !fillings.contains { $0.0 === group } }
            // The groups are hidden first, so that no other page of a group becomes visible when a page leaves it.
            for group in old { group.setVisible(false) }
            root = made
            fillings[0].1 += rest + detached
            showGroups()
            for (group, tabs, selected) in fillings {
                group.set(tabs.map(\.controller), selecting: selected?.controller)
                if isShown { group.setVisible(true) }
            }
            for group in old {
                group.markDismissed()
                disown(group)
            }
            active = newActive ?? fillings[0].0
        }
        isArranging = false
        for tab in detached { _ = group(of: tab)?.detachTab(tab.controller) }
        layoutDidChange()
    }
}

extension [WorkspaceLayout.Tab] {
    fileprivate func contains(at id: String) -> Bool { contains { $0.id == id } }
}
