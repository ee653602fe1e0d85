// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// Pages below a row of tabs. Tabs that do not fit are in a menu at its end.
final class GtkTabView: GtkPageStackView {
    private let row = Gtk.Box(orientation: .horizontal, spacing: 0)
    private let overflow = Gtk.MenuButton()
    private let layout = OverflowLayout()
    /// The pages, and the mark that is above them while a tab is dragged there.
    private let pages = Gtk.Overlay()
    private let dropMark = Gtk.Box()
    private var column: Gtk.Box?
    /// The header bar that the row of tabs is in; nil while it is above the pages.
    private weak var header: GtkHeaderBarView?
    private(set) var tabs: [GtkTab] = []
    private var menu: Gtk.PopoverMenu?
    /// The pages in the order in which the menu that was opened last has their tabs.
    private var listed: [WeakPage] = []
    /// Selects a tab. Its state is the index of the selected one, which the menu of all tabs marks.
    private let selectAction = Gio.SimpleAction(
        name: "select", parameterType: VariantType(typeString: Int32.signature), state: Variant(Int32(-1)))
    /// The actions that move the selected tab.
    private lazy var moves = widget.pageActions("tab-moves") { [weak self] in
        self?.moveSelected(by: $0) ?? false
    }

    init() {
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        super.init(in: box)
        row.accessibleRole = .tabList
        row.setAccessible(.label, "")
        row.addCssClass("tab-bar")
        layout.spacing = 2
        layout.isCentered = true
        row.layoutManager = layout
        overflow.iconName = "pan-down-symbolic"
        overflow.hasFrame = false
        overflow.nameIcon(localized("All Tabs"))
        overflow.setCreatePopupFunc { [weak self] button in
            button.menuModel = self?.allTabs()
            (button.popover as? Gtk.PopoverMenu)?.nameItems()
        }
        row.append(overflow)
        box.append(row)
        column = box
        box.onNotify("root") { [weak self] in self?.placeRow() }
        pages.setAccessible(.label, "")
        pages.child = area.widget
        pages.addOverlay(dropMark)
        dropMark.visible = false
        dropMark.canTarget = false
        dropMark.addCssClass("tab-drop")
        dropMark.accessibleRole = .presentation
        box.append(pages)
        pages.vexpand = true
        area.widget.vexpand = true
        // The row may be outside of the box.
        for part in [box, row] {
            part.onPageKeys { [weak self] offset in self?.select(offset: offset) ?? false }
            part.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        }
        addActions()
        listenToDrags()
        listenForMenus()
    }

    override func didName(_ name: String?) { row.setAccessible(.label, name ?? "") }

    override func showNames(_ change: Change<PagesState>) {
        let state = change.new
        if change.isNew(\.isReorderable) {
            widget.insertActionGroup("tab-moves", group: state.isReorderable ? moves : nil)
        }
        if change.isNew(\.placement) { placeRow() }
        guard change.isNew(\.titles) || change.isNew(\.tabs) || change.isNew(\.selected) else { return }
        while tabs.count > state.titles.count { row.remove(tabs.removeLast().slot) }
        while tabs.count < state.titles.count { addTab() }
        layout.required = state.selected
        selectAction.state = Variant(Int32(state.selected ?? -1))
        for (index, tab) in tabs.enumerated() {
            let traits = state.tabs.indices.contains(index) ? state.tabs[index] : TabTraits()
            tab.show(state.titles[index], traits, isSelected: index == state.selected)
        }
        if mark != nil { showMark() }
    }

    /// Moves the row of tabs into the header bar of the window, or above the pages.
    private func placeRow() {
        guard let column, let placement = state?.placement else { return }
        row.visible = placement != .hidden
        let new = placement == .header ? GtkWindowView.around(widget)?.header : nil
        if header !== new, header?.tabs === row { header?.tabs = nil }
        header = new
        if let new {
            if row.parent === column { column.remove(row) }
            if new.tabs !== row { new.tabs = row }
        } else if row.parent == nil, widget.root != nil || placement != .header {
            // While the view leaves its window, GTK expects no new child in it.
            column.prepend(row)
        }
    }

