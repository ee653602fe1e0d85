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

/// `GtkSourceSnippetChunk`.
open class SnippetChunk: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_snippet_chunk_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SnippetChunk(_borrowed: raw) }
}

extension SnippetChunk {
    /// `context`, `gtk_source_snippet_chunk_get_context()`.
    public var context: SnippetContext {
        get { C.present(C.borrow(C.raw(gtk_source_snippet_chunk_get_context(C.opaque(_raw)))), "gtk_source_snippet_chunk_get_context") }
        set { gtk_source_snippet_chunk_set_context(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.context; defer { self.context = value }; yield &value }
    }

    /// `focus-position`, `gtk_source_snippet_chunk_get_focus_position()`.
    public var focusPosition: Int {
        get { C.int(gtk_source_snippet_chunk_get_focus_position(C.opaque(_raw))) }
        set { gtk_source_snippet_chunk_set_focus_position(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.focusPosition; defer { self.focusPosition = value }; yield &value }
    }

    /// `spec`, `gtk_source_snippet_chunk_get_spec()`.
    public var spec: String? {
        get { C.optionalString(gtk_source_snippet_chunk_get_spec(C.opaque(_raw))) }
        set { setProperty("spec", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.spec; defer { self.spec = value }; yield &value }
    }

    /// `text`, `gtk_source_snippet_chunk_get_text()`.
    public var text: String {
        get { C.string(gtk_source_snippet_chunk_get_text(C.opaque(_raw))) }
        set { gtk_source_snippet_chunk_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `text-set`, `gtk_source_snippet_chunk_get_text_set()`.
    public var textSet: Bool {
        get { gtk_source_snippet_chunk_get_text_set(C.opaque(_raw)) != 0 }
        set { gtk_source_snippet_chunk_set_text_set(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.textSet; defer { self.textSet = value }; yield &value }
    }

    /// `tooltip-text`, `gtk_source_snippet_chunk_get_tooltip_text()`.
    public var tooltipText: String {
        get { C.string(gtk_source_snippet_chunk_get_tooltip_text(C.opaque(_raw))) }
        set { gtk_source_snippet_chunk_set_tooltip_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipText; defer { self.tooltipText = value }; yield &value }
    }

    /// `gtk_source_snippet_chunk_copy()`.
    @discardableResult
    public func copy() -> SnippetChunk {
        C.present(C.adopt(C.raw(gtk_source_snippet_chunk_copy(C.opaque(_raw)))), "gtk_source_snippet_chunk_copy")
    }
}

extension Members where Owner: SnippetChunk {
    public var context: PropertyKey<Owner, SnippetContext> { PropertyKey("context") }
    public var focusPosition: PropertyKey<Owner, Int> { PropertyKey("focus-position") }
    public var spec: PropertyKey<Owner, String?> { PropertyKey("spec") }
    public var text: PropertyKey<Owner, String> { PropertyKey("text") }
    public var textSet: PropertyKey<Owner, Bool> { PropertyKey("text-set") }
    public var tooltipText: PropertyKey<Owner, String> { PropertyKey("tooltip-text") }
}
