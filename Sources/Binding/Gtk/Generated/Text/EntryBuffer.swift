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

/// `GtkEntryBuffer`. <https://docs.gtk.org/gtk4/class.EntryBuffer.html>
open class EntryBuffer: Object {
    open override nonisolated class var gtype: UInt { gtk_entry_buffer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EntryBuffer(_borrowed: raw) }

    /// `gtk_entry_buffer_new()`.
    public convenience init(initialChars: String? = nil, nInitialChars: Int = -1) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_entry_buffer_new(initialChars, C.gint(nInitialChars))), "gtk_entry_buffer_new"))
    }
}

extension EntryBuffer {
    /// `length`, `gtk_entry_buffer_get_length()`.
    public var length: Int { C.int(gtk_entry_buffer_get_length(C.cast(_raw))) }

    /// `max-length`, `gtk_entry_buffer_get_max_length()`.
    public var maxLength: Int {
        get { C.int(gtk_entry_buffer_get_max_length(C.cast(_raw))) }
        set { gtk_entry_buffer_set_max_length(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxLength; defer { self.maxLength = value }; yield &value }
    }

    /// `text`, `gtk_entry_buffer_get_text()`.
    public var text: String {
        get { C.string(gtk_entry_buffer_get_text(C.cast(_raw))) }
        set { setProperty("text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `deleted-text`.
    @discardableResult
    public func onDeletedText(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int, _ nChars: Int) -> Void
    ) -> SignalConnection {
        connect("deleted-text", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `inserted-text`.
    @discardableResult
    public func onInsertedText(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int, _ chars: String, _ nChars: Int) -> Void
    ) -> SignalConnection {
        connect("inserted-text", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `gtk_entry_buffer_delete_text()`.
    @discardableResult
    public func deleteText(position: Int, count nChars: Int) -> Int {
        C.int(gtk_entry_buffer_delete_text(C.cast(_raw), C.guint(position), C.gint(nChars)))
    }

    /// `gtk_entry_buffer_emit_deleted_text()`.
    public func emitDeletedText(position: Int, count nChars: Int) {
        gtk_entry_buffer_emit_deleted_text(C.cast(_raw), C.guint(position), C.guint(nChars))
    }

    /// `gtk_entry_buffer_emit_inserted_text()`.
    public func emitInsertedText(position: Int, chars: String, count nChars: Int) {
        gtk_entry_buffer_emit_inserted_text(C.cast(_raw), C.guint(position), chars, C.guint(nChars))
    }

    /// `gtk_entry_buffer_get_bytes()`.
    public var bytes: Int { C.int(gtk_entry_buffer_get_bytes(C.cast(_raw))) }

    /// `gtk_entry_buffer_insert_text()`.
    @discardableResult
    public func insertText(position: Int, chars: String, count nChars: Int = -1) -> Int {
        C.int(gtk_entry_buffer_insert_text(C.cast(_raw), C.guint(position), chars, C.gint(nChars)))
    }

    /// `gtk_entry_buffer_set_text()`.
    public func setText(_ chars: String, count nChars: Int = -1) {
        gtk_entry_buffer_set_text(C.cast(_raw), chars, C.gint(nChars))
    }
}

extension Members where Owner: EntryBuffer {
    public var length: PropertyKey<Owner, Int> { PropertyKey("length") }
    public var maxLength: PropertyKey<Owner, Int> { PropertyKey("max-length") }
    public var text: PropertyKey<Owner, String> { PropertyKey("text") }
    public var deletedText: SignalKey<Owner, (position: Int, nChars: Int)> { SignalKey("deleted-text") { ($0.get(1), $0.get(2)) } }
    public var insertedText: SignalKey<Owner, (position: Int, chars: String, nChars: Int)> { SignalKey("inserted-text") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
