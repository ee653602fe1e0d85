// SPDX-License-Identifier: MIT

import CGtk
import Cairo
@_spi(Binding) import GLib

@MainActor
extension Cairo.Context {
    /// Draws with a colour from now on. `gdk_cairo_set_source_rgba()`.
    public func setSource(_ color: RGBA) {
        setSource(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }
}

extension Cairo.Gradient {
    /// Adds a colour at an offset from 0 to 1.
    ///
    ///     gradient.addStop(at: 0, Gdk.RGBA(hex: 0x3584E4))
    public func addStop(at offset: Double, _ color: RGBA) { addStop(at: offset, Cairo.Color(color)) }
}

extension Cairo.Color {
    /// Adds a colour of GTK.
    public init(_ color: RGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }
}
