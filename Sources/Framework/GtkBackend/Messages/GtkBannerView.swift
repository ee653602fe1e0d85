// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkBannerView: ControlView<BannerState, BannerEvent> {
    private let revealer = Gtk.Revealer()
    private let message = MessageBox()

    init() {
        super.init(revealer)
        revealer.transitionType = .slideDown
        message.box.addCssClass("banner")
        message.label.hexpand = true
        message.label.wrap = true
        revealer.child = message.box
        revealer.hideUnlessRevealed(message.box)
        message.button.onClicked { [weak self] in
            self?.message.box.window?.enterTypedNumber()
            self?.send(.action)
        }
    }

    override var operatedWidget: Gtk.Widget { message.box }
    override var visibleText: String? { state?.message }
    override func didName(_ name: String?) {}
    override func takeFocus() { _ = message.button.grabFocus() }

    override func show(_ change: Change<BannerState>) {
        message.show(change.new.message, action: change.new.button)
        if change.isNew(\.isRevealed) || change.isNew(\.message), change.new.isRevealed {
            message.box.announce(change.new.message)
        }
        change.of(\.isRevealed) {
            if $0 { message.box.visible = true }
            revealer.revealChild = $0
        }
    }
}

extension Gtk.Revealer {
    /// Hides `child` while it is not revealed: screen readers would find it, with a size of 0.
    func hideUnlessRevealed(_ child: Gtk.Widget) {
        let update = { [unowned self, unowned child] in child.visible = revealChild || childRevealed }
        onNotify("child-revealed") { update() }
        update()
    }
}

/// A text and a button, which screen readers announce when they appear.
@MainActor final class MessageBox {
    let box = ContainerType.makeBox()
    let label = Gtk.Label()
    let button = Gtk.Button()

    init() {
        box.spacing = 12
        box.accessibleRole = .alert
        label.xalign = 0
        box.append(label)
        button.valign = .center
        // A click does not take the keyboard focus from the text that the user writes: the message, and with it the focus, will disappear.
        button.focusOnClick = false
        box.append(button)
    }

    func show(_ text: String, action: String) {
        if label.text != text { label.text = text }
        button.label = action
        button.visible = !action.isEmpty
    }
}
