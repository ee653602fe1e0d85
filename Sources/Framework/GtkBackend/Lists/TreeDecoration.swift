// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The indentation and the arrow of a row in a tree, beside the cell of the row.
@MainActor final class TreeDecoration {
    let box = Gtk.Box(orientation: .horizontal, spacing: 4)
    /// Called when the user clicks the arrow.
    var onToggle: (@MainActor () -> Void)?
    private let arrow = Gtk.Button()
    private let spinner = Gtk.Spinner()
    private let indicator = Gtk.Stack()
    private static let indentation = 20

    init(_ content: Gtk.Widget) {
        arrow.addCssClass("flat")
        arrow.addCssClass("tree-arrow")
        arrow.valign = .center
        // The keys Left and Right do the same.
        arrow.canFocus = false
        arrow.onClicked { [weak self] in self?.onToggle?() }
        arrow.focusable = false
        arrow.setAccessible(.label, localized("Expand"))
        arrow.nameParts("")
        spinner.setAccessible(.label, "")
        indicator.addChild(Gtk.Box(orientation: .horizontal, spacing: 0))
        _ = indicator.addNamed(arrow, name: "arrow")
        _ = indicator.addNamed(spinner, name: "spinner")
        box.append(indicator)
        content.leaveParent()
        content.hexpand = true
        box.append(content)
    }

    func show(_ traits: RowTraits) {
        indicator.marginStart = traits.depth * Self.indentation
        spinner.spinning = traits.isLoading
        if traits.isLoading {
            indicator.visibleChild = spinner
        } else if traits.isExpandable {
            arrow.iconName = traits.isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
            arrow.setAccessible(.label, traits.isExpanded ? localized("Collapse") : localized("Expand"))
            indicator.visibleChild = arrow
        } else {
            indicator.visibleChild = indicator.firstChild
        }
    }
}
