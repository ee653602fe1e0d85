// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkLinkButtonView: ControlView<LinkButtonState, ViewKit.ButtonEvent> {
    private let button = Gtk.LinkButton(uri: "")

    init() {
        button.addCssClass("portable")
        super.init(button)
        button.onActivateLink { [weak self] in
            self?.send(.tapped)
            return true
        }
    }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }
    override var visibleText: String? { state?.shownTitle }

    override func show(_ change: Change<LinkButtonState>) {
        change.of(\.uri) { button.uri = $0 }
        // A new URI is the label too, in GTK.
        if change.isNew(\.uri) || change.isNew(\.title) { button.label = change.new.shownTitle }
    }
}
