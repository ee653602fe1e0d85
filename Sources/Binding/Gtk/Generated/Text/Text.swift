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

/// `GtkText`. <https://docs.gtk.org/gtk4/class.Text.html>
open class Text: Widget, Editable {
    open override nonisolated class var gtype: UInt { gtk_text_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Text(_borrowed: raw) }

    /// `gtk_text_new_with_buffer()`.
    public convenience init(buffer: EntryBuffer) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["buffer": buffer]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_new_with_buffer(C.cast(buffer._raw))), "gtk_text_new_with_buffer"))
    }
}

#if GTK_4_14
extension Text: AccessibleText {}
#endif

extension Text {
    /// `activates-default`, `gtk_text_get_activates_default()`.
    public var activatesDefault: Bool {
        get { gtk_text_get_activates_default(C.cast(_raw)) != 0 }
        set { gtk_text_set_activates_default(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatesDefault; defer { self.activatesDefault = value }; yield &value }
    }

    /// `attributes`, `gtk_text_get_attributes()`.
    public var attributes: Pango.AttrList? {
        get { C.copy(C.raw(gtk_text_get_attributes(C.cast(_raw)))) }
        set { gtk_text_set_attributes(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `buffer`, `gtk_text_get_buffer()`.
    public var buffer: EntryBuffer {
        get { C.present(C.borrow(gtk_text_get_buffer(C.cast(_raw))), "gtk_text_get_buffer") }
        set { gtk_text_set_buffer(C.cast(_raw), C.cast(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.buffer; defer { self.buffer = value }; yield &value }
    }

    /// `enable-emoji-completion`, `gtk_text_get_enable_emoji_completion()`.
    public var enableEmojiCompletion: Bool {
        get { gtk_text_get_enable_emoji_completion(C.cast(_raw)) != 0 }
        set { gtk_text_set_enable_emoji_completion(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableEmojiCompletion; defer { self.enableEmojiCompletion = value }; yield &value }
    }

    /// `extra-menu`, `gtk_text_get_extra_menu()`.
    public var extraMenu: Gio.MenuModel? {
        get { C.borrow(gtk_text_get_extra_menu(C.cast(_raw))) }
        set { gtk_text_set_extra_menu(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.extraMenu; defer { self.extraMenu = value }; yield &value }
    }

    /// `im-module`.
    public var imModule: String? {
        get { property("im-module") }
        set { setProperty("im-module", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.imModule; defer { self.imModule = value }; yield &value }
    }

    /// `input-hints`, `gtk_text_get_input_hints()`.
    public var inputHints: InputHints {
        get { C.flags(gtk_text_get_input_hints(C.cast(_raw)).rawValue) }
        set { gtk_text_set_input_hints(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputHints; defer { self.inputHints = value }; yield &value }
    }

    /// `input-purpose`, `gtk_text_get_input_purpose()`.
    public var inputPurpose: InputPurpose {
        get { C.enumeration(gtk_text_get_input_purpose(C.cast(_raw)).rawValue) }
        set { gtk_text_set_input_purpose(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputPurpose; defer { self.inputPurpose = value }; yield &value }
    }

    /// `invisible-char`.
    public var invisibleCharCode: Int {
        get { property("invisible-char") }
        set { setProperty("invisible-char", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.invisibleCharCode; defer { self.invisibleCharCode = value }; yield &value }
    }

    /// `invisible-char-set`.
    public var invisibleCharSet: Bool {
        get { property("invisible-char-set") }
        set { setProperty("invisible-char-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.invisibleCharSet; defer { self.invisibleCharSet = value }; yield &value }
    }

    /// `max-length`, `gtk_text_get_max_length()`.
    public var maxLength: Int {
        get { C.int(gtk_text_get_max_length(C.cast(_raw))) }
        set { gtk_text_set_max_length(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxLength; defer { self.maxLength = value }; yield &value }
    }

    /// `overwrite-mode`, `gtk_text_get_overwrite_mode()`.
    public var overwriteMode: Bool {
        get { gtk_text_get_overwrite_mode(C.cast(_raw)) != 0 }
        set { gtk_text_set_overwrite_mode(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.overwriteMode; defer { self.overwriteMode = value }; yield &value }
    }

    /// `placeholder-text`, `gtk_text_get_placeholder_text()`.
    public var placeholderText: String? {
        get { C.optionalString(gtk_text_get_placeholder_text(C.cast(_raw))) }
        set { gtk_text_set_placeholder_text(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.placeholderText; defer { self.placeholderText = value }; yield &value }
    }

    /// `propagate-text-width`, `gtk_text_get_propagate_text_width()`.
    public var propagateTextWidth: Bool {
        get { gtk_text_get_propagate_text_width(C.cast(_raw)) != 0 }
        set { gtk_text_set_propagate_text_width(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.propagateTextWidth; defer { self.propagateTextWidth = value }; yield &value }
    }

    /// `scroll-offset`.
    public var scrollOffset: Int { property("scroll-offset") }

    /// `tabs`, `gtk_text_get_tabs()`.
    public var tabs: Pango.TabArray? {
        get { C.copy(C.raw(gtk_text_get_tabs(C.cast(_raw)))) }
        set { gtk_text_set_tabs(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.tabs; defer { self.tabs = value }; yield &value }
    }

    /// `truncate-multiline`, `gtk_text_get_truncate_multiline()`.
    public var truncateMultiline: Bool {
        get { gtk_text_get_truncate_multiline(C.cast(_raw)) != 0 }
        set { gtk_text_set_truncate_multiline(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.truncateMultiline; defer { self.truncateMultiline = value }; yield &value }
    }

    /// `visibility`, `gtk_text_get_visibility()`.
    public var visibility: Bool {
        get { gtk_text_get_visibility(C.cast(_raw)) != 0 }
        set { gtk_text_set_visibility(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visibility; defer { self.visibility = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `backspace`. A keyboard action.
    @discardableResult
    public func onBackspace(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("backspace", after: after, plain: handler)
    }

    /// `copy-clipboard`. A keyboard action.
    @discardableResult
    public func onCopyClipboard(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("copy-clipboard", after: after, plain: handler)
    }

    /// `cut-clipboard`. A keyboard action.
    @discardableResult
    public func onCutClipboard(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cut-clipboard", after: after, plain: handler)
    }

    /// `delete-from-cursor`. A keyboard action.
    @discardableResult
    public func onDeleteFromCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ type: DeleteType, _ count: Int) -> Void
    ) -> SignalConnection {
        connect("delete-from-cursor", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `insert-at-cursor`. A keyboard action.
    @discardableResult
    public func onInsertAtCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ string: String) -> Void
    ) -> SignalConnection {
        connect("insert-at-cursor", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `insert-emoji`. A keyboard action.
    @discardableResult
    public func onInsertEmoji(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("insert-emoji", after: after, plain: handler)
    }

    /// `move-cursor`. A keyboard action.
    @discardableResult
    public func onMoveCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ step: MovementStep, _ count: Int, _ extend: Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `paste-clipboard`. A keyboard action.
    @discardableResult
    public func onPasteClipboard(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("paste-clipboard", after: after, plain: handler)
    }

    /// `preedit-changed`. A keyboard action.
    @discardableResult
    public func onPreeditChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ preedit: String) -> Void
    ) -> SignalConnection {
        connect("preedit-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `toggle-overwrite`. A keyboard action.
    @discardableResult
    public func onToggleOverwrite(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-overwrite", after: after, plain: handler)
    }

    /// `gtk_text_compute_cursor_extents()`.
    public func computeCursorExtents(_ position: Int) -> (strong: Graphene.Rect, weak: Graphene.Rect) {
        var strong = graphene_rect_t()
        var weak = graphene_rect_t()
        gtk_text_compute_cursor_extents(C.cast(_raw), C.gsize(position), &strong, &weak)
        return (Graphene.Rect(_c: strong), Graphene.Rect(_c: weak))
    }

    /// `gtk_text_get_invisible_char()`.
    public var invisibleChar: Unicode.Scalar {
        get { Unicode.Scalar(gtk_text_get_invisible_char(C.cast(_raw))) ?? "\u{FFFD}" }
        set { gtk_text_set_invisible_char(C.cast(_raw), newValue.value) }
        @_alwaysEmitIntoClient _modify { var value = self.invisibleChar; defer { self.invisibleChar = value }; yield &value }
    }

    /// `gtk_text_get_text_length()`.
    public var textLength: Int { C.int(gtk_text_get_text_length(C.cast(_raw))) }

    /// `gtk_text_grab_focus_without_selecting()`.
    @discardableResult
    public func grabFocusWithoutSelecting() -> Bool {
        gtk_text_grab_focus_without_selecting(C.cast(_raw)) != 0
    }

    /// `gtk_text_unset_invisible_char()`.
    public func unsetInvisibleChar() {
        gtk_text_unset_invisible_char(C.cast(_raw))
    }
}

extension Members where Owner: Text {
    public var activatesDefault: PropertyKey<Owner, Bool> { PropertyKey("activates-default") }
    public var attributes: PropertyKey<Owner, Pango.AttrList?> { PropertyKey("attributes") }
    public var buffer: PropertyKey<Owner, EntryBuffer> { PropertyKey("buffer") }
    public var enableEmojiCompletion: PropertyKey<Owner, Bool> { PropertyKey("enable-emoji-completion") }
    public var extraMenu: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("extra-menu") }
    public var imModule: PropertyKey<Owner, String?> { PropertyKey("im-module") }
    public var inputHints: PropertyKey<Owner, InputHints> { PropertyKey("input-hints") }
    public var inputPurpose: PropertyKey<Owner, InputPurpose> { PropertyKey("input-purpose") }
    public var invisibleCharCode: PropertyKey<Owner, Int> { PropertyKey("invisible-char") }
    public var invisibleCharSet: PropertyKey<Owner, Bool> { PropertyKey("invisible-char-set") }
    public var maxLength: PropertyKey<Owner, Int> { PropertyKey("max-length") }
    public var overwriteMode: PropertyKey<Owner, Bool> { PropertyKey("overwrite-mode") }
    public var placeholderText: PropertyKey<Owner, String?> { PropertyKey("placeholder-text") }
    public var propagateTextWidth: PropertyKey<Owner, Bool> { PropertyKey("propagate-text-width") }
    public var scrollOffset: PropertyKey<Owner, Int> { PropertyKey("scroll-offset") }
    public var tabs: PropertyKey<Owner, Pango.TabArray?> { PropertyKey("tabs") }
    public var truncateMultiline: PropertyKey<Owner, Bool> { PropertyKey("truncate-multiline") }
    public var visibility: PropertyKey<Owner, Bool> { PropertyKey("visibility") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var backspace: SignalKey<Owner, Void> { SignalKey("backspace") }
    public var copyClipboard: SignalKey<Owner, Void> { SignalKey("copy-clipboard") }
    public var cutClipboard: SignalKey<Owner, Void> { SignalKey("cut-clipboard") }
    public var deleteFromCursor: SignalKey<Owner, (type: DeleteType, count: Int)> { SignalKey("delete-from-cursor") { ($0.get(1), $0.get(2)) } }
    public var insertAtCursor: SignalKey<Owner, String> { SignalKey(one: "insert-at-cursor") }
    public var insertEmoji: SignalKey<Owner, Void> { SignalKey("insert-emoji") }
    public var moveCursor: SignalKey<Owner, (step: MovementStep, count: Int, extend: Bool)> { SignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var pasteClipboard: SignalKey<Owner, Void> { SignalKey("paste-clipboard") }
    public var preeditChanged: SignalKey<Owner, String> { SignalKey(one: "preedit-changed") }
    public var toggleOverwrite: SignalKey<Owner, Void> { SignalKey("toggle-overwrite") }
}