    private func addTab() {
        let tab = GtkTab { [weak self] tab in
            guard let self, let index = index(of: tab) else { return }
            let isClick = tab.isClickOfPointer
            // The next state contains the selection.
            tab.button.active = index == state?.selected
            if !tab.button.active { onEvent?(.selected(index)) }
            if isClick, !focusPage(at: index) { _ = tab.button.grabFocus() }
        } request: { [weak self] tab, ability in
            if let self, let index = index(of: tab) { request(ability, at: index) }
        }
        row.insertChild(tab.slot, after: tabs.last?.slot)
        tabs.append(tab)
    }

    private func index(of tab: GtkTab) -> Int? { tabs.firstIndex { $0 === tab } }

    private func traits(at index: Int) -> TabTraits {
        tabs.indices.contains(index) ? tabs[index].traits : TabTraits()
    }

    private func request(_ ability: TabAbility, at index: Int) {
        switch ability {
        case .close: if traits(at: index).isClosable { onEvent?(.tab(.close(index))) }
        case .detach: if traits(at: index).isDetachable { onEvent?(.tab(.detach(index))) }
        }
    }

    /// Moves a tab; returns false if tabs cannot be moved, or there is no such position.
    @discardableResult private func move(_ index: Int, to newIndex: Int) -> Bool {
        guard state?.isReorderable == true, tabs.indices.contains(index), tabs.indices.contains(newIndex),
            index != newIndex, widget.isSensitive
        else { return false }
        onEvent?(.tab(.move(index, to: newIndex)))
        return true
    }

    private func moveSelected(by offset: Int) -> Bool {
        state?.selected.map { move($0, to: $0 + offset) } ?? false
    }

    private func press(_ key: Key, _ modifiers: Gdk.ModifierType) -> Bool {
        guard let selected = state?.selected, widget.isSensitive else { return false }
        switch (key, modifiers) {
        case (.pageUp, [.controlMask, .shiftMask]): return moveSelected(by: -1)
        case (.pageDown, [.controlMask, .shiftMask]): return moveSelected(by: 1)
        default:
            guard key.character == "w", modifiers == .controlMask, traits(at: selected).isClosable else {
                return false
            }
            request(.close, at: selected)
            return true
        }
    }

    // MARK: Menus

    private func addActions() {
        let group = Gio.SimpleActionGroup()
        func add(_ action: Gio.SimpleAction, _ perform: @escaping @MainActor (GtkTabView, Int) -> Void) {
            action.onActivate { [weak self] target in
                // The tabs may have changed while the menu was open.
                guard let self, let entry = target?.get(Int32.self), listed.indices.contains(Int(entry)),
                    let index = index(of: listed[Int(entry)])
                else { return }
                perform(self, index)
            }
            group.addAction(action)
        }
        func add(_ name: String, _ perform: @escaping @MainActor (GtkTabView, Int) -> Void) {
            let type = VariantType(typeString: Int32.signature)
            add(Gio.SimpleAction(name: name, parameterType: type), perform)
        }
        add(selectAction) { view, index in
            if index != view.state?.selected { view.onEvent?(.selected(index)) }
        }
        add("close") { $0.request(.close, at: $1) }
        add("detach") { $0.request(.detach, at: $1) }
        add("forward") { $0.move($1, to: $1 + 1) }
        add("backward") { $0.move($1, to: $1 - 1) }
        row.insertActionGroup("tabs", group: group)
    }

    private func allTabs() -> Gio.Menu {
        let menu = Gio.Menu()
        listed = children.map { WeakPage(page: $0) }
        for (index, tab) in tabs.enumerated() {
            let badge = tab.traits.badge.isEmpty ? "" : " (\(tab.traits.badge))"
            // GMenu takes an underscore for the mark of a mnemonic; two of them are one underscore.
            menu.append(
                (tab.title + badge).replacing("_", with: "__"), detailedAction: "tabs.select(\(index))")
        }
        return menu
    }

    /// The commands for a tab; nil if there are none.
    func commands(at index: Int) -> Gio.Menu? {
        let menu = Gio.Menu()
        listed = children.map { WeakPage(page: $0) }
        if state?.isReorderable == true {
            let moves = Gio.Menu()
            if index > 0 {
                moves.append(localized("Move Backward"), detailedAction: "tabs.backward(\(index))")
            }
            if index < tabs.count - 1 {
                moves.append(localized("Move Forward"), detailedAction: "tabs.forward(\(index))")
            }
            if moves.nItems > 0 { menu.appendSection(nil, section: moves) }
        }
        let others = Gio.Menu()
        if traits(at: index).isDetachable {
            others.append(localized("Move to New Window"), detailedAction: "tabs.detach(\(index))")
        }
        if traits(at: index).isClosable {
            others.append(localized("Close"), detailedAction: "tabs.close(\(index))")
        }
        if others.nItems > 0 { menu.appendSection(nil, section: others) }
        return menu.nItems > 0 ? menu : nil
    }

