// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// The view of a colour button, by `GtkColorButton`. GTK 4.10 deprecates that class and has a new one, which GTK 4.8 lacks.
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
