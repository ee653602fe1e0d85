// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkDropDownView: ControlView<DropDownState, SelectionEvent> {
    private let options = Gtk.StringList()
    private let dropDown: Gtk.DropDown

    init() {
        dropDown = Gtk.DropDown(model: options)
        super.init(dropDown)
        dropDown.onNotify("selected") { [weak self] in
            guard let self else { return }
            send(.selected(Int(listPosition: dropDown.selected)))
        }
        popover?.onMap { [weak self] in self?.nameOptions() }
    }

    private var popover: Gtk.Popover? {
        dropDown.children.lazy.compactMap { $0 as? Gtk.Popover }.first
    }

    /// Sets the text of each row of the open list as its accessible name. In GTK 4.8 the name is that of the class otherwise.
    private func nameOptions() {
        func name(_ widget: Gtk.Widget) {
            guard widget.cssName != "row" else {
                widget.nameByLabels()
                return
            }
            for child in widget.children { name(child) }
        }
        guard let popover else { return }
        name(popover)
        popover.setAccessible(.label, accessibleName ?? "")
    }

    override func didName(_ name: String?) {
        super.didName(name)
        // GTK 4.18 names a drop-down by its selected option, which a screen reader would read instead of the name.
        if name != nil { dropDown.resetRelation(.labelledBy) }
    }

    override func apply(_ event: SelectionEvent, to state: inout DropDownState) {
        if case .selected(let index) = event { state.selectedIndex = index }
    }

    override func show(_ change: Change<DropDownState>) {
        change.of(\.options) {
            options.splice(at: 0, removing: change.old?.options.count ?? 0, inserting: $0)
        }
        if change.isNew(\.options) || change.isNew(\.selectedIndex) {
            dropDown.selected = change.new.selectedIndex.listPosition
        }
    }
}

/// A position in one of GTK's lists; GTK uses the greatest number for no position.
extension Int {
    private static let noPosition = Int(UInt32.max)

    init?(listPosition: Int) {
        if listPosition == Int.noPosition { return nil }
        self = listPosition
    }

    fileprivate static var none: Int { noPosition }
}

extension Int? {
    var listPosition: Int { self ?? .none }
}
