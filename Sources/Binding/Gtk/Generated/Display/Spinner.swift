// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkSpinner`. <https://docs.gtk.org/gtk4/class.Spinner.html>
open class Spinner: Widget {
    open override nonisolated class var gtype: UInt { gtk_spinner_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Spinner(_borrowed: raw) }
}

extension Spinner {
    /// `spinning`, `gtk_spinner_get_spinning()`.
    public var spinning: Bool {
        get { gtk_spinner_get_spinning(C.opaque(_raw)) != 0 }
        set { gtk_spinner_set_spinning(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.spinning; defer { self.spinning = value }; yield &value }
    }

    /// `gtk_spinner_start()`.
    public func start() {
        gtk_spinner_start(C.opaque(_raw))
    }

    /// `gtk_spinner_stop()`.
    public func stop() {
        gtk_spinner_stop(C.opaque(_raw))
    }
}

extension Members where Owner: Spinner {
    public var spinning: PropertyKey<Owner, Bool> { PropertyKey("spinning") }
}
