// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// An entry, a button that shows all options, and a list of options below. The keyboard focus stays in the entry.
final class GtkComboFieldView: ControlView<ComboFieldState, ComboFieldEvent> {
    /// The greatest number of options in the list. A user does not read more.
    private static let maximumCount = 200

    private let box = Gtk.Box(properties: ["accessible-role": Gtk.AccessibleRole.comboBox])
    let entry = Gtk.Entry()
    private let button = Gtk.Button(iconName: "pan-down-symbolic")
    let popover = Gtk.Popover()
    private let list = Gtk.ListBox()
    /// The indices of the options in the list.
    private var shown: [Int] = []
    private var scrolling: [SignalConnection] = []
    var typingPause = TypingPause()

    init() {
        box.addCssClass("linked")
        entry.hexpand = true
        entry.update(.hasPopup, true)
        box.append(entry)
        button.focusable = false
        box.append(button)
        super.init(box)
        makePopover()
        entry.takeOneLine(if: { [weak self] in self?.isRendering == false })
        entry.onNotify("text") { [weak self] in self?.textDidChange() }
        // The history belongs to the portable view.
        entry.disableHistory()
        entry.onUndo { [weak self] isRedo in self?.send(isRedo ? .redo : .undo) }
        entry.onActivate { [weak self] in self?.didPressReturn() }
        entry.onKey { [weak self] key, modifiers in self?.take(key, modifiers) ?? false }
        entry.onFocus { [weak self] isFocused in if !isFocused { self?.close() } }
        button.onClicked { [weak self] in self?.didPressButton() }
    }

    override var operatedWidget: Gtk.Widget { entry }
    override var visibleText: String? { state.flatMap { $0.placeholder.isEmpty ? nil : $0.placeholder } }

    override func didName(_ name: String?) {
        super.didName(name)
        box.setAccessible(.label, name)
        button.setAccessible(.label, localized("Show All"))
        list.setAccessible(.label, name)
        popover.setAccessible(.label, name)
    }

    override func apply(_ event: ComboFieldEvent, to state: inout ComboFieldState) {
        switch event {
        case .changed(let text): state.text = text
        case .selected(let index): state.text = state.options[index]
        case .activated, .undo, .redo, .paused: break
        }
    }

    override func show(_ change: Change<ComboFieldState>) {
        change.of(\.placeholder) { entry.placeholderText = $0 }
        if change.isNewText(\.text), let edit = TextEdit(from: entry.text, to: change.new.text) {
            let selection = edit.moved(entry.selection, in: entry.text)
            entry.apply(edit)
            entry.selection = selection
        }
        if change.isNew(\.options), change.old != nil, popover.visible {
            open(change.new.suggestions(for: entry.text))
        }
    }

    // MARK: The list

    private func makePopover() {
        popover.autohide = false
        popover.hasArrow = false
        popover.position = .bottom
        popover.halign = .start
        popover.addCssClass("combo-list")
        let scrolled = Gtk.ScrolledWindow()
        scrolled.hscrollbarPolicy = .never
        scrolled.propagateNaturalHeight = true
        scrolled.maxContentHeight = 300
        scrolled.child = list
        list.focusable = false
        list.canFocus = false
        popover.canFocus = false
        list.onRowActivated { [weak self] row in
            guard let self, shown.indices.contains(row.index) else { return }
            choose(shown[row.index])
        }
        popover.child = scrolled
        popover.setParent(box)
    }

    private func open(_ indices: [Int]) {
        guard let state, !indices.isEmpty, box.mapped else { return close() }
        shown = Array(indices.prefix(Self.maximumCount))
        while let row = list.row(at: 0) { list.remove(row) }
        for index in shown {
            let label = Gtk.Label(state.options[index])
            label.xalign = 0
            label.ellipsize = .end
            list.append(label)
        }
        for position in shown.indices { list.row(at: position)?.focusable = false }
        list.unselectAll()
        popover.setSizeRequest(width: box.width, height: -1)
        if !popover.visible {
            popover.popup()
            // GTK 4.8 reports a popover that goes out of the screen with its field.
            scrolling = box.onScrollAway { [weak self] in self?.close() }
        }
        entry.update(.expanded, true)
    }

    private func close() {
        for connection in scrolling { connection.disconnect() }
        scrolling = []
        guard popover.visible else { return }
        popover.popdown()
        entry.update(.expanded, false)
    }

    private func choose(_ index: Int) {
        guard let state, state.options.indices.contains(index) else { return }
        withoutEvents {
            entry.text = state.options[index]
            entry.position = -1
        }
        close()
        send(.selected(index))
    }

    // MARK: What the user does

    private func textDidChange() {
        guard let shownText = state?.text, !entry.text.hasScalars(of: shownText) else { return }
        if typingPause.ends() { send(.paused) }
        send(.changed(entry.text))
        // An observer may have set another text.
        let text = entry.text
        guard let state, !text.isEmpty else { return close() }
        let suggestions = state.suggestions(for: text)
        if suggestions.count == 1, state.options[suggestions[0]] == text {
            close()
        } else {
            open(suggestions)
        }
    }

    private func didPressReturn() {
        if popover.visible, let row = list.selectedRow, shown.indices.contains(row.index) {
            return choose(shown[row.index])
        }
        close()
        send(.activated)
    }

    private func didPressButton() {
        if popover.visible { return close() }
        _ = entry.grabFocus()
        open(state.map { Array($0.options.indices) } ?? [])
    }

    private func take(_ key: Key, _ modifiers: Gdk.ModifierType) -> Bool {
        switch key {
        case .down where modifiers.isSubset(of: .altMask):
            if popover.visible { select(1) } else { openFromKeyboard() }
        case .up where modifiers.isEmpty && popover.visible: select(-1)
        case .escape where modifiers.isEmpty && popover.visible: close()
        default: return false
        }
        return true
    }

    private func openFromKeyboard() {
        guard let state else { return }
        let suggestions = state.suggestions(for: entry.text)
        open(suggestions.isEmpty ? Array(state.options.indices) : suggestions)
        select(1)
    }

    private func select(_ distance: Int) {
        guard !shown.isEmpty else { return }
        let position = list.selectedRow.map { ($0.index + distance + shown.count) % shown.count }
        list.selectRow(list.row(at: position ?? (distance > 0 ? 0 : shown.count - 1)))
        guard let row = list.selectedRow, let scrolled = popover.child as? Gtk.ScrolledWindow else { return }
        // GTK does not scroll the list, since the list does not have the focus.
        let adjustment = scrolled.vadjustment
        let height = Double(row.height)
        adjustment?.clampPage(lower: Double(row.index) * height, upper: Double(row.index + 1) * height)
    }
}
