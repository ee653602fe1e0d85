// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// The GTK library of the process, which may be newer than the version for which the binding was generated.
public enum GTK {
    /// Returns whether the library has at least this version. The binding needs 4.8, or the version of its newest enabled trait.
    ///
    ///     if GTK.isAvailable(4, 10) { … }
    public static func isAvailable(_ major: Int, _ minor: Int, _ micro: Int = 0) -> Bool {
        gtk_check_version(guint(major), guint(minor), guint(micro)) == nil
    }

    /// The version of the library.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }

    /// The version for which the program was built, by the traits of the package: a program needs it, unless it calls
    /// ``acceptVersions(from:_:)``.
    public static var builtVersion: (major: Int, minor: Int) { (4, Requirement.built.gtk) }

    /// Lets the program run with an older library than the one for which it was built. Call it first in the program. The program then
    /// asks ``isAvailable(_:_:_:)`` before it uses anything that is newer: a call of a function that the library does not have ends the
    /// process with a message of the system's linker.
    ///
    ///     GTK.acceptVersions(from: 4, 8)
    ///     …
    ///     if GTK.isAvailable(4, 10) { file = try await Gtk.FileDialog().open(parent: window) } else { … }
    ///
    /// A program with views of the framework cannot do that: its backend uses what the traits enable.
    @MainActor
    public static func acceptVersions(from major: Int, _ minor: Int) {
        guard major == 4, minor >= 8 else {
            fatalError("GTK.acceptVersions(from: \(major), \(minor)): the binding needs GTK 4.8 or newer.")
        }
        let isOlder = minor < Requirement.built.gtk
        if isOlder { Requirement.needed = Requirement(gtk: minor, glib: Requirement.oldest.glib) }
    }

    /// Returns a function of a newer library by its C name; nil if the library has none. The program links in either case.
    package static func function<Function>(_ name: String, as type: Function.Type = Function.self)
        -> Function?
    {
        // Guard: the caller declares the type of a C function that exists.
        rx_symbol(name).map { unsafeBitCast($0, to: Function.self) }
    }
}
