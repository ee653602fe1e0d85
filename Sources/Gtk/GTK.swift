// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// The GTK library of the process, which may be newer than the version for which the binding was generated.
public enum GTK {
    /// Returns whether the library has at least this version. The binding needs 4.8.
    ///
    ///     if GTK.isAvailable(4, 10) { … }
    public static func isAvailable(_ major: Int, _ minor: Int, _ micro: Int = 0) -> Bool {
        gtk_check_version(guint(major), guint(minor), guint(micro)) == nil
    }

    /// The version of the library.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }

    /// Returns a function of a newer library by its C name; nil if the library has none. The program links in either case.
    package static func function<Function>(_ name: String, as type: Function.Type = Function.self)
        -> Function?
    {
        // Guard: the caller declares the type of a C function that exists.
        rx_symbol(name).map { unsafeBitCast($0, to: Function.self) }
    }
}
