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

/// `GtkSourceSnippet`.
open class Snippet: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_snippet_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Snippet(_borrowed: raw) }

    /// `gtk_source_snippet_new()`.
    public convenience init(trigger: String? = nil, languageId: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["trigger": trigger, "language-id": languageId]); return }
        self.init(_constructed: C.present(C.raw(gtk_source_snippet_new(trigger, languageId)), "gtk_source_snippet_new"))
    }

    /// `gtk_source_snippet_new_parsed()`.
    public convenience init(parsed text: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gtk_source_snippet_new_parsed(text, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gtk_source_snippet_new_parsed"))
    }
}

extension Snippet {
    /// `buffer`.
    public var buffer: Gtk.TextBuffer? { property("buffer") }

    /// `description`, `gtk_source_snippet_get_description()`.
    public var snippetDescription: String {
        get { C.string(gtk_source_snippet_get_description(C.opaque(_raw))) }
        set { gtk_source_snippet_set_description(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.snippetDescription; defer { self.snippetDescription = value }; yield &value }
    }

    /// `focus-position`, `gtk_source_snippet_get_focus_position()`.
    public var focusPosition: Int { C.int(gtk_source_snippet_get_focus_position(C.opaque(_raw))) }

    /// `language-id`, `gtk_source_snippet_get_language_id()`.
    public var languageId: String {
        get { C.string(gtk_source_snippet_get_language_id(C.opaque(_raw))) }
        set { gtk_source_snippet_set_language_id(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.languageId; defer { self.languageId = value }; yield &value }
    }

    /// `name`, `gtk_source_snippet_get_name()`.
    public var name: String {
        get { C.string(gtk_source_snippet_get_name(C.opaque(_raw))) }
        set { gtk_source_snippet_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `trigger`, `gtk_source_snippet_get_trigger()`.
    public var trigger: String? {
        get { C.optionalString(gtk_source_snippet_get_trigger(C.opaque(_raw))) }
        set { setProperty("trigger", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.trigger; defer { self.trigger = value }; yield &value }
    }

    /// `gtk_source_snippet_add_chunk()`.
    public func addChunk(_ chunk: SnippetChunk) {
        gtk_source_snippet_add_chunk(C.opaque(_raw), C.opaque(chunk._raw))
    }

    /// `gtk_source_snippet_copy()`.
    @discardableResult
    public func copy() -> Snippet {
        C.present(C.adopt(C.raw(gtk_source_snippet_copy(C.opaque(_raw)))), "gtk_source_snippet_copy")
    }

    /// `gtk_source_snippet_get_context()`.
    public var context: SnippetContext? { C.borrow(C.raw(gtk_source_snippet_get_context(C.opaque(_raw)))) }

    /// `gtk_source_snippet_get_n_chunks()`.
    public var nChunks: Int { C.int(gtk_source_snippet_get_n_chunks(C.opaque(_raw))) }

    /// `gtk_source_snippet_get_nth_chunk()`.
    public func chunk(at nth: Int) -> SnippetChunk {
        C.present(C.borrow(C.raw(gtk_source_snippet_get_nth_chunk(C.opaque(_raw), C.guint(nth)))), "gtk_source_snippet_get_nth_chunk")
    }
}

extension Members where Owner: Snippet {
    public var buffer: PropertyKey<Owner, Gtk.TextBuffer?> { PropertyKey("buffer") }
    public var snippetDescription: PropertyKey<Owner, String> { PropertyKey("description") }
    public var focusPosition: PropertyKey<Owner, Int> { PropertyKey("focus-position") }
    public var languageId: PropertyKey<Owner, String> { PropertyKey("language-id") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var trigger: PropertyKey<Owner, String?> { PropertyKey("trigger") }
}
