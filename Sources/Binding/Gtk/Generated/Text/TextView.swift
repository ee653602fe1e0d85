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

/// `GtkTextView`. <https://docs.gtk.org/gtk4/class.TextView.html>
open class TextView: Widget, Scrollable {
    open override nonisolated class var gtype: UInt { gtk_text_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextView(_borrowed: raw) }

    /// `gtk_text_view_new_with_buffer()`.
    public convenience init(buffer: TextBuffer) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["buffer": buffer]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_view_new_with_buffer(C.cast(buffer._raw))), "gtk_text_view_new_with_buffer"))
    }
}

#if GTK_4_14
extension TextView: AccessibleText {}
#endif

extension TextView {
    /// `accepts-tab`, `gtk_text_view_get_accepts_tab()`.
    public var acceptsTab: Bool {
        get { gtk_text_view_get_accepts_tab(C.cast(_raw)) != 0 }
        set { gtk_text_view_set_accepts_tab(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.acceptsTab; defer { self.acceptsTab = value }; yield &value }
    }

    /// `bottom-margin`, `gtk_text_view_get_bottom_margin()`.
    public var bottomMargin: Int {
        get { C.int(gtk_text_view_get_bottom_margin(C.cast(_raw))) }
        set { gtk_text_view_set_bottom_margin(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.bottomMargin; defer { self.bottomMargin = value }; yield &value }
    }

    /// `buffer`, `gtk_text_view_get_buffer()`.
    public var buffer: TextBuffer! {
        get { C.present(C.borrow(gtk_text_view_get_buffer(C.cast(_raw))), "gtk_text_view_get_buffer") }
        set { gtk_text_view_set_buffer(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.buffer; defer { self.buffer = value }; yield &value }
    }

    /// `cursor-visible`, `gtk_text_view_get_cursor_visible()`.
    public var cursorVisible: Bool {
        get { gtk_text_view_get_cursor_visible(C.cast(_raw)) != 0 }
        set { gtk_text_view_set_cursor_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.cursorVisible; defer { self.cursorVisible = value }; yield &value }
    }

    /// `editable`, `gtk_text_view_get_editable()`.
    public var editable: Bool {
        get { gtk_text_view_get_editable(C.cast(_raw)) != 0 }
        set { gtk_text_view_set_editable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.editable; defer { self.editable = value }; yield &value }
    }

    /// `extra-menu`, `gtk_text_view_get_extra_menu()`.
    public var extraMenu: Gio.MenuModel? {
        get { C.borrow(gtk_text_view_get_extra_menu(C.cast(_raw))) }
        set { gtk_text_view_set_extra_menu(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.extraMenu; defer { self.extraMenu = value }; yield &value }
    }

    /// `im-module`.
    public var imModule: String? {
        get { property("im-module") }
        set { setProperty("im-module", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.imModule; defer { self.imModule = value }; yield &value }
    }

    /// `indent`, `gtk_text_view_get_indent()`.
    public var indent: Int {
        get { C.int(gtk_text_view_get_indent(C.cast(_raw))) }
        set { gtk_text_view_set_indent(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.indent; defer { self.indent = value }; yield &value }
    }

    /// `input-hints`, `gtk_text_view_get_input_hints()`.
    public var inputHints: InputHints {
        get { C.flags(gtk_text_view_get_input_hints(C.cast(_raw)).rawValue) }
        set { gtk_text_view_set_input_hints(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputHints; defer { self.inputHints = value }; yield &value }
    }

    /// `input-purpose`, `gtk_text_view_get_input_purpose()`.
    public var inputPurpose: InputPurpose {
        get { C.enumeration(gtk_text_view_get_input_purpose(C.cast(_raw)).rawValue) }
        set { gtk_text_view_set_input_purpose(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputPurpose; defer { self.inputPurpose = value }; yield &value }
    }

    /// `justification`, `gtk_text_view_get_justification()`.
    public var justification: Justification {
        get { C.enumeration(gtk_text_view_get_justification(C.cast(_raw)).rawValue) }
        set { gtk_text_view_set_justification(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.justification; defer { self.justification = value }; yield &value }
    }

    /// `left-margin`, `gtk_text_view_get_left_margin()`.
    public var leftMargin: Int {
        get { C.int(gtk_text_view_get_left_margin(C.cast(_raw))) }
        set { gtk_text_view_set_left_margin(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.leftMargin; defer { self.leftMargin = value }; yield &value }
    }

    /// `monospace`, `gtk_text_view_get_monospace()`.
    public var monospace: Bool {
        get { gtk_text_view_get_monospace(C.cast(_raw)) != 0 }
        set { gtk_text_view_set_monospace(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.monospace; defer { self.monospace = value }; yield &value }
    }

    /// `overwrite`, `gtk_text_view_get_overwrite()`.
    public var overwrite: Bool {
        get { gtk_text_view_get_overwrite(C.cast(_raw)) != 0 }
        set { gtk_text_view_set_overwrite(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.overwrite; defer { self.overwrite = value }; yield &value }
    }

    /// `pixels-above-lines`, `gtk_text_view_get_pixels_above_lines()`.
    public var pixelsAboveLines: Int {
        get { C.int(gtk_text_view_get_pixels_above_lines(C.cast(_raw))) }
        set { gtk_text_view_set_pixels_above_lines(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsAboveLines; defer { self.pixelsAboveLines = value }; yield &value }
    }

    /// `pixels-below-lines`, `gtk_text_view_get_pixels_below_lines()`.
    public var pixelsBelowLines: Int {
        get { C.int(gtk_text_view_get_pixels_below_lines(C.cast(_raw))) }
        set { gtk_text_view_set_pixels_below_lines(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsBelowLines; defer { self.pixelsBelowLines = value }; yield &value }
    }

    /// `pixels-inside-wrap`, `gtk_text_view_get_pixels_inside_wrap()`.
    public var pixelsInsideWrap: Int {
        get { C.int(gtk_text_view_get_pixels_inside_wrap(C.cast(_raw))) }
        set { gtk_text_view_set_pixels_inside_wrap(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsInsideWrap; defer { self.pixelsInsideWrap = value }; yield &value }
    }

    /// `right-margin`, `gtk_text_view_get_right_margin()`.
    public var rightMargin: Int {
        get { C.int(gtk_text_view_get_right_margin(C.cast(_raw))) }
        set { gtk_text_view_set_right_margin(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rightMargin; defer { self.rightMargin = value }; yield &value }
    }

    /// `tabs`, `gtk_text_view_get_tabs()`.
    public var tabs: Pango.TabArray? {
        get { C.take(C.raw(gtk_text_view_get_tabs(C.cast(_raw)))) }
        set { setProperty("tabs", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tabs; defer { self.tabs = value }; yield &value }
    }

    /// `top-margin`, `gtk_text_view_get_top_margin()`.
    public var topMargin: Int {
        get { C.int(gtk_text_view_get_top_margin(C.cast(_raw))) }
        set { gtk_text_view_set_top_margin(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.topMargin; defer { self.topMargin = value }; yield &value }
    }

    /// `wrap-mode`, `gtk_text_view_get_wrap_mode()`.
    public var wrapMode: WrapMode {
        get { C.enumeration(gtk_text_view_get_wrap_mode(C.cast(_raw)).rawValue) }
        set { gtk_text_view_set_wrap_mode(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapMode; defer { self.wrapMode = value }; yield &value }
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

    /// `extend-selection`.
    @discardableResult
    public func onExtendSelection(
        after: Bool = false, _ handler: @escaping @MainActor (_ granularity: TextExtendSelection, _ location: TextIter, _ start: TextIter, _ end: TextIter) -> Bool
    ) -> SignalConnection {
        connect("extend-selection", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
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
        after: Bool = false, _ handler: @escaping @MainActor (_ step: MovementStep, _ count: Int, _ extendSelection: Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `move-viewport`. A keyboard action.
    @discardableResult
    public func onMoveViewport(
        after: Bool = false, _ handler: @escaping @MainActor (_ step: ScrollStep, _ count: Int) -> Void
    ) -> SignalConnection {
        connect("move-viewport", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
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

    /// `select-all`. A keyboard action.
    @discardableResult
    public func onSelectAll(
        after: Bool = false, _ handler: @escaping @MainActor (_ select: Bool) -> Void
    ) -> SignalConnection {
        connect("select-all", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `set-anchor`. A keyboard action.
    @discardableResult
    public func onSetAnchor(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("set-anchor", after: after, plain: handler)
    }

    /// `toggle-cursor-visible`. A keyboard action.
    @discardableResult
    public func onToggleCursorVisible(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-visible", after: after, plain: handler)
    }

    /// `toggle-overwrite`. A keyboard action.
    @discardableResult
    public func onToggleOverwrite(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-overwrite", after: after, plain: handler)
    }

    /// `gtk_text_view_add_child_at_anchor()`.
    public func addChild(_ child: Widget, at anchor: TextChildAnchor) {
        gtk_text_view_add_child_at_anchor(C.cast(_raw), C.cast(child._raw), C.cast(anchor._raw))
    }

    /// `gtk_text_view_add_overlay()`.
    public func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
        gtk_text_view_add_overlay(C.cast(_raw), C.cast(child._raw), C.gint(xpos), C.gint(ypos))
    }

    /// `gtk_text_view_backward_display_line()`.
    @discardableResult
    public func backwardDisplayLine(_ iter: inout TextIter) -> Bool {
        gtk_text_view_backward_display_line(C.cast(_raw), &iter._c) != 0
    }

    /// `gtk_text_view_backward_display_line_start()`.
    @discardableResult
    public func backwardDisplayLineStart(_ iter: inout TextIter) -> Bool {
        gtk_text_view_backward_display_line_start(C.cast(_raw), &iter._c) != 0
    }

    /// `gtk_text_view_buffer_to_window_coords()`.
    @discardableResult
    public func bufferToWindowCoords(
        _ win: TextWindowType, bufferX: Int, bufferY: Int
    ) -> (windowX: Int, windowY: Int) {
        var windowX: gint = 0
        var windowY: gint = 0
        gtk_text_view_buffer_to_window_coords(C.cast(_raw), .init(rawValue: C.number(win)), C.gint(bufferX), C.gint(bufferY), &windowX, &windowY)
        return (C.int(windowX), C.int(windowY))
    }

    /// `gtk_text_view_forward_display_line()`.
    @discardableResult
    public func forwardDisplayLine(_ iter: inout TextIter) -> Bool {
        gtk_text_view_forward_display_line(C.cast(_raw), &iter._c) != 0
    }

    /// `gtk_text_view_forward_display_line_end()`.
    @discardableResult
    public func forwardDisplayLineEnd(_ iter: inout TextIter) -> Bool {
        gtk_text_view_forward_display_line_end(C.cast(_raw), &iter._c) != 0
    }

    /// `gtk_text_view_get_cursor_locations()`.
    public func cursorLocations(of iter: TextIter? = nil) -> (strong: Gdk.Rectangle, weak: Gdk.Rectangle) {
        let cIter = Lent(iter?._c)
        var strong = GdkRectangle()
        var weak = GdkRectangle()
        gtk_text_view_get_cursor_locations(C.cast(_raw), cIter.pointer, &strong, &weak)
        return (Gdk.Rectangle(_c: strong), Gdk.Rectangle(_c: weak))
    }

    /// `gtk_text_view_get_gutter()`.
    public func gutter(_ win: TextWindowType) -> Widget? {
        C.borrow(gtk_text_view_get_gutter(C.cast(_raw), .init(rawValue: C.number(win))))
    }

    /// `gtk_text_view_get_iter_at_location()`.
    public func iter(atX x: Int, y: Int) -> TextIter? {
        var iter = GtkTextIter()
        let result = gtk_text_view_get_iter_at_location(C.cast(_raw), &iter, C.gint(x), C.gint(y))
        return result == 0 ? nil : TextIter(_c: iter)
    }

    /// `gtk_text_view_get_iter_at_position()`.
    public func position(atX x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
        var iter = GtkTextIter()
        var trailing: gint = 0
        let result = gtk_text_view_get_iter_at_position(C.cast(_raw), &iter, &trailing, C.gint(x), C.gint(y))
        return result == 0 ? nil : (TextIter(_c: iter), C.int(trailing))
    }

    /// `gtk_text_view_get_iter_location()`.
    public func iterLocation(of iter: TextIter) -> Gdk.Rectangle {
        var cIter = iter._c
        var location = GdkRectangle()
        gtk_text_view_get_iter_location(C.cast(_raw), &cIter, &location)
        return Gdk.Rectangle(_c: location)
    }

    /// `gtk_text_view_get_line_at_y()`.
    public func line(atY y: Int) -> (targetIter: TextIter, lineTop: Int) {
        var targetIter = GtkTextIter()
        var lineTop: gint = 0
        gtk_text_view_get_line_at_y(C.cast(_raw), &targetIter, C.gint(y), &lineTop)
        return (TextIter(_c: targetIter), C.int(lineTop))
    }

    /// `gtk_text_view_get_line_yrange()`.
    public func lineYrange(of iter: TextIter) -> (y: Int, height: Int) {
        var cIter = iter._c
        var y: gint = 0
        var height: gint = 0
        gtk_text_view_get_line_yrange(C.cast(_raw), &cIter, &y, &height)
        return (C.int(y), C.int(height))
    }

    /// `gtk_text_view_get_ltr_context()`.
    public var ltrContext: Pango.Context { C.present(C.borrow(C.raw(gtk_text_view_get_ltr_context(C.cast(_raw)))), "gtk_text_view_get_ltr_context") }

    /// `gtk_text_view_get_rtl_context()`.
    public var rtlContext: Pango.Context { C.present(C.borrow(C.raw(gtk_text_view_get_rtl_context(C.cast(_raw)))), "gtk_text_view_get_rtl_context") }

    /// `gtk_text_view_get_visible_rect()`.
    public var visibleRect: Gdk.Rectangle {
        var visibleRect = GdkRectangle()
        gtk_text_view_get_visible_rect(C.cast(_raw), &visibleRect)
        return Gdk.Rectangle(_c: visibleRect)
    }

    /// `gtk_text_view_im_context_filter_keypress()`.
    @discardableResult
    public func imContextFilterKeypress(_ event: Gdk.Event) -> Bool {
        gtk_text_view_im_context_filter_keypress(C.cast(_raw), C.opaque(event._raw)) != 0
    }

    /// `gtk_text_view_move_mark_onscreen()`.
    @discardableResult
    public func moveMarkOnscreen(_ mark: TextMark) -> Bool {
        gtk_text_view_move_mark_onscreen(C.cast(_raw), C.cast(mark._raw)) != 0
    }

    /// `gtk_text_view_move_overlay()`.
    public func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
        gtk_text_view_move_overlay(C.cast(_raw), C.cast(child._raw), C.gint(xpos), C.gint(ypos))
    }

    /// `gtk_text_view_move_visually()`.
    @discardableResult
    public func moveVisually(_ iter: inout TextIter, count: Int) -> Bool {
        gtk_text_view_move_visually(C.cast(_raw), &iter._c, C.gint(count)) != 0
    }

    /// `gtk_text_view_place_cursor_onscreen()`.
    @discardableResult
    public func placeCursorOnscreen() -> Bool {
        gtk_text_view_place_cursor_onscreen(C.cast(_raw)) != 0
    }

    /// `gtk_text_view_remove()`.
    public func remove(_ child: Widget) {
        gtk_text_view_remove(C.cast(_raw), C.cast(child._raw))
    }

    /// `gtk_text_view_reset_cursor_blink()`.
    public func resetCursorBlink() {
        gtk_text_view_reset_cursor_blink(C.cast(_raw))
    }

    /// `gtk_text_view_reset_im_context()`.
    public func resetImContext() {
        gtk_text_view_reset_im_context(C.cast(_raw))
    }

    /// `gtk_text_view_scroll_mark_onscreen()`.
    public func scrollMarkOnscreen(_ mark: TextMark) {
        gtk_text_view_scroll_mark_onscreen(C.cast(_raw), C.cast(mark._raw))
    }

    /// `gtk_text_view_set_gutter()`.
    public func setGutter(_ win: TextWindowType, widget: Widget? = nil) {
        gtk_text_view_set_gutter(C.cast(_raw), .init(rawValue: C.number(win)), C.cast(widget?._raw))
    }

    /// `gtk_text_view_starts_display_line()`.
    public func startsDisplayLine(_ iter: TextIter) -> Bool {
        var cIter = iter._c
        return gtk_text_view_starts_display_line(C.cast(_raw), &cIter) != 0
    }

    /// `gtk_text_view_window_to_buffer_coords()`.
    @discardableResult
    public func windowToBufferCoords(
        _ win: TextWindowType, windowX: Int, windowY: Int
    ) -> (bufferX: Int, bufferY: Int) {
        var bufferX: gint = 0
        var bufferY: gint = 0
        gtk_text_view_window_to_buffer_coords(C.cast(_raw), .init(rawValue: C.number(win)), C.gint(windowX), C.gint(windowY), &bufferX, &bufferY)
        return (C.int(bufferX), C.int(bufferY))
    }

#if GTK_4_18
    /// `gtk_text_view_get_visible_offset()`.
    public var visibleOffset: (xOffset: Double, yOffset: Double) {
        var xOffset: gdouble = 0
        var yOffset: gdouble = 0
        gtk_text_view_get_visible_offset(C.cast(_raw), &xOffset, &yOffset)
        return (xOffset, yOffset)
    }
#endif
}

extension Members where Owner: TextView {
    public var acceptsTab: PropertyKey<Owner, Bool> { PropertyKey("accepts-tab") }
    public var bottomMargin: PropertyKey<Owner, Int> { PropertyKey("bottom-margin") }
    public var buffer: PropertyKey<Owner, TextBuffer?> { PropertyKey("buffer") }
    public var cursorVisible: PropertyKey<Owner, Bool> { PropertyKey("cursor-visible") }
    public var editable: PropertyKey<Owner, Bool> { PropertyKey("editable") }
    public var extraMenu: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("extra-menu") }
    public var imModule: PropertyKey<Owner, String?> { PropertyKey("im-module") }
    public var indent: PropertyKey<Owner, Int> { PropertyKey("indent") }
    public var inputHints: PropertyKey<Owner, InputHints> { PropertyKey("input-hints") }
    public var inputPurpose: PropertyKey<Owner, InputPurpose> { PropertyKey("input-purpose") }
    public var justification: PropertyKey<Owner, Justification> { PropertyKey("justification") }
    public var leftMargin: PropertyKey<Owner, Int> { PropertyKey("left-margin") }
    public var monospace: PropertyKey<Owner, Bool> { PropertyKey("monospace") }
    public var overwrite: PropertyKey<Owner, Bool> { PropertyKey("overwrite") }
    public var pixelsAboveLines: PropertyKey<Owner, Int> { PropertyKey("pixels-above-lines") }
    public var pixelsBelowLines: PropertyKey<Owner, Int> { PropertyKey("pixels-below-lines") }
    public var pixelsInsideWrap: PropertyKey<Owner, Int> { PropertyKey("pixels-inside-wrap") }
    public var rightMargin: PropertyKey<Owner, Int> { PropertyKey("right-margin") }
    public var tabs: PropertyKey<Owner, Pango.TabArray?> { PropertyKey("tabs") }
    public var topMargin: PropertyKey<Owner, Int> { PropertyKey("top-margin") }
    public var wrapMode: PropertyKey<Owner, WrapMode> { PropertyKey("wrap-mode") }
    public var backspace: SignalKey<Owner, Void> { SignalKey("backspace") }
    public var copyClipboard: SignalKey<Owner, Void> { SignalKey("copy-clipboard") }
    public var cutClipboard: SignalKey<Owner, Void> { SignalKey("cut-clipboard") }
    public var deleteFromCursor: SignalKey<Owner, (type: DeleteType, count: Int)> { SignalKey("delete-from-cursor") { ($0.get(1), $0.get(2)) } }
    public var extendSelection: AnsweredSignalKey<Owner, (granularity: TextExtendSelection, location: TextIter, start: TextIter, end: TextIter), Bool> { AnsweredSignalKey("extend-selection") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var insertAtCursor: SignalKey<Owner, String> { SignalKey(one: "insert-at-cursor") }
    public var insertEmoji: SignalKey<Owner, Void> { SignalKey("insert-emoji") }
    public var moveCursor: SignalKey<Owner, (step: MovementStep, count: Int, extendSelection: Bool)> { SignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var moveViewport: SignalKey<Owner, (step: ScrollStep, count: Int)> { SignalKey("move-viewport") { ($0.get(1), $0.get(2)) } }
    public var pasteClipboard: SignalKey<Owner, Void> { SignalKey("paste-clipboard") }
    public var preeditChanged: SignalKey<Owner, String> { SignalKey(one: "preedit-changed") }
    public var selectAll: SignalKey<Owner, Bool> { SignalKey(one: "select-all") }
    public var setAnchor: SignalKey<Owner, Void> { SignalKey("set-anchor") }
    public var toggleCursorVisible: SignalKey<Owner, Void> { SignalKey("toggle-cursor-visible") }
    public var toggleOverwrite: SignalKey<Owner, Void> { SignalKey("toggle-overwrite") }
}
