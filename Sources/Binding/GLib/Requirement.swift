// SPDX-License-Identifier: MIT

import CGtk

/// The versions of the libraries that the program needs because of the package traits with which it was built.
///
/// Functions of newer libraries are called through symbols that are looked up at the first call. So a program starts with an older library,
/// and this check ends it with a message before it calls anything that is missing.
package struct Requirement: Equatable, Sendable {
    /// The minor version of GTK 4.
    package var gtk: Int
    /// The minor version of GLib 2.
    package var glib: Int

    package init(gtk: Int, glib: Int) { (self.gtk, self.glib) = (gtk, glib) }

    package static let oldest = Requirement(gtk: 8, glib: 74)

    #if GTK_4_18
        package static let built = Requirement(gtk: 18, glib: 84)
    #elseif GTK_4_16
        package static let built = Requirement(gtk: 16, glib: 82)
    #elseif GTK_4_14
        package static let built = Requirement(gtk: 14, glib: 80)
    #elseif GTK_4_12
        package static let built = Requirement(gtk: 12, glib: 78)
    #elseif GTK_4_10
        package static let built = Requirement(gtk: 10, glib: 76)
    #else
        package static let built = oldest
    #endif

    /// What the program needs, which may be less than that for which it was built.
    // Guard: the main thread, before the first object is created.
    nonisolated(unsafe) package static var needed = built {
        didSet { isMet = false }
    }
    // Guard: only ever set to true; two threads that read false check twice.
    nonisolated(unsafe) private static var isMet = false

    /// Ends the program with a message if its libraries are older than it needs.
    package static func check() {
        if !isMet { checkOnce() }
    }

    private static func checkOnce() {
        let here = [Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version())]
        if let message = needed.message(
            gtk: here, glib: [Int(glib_major_version), Int(glib_minor_version)])
        {
            write(2, message, message.utf8.count)
            exit(1)
        }
        isMet = true
    }

    /// Returns the message about libraries that are too old; nil if they are not.
    package func message(gtk here: [Int], glib: [Int]) -> String? {
        let isOld = here.lexicographicallyPrecedes([4, gtk])
        guard isOld || glib.lexicographicallyPrecedes([2, self.glib]) else { return nil }
        let name = isOld ? "GTK" : "GLib"
        let wanted = isOld ? "4.\(gtk)" : "2.\(self.glib)"
        let found = (isOld ? here : glib).map(String.init).joined(separator: ".")
        let reason =
            gtk > Requirement.oldest.gtk
            ? ", because it was built with the trait GTK_4_\(gtk) of the package RxShell" : ""
        let remedy = gtk > Requirement.oldest.gtk ? ", or build the program without the trait" : ""
        return "This program needs \(name) \(wanted)\(reason). The library here is \(name) \(found). "
            + "Install \(name) \(wanted) or newer\(remedy).\n"
    }
}

// A trait whose headers are missing is reported by the compiler in one line, which names the trait.
#if GTK_4_18
    private let headers: Void = theTrait_GTK_4_18_needsTheHeadersOfGTK_4_18()
#elseif GTK_4_16
    private let headers: Void = theTrait_GTK_4_16_needsTheHeadersOfGTK_4_16()
#elseif GTK_4_14
    private let headers: Void = theTrait_GTK_4_14_needsTheHeadersOfGTK_4_14()
#elseif GTK_4_12
    private let headers: Void = theTrait_GTK_4_12_needsTheHeadersOfGTK_4_12()
#elseif GTK_4_10
    private let headers: Void = theTrait_GTK_4_10_needsTheHeadersOfGTK_4_10()
#endif
