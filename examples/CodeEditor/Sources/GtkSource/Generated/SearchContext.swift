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

/// `GtkSourceSearchContext`.
open class SearchContext: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_search_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SearchContext(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_source_search_context_new()`.
    public convenience init(buffer: Buffer, settings: SearchSettings? = nil) {
        if Self.hasOwnType { self.init(properties: ["buffer": buffer, "settings": settings]); return }
        self.init(_constructed: C.present(C.raw(gtk_source_search_context_new(C.cast(buffer._raw), C.cast(settings?._raw))), "gtk_source_search_context_new"))
    }
}

extension SearchContext {
    /// `buffer`, `gtk_source_search_context_get_buffer()`.
    public var buffer: Buffer { C.present(C.borrow(gtk_source_search_context_get_buffer(C.opaque(_raw))), "gtk_source_search_context_get_buffer") }

    /// `highlight`, `gtk_source_search_context_get_highlight()`.
    public var highlight: Bool {
        get { gtk_source_search_context_get_highlight(C.opaque(_raw)) != 0 }
        set { gtk_source_search_context_set_highlight(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.highlight; defer { self.highlight = value }; yield &value }
    }

    /// `match-style`, `gtk_source_search_context_get_match_style()`.
    public var matchStyle: Style! {
        get { C.present(C.borrow(C.raw(gtk_source_search_context_get_match_style(C.opaque(_raw)))), "gtk_source_search_context_get_match_style") }
        set { gtk_source_search_context_set_match_style(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.matchStyle; defer { self.matchStyle = value }; yield &value }
    }

    /// `occurrences-count`, `gtk_source_search_context_get_occurrences_count()`.
    public var occurrencesCount: Int { C.int(gtk_source_search_context_get_occurrences_count(C.opaque(_raw))) }

    /// `settings`, `gtk_source_search_context_get_settings()`.
    public var settings: SearchSettings { C.present(C.borrow(gtk_source_search_context_get_settings(C.opaque(_raw))), "gtk_source_search_context_get_settings") }

    /// `gtk_source_search_context_backward()`.
    @discardableResult
    public func backward(
        _ iter: Gtk.TextIter
    ) -> (matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool)? {
        var cIter = iter._c
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        var hasWrappedAround: gboolean = 0
        let result = gtk_source_search_context_backward(C.opaque(_raw), &cIter, &matchStart, &matchEnd, &hasWrappedAround)
        return result == 0 ? nil : (Gtk.TextIter(_c: matchStart), Gtk.TextIter(_c: matchEnd), hasWrappedAround != 0)
    }

    /// `gtk_source_search_context_backward_async()`, `gtk_source_search_context_backward_finish()`.
    @discardableResult
    public func backward(
        _ iter: Gtk.TextIter
    ) async throws(GLibError) -> (matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool) {
        var cIter = iter._c
        let source = await C.ready { cancellable, ready, data in
            gtk_source_search_context_backward_async(C.opaque(_raw), &cIter, cancellable, ready, data)
        }
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        var hasWrappedAround: gboolean = 0
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_source_search_context_backward_finish(C.opaque(_raw), C.opaque(source._raw), &matchStart, &matchEnd, &hasWrappedAround, &error)
        if let error { throw GLibError(taking: error) }
        return (Gtk.TextIter(_c: matchStart), Gtk.TextIter(_c: matchEnd), hasWrappedAround != 0)
    }

    /// `gtk_source_search_context_forward()`.
    @discardableResult
    public func forward(
        _ iter: Gtk.TextIter
    ) -> (matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool)? {
        var cIter = iter._c
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        var hasWrappedAround: gboolean = 0
        let result = gtk_source_search_context_forward(C.opaque(_raw), &cIter, &matchStart, &matchEnd, &hasWrappedAround)
        return result == 0 ? nil : (Gtk.TextIter(_c: matchStart), Gtk.TextIter(_c: matchEnd), hasWrappedAround != 0)
    }

    /// `gtk_source_search_context_forward_async()`, `gtk_source_search_context_forward_finish()`.
    @discardableResult
    public func forward(
        _ iter: Gtk.TextIter
    ) async throws(GLibError) -> (matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool) {
        var cIter = iter._c
        let source = await C.ready { cancellable, ready, data in
            gtk_source_search_context_forward_async(C.opaque(_raw), &cIter, cancellable, ready, data)
        }
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        var hasWrappedAround: gboolean = 0
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_source_search_context_forward_finish(C.opaque(_raw), C.opaque(source._raw), &matchStart, &matchEnd, &hasWrappedAround, &error)
        if let error { throw GLibError(taking: error) }
        return (Gtk.TextIter(_c: matchStart), Gtk.TextIter(_c: matchEnd), hasWrappedAround != 0)
    }

    /// `gtk_source_search_context_get_occurrence_position()`.
    public func occurrencePosition(of matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter) -> Int {
        var cMatchStart = matchStart._c
        var cMatchEnd = matchEnd._c
        return C.int(gtk_source_search_context_get_occurrence_position(C.opaque(_raw), &cMatchStart, &cMatchEnd))
    }

    /// `gtk_source_search_context_replace()`.
    public func replace(
        _ matchStart: inout Gtk.TextIter, matchEnd: inout Gtk.TextIter, replace: String, replaceLength: Int
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_source_search_context_replace(C.opaque(_raw), &matchStart._c, &matchEnd._c, replace, C.gint(replaceLength), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_source_search_context_replace_all()`.
    @discardableResult
    public func replaceAll(_ replace: String, replaceLength: Int) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_source_search_context_replace_all(C.opaque(_raw), replace, C.gint(replaceLength), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }
}

extension Members where Owner: SearchContext {
    public var buffer: PropertyKey<Owner, Buffer> { PropertyKey("buffer") }
    public var highlight: PropertyKey<Owner, Bool> { PropertyKey("highlight") }
    public var matchStyle: PropertyKey<Owner, Style?> { PropertyKey("match-style") }
    public var occurrencesCount: PropertyKey<Owner, Int> { PropertyKey("occurrences-count") }
    public var settings: PropertyKey<Owner, SearchSettings> { PropertyKey("settings") }
}
