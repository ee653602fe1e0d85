// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkSpinnerView: ControlView<SpinnerState, Never> {
    private let spinner = Gtk.Spinner()
    private var style: Gtk.CssProvider?

    init() { super.init(spinner) }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.center, .center) }

    override func show(_ change: Change<SpinnerState>) {
        change.of(\.isSpinning) { spinner.spinning = $0 }
        change.of(\.color) { showColor($0) }
    }

    /// The colour is a style of this widget alone.
    private func showColor(_ color: ViewKit.Color?) {
        let old = style
        style = color.map {
            let components = [$0.red * 255, $0.green * 255, $0.blue * 255, $0.alpha].map(
                String.init(describing:))
            return Gtk.CssProvider(css: "spinner { color: rgba(\(components.joined(separator: ", "))); }")
        }
        deprecatedGtk.apply(style, replacing: old, to: spinner)
    }
}
