// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import RxKernel
import ViewKit

/// The rows of the side bar, as the user has arranged them, and the selected one.
final class SidebarViewModel: RxViewModel {
    private let shell: Shell
    private let selected = BehaviorRelay<Route?>(value: nil)
    private let searchText = BehaviorRelay(value: "")
    private let showsHiddenPages = BehaviorRelay(value: false)
    private let isNarrow = BehaviorRelay(value: false)

    init(shell: Shell) {
        self.shell = shell
        super.init()
    }

    // MARK: What is shown

    /// The rows: pinned pages, those without a group, the groups, and the list of plugins. While the user
    /// searches, only the pages that match.
    var items: Observable<[SidebarItem]> {
        Observable.combineLatest(
            shell.pages, shell.workspace.values, shell.pageRegistry.badges,
            Observable.combineLatest(searchText, showsHiddenPages, showsIconsOnly)
        ) { [unowned self] _, _, _, _ in makeItems() }.distinctUntilChanged()
    }

    /// Whether only icons are shown, because the user has chosen that or because the window is narrow.
    var showsIconsOnly: Observable<Bool> {
        Observable.combineLatest(shell.workspace.values.map(\.showsIconsOnly), isNarrow) { $0 || $1 }
            .distinctUntilChanged()
    }

    var selection: Observable<Route?> { selected.asObservable() }
    var selectedRoute: Route? { selected.value }

    /// The main menu: the commands of the page that is shown, those of the shell, the layouts and the profiles.
    var menu: Observable<Menu> {
        Observable.combineLatest(
            shell.commands.commands, shell.workspace.values.map { $0.layouts.keys.sorted() },
            shell.windows.profiles.names, selected
        ) { [unowned shell] _, layouts, _, selected in
            let others =
                (ShellFlow.layoutMenu(layouts)?.items ?? [])
                + ShellFlow.profileMenu(shell.windows.profiles).items
            return shell.commands.mainMenu(of: shell.owner(of: selected), with: others)
        }
        .distinctUntilChanged()
    }

    private func makeItems() -> [SidebarItem] {
        let state = shell.workspace.value
        let showsIcons = state.showsIconsOnly || isNarrow.value
        let pages = shell.orderedPages.filter { showsHiddenPages.value || !state.hidden.contains($0.id) }
        func item(_ page: ShellPage) -> SidebarItem {
            SidebarItem(
                id: .route(.page(page.id)), title: page.title, icon: page.icon,
                badge: shell.pageRegistry.badges.value[page.id] ?? "",
                isPinned: state.pinned.contains(page.id),
                isHidden: state.hidden.contains(page.id), showsIconOnly: showsIcons)
        }
        let plugins = SidebarItem(
            id: .route(.plugins), title: localized("Plugins"), icon: shell.icon(of: .plugins) ?? "",
            showsIconOnly: showsIcons)
        let search = searchText.value.lowercased().split(separator: " ")
        if !search.isEmpty {
            return (pages.map(item) + [plugins]).filter { item in
                search.allSatisfy { item.title.lowercased().contains($0) }
            }
        }
        let pinned = state.pinned.compactMap { id in pages.first { $0.id == id } }
        let others = pages.filter { !state.pinned.contains($0.id) }
        var items = pinned.map(item) + others.filter { $0.group == nil }.map(item)
        var groups: [String] = []
        for case let group? in others.map(\.group) where !groups.contains(group) { groups.append(group) }
        for group in groups {
            let isFolded = state.folded.contains(group)
            if !showsIcons { items.append(SidebarItem(id: .group(group), title: group, isFolded: isFolded)) }
            if !isFolded || showsIcons { items += others.filter { $0.group == group }.map(item) }
        }
        return items + [plugins]
    }

    // MARK: What the user does

    /// Marks the row of what is shown as selected; nil for none.
    func select(_ route: Route?) { selected.accept(route) }

