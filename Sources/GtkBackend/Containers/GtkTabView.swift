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
    private(set) var tabs: [GtkTab] = []
    private var menu: Gtk.PopoverMenu?
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
        let name = localized("All Tabs")
        overflow.tooltipText = name
        overflow.setAccessible(.label, name)
        overflow.nameParts(name)
        overflow.setCreatePopupFunc { [weak self] button in button.menuModel = self?.allTabs() }
        row.append(overflow)
        box.append(row)
        box.append(area.widget)
        area.widget.vexpand = true
        box.onPageKeys { [weak self] offset in self?.select(offset: offset) ?? false }
        box.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
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
        guard change.isNew(\.titles) || change.isNew(\.tabs) || change.isNew(\.selected) else { return }
        while tabs.count > state.titles.count { row.remove(tabs.removeLast().slot) }
        while tabs.count < state.titles.count { addTab() }
        layout.required = state.selected
        selectAction.state = Variant(Int32(state.selected ?? -1))
        for (index, tab) in tabs.enumerated() {
            let traits = state.tabs.indices.contains(index) ? state.tabs[index] : TabTraits()
            tab.show(state.titles[index], traits, isSelected: index == state.selected)
        }
    }

    private func addTab() {
        let tab = GtkTab { [weak self] tab in
            guard let self, let index = index(of: tab) else { return }
            // The next state contains the selection.
            tab.button.active = index == state?.selected
            if !tab.button.active { onEvent?(.selected(index)) }
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
            action.onActivate { [weak self] index in
                if let self, let index = index?.get(Int32.self) { perform(self, Int(index)) }
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
        menu.setParent(tabs[index].button)
        menu.onClosed { [weak self] in
            // In a later turn of the main loop: GTK closes a menu before it triggers the action of the item.
            Source.idle {
                self?.removeMenu()
                return false
            }
        }
        self.menu = menu
        menu.popup()
        return true
    }

    private func removeMenu() {
        if menu?.parent != nil { menu?.unparent() }
        menu = nil
    }

    isolated deinit { removeMenu() }

    // MARK: Dragging

    /// A tab that is dragged within its row, or off it.
    struct DraggedTab: Gdk.Transferable {
        let row: ObjectIdentifier
        let index: Int
        static let transferFormats: [Gdk.TransferFormat<DraggedTab>] = []
    }

    private var dragged: Int?

    private func listenToDrags() {
        let source = Gtk.DragSource()
        source.actions = .move
        // In the capture phase, before the buttons in the row handle the press.
        source.propagationPhase = .capture
        source.onPrepare { [weak self, unowned source] x, _ in
            guard let self, let index = index(at: x), widget.isSensitive,
                state?.isReorderable == true || traits(at: index).isDetachable
            else { return nil }
            dragged = index
            source.setIcon(Gtk.WidgetPaintable(widget: tabs[index].slot), hotX: 0, hotY: 0)
            return Gdk.ContentProvider(DraggedTab(row: ObjectIdentifier(self), index: index))
        }
        source.onDragCancel { [weak self] _, reason in
            guard let self, reason == .noTarget, let index = dragged else { return false }
            dragged = nil
            request(.detach, at: index)
            return traits(at: index).isDetachable
        }
        row.addController(source)
        let target = Gtk.DropTarget(of: DraggedTab.self, actions: .move) { [weak self] tab, x, _ in
            guard let self else { return false }
            return drop(tab, before: gap(at: x))
        }
        target.onMotion { [weak self] x, _ in
            self?.markDrop(at: x)
            return .move
        }
        target.onLeave { [weak self] in self?.markDrop(at: nil) }
        row.addController(target)
    }

    /// Moves a tab before the one at `gap`, or to the end; returns false if it is a tab of another row. At its own position, it does not move.
    func drop(_ tab: DraggedTab, before gap: Int) -> Bool {
        markDrop(at: nil)
        guard tab.row == ObjectIdentifier(self) else { return false }
        move(tab.index, to: gap > tab.index ? gap - 1 : gap)
        return true
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

    private func markDrop(at x: Double?) {
        let marked = x.map { gap(at: $0) }
        for (index, tab) in tabs.enumerated() {
            tab.slot.setCssClass("drop-before", index == marked)
            tab.slot.setCssClass("drop-after", index == tabs.count - 1 && marked == tabs.count)
        }
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
