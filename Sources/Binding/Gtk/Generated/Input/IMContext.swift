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

/// `GtkIMContext`. <https://docs.gtk.org/gtk4/class.IMContext.html>
open class IMContext: Object {
    open override nonisolated class var gtype: UInt { gtk_im_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IMContext(_borrowed: raw) }
}

extension IMContext {
    /// `input-hints`.
    public var inputHints: InputHints {
        get { property("input-hints") }
        set { setProperty("input-hints", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.inputHints; defer { self.inputHints = value }; yield &value }
    }

    /// `input-purpose`.
    public var inputPurpose: InputPurpose {
        get { property("input-purpose") }
        set { setProperty("input-purpose", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.inputPurpose; defer { self.inputPurpose = value }; yield &value }
    }

    /// `commit`.
    @discardableResult
    public func onCommit(
        after: Bool = false, _ handler: @escaping @MainActor (_ str: String) -> Void
    ) -> SignalConnection {
        connect("commit", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `delete-surrounding`.
    @discardableResult
    public func onDeleteSurrounding(
        after: Bool = false, _ handler: @escaping @MainActor (_ offset: Int, _ nChars: Int) -> Bool
    ) -> SignalConnection {
        connect("delete-surrounding", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `preedit-changed`.
    @discardableResult
    public func onPreeditChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-changed", after: after, plain: handler)
    }

    /// `preedit-end`.
    @discardableResult
    public func onPreeditEnd(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-end", after: after, plain: handler)
    }

    /// `preedit-start`.
    @discardableResult
    public func onPreeditStart(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("preedit-start", after: after, plain: handler)
    }

    /// `retrieve-surrounding`.
    @discardableResult
    public func onRetrieveSurrounding(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("retrieve-surrounding", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `gtk_im_context_delete_surrounding()`.
    @discardableResult
    public func deleteSurrounding(offset: Int, count nChars: Int) -> Bool {
        gtk_im_context_delete_surrounding(C.cast(_raw), C.gint(offset), C.gint(nChars)) != 0
    }

    /// `gtk_im_context_filter_key()`.
    @discardableResult
    public func filterKey(
        press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
    ) -> Bool {
        gtk_im_context_filter_key(C.cast(_raw), press ? 1 : 0, C.opaque(surface._raw), C.opaque(device._raw), C.guint32(time), C.guint(keycode), .init(rawValue: C.number(state)), C.gint(group)) != 0
    }

    /// `gtk_im_context_filter_keypress()`.
    @discardableResult
    public func filterKeypress(_ event: Gdk.Event) -> Bool {
        gtk_im_context_filter_keypress(C.cast(_raw), C.opaque(event._raw)) != 0
    }

    /// `gtk_im_context_focus_in()`.
    public func focusIn() {
        gtk_im_context_focus_in(C.cast(_raw))
    }

    /// `gtk_im_context_focus_out()`.
    public func focusOut() {
        gtk_im_context_focus_out(C.cast(_raw))
    }

    /// `gtk_im_context_get_preedit_string()`.
    public var preeditString: (str: String, attrs: Pango.AttrList, cursorPos: Int) {
        var str: UnsafeMutablePointer<CChar>?
        var attrs: OpaquePointer?
        var cursorPos: gint = 0
        gtk_im_context_get_preedit_string(C.cast(_raw), &str, &attrs, &cursorPos)
        return (C.takeString(str), C.present(C.take(C.raw(attrs)), "gtk_im_context_get_preedit_string"), C.int(cursorPos))
    }

    /// `gtk_im_context_get_surrounding_with_selection()`.
    public var surroundingWithSelection: (text: String?, cursorIndex: Int, anchorIndex: Int)? {
        var text: UnsafeMutablePointer<CChar>?
        var cursorIndex: gint = 0
        var anchorIndex: gint = 0
        let result = gtk_im_context_get_surrounding_with_selection(C.cast(_raw), &text, &cursorIndex, &anchorIndex)
        return result == 0 ? nil : (C.takeOptionalString(text), C.int(cursorIndex), C.int(anchorIndex))
    }

    /// `gtk_im_context_reset()`.
    public func reset() {
        gtk_im_context_reset(C.cast(_raw))
    }

    /// `gtk_im_context_set_client_widget()`.
    public func setClientWidget(_ widget: Widget? = nil) {
        gtk_im_context_set_client_widget(C.cast(_raw), C.cast(widget?._raw))
    }

    /// `gtk_im_context_set_cursor_location()`.
    public func setCursorLocation(_ area: Gdk.Rectangle) {
        var cArea = area._c
        gtk_im_context_set_cursor_location(C.cast(_raw), &cArea)
    }

    /// `gtk_im_context_set_surrounding_with_selection()`.
    public func setSurroundingWithSelection(
        _ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int
    ) {
        gtk_im_context_set_surrounding_with_selection(C.cast(_raw), text, C.gint(len), C.gint(cursorIndex), C.gint(anchorIndex))
    }

    /// `gtk_im_context_set_use_preedit()`.
    public func setUsePreedit(_ usePreedit: Bool) {
        gtk_im_context_set_use_preedit(C.cast(_raw), usePreedit ? 1 : 0)
    }

#if GTK_4_14
    /// `gtk_im_context_activate_osk()`.
    @discardableResult
    public func activateOsk(_ event: Gdk.Event? = nil) -> Bool {
        gtk_im_context_activate_osk(C.cast(_raw), C.opaque(event?._raw)) != 0
    }
#endif
}

extension Members where Owner: IMContext {
    public var inputHints: PropertyKey<Owner, InputHints> { PropertyKey("input-hints") }
    public var inputPurpose: PropertyKey<Owner, InputPurpose> { PropertyKey("input-purpose") }
    public var commit: SignalKey<Owner, String> { SignalKey(one: "commit") }
    public var deleteSurrounding: AnsweredSignalKey<Owner, (offset: Int, nChars: Int), Bool> { AnsweredSignalKey("delete-surrounding") { ($0.get(1), $0.get(2)) } }
    public var preeditChanged: SignalKey<Owner, Void> { SignalKey("preedit-changed") }
    public var preeditEnd: SignalKey<Owner, Void> { SignalKey("preedit-end") }
    public var preeditStart: SignalKey<Owner, Void> { SignalKey("preedit-start") }
    public var retrieveSurrounding: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("retrieve-surrounding") }
}
