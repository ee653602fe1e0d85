// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Display {
    /// Returns a setting of the desktop, such as `gtk-theme-name`. `gdk_display_get_setting()`.
    ///
    ///     display.getSetting("gtk-double-click-time", as: Int.self)
    ///
    /// Nil if the desktop does not have the setting, or if it has another type.
    public func getSetting<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T? {
        let value = Value(type: T._valueType)
        return gdk_display_get_setting(C.opaque(_raw), name, value._pointer) == 0 ? nil : value.get(type)
    }
}
