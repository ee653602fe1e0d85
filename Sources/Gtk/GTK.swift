// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// The library in the process, which may be newer than the one this binding was generated for.
public enum GTK {
    /// Whether the library is at least this version. The binding itself needs 4.8.
    ///
    ///     if GTK.isAvailable(4, 10) { … }
    public static func isAvailable(_ major: Int, _ minor: Int, _ micro: Int = 0) -> Bool {
        gtk_check_version(guint(major), guint(minor), guint(micro)) == nil
    }

    /// The version of the library.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }

    /// A function of a newer library by its C name, nil where the library has none: nothing fails to link.
    package static func function<Function>(_ name: String, as type: Function.Type = Function.self)
        -> Function?
    {
        // Guard: the caller states the C declaration of a function that exists.
        rx_symbol(name).map { unsafeBitCast($0, to: Function.self) }
    }
}
