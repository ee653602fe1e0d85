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

/// `GtkSourceBuffer`.
open class Buffer: Gtk.TextBuffer {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_buffer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Buffer(_borrowed: raw) }

    /// `gtk_source_buffer_new()`.
    public convenience init(table: Gtk.TextTagTable? = nil) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_buffer_new(C.opaque(table?._raw))), "gtk_source_buffer_new"))
    }

    /// `gtk_source_buffer_new_with_language()`.
    public convenience init(language: Language) {
        if Self.hasOwnType { self.init(properties: ["language": language]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_buffer_new_with_language(C.opaque(language._raw))), "gtk_source_buffer_new_with_language"))
    }
}

extension Buffer {
    /// `highlight-matching-brackets`, `gtk_source_buffer_get_highlight_matching_brackets()`.
    public var highlightMatchingBrackets: Bool {
        get { gtk_source_buffer_get_highlight_matching_brackets(C.cast(_raw)) != 0 }
        set { gtk_source_buffer_set_highlight_matching_brackets(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.highlightMatchingBrackets; defer { self.highlightMatchingBrackets = value }; yield &value }
    }

    /// `highlight-syntax`, `gtk_source_buffer_get_highlight_syntax()`.
    public var highlightSyntax: Bool {
        get { gtk_source_buffer_get_highlight_syntax(C.cast(_raw)) != 0 }
        set { gtk_source_buffer_set_highlight_syntax(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.highlightSyntax; defer { self.highlightSyntax = value }; yield &value }
    }

    /// `implicit-trailing-newline`, `gtk_source_buffer_get_implicit_trailing_newline()`.
    public var implicitTrailingNewline: Bool {
        get { gtk_source_buffer_get_implicit_trailing_newline(C.cast(_raw)) != 0 }
        set { gtk_source_buffer_set_implicit_trailing_newline(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.implicitTrailingNewline; defer { self.implicitTrailingNewline = value }; yield &value }
    }

    /// `language`, `gtk_source_buffer_get_language()`.
    public var language: Language? {
        get { C.borrow(C.raw(gtk_source_buffer_get_language(C.cast(_raw)))) }
        set { gtk_source_buffer_set_language(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.language; defer { self.language = value }; yield &value }
    }

    /// `style-scheme`, `gtk_source_buffer_get_style_scheme()`.
    public var styleScheme: StyleScheme? {
        get { C.borrow(C.raw(gtk_source_buffer_get_style_scheme(C.cast(_raw)))) }
        set { gtk_source_buffer_set_style_scheme(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.styleScheme; defer { self.styleScheme = value }; yield &value }
    }

    /// `bracket-matched`.
    @discardableResult
    public func onBracketMatched(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: Gtk.TextIter, _ state: BracketMatchType) -> Void
    ) -> SignalConnection {
        connect("bracket-matched", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `cursor-moved`.
    @discardableResult
    public func onCursorMoved(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cursor-moved", after: after, plain: handler)
    }

    /// `highlight-updated`.
    @discardableResult
    public func onHighlightUpdated(
        after: Bool = false, _ handler: @escaping @MainActor (_ start: Gtk.TextIter, _ end: Gtk.TextIter) -> Void
    ) -> SignalConnection {
        connect("highlight-updated", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `source-mark-updated`.
    @discardableResult
    public func onSourceMarkUpdated(
        after: Bool = false, _ handler: @escaping @MainActor (_ mark: Gtk.TextMark) -> Void
    ) -> SignalConnection {
        connect("source-mark-updated", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_source_buffer_backward_iter_to_source_mark()`.
    @discardableResult
    public func backwardIterToSourceMark(_ iter: Gtk.TextIter, category: String? = nil) -> Gtk.TextIter? {
        var iter = iter._c
        let result = gtk_source_buffer_backward_iter_to_source_mark(C.cast(_raw), &iter, category)
        return result == 0 ? nil : Gtk.TextIter(_c: iter)
    }

    /// `gtk_source_buffer_change_case()`.
    public func changeCase(
        _ caseType: ChangeCaseType, from start: inout Gtk.TextIter, to end: inout Gtk.TextIter
    ) {
        gtk_source_buffer_change_case(C.cast(_raw), .init(rawValue: C.number(caseType)), &start._c, &end._c)
    }

    /// `gtk_source_buffer_create_source_mark()`.
    @discardableResult
    public func createSourceMark(_ name: String? = nil, category: String, `where`: Gtk.TextIter) -> Mark {
        var cWhere = `where`._c
        return C.present(C.borrow(gtk_source_buffer_create_source_mark(C.cast(_raw), name, category, &cWhere)), "gtk_source_buffer_create_source_mark")
    }

    /// `gtk_source_buffer_ensure_highlight()`.
    public func ensureHighlight(from start: Gtk.TextIter, to end: Gtk.TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_source_buffer_ensure_highlight(C.cast(_raw), &cStart, &cEnd)
    }

    /// `gtk_source_buffer_forward_iter_to_source_mark()`.
    @discardableResult
    public func forwardIterToSourceMark(_ iter: Gtk.TextIter, category: String? = nil) -> Gtk.TextIter? {
        var iter = iter._c
        let result = gtk_source_buffer_forward_iter_to_source_mark(C.cast(_raw), &iter, category)
        return result == 0 ? nil : Gtk.TextIter(_c: iter)
    }

    /// `gtk_source_buffer_get_context_classes_at_iter()`.
    public func contextClasses(at iter: Gtk.TextIter) -> [String] {
        var cIter = iter._c
        return C.takeStrings(gtk_source_buffer_get_context_classes_at_iter(C.cast(_raw), &cIter))
    }

    /// `gtk_source_buffer_get_source_marks_at_iter()`.
    public func sourceMarks(at iter: inout Gtk.TextIter, category: String? = nil) -> [Mark] {
        C.array(slist: gtk_source_buffer_get_source_marks_at_iter(C.cast(_raw), &iter._c, category), .container) { C.present(C.borrow($0), "gtk_source_buffer_get_source_marks_at_iter") }
    }

    /// `gtk_source_buffer_get_source_marks_at_line()`.
    public func sourceMarks(atLine line: Int, category: String? = nil) -> [Mark] {
        C.array(slist: gtk_source_buffer_get_source_marks_at_line(C.cast(_raw), C.gint(line), category), .container) { C.present(C.borrow($0), "gtk_source_buffer_get_source_marks_at_line") }
    }

    /// `gtk_source_buffer_iter_backward_to_context_class_toggle()`.
    @discardableResult
    public func iterBackward(
        _ iter: Gtk.TextIter, toContextClassToggle contextClass: String
    ) -> Gtk.TextIter? {
        var iter = iter._c
        let result = gtk_source_buffer_iter_backward_to_context_class_toggle(C.cast(_raw), &iter, contextClass)
        return result == 0 ? nil : Gtk.TextIter(_c: iter)
    }

    /// `gtk_source_buffer_iter_forward_to_context_class_toggle()`.
    @discardableResult
    public func iterForward(
        _ iter: Gtk.TextIter, toContextClassToggle contextClass: String
    ) -> Gtk.TextIter? {
        var iter = iter._c
        let result = gtk_source_buffer_iter_forward_to_context_class_toggle(C.cast(_raw), &iter, contextClass)
        return result == 0 ? nil : Gtk.TextIter(_c: iter)
    }

    /// `gtk_source_buffer_iter_has_context_class()`.
    @discardableResult
    public func iterHasContextClass(_ iter: Gtk.TextIter, contextClass: String) -> Bool {
        var cIter = iter._c
        return gtk_source_buffer_iter_has_context_class(C.cast(_raw), &cIter, contextClass) != 0
    }

    /// `gtk_source_buffer_join_lines()`.
    public func joinLines(from start: inout Gtk.TextIter, to end: inout Gtk.TextIter) {
        gtk_source_buffer_join_lines(C.cast(_raw), &start._c, &end._c)
    }

    /// `gtk_source_buffer_remove_source_marks()`.
    public func removeSourceMarks(from start: Gtk.TextIter, to end: Gtk.TextIter, category: String? = nil) {
        var cStart = start._c
        var cEnd = end._c
        gtk_source_buffer_remove_source_marks(C.cast(_raw), &cStart, &cEnd, category)
    }

    /// `gtk_source_buffer_sort_lines()`.
    public func sortLines(
        from start: inout Gtk.TextIter, to end: inout Gtk.TextIter, flags: SortFlags = [], column: Int
    ) {
        gtk_source_buffer_sort_lines(C.cast(_raw), &start._c, &end._c, .init(rawValue: C.number(flags)), C.gint(column))
    }
}

extension Members where Owner: Buffer {
    public var highlightMatchingBrackets: PropertyKey<Owner, Bool> { PropertyKey("highlight-matching-brackets") }
    public var highlightSyntax: PropertyKey<Owner, Bool> { PropertyKey("highlight-syntax") }
    public var implicitTrailingNewline: PropertyKey<Owner, Bool> { PropertyKey("implicit-trailing-newline") }
    public var language: PropertyKey<Owner, Language?> { PropertyKey("language") }
    public var styleScheme: PropertyKey<Owner, StyleScheme?> { PropertyKey("style-scheme") }
    public var bracketMatched: SignalKey<Owner, (iter: Gtk.TextIter, state: BracketMatchType)> { SignalKey("bracket-matched") { ($0.get(1), $0.get(2)) } }
    public var cursorMoved: SignalKey<Owner, Void> { SignalKey("cursor-moved") }
    public var highlightUpdated: SignalKey<Owner, (start: Gtk.TextIter, end: Gtk.TextIter)> { SignalKey("highlight-updated") { ($0.get(1), $0.get(2)) } }
    public var sourceMarkUpdated: SignalKey<Owner, Gtk.TextMark> { SignalKey(one: "source-mark-updated") }
}
