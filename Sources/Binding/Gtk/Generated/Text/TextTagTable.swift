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

/// `GtkTextTagTable`. <https://docs.gtk.org/gtk4/class.TextTagTable.html>
open class TextTagTable: Object, Buildable {
    open override nonisolated class var gtype: UInt { gtk_text_tag_table_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextTagTable(_borrowed: raw) }
}

extension TextTagTable {
    /// `tag-added`.
    @discardableResult
    public func onTagAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ tag: TextTag) -> Void
    ) -> SignalConnection {
        connect("tag-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `tag-changed`.
    @discardableResult
    public func onTagChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ tag: TextTag, _ sizeChanged: Bool) -> Void
    ) -> SignalConnection {
        connect("tag-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `tag-removed`.
    @discardableResult
    public func onTagRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ tag: TextTag) -> Void
    ) -> SignalConnection {
        connect("tag-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_text_tag_table_add()`.
    @discardableResult
    public func add(_ tag: TextTag) -> Bool {
        gtk_text_tag_table_add(C.opaque(_raw), C.cast(tag._raw)) != 0
    }

    /// `gtk_text_tag_table_foreach()`.
    public func foreach(_ `func`: TextTagTableForeach) {
        TextTagTableForeachThunk.withTemporary(`func`) { data1 in gtk_text_tag_table_foreach(C.opaque(_raw), TextTagTableForeachThunk.call, data1) }
    }

    /// `gtk_text_tag_table_get_size()`.
    public var size: Int { C.int(gtk_text_tag_table_get_size(C.opaque(_raw))) }

    /// `gtk_text_tag_table_lookup()`.
    @discardableResult
    public func lookup(_ name: String) -> TextTag? {
        C.borrow(gtk_text_tag_table_lookup(C.opaque(_raw), name))
    }

    /// `gtk_text_tag_table_remove()`.
    public func remove(_ tag: TextTag) {
        gtk_text_tag_table_remove(C.opaque(_raw), C.cast(tag._raw))
    }
}

extension Members where Owner: TextTagTable {
    public var tagAdded: SignalKey<Owner, TextTag> { SignalKey(one: "tag-added") }
    public var tagChanged: SignalKey<Owner, (tag: TextTag, sizeChanged: Bool)> { SignalKey("tag-changed") { ($0.get(1), $0.get(2)) } }
    public var tagRemoved: SignalKey<Owner, TextTag> { SignalKey(one: "tag-removed") }
}
