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

/// `GtkTextChildAnchor`. <https://docs.gtk.org/gtk4/class.TextChildAnchor.html>
open class TextChildAnchor: Object {
    open override nonisolated class var gtype: UInt { gtk_text_child_anchor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextChildAnchor(_borrowed: raw) }

    /// `gtk_text_child_anchor_new_with_replacement()`.
    public convenience init(character: String) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_child_anchor_new_with_replacement(character)), "gtk_text_child_anchor_new_with_replacement"))
    }
}

extension TextChildAnchor {
    /// `gtk_text_child_anchor_get_deleted()`.
    public var deleted: Bool { gtk_text_child_anchor_get_deleted(C.cast(_raw)) != 0 }

    /// `gtk_text_child_anchor_get_widgets()`.
    public var widgets: [Widget] {
        var outLen: guint = 0
        let result = gtk_text_child_anchor_get_widgets(C.cast(_raw), &outLen)
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(outLen), .container) { C.present(C.borrow($0), "gtk_text_child_anchor_get_widgets") }
    }
}
