// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Glibc
import Gtk

extension Gtk.Widget {
    /// Makes screen readers announce `text`. GTK 4.14 and later have a function for that; with older
    /// versions, screen readers announce views with the role of an alert.
    #if GTK_4_14
        func announce(_ text: String) { announce(text, priority: .medium) }
    #else
        func announce(_ text: String) { announceFunction?(C.opaque(_raw), text, 1) }
    #endif
}

#if !GTK_4_14
    private typealias Announce =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void

    /// `gtk_accessible_announce`, which GTK 4.8 lacks.
    private let announceFunction: Announce? = {
        guard let symbol = dlsym(nil, "gtk_accessible_announce") else { return nil }
        // Guard: the symbol has this signature since GTK 4.14, which introduced it: accessible, message, priority.
        return unsafeBitCast(symbol, to: Announce.self)
    }()
#endif
