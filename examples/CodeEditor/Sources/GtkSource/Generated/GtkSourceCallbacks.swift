// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourceSchedulerCallback`.
public typealias SchedulerCallback = @MainActor (Int) -> Bool

/// How the library calls a ``SchedulerCallback``.
@_spi(Binding) public enum SchedulerCallbackThunk {
    private typealias Function = (Int) -> Bool

    public static let call: GtkSourceSchedulerCallback = { a0, data in
        let answer = Callback<Function>.at(data)(C.int(a0))
        return answer ? 1 : 0
    }

    public static let once: GtkSourceSchedulerCallback = { a0, data in
        let answer = Callback<Function>.once(data)(C.int(a0))
        return answer ? 1 : 0
    }

    public static func retained(_ function: SchedulerCallback?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}
