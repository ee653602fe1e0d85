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

/// `GtkEntryCompletion`. <https://docs.gtk.org/gtk4/class.EntryCompletion.html>
#if GTK_4_10
@available(*, deprecated, message: "Show the suggestions in a Gtk.Popover.")
#endif
open class EntryCompletion: Object, Buildable, CellLayout {
    open override nonisolated class var gtype: UInt { gtk_entry_completion_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EntryCompletion(_borrowed: raw) }

    /// `gtk_entry_completion_new_with_area()`.
    public convenience init(area: CellArea) {
        self.init(_constructed: C.present(C.raw(gtk_entry_completion_new_with_area(C.cast(area._raw))), "gtk_entry_completion_new_with_area"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the suggestions in a Gtk.Popover.")
#endif
extension EntryCompletion {
    /// `cell-area`.
    public var cellArea: CellArea? { property("cell-area") }

    /// `inline-completion`, `gtk_entry_completion_get_inline_completion()`.
    public var inlineCompletion: Bool {
        get { gtk_entry_completion_get_inline_completion(C.opaque(_raw)) != 0 }
        set { gtk_entry_completion_set_inline_completion(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inlineCompletion; defer { self.inlineCompletion = value }; yield &value }
    }

    /// `inline-selection`, `gtk_entry_completion_get_inline_selection()`.
    public var inlineSelection: Bool {
        get { gtk_entry_completion_get_inline_selection(C.opaque(_raw)) != 0 }
        set { gtk_entry_completion_set_inline_selection(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inlineSelection; defer { self.inlineSelection = value }; yield &value }
    }

    /// `minimum-key-length`, `gtk_entry_completion_get_minimum_key_length()`.
    public var minimumKeyLength: Int {
        get { C.int(gtk_entry_completion_get_minimum_key_length(C.opaque(_raw))) }
        set { gtk_entry_completion_set_minimum_key_length(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minimumKeyLength; defer { self.minimumKeyLength = value }; yield &value }
    }

    /// `model`, `gtk_entry_completion_get_model()`.
    public var model: (any TreeModel)? {
        get { C.borrow(C.raw(gtk_entry_completion_get_model(C.opaque(_raw))), AnyTreeModel.self) }
        set { gtk_entry_completion_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `popup-completion`, `gtk_entry_completion_get_popup_completion()`.
    public var popupCompletion: Bool {
        get { gtk_entry_completion_get_popup_completion(C.opaque(_raw)) != 0 }
        set { gtk_entry_completion_set_popup_completion(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.popupCompletion; defer { self.popupCompletion = value }; yield &value }
    }

    /// `popup-set-width`, `gtk_entry_completion_get_popup_set_width()`.
    public var popupSetWidth: Bool {
        get { gtk_entry_completion_get_popup_set_width(C.opaque(_raw)) != 0 }
        set { gtk_entry_completion_set_popup_set_width(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.popupSetWidth; defer { self.popupSetWidth = value }; yield &value }
    }

    /// `popup-single-match`, `gtk_entry_completion_get_popup_single_match()`.
    public var popupSingleMatch: Bool {
        get { gtk_entry_completion_get_popup_single_match(C.opaque(_raw)) != 0 }
        set { gtk_entry_completion_set_popup_single_match(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.popupSingleMatch; defer { self.popupSingleMatch = value }; yield &value }
    }

    /// `text-column`, `gtk_entry_completion_get_text_column()`.
    public var textColumn: Int {
        get { C.int(gtk_entry_completion_get_text_column(C.opaque(_raw))) }
        set { gtk_entry_completion_set_text_column(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.textColumn; defer { self.textColumn = value }; yield &value }
    }

    /// `cursor-on-match`.
    @discardableResult
    public func onCursorOnMatch(
        after: Bool = false, _ handler: @escaping @MainActor (_ model: any TreeModel, _ iter: TreeIter) -> Bool
    ) -> SignalConnection {
        connect("cursor-on-match", after: after, returning: Bool.self) { arguments in handler(arguments.get(1, AnyTreeModel.self), arguments.get(2)) }
    }

    /// `insert-prefix`.
    @discardableResult
    public func onInsertPrefix(
        after: Bool = false, _ handler: @escaping @MainActor (_ prefix: String) -> Bool
    ) -> SignalConnection {
        connect("insert-prefix", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `match-selected`.
    @discardableResult
    public func onMatchSelected(
        after: Bool = false, _ handler: @escaping @MainActor (_ model: any TreeModel, _ iter: TreeIter) -> Bool
    ) -> SignalConnection {
        connect("match-selected", after: after, returning: Bool.self) { arguments in handler(arguments.get(1, AnyTreeModel.self), arguments.get(2)) }
    }

    /// `no-matches`.
    @discardableResult
    public func onNoMatches(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("no-matches", after: after, plain: handler)
    }

    /// `gtk_entry_completion_complete()`.
    public func complete() {
        gtk_entry_completion_complete(C.opaque(_raw))
    }

    /// `gtk_entry_completion_compute_prefix()`.
    public func computePrefix(_ key: String) -> String? {
        C.takeOptionalString(gtk_entry_completion_compute_prefix(C.opaque(_raw), key))
    }

    /// `gtk_entry_completion_get_completion_prefix()`.
    public var completionPrefix: String? { C.optionalString(gtk_entry_completion_get_completion_prefix(C.opaque(_raw))) }

    /// `gtk_entry_completion_get_entry()`.
    public var entry: Widget? { C.borrow(gtk_entry_completion_get_entry(C.opaque(_raw))) }

    /// `gtk_entry_completion_insert_prefix()`.
    public func insertPrefix() {
        gtk_entry_completion_insert_prefix(C.opaque(_raw))
    }

    /// `gtk_entry_completion_set_match_func()`.
    public func setMatchFunc(_ `func`: @escaping EntryCompletionMatchFunc) {
        gtk_entry_completion_set_match_func(C.opaque(_raw), EntryCompletionMatchFuncThunk.call, EntryCompletionMatchFuncThunk.retained(`func`), releaseCallback)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the suggestions in a Gtk.Popover.")
#endif
extension Members where Owner: EntryCompletion {
    public var cellArea: PropertyKey<Owner, CellArea?> { PropertyKey("cell-area") }
    public var inlineCompletion: PropertyKey<Owner, Bool> { PropertyKey("inline-completion") }
    public var inlineSelection: PropertyKey<Owner, Bool> { PropertyKey("inline-selection") }
    public var minimumKeyLength: PropertyKey<Owner, Int> { PropertyKey("minimum-key-length") }
    public var model: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("model", optional: AnyTreeModel.self) }
    public var popupCompletion: PropertyKey<Owner, Bool> { PropertyKey("popup-completion") }
    public var popupSetWidth: PropertyKey<Owner, Bool> { PropertyKey("popup-set-width") }
    public var popupSingleMatch: PropertyKey<Owner, Bool> { PropertyKey("popup-single-match") }
    public var textColumn: PropertyKey<Owner, Int> { PropertyKey("text-column") }
    public var cursorOnMatch: AnsweredSignalKey<Owner, (model: any TreeModel, iter: TreeIter), Bool> { AnsweredSignalKey("cursor-on-match") { ($0.get(1, AnyTreeModel.self), $0.get(2)) } }
    public var insertPrefix: AnsweredSignalKey<Owner, String, Bool> { AnsweredSignalKey(one: "insert-prefix") }
    public var matchSelected: AnsweredSignalKey<Owner, (model: any TreeModel, iter: TreeIter), Bool> { AnsweredSignalKey("match-selected") { ($0.get(1, AnyTreeModel.self), $0.get(2)) } }
    public var noMatches: SignalKey<Owner, Void> { SignalKey("no-matches") }
}
