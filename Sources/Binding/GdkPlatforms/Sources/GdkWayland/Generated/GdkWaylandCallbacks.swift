// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkWayland
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GdkWaylandToplevelExported`.
public typealias ToplevelExported = @MainActor (Toplevel, String) -> Void

/// How the library calls a ``ToplevelExported``.
@_spi(Binding) public enum ToplevelExportedThunk {
    private typealias Function = (Toplevel, String) -> Void

    public static let call: GdkWaylandToplevelExported = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "WaylandToplevelExported"), C.string(a1))
    }

    public static func retained(_ function: ToplevelExported?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}
