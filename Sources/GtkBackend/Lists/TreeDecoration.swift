// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The indentation and the arrow of a row in a tree, beside the cell of the row.
@MainActor final class TreeDecoration {
    let box = Gtk.Box(orientation: .horizontal, spacing: 4)
    /// Opens the row, or closes it.
    var onToggle: (@MainActor () -> Void)?
    private let arrow = Gtk.Button()
    private let spinner = Gtk.Spinner()
    private let places = Gtk.Stack()
    private static let indentation = 20

    init(_ content: Gtk.Widget) {
        arrow.addCssClass("flat")
        arrow.addCssClass("tree-arrow")
        arrow.valign = .center
        // Left and Right do the same by keys.
        arrow.canFocus = false
        arrow.onClicked { [weak self] in self?.onToggle?() }
        arrow.focusable = false
        arrow.setAccessible(.label, localized("Expand"))
        arrow.nameParts("")
        spinner.setAccessible(.label, "")
        places.addChild(Gtk.Box(orientation: .horizontal, spacing: 0))
        _ = places.addNamed(arrow, name: "arrow")
        _ = places.addNamed(spinner, name: "spinner")
        box.append(places)
        content.leaveParent()
        content.hexpand = true
        box.append(content)
    }

    func show(_ traits: RowTraits) {
        places.marginStart = traits.depth * Self.indentation
        spinner.spinning = traits.isLoading
        if traits.isLoading {
            places.visibleChild = spinner
        } else if traits.isExpandable {
            arrow.iconName = traits.isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
            arrow.setAccessible(.label, traits.isExpanded ? localized("Collapse") : localized("Expand"))
            places.visibleChild = arrow
        } else {
            places.visibleChild = places.firstChild
        }
    }
}