    /// Called when the user opens a row.
    func open(_ route: Route) { steps.accept(ShellStep.show(route)) }

    func openInNewTab(_ route: Route) {
        steps.accept(ShellStep.openTab(route, id: ShellFlow.newID()))
    }

    func emit(_ step: ShellStep) { steps.accept(step) }

    func search(_ text: String) { if text != searchText.value { searchText.accept(text) } }

    func fold(_ group: String) {
        shell.workspace.update { if $0.folded.remove(group) == nil { $0.folded.insert(group) } }
    }

    func pin(_ page: ShellPage.ID) {
        shell.workspace.update { state in
            if state.pinned.contains(page) {
                state.pinned.removeAll { $0 == page }
            } else {
                state.pinned.append(page)
            }
        }
    }

    func hide(_ page: ShellPage.ID) {
        shell.workspace.update { if $0.hidden.remove(page) == nil { $0.hidden.insert(page) } }
    }

    /// Shows the hidden pages too, or does not show them any more.
    func showHidden() { showsHiddenPages.accept(!showsHiddenPages.value) }

    /// The commands that the plugin of a page shows in the context menu of its pages.
    func commands(for page: ShellPage.ID) -> [Menu.Section] {
        guard let owner = shell.owner(of: .page(page)) else { return [] }
        return shell.commands.menu(for: .context, of: owner).sections
    }

    var hasHidden: Bool { !shell.workspace.value.hidden.isEmpty }
    var showsHidden: Bool { showsHiddenPages.value }

    func setNarrow(_ isNarrow: Bool) {
        if isNarrow != self.isNarrow.value { self.isNarrow.accept(isNarrow) }
    }

    /// Takes over the order of the rows after the user has moved one. With the title of a group, its pages move.
    func moved(_ item: SidebarItem, in items: [SidebarItem]) {
        let pages = shell.orderedPages
        var order: [ShellPage.ID] = []
        for row in items {
            if let group = row.group, row.id == item.id {
                order += pages.filter { $0.group == group }.map(\.id)
            } else if let page = row.page {
                order.append(page)
            }
        }
        var seen = Set<ShellPage.ID>()
        let old = shell.workspace.value
        // Pages that are not shown stay behind those that are.
        let whole = (order + pages.map(\.id)).filter { seen.insert($0).inserted }
        /// Puts the pages of plugins that are turned off behind the same pages as before.
        func merged(_ new: [ShellPage.ID], _ old: [ShellPage.ID]) -> [ShellPage.ID] {
            var result = new
            for (index, page) in old.enumerated() where !seen.contains(page) {
                let before = index == 0 ? nil : result.firstIndex(of: old[index - 1])
                result.insert(page, at: before.map { $0 + 1 } ?? 0)
            }
            return result
        }
        shell.workspace.update { state in
            state.order = merged(whole, old.order)
            state.pinned = merged(whole.filter { old.pinned.contains($0) }, old.pinned)
        }
    }
}

extension Shell {
    /// The plugin whose page a route shows, as the owner of commands; nil if it is none.
    func owner(of route: Route?) -> Command.Owner? {
        guard case .page(let page) = route else { return nil }
        return installed.all.first { $0.pages.contains(page) }?.commandOwner
    }

    /// The icon of a route, in the side bar and on tabs.
    func icon(of route: Route) -> String? {
        switch route {
        case .page(let id): pageRegistry[id]?.icon
        case .plugins: "application-x-addon-symbolic"
        case .start: "list-add-symbolic"
        }
    }

    /// The pages in the order of the user.
    var orderedPages: [ShellPage] {
        let pages = pageRegistry.pages.value
        let order = Dictionary(
            zip(workspace.value.order, 0...), uniquingKeysWith: { first, _ in first })
        return pages.enumerated().sorted { left, right in
            (order[left.element.id] ?? Int.max, left.offset) < (
                order[right.element.id] ?? Int.max, right.offset
            )
        }.map(\.element)
    }
}
