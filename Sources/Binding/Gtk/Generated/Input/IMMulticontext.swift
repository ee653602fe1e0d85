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

/// `GtkIMMulticontext`. <https://docs.gtk.org/gtk4/class.IMMulticontext.html>
open class IMMulticontext: IMContext {
    open override nonisolated class var gtype: UInt { gtk_im_multicontext_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IMMulticontext(_borrowed: raw) }
}

extension IMMulticontext {
    /// `gtk_im_multicontext_get_context_id()`.
    public var contextId: String! {
        get { C.string(gtk_im_multicontext_get_context_id(C.cast(_raw))) }
        set { gtk_im_multicontext_set_context_id(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.contextId; defer { self.contextId = value }; yield &value }
    }
}
