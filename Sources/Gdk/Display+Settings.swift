// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

extension Display {
    /// A setting of the desktop, such as `gtk-theme-name`, where the desktop has it. `gdk_display_get_setting()`.
    ///
    ///     display.getSetting("gtk-double-click-time", as: Int.self)
    ///
    /// Nil where the desktop does not say, and where it says something of another type.
    public func getSetting<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T? {
        let value = Value(type: T._valueType)
        return gdk_display_get_setting(C.opaque(_raw), name, value._pointer) == 0 ? nil : value.get(type)
    }
}
