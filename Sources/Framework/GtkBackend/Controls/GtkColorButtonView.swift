// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

#if GTK_4_10
    /// The view of a colour button, by `GtkColorDialogButton`.
    final class GtkColorButtonView: ControlView<ColorButtonState, ColorEvent> {
        private let dialog = Gtk.ColorDialog()
        private let button: Gtk.ColorDialogButton

        init() {
            dialog.title = localized("Choose a Colour")
            button = Gtk.ColorDialogButton(dialog: dialog)
            super.init(button)
            button.onNotify(\.rgba) { [weak self] _ in self?.report() }
        }

        override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }
        override func focus() { _ = button.firstChild?.grabFocus() }

        /// The button in the widget has the focus, and needs the name.
        override func didName(_ name: String?) {
            super.didName(name)
            button.firstChild?.setAccessible(.label, name)
        }

        override func show(_ change: Change<ColorButtonState>) {
            change.of(\.supportsAlpha) { dialog.withAlpha = $0 }
            if change.isNew(\.color), change.old == nil || ViewKit.Color(button.rgba) != change.new.color {
                button.rgba = RGBA(change.new.color)
            }
        }

        /// The property is notified for colours of the program, too.
        private func report() {
            let color = ViewKit.Color(button.rgba)
            if color != state?.color { send(.changed(color)) }
        }
    }
#else
    /// The view of a colour button, by `GtkColorButton`, which GTK 4.10 replaces.
    final class GtkColorButtonView: ControlView<ColorButtonState, ColorEvent> {
        private let button = Gtk.ColorButton()

        init() {
            button.title = localized("Choose a Colour")
            button.modal = true
            super.init(button)
            button.onColorSet { [weak self] in
                guard let self else { return }
                send(.changed(ViewKit.Color(button.rgba)))
            }
        }

        override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }
        override func focus() { _ = button.firstChild?.grabFocus() }

        /// The button in the widget has the focus, and needs the name.
        override func didName(_ name: String?) {
            super.didName(name)
            button.firstChild?.setAccessible(.label, name)
        }

        override func show(_ change: Change<ColorButtonState>) {
            change.of(\.supportsAlpha) { button.useAlpha = $0 }
            if change.isNew(\.color), change.old == nil || ViewKit.Color(button.rgba) != change.new.color {
                button.rgba = RGBA(change.new.color)
            }
        }
    }
#endif

extension ViewKit.Color {
    /// GTK's components are 32-bit numbers; rounding them to a millionth gives the original values.
    init(_ rgba: RGBA) {
        func component(_ value: Double) -> Double {
            max(0, min(1, (value * 1_000_000).rounded() / 1_000_000))
        }
        self.init(
            red: component(rgba.red), green: component(rgba.green), blue: component(rgba.blue),
            alpha: component(rgba.alpha))
    }
}

extension RGBA {
    init(_ color: ViewKit.Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
