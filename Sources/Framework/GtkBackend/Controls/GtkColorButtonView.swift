// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// The view of a colour button, by `GtkColorDialogButton`, or by `GtkColorButton`, which GTK 4.10 replaces.
final class GtkColorButtonView: ControlView<ColorButtonState, ColorEvent> {
    #if GTK_4_10
        private let dialog = Gtk.ColorDialog()
        private let button: Gtk.ColorDialogButton

        init() {
            dialog.title = localized("Choose a Colour")
            button = Gtk.ColorDialogButton(dialog: dialog)
            super.init(button)
            button.onNotify(\.rgba) { [weak self] _ in
                // The property is notified for colours of the program, too.
                guard let self, case let color = ViewKit.Color(button.rgba), color != state?.color else {
                    return
                }
                send(.changed(color))
            }
        }

        private func allowAlpha(_ isAllowed: Bool) { dialog.withAlpha = isAllowed }
    #else
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

        private func allowAlpha(_ isAllowed: Bool) { button.useAlpha = isAllowed }
    #endif

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }
    override func takeFocus() { _ = button.firstChild?.grabFocus() }

    /// The button in the widget has the focus, and needs the name.
    override func didName(_ name: String?) {
        super.didName(name)
        button.firstChild?.setAccessible(.label, name)
    }

    override func apply(_ event: ColorEvent, to state: inout ColorButtonState) {
        if case .changed(let color) = event { state.color = color }
    }

    override func show(_ change: Change<ColorButtonState>) {
        change.of(\.supportsAlpha, allowAlpha)
        if change.isNew(\.color), change.old == nil || ViewKit.Color(button.rgba) != change.new.color {
            button.rgba = RGBA(change.new.color)
        }
    }
}

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
