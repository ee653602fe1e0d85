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

/// `GtkSourceView`.
open class View: Gtk.TextView {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { View(_borrowed: raw) }

    /// `gtk_source_view_new_with_buffer()`.
    public convenience init(buffer: Buffer) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_view_new_with_buffer(C.cast(buffer._raw))), "gtk_source_view_new_with_buffer"))
    }
}

extension View {
    /// `auto-indent`, `gtk_source_view_get_auto_indent()`.
    public var autoIndent: Bool {
        get { gtk_source_view_get_auto_indent(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_auto_indent(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoIndent; defer { self.autoIndent = value }; yield &value }
    }

    /// `background-pattern`, `gtk_source_view_get_background_pattern()`.
    public var backgroundPattern: BackgroundPatternType {
        get { C.enumeration(gtk_source_view_get_background_pattern(C.cast(_raw)).rawValue) }
        set { gtk_source_view_set_background_pattern(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.backgroundPattern; defer { self.backgroundPattern = value }; yield &value }
    }

    /// `completion`, `gtk_source_view_get_completion()`.
    public var completion: Completion { C.present(C.borrow(C.raw(gtk_source_view_get_completion(C.cast(_raw)))), "gtk_source_view_get_completion") }

    /// `enable-snippets`, `gtk_source_view_get_enable_snippets()`.
    public var enableSnippets: Bool {
        get { gtk_source_view_get_enable_snippets(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_enable_snippets(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableSnippets; defer { self.enableSnippets = value }; yield &value }
    }

    /// `highlight-current-line`, `gtk_source_view_get_highlight_current_line()`.
    public var highlightCurrentLine: Bool {
        get { gtk_source_view_get_highlight_current_line(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_highlight_current_line(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.highlightCurrentLine; defer { self.highlightCurrentLine = value }; yield &value }
    }

    /// `indent-on-tab`, `gtk_source_view_get_indent_on_tab()`.
    public var indentOnTab: Bool {
        get { gtk_source_view_get_indent_on_tab(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_indent_on_tab(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.indentOnTab; defer { self.indentOnTab = value }; yield &value }
    }

    /// `indent-width`, `gtk_source_view_get_indent_width()`.
    public var indentWidth: Int {
        get { C.int(gtk_source_view_get_indent_width(C.cast(_raw))) }
        set { gtk_source_view_set_indent_width(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.indentWidth; defer { self.indentWidth = value }; yield &value }
    }

    /// `indenter`, `gtk_source_view_get_indenter()`.
    public var indenter: (any Indenter)? {
        get { C.borrow(C.raw(gtk_source_view_get_indenter(C.cast(_raw))), AnyIndenter.self) }
        set { gtk_source_view_set_indenter(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.indenter; defer { self.indenter = value }; yield &value }
    }

    /// `insert-spaces-instead-of-tabs`, `gtk_source_view_get_insert_spaces_instead_of_tabs()`.
    public var insertSpacesInsteadOfTabs: Bool {
        get { gtk_source_view_get_insert_spaces_instead_of_tabs(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_insert_spaces_instead_of_tabs(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.insertSpacesInsteadOfTabs; defer { self.insertSpacesInsteadOfTabs = value }; yield &value }
    }

    /// `right-margin-position`, `gtk_source_view_get_right_margin_position()`.
    public var rightMarginPosition: Int {
        get { C.int(gtk_source_view_get_right_margin_position(C.cast(_raw))) }
        set { gtk_source_view_set_right_margin_position(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rightMarginPosition; defer { self.rightMarginPosition = value }; yield &value }
    }

    /// `show-line-marks`, `gtk_source_view_get_show_line_marks()`.
    public var showLineMarks: Bool {
        get { gtk_source_view_get_show_line_marks(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_show_line_marks(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showLineMarks; defer { self.showLineMarks = value }; yield &value }
    }

    /// `show-line-numbers`, `gtk_source_view_get_show_line_numbers()`.
    public var showLineNumbers: Bool {
        get { gtk_source_view_get_show_line_numbers(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_show_line_numbers(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showLineNumbers; defer { self.showLineNumbers = value }; yield &value }
    }

    /// `show-right-margin`, `gtk_source_view_get_show_right_margin()`.
    public var showRightMargin: Bool {
        get { gtk_source_view_get_show_right_margin(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_show_right_margin(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showRightMargin; defer { self.showRightMargin = value }; yield &value }
    }

    /// `smart-backspace`, `gtk_source_view_get_smart_backspace()`.
    public var smartBackspace: Bool {
        get { gtk_source_view_get_smart_backspace(C.cast(_raw)) != 0 }
        set { gtk_source_view_set_smart_backspace(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.smartBackspace; defer { self.smartBackspace = value }; yield &value }
    }

    /// `smart-home-end`, `gtk_source_view_get_smart_home_end()`.
    public var smartHomeEnd: SmartHomeEndType {
        get { C.enumeration(gtk_source_view_get_smart_home_end(C.cast(_raw)).rawValue) }
        set { gtk_source_view_set_smart_home_end(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.smartHomeEnd; defer { self.smartHomeEnd = value }; yield &value }
    }

    /// `space-drawer`, `gtk_source_view_get_space_drawer()`.
    public var spaceDrawer: SpaceDrawer { C.present(C.borrow(C.raw(gtk_source_view_get_space_drawer(C.cast(_raw)))), "gtk_source_view_get_space_drawer") }

    /// `tab-width`, `gtk_source_view_get_tab_width()`.
    public var tabWidth: Int {
        get { C.int(gtk_source_view_get_tab_width(C.cast(_raw))) }
        set { gtk_source_view_set_tab_width(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.tabWidth; defer { self.tabWidth = value }; yield &value }
    }

    /// `change-case`. A keyboard action.
    @discardableResult
    public func onChangeCase(
        after: Bool = false, _ handler: @escaping @MainActor (_ caseType: ChangeCaseType) -> Void
    ) -> SignalConnection {
        connect("change-case", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `change-number`. A keyboard action.
    @discardableResult
    public func onChangeNumber(
        after: Bool = false, _ handler: @escaping @MainActor (_ count: Int) -> Void
    ) -> SignalConnection {
        connect("change-number", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `join-lines`. A keyboard action.
    @discardableResult
    public func onJoinLines(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("join-lines", after: after, plain: handler)
    }

    /// `line-mark-activated`.
    @discardableResult
    public func onLineMarkActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: Gtk.TextIter, _ button: Int, _ state: Gdk.ModifierType, _ nPresses: Int) -> Void
    ) -> SignalConnection {
        connect("line-mark-activated", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `move-lines`. A keyboard action.
    @discardableResult
    public func onMoveLines(
        after: Bool = false, _ handler: @escaping @MainActor (_ down: Bool) -> Void
    ) -> SignalConnection {
        connect("move-lines", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `move-to-matching-bracket`. A keyboard action.
    @discardableResult
    public func onMoveToMatchingBracket(
        after: Bool = false, _ handler: @escaping @MainActor (_ extendSelection: Bool) -> Void
    ) -> SignalConnection {
        connect("move-to-matching-bracket", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `move-words`. A keyboard action.
    @discardableResult
    public func onMoveWords(
        after: Bool = false, _ handler: @escaping @MainActor (_ count: Int) -> Void
    ) -> SignalConnection {
        connect("move-words", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `show-completion`. A keyboard action.
    @discardableResult
    public func onShowCompletion(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show-completion", after: after, plain: handler)
    }

    /// `smart-home-end`.
    @discardableResult
    public func onSmartHomeEnd(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: Gtk.TextIter, _ count: Int) -> Void
    ) -> SignalConnection {
        connect("smart-home-end", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_source_view_get_gutter()`.
    public func sourceGutter(_ windowType: Gtk.TextWindowType) -> Gutter {
        C.present(C.borrow(C.raw(gtk_source_view_get_gutter(C.cast(_raw), .init(rawValue: C.number(windowType))))), "gtk_source_view_get_gutter")
    }

    /// `gtk_source_view_get_hover()`.
    public var hover: Hover { C.present(C.borrow(C.raw(gtk_source_view_get_hover(C.cast(_raw)))), "gtk_source_view_get_hover") }

    /// `gtk_source_view_get_visual_column()`.
    public func visualColumn(of iter: Gtk.TextIter) -> Int {
        var cIter = iter._c
        return C.int(gtk_source_view_get_visual_column(C.cast(_raw), &cIter))
    }

    /// `gtk_source_view_indent_lines()`.
    public func indentLines(from start: inout Gtk.TextIter, to end: inout Gtk.TextIter) {
        gtk_source_view_indent_lines(C.cast(_raw), &start._c, &end._c)
    }

    /// `gtk_source_view_push_snippet()`.
    public func pushSnippet(_ snippet: Snippet, location: Gtk.TextIter? = nil) {
        let cLocation = Lent(location?._c)
        gtk_source_view_push_snippet(C.cast(_raw), C.opaque(snippet._raw), cLocation.pointer)
    }

    /// `gtk_source_view_set_mark_attributes()`.
    public func setMarkAttributes(_ category: String, attributes: MarkAttributes, priority: Int) {
        gtk_source_view_set_mark_attributes(C.cast(_raw), category, C.opaque(attributes._raw), C.gint(priority))
    }

    /// `gtk_source_view_unindent_lines()`.
    public func unindentLines(from start: inout Gtk.TextIter, to end: inout Gtk.TextIter) {
        gtk_source_view_unindent_lines(C.cast(_raw), &start._c, &end._c)
    }
}

extension Members where Owner: View {
    public var autoIndent: PropertyKey<Owner, Bool> { PropertyKey("auto-indent") }
    public var backgroundPattern: PropertyKey<Owner, BackgroundPatternType> { PropertyKey("background-pattern") }
    public var completion: PropertyKey<Owner, Completion> { PropertyKey("completion") }
    public var enableSnippets: PropertyKey<Owner, Bool> { PropertyKey("enable-snippets") }
    public var highlightCurrentLine: PropertyKey<Owner, Bool> { PropertyKey("highlight-current-line") }
    public var indentOnTab: PropertyKey<Owner, Bool> { PropertyKey("indent-on-tab") }
    public var indentWidth: PropertyKey<Owner, Int> { PropertyKey("indent-width") }
    public var indenter: PropertyKey<Owner, (any Indenter)?> { PropertyKey("indenter", optional: AnyIndenter.self) }
    public var insertSpacesInsteadOfTabs: PropertyKey<Owner, Bool> { PropertyKey("insert-spaces-instead-of-tabs") }
    public var rightMarginPosition: PropertyKey<Owner, Int> { PropertyKey("right-margin-position") }
    public var showLineMarks: PropertyKey<Owner, Bool> { PropertyKey("show-line-marks") }
    public var showLineNumbers: PropertyKey<Owner, Bool> { PropertyKey("show-line-numbers") }
    public var showRightMargin: PropertyKey<Owner, Bool> { PropertyKey("show-right-margin") }
    public var smartBackspace: PropertyKey<Owner, Bool> { PropertyKey("smart-backspace") }
    public var smartHomeEnd: PropertyKey<Owner, SmartHomeEndType> { PropertyKey("smart-home-end") }
    public var spaceDrawer: PropertyKey<Owner, SpaceDrawer> { PropertyKey("space-drawer") }
    public var tabWidth: PropertyKey<Owner, Int> { PropertyKey("tab-width") }
    public var changeCase: SignalKey<Owner, ChangeCaseType> { SignalKey(one: "change-case") }
    public var changeNumber: SignalKey<Owner, Int> { SignalKey(one: "change-number") }
    public var joinLines: SignalKey<Owner, Void> { SignalKey("join-lines") }
    public var lineMarkActivated: SignalKey<Owner, (iter: Gtk.TextIter, button: Int, state: Gdk.ModifierType, nPresses: Int)> { SignalKey("line-mark-activated") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var moveLines: SignalKey<Owner, Bool> { SignalKey(one: "move-lines") }
    public var moveToMatchingBracket: SignalKey<Owner, Bool> { SignalKey(one: "move-to-matching-bracket") }
    public var moveWords: SignalKey<Owner, Int> { SignalKey(one: "move-words") }
    public var showCompletion: SignalKey<Owner, Void> { SignalKey("show-completion") }
    public var onSmartHomeEnd: SignalKey<Owner, (iter: Gtk.TextIter, count: Int)> { SignalKey("smart-home-end") { ($0.get(1), $0.get(2)) } }
}