    private func listenForMenus() {
        let click = Gtk.GestureClick()
        click.button = 3
        click.onPressed { [weak self] _, x, _ in
            if let self, let index = index(at: x) { showMenu(at: index) }
        }
        row.addController(click)
        row.onKey { [weak self] key, modifiers in
            guard let self, key == .menu || key == .f10 && modifiers == .shiftMask,
                let index = tabs.firstIndex(where: { $0.button.hasFocus })
            else { return false }
            return showMenu(at: index)
        }
    }

    @discardableResult private func showMenu(at index: Int) -> Bool {
        guard let model = commands(at: index), widget.isSensitive else { return false }
        removeMenu()
        let menu = Gtk.PopoverMenu(model: model)
        menu.nameItems()
        menu.setParent(tabs[index].button)
        menu.onClosed { [weak self] in
            // In a later turn of the main loop: GTK closes a menu before it triggers the action of the item.
            Source.idle {
                self?.removeMenu()
                return false
            }
        }
        self.menu = menu
        menu.popup(at: nil)
        return true
    }

    private func removeMenu() {
        if menu?.parent != nil { menu?.unparent() }
        menu = nil
    }

    isolated deinit {
        removeMenu()
        if header?.tabs === row { header?.tabs = nil }
    }

    // MARK: Dragging

    /// The page of a tab, which stays the same while its index changes.
    private struct WeakPage { weak var page: Gtk.Widget? }

    private func index(of page: WeakPage) -> Int? {
        page.page.flatMap { page in children.firstIndex { $0 === page } }
    }

    /// A tab that is dragged within its row, to another one, or off it.
    final class DraggedTab: Gdk.Transferable {
        fileprivate weak var view: GtkTabView?
        private let page: WeakPage
        fileprivate let exchange: TabExchangeMember?
        static let transferFormats: [Gdk.TransferFormat<DraggedTab>] = []

        @MainActor init(_ index: Int, of view: GtkTabView) {
            self.view = view
            page = WeakPage(page: view.children[index])
            exchange = view.state?.exchange
        }

        /// The present index of the tab; nil if it was closed, or has left its row.
        @MainActor fileprivate var index: Int? { view?.index(of: page) }
    }

    /// The tab that is dragged; nil if none is. A process has one drag at a time, whichever application it begins in.
    private static var dragged: DraggedTab?

    private func listenToDrags() {
        let source = Gtk.DragSource()
        source.actions = .move
        // In the capture phase, before the buttons in the row handle the press.
        source.propagationPhase = .capture
        source.onPrepare { [weak self, unowned source] x, _ in
            guard let self, let index = index(at: x), widget.isSensitive,
                state?.isReorderable == true || state?.exchange != nil || traits(at: index).isDetachable
            else { return nil }
            let tab = DraggedTab(index, of: self)
            Self.dragged = tab
            source.setIcon(Gtk.WidgetPaintable(widget: tabs[index].slot), hotX: 0, hotY: 0)
            return Gdk.ContentProvider(tab)
        }
        source.onDragCancel { [weak self] _, reason in
            guard let self, reason == .noTarget, let tab = Self.dragged else { return false }
            Self.dragged = nil
            guard let index = tab.index else { return false }
            request(.detach, at: index)
            return traits(at: index).isDetachable
        }
        source.onDragEnd { _, _ in Self.dragged = nil }
        row.addController(source)
        addTarget(to: row) { view, x, _ in .before(view.gap(at: x)) }
        addTarget(to: pages) { view, x, y in view.pagesDrop(x, y) }
    }

    private func addTarget(
        to widget: Gtk.Widget, _ position: @escaping @MainActor (GtkTabView, Double, Double) -> TabDrop
    ) {
        let target = Gtk.DropTarget(of: DraggedTab.self, actions: .move) { [weak self] tab, x, y in
            self.map { $0.drop(tab, at: $0.markedDrop ?? position($0, x, y)) } ?? false
        }
        target.onMotion { [weak self] x, y in
            guard let self, let tab = Self.dragged else { return [] }
            let drop = position(self, x, y)
            let isPossible = accepts(tab, at: drop)
            markDrop(isPossible ? drop : nil)
            return isPossible ? .move : []
        }
        target.onLeave { [weak self] in self?.markDrop(nil) }
        widget.addController(target)
    }

