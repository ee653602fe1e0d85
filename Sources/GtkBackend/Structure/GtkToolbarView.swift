// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// A row of buttons. Those for which it is too narrow are items of a menu at its end.
final class GtkToolbarView: ControlView<ToolbarState, Never> {
    private let bar = Gtk.Box(orientation: .horizontal, spacing: 0)
    private let overflow = Gtk.MenuButton()
    private let layout = OverflowLayout()

    init() {
        super.init(bar)
        bar.accessibleRole = .toolbar
        bar.addCssClass("toolbar")
        bar.layoutManager = layout
        overflow.iconName = "view-more-symbolic"
        overflow.addCssClass("flat")
        let name = localized("More")
        overflow.tooltipText = name
        overflow.setAccessible(.label, name)
        overflow.nameParts(name)
        bar.append(overflow)
        // The menu is created when it is opened, so that nothing changes while the row gets its size.
        overflow.setCreatePopupFunc { [weak self] button in
            button.menuModel = self?.hiddenItems()
        }
    }

    // The buttons have names of their own.
    override func didName(_ name: String?) {}

    override func show(_ change: Change<ToolbarState>) {
        change.of(\.items) { items in
            while let child = bar.firstChild, child !== overflow { bar.remove(child) }
            var previous: Gtk.Widget?
            for item in items {
                let widget = item.makeWidget()
                bar.insertChild(widget, after: previous)
                previous = widget
            }
        }
    }

    private func hiddenItems() -> Gio.Menu {
        let menu = Gio.Menu()
        var section = Gio.Menu()
        menu.appendSection(nil, section: section)
        for item in (state?.items ?? []).dropFirst(layout.visibleCount) {
            if let action = item.action {
                section.append(item.title, detailedAction: "win.\(action)")
            } else {
                section = Gio.Menu()
                menu.appendSection(nil, section: section)
            }
        }
        return menu
    }
}

extension ToolbarItem {
    @MainActor fileprivate func makeWidget() -> Gtk.Widget {
        guard let action else { return Gtk.Separator(orientation: .vertical) }
        let button = isToggle ? Gtk.ToggleButton() : Gtk.Button()
        if let icon {
            button.iconName = icon
            button.tooltipText = title
        } else {
            button.label = title
        }
        button.addCssClass("flat")
        button.setAccessible(.label, title)
        button.nameParts(title)
        button.actionName = "win.\(action)"
        return button
    }
}

/// Places children from the leading edge, as many as there is space for. The last child is visible only if others are not.
private final class OverflowLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    /// The number of children that there was space for.
    private(set) var visibleCount = 0
    private let spacing = 6

    private func split(_ widget: Gtk.Widget) -> (items: [Gtk.Widget], overflow: Gtk.Widget)? {
        var children: [Gtk.Widget] = []
        var next = widget.firstChild
        while let child = next {
            children.append(child)
            next = child.nextSibling
        }
        return children.popLast().map { (children, $0) }
    }

    private func naturalWidth(_ child: Gtk.Widget) -> Int { child.measure(.horizontal, forSize: -1).natural }

    private func length(of items: [Gtk.Widget]) -> Int {
        items.map(naturalWidth).reduce(0, +) + spacing * max(items.count - 1, 0)
    }

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        guard let (items, overflow) = split(widget) else { return Measurement(minimum: 0, natural: 0) }
        guard orientation == .horizontal else {
            let sizes = (items + [overflow]).map { $0.measure(.vertical, forSize: -1) }
            return Measurement(
                minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
        }
        let length = length(of: items)
        return Measurement(minimum: min(length, naturalWidth(overflow)), natural: length)
    }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        guard let (items, overflow) = split(widget) else { return }
        let overflowWidth = naturalWidth(overflow)
        visibleCount = items.count
        if length(of: items) > width {
            var end = overflowWidth
            visibleCount =
                items.firstIndex { item in
                    end += naturalWidth(item) + spacing
                    return end > width
                } ?? items.count
        }
        var x = 0
        func place(_ child: Gtk.Widget, width childWidth: Int) {
            child.childVisible = true
            let start = widget.isRightToLeft ? width - x - childWidth : x
            child.sizeAllocate(
                Gdk.Rectangle(x: start, y: 0, width: childWidth, height: height), baseline: -1)
            x += childWidth + spacing
        }
        for item in items.prefix(visibleCount) { place(item, width: naturalWidth(item)) }
        for item in items.dropFirst(visibleCount) { item.childVisible = false }
        if visibleCount < items.count {
            x = max(width - overflowWidth, 0)
            place(overflow, width: overflowWidth)
        } else {
            overflow.childVisible = false
        }
    }
}
