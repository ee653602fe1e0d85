// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import GLib

@MainActor
extension Cairo.Context {
    /// Draws with a colour from now on. `gdk_cairo_set_source_rgba()`.
    public func setSource(_ color: RGBA) {
        setSource(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }
}