    /// Whether a tab may be dropped at a position: a tab of this row anywhere in it, and a tab of the same exchange where it is not yet.
    private func accepts(_ tab: DraggedTab, at drop: TabDrop) -> Bool {
        guard tab.index != nil else { return false }
        let isOwn = tab.view === self
        if isOwn, case .before = drop { return true }
        guard let exchange = state?.exchange, tab.exchange?.exchange == exchange.exchange else {
            return false
        }
        // The only tab of a group does not move to an edge of the same group: the group would be empty.
        return !isOwn || drop != .pages && tabs.count > 1
    }

    /// Handles a tab that the user drops; returns false if it cannot be dropped here. At its own position, it does not move.
    @discardableResult func drop(_ tab: DraggedTab, at drop: TabDrop) -> Bool {
        markDrop(nil)
        guard accepts(tab, at: drop), widget.isSensitive, let index = tab.index else { return false }
        if tab.view === self, case .before(let gap) = drop {
            move(index, to: gap > index ? gap - 1 : gap)
        } else if let number = tab.exchange?.number {
            onEvent?(.tab(.take(index, from: number, at: drop)))
        }
        return true
    }

    /// Returns the position for a point of the pages: the outer quarter of an edge is that edge, if it can be one.
    private func pagesDrop(_ x: Double, _ y: Double) -> TabDrop {
        guard state?.exchange?.takesEdges == true else { return .pages }
        let width = Double(max(pages.width, 1)), height = Double(max(pages.height, 1))
        let fromTrailing = (pages.isRightToLeft ? x : width - x) / width
        let fromBottom = (height - y) / height
        guard min(fromTrailing, fromBottom) < 0.25 else { return .pages }
        return fromTrailing < fromBottom ? .trailingHalf : .bottomHalf
    }

    /// Returns the number of tabs before a point of the row.
    private func gap(at x: Double) -> Int {
        let before = tabs[layout.visible].filter { tab in
            guard let bounds = tab.slot.computeBounds(row) else { return false }
            let middle = Double(bounds.origin.x + bounds.size.width / 2)
            return row.isRightToLeft ? x < middle : x > middle
        }
        return layout.visible.lowerBound + before.count
    }

    /// What is marked while a tab is dragged: the position, and the page of the tab after it, if it is one between tabs.
    private var mark: (drop: TabDrop, next: WeakPage?)?

    /// The position that is marked; nil if none is, or if the tab after it was closed.
    var markedDrop: TabDrop? {
        guard let mark, case .before = mark.drop else { return mark?.drop }
        guard let next = mark.next else { return .before(tabs.count) }
        // A page that is about to be removed follows the others.
        return index(of: next).flatMap { $0 < tabs.count ? .before($0) : nil }
    }

    /// Marks the position where the tab would be dropped.
    func markDrop(_ drop: TabDrop?) {
        mark = drop.map { drop in
            guard case .before(let gap) = drop, children.indices.contains(gap) else { return (drop, nil) }
            return (drop, WeakPage(page: children[gap]))
        }
        showMark()
    }

    private func showMark() {
        let drop = markedDrop
        var marked: Int?
        if case .before(let gap) = drop { marked = gap }
        for (index, tab) in tabs.enumerated() {
            tab.slot.setCssClass("drop-before", index == marked)
            tab.slot.setCssClass("drop-after", index == tabs.count - 1 && marked == tabs.count)
        }
        dropMark.visible = drop != nil && marked == nil
        guard dropMark.visible else { return }
        dropMark.marginStart = drop == .trailingHalf ? pages.width / 2 : 0
        dropMark.marginTop = drop == .bottomHalf ? pages.height / 2 : 0
    }

    private func index(at x: Double) -> Int? {
        for (index, tab) in tabs.enumerated() where layout.visible.contains(index) {
            guard let bounds = tab.slot.computeBounds(row) else { continue }
            let start = Double(bounds.origin.x)
            if x >= start, x < start + Double(bounds.size.width) { return index }
        }
        return nil
    }
}
