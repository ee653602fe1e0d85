// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// A tab: a button with a title and a badge, and beside it a button that closes the tab, if it can be closed.
@MainActor final class GtkTab {
    /// The widget that the row of tabs contains.
    let slot = Gtk.Box(orientation: .horizontal, spacing: 0)
    let button = Gtk.ToggleButton()
    let closeButton = Gtk.Button(iconName: "window-close-symbolic")
    private(set) var title = ""
    private(set) var traits = TabTraits()

    private let image = Gtk.Image.decorative(nil)
    private let label = Gtk.Label()
    private let badge = Gtk.Label()

    /// - Parameter index: returns the index of the tab.
    init(
        select: @escaping @MainActor (GtkTab) -> Void,
        request: @escaping @MainActor (GtkTab, TabAbility) -> Void
    ) {
        slot.addCssClass("tab-slot")
        button.accessibleRole = .tab
        button.addCssClass("flat")
        button.addCssClass("tab")
        label.ellipsize = .end
        label.maxWidthChars = 24
        badge.addCssClass("tab-badge")
        badge.valign = .center
        button.child = Gtk.Box(orientation: .horizontal, spacing: 6, children: [image, label, badge])
        closeButton.addCssClass("flat")
        closeButton.addCssClass("circular")
        closeButton.addCssClass("tab-close")
        closeButton.valign = .center
        // After a click, the keyboard focus is in the page.
        button.focusOnClick = false
        // The keyboard focus stays in the page, or follows to the page that is shown instead. After this tab, the button is that of another
        // one: the next space that the user types would close it, too.
        closeButton.focusOnClick = false
        slot.append(button)
        slot.append(closeButton)
        button.onClicked { [weak self] in
            if let self { select(self) }
        }
        closeButton.onClicked { [weak self] in
            if let self { requestClose(request) }
        }
        let middle = Gtk.GestureClick()
        middle.button = 2
        middle.onReleased { [weak self] _, _, _ in
            if let self { requestClose(request) }
        }
        slot.addController(middle)
        button.onKey { [weak self] key, modifiers in
            guard let self, key == .delete, modifiers.isEmpty, traits.isClosable else { return false }
            request(self, .close)
            return true
        }
    }

    /// Whether the click that is handled now is one of the pointer, and not a key that is pressed on the tab with the keyboard focus.
    var isClickOfPointer: Bool {
        guard button.window?.focusWidget === button else { return true }
        return button.observeControllers().items.contains { ($0 as? Gtk.GestureClick)?.currentEvent != nil }
    }

    private func requestClose(_ request: @MainActor (GtkTab, TabAbility) -> Void) {
        slot.window?.enterTypedNumber()
        request(self, .close)
    }

    func show(_ title: String, _ traits: TabTraits, isSelected: Bool) {
        self.title = title
        self.traits = traits
        label.text = title
        image.iconName = traits.icon
        image.visible = traits.icon != nil
        badge.text = traits.badge
        badge.visible = !traits.badge.isEmpty
        button.tooltipText = title
        button.setAccessible(.label, traits.badge.isEmpty ? title : "\(title), \(traits.badge)")
        closeButton.visible = traits.isClosable
        closeButton.nameIcon(localized("Close %1", title))
        if button.active != isSelected { button.active = isSelected }
        button.setAccessibleSelected(isSelected)
        slot.setCssClass("selected", isSelected)
    }
}

/// A command of the user for a tab: closing it, or moving it to a window.
enum TabAbility { case close, detach }
