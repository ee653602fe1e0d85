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

/// `GtkIMContextSimple`. <https://docs.gtk.org/gtk4/class.IMContextSimple.html>
open class IMContextSimple: IMContext {
    open override nonisolated class var gtype: UInt { gtk_im_context_simple_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IMContextSimple(_borrowed: raw) }
}

extension IMContextSimple {
    /// `gtk_im_context_simple_add_compose_file()`.
    public func addComposeFile(_ composeFile: String) {
        gtk_im_context_simple_add_compose_file(C.cast(_raw), composeFile)
    }
}
