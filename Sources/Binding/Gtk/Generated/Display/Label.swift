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

/// `GtkLabel`. <https://docs.gtk.org/gtk4/class.Label.html>
open class Label: Widget {
    open override nonisolated class var gtype: UInt { gtk_label_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Label(_borrowed: raw) }

    /// `gtk_label_new()`.
    public convenience init(_ str: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": str]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_label_new(str)), "gtk_label_new"))
    }

    /// `gtk_label_new_with_mnemonic()`.
    public convenience init(mnemonic str: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": str, "use-underline": true]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_label_new_with_mnemonic(str)), "gtk_label_new_with_mnemonic"))
    }
}

#if GTK_4_14
extension Label: AccessibleText {}
#endif

extension Label {
    /// `attributes`, `gtk_label_get_attributes()`.
    public var attributes: Pango.AttrList? {
        get { C.copy(C.raw(gtk_label_get_attributes(C.opaque(_raw)))) }
        set { gtk_label_set_attributes(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `ellipsize`, `gtk_label_get_ellipsize()`.
    public var ellipsize: Pango.EllipsizeMode {
        get { C.enumeration(gtk_label_get_ellipsize(C.opaque(_raw)).rawValue) }
        set { gtk_label_set_ellipsize(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.ellipsize; defer { self.ellipsize = value }; yield &value }
    }

    /// `extra-menu`, `gtk_label_get_extra_menu()`.
    public var extraMenu: Gio.MenuModel? {
        get { C.borrow(gtk_label_get_extra_menu(C.opaque(_raw))) }
        set { gtk_label_set_extra_menu(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.extraMenu; defer { self.extraMenu = value }; yield &value }
    }

    /// `justify`, `gtk_label_get_justify()`.
    public var justify: Justification {
        get { C.enumeration(gtk_label_get_justify(C.opaque(_raw)).rawValue) }
        set { gtk_label_set_justify(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.justify; defer { self.justify = value }; yield &value }
    }

    /// `label`, `gtk_label_get_label()`.
    public var label: String {
        get { C.string(gtk_label_get_label(C.opaque(_raw))) }
        set { gtk_label_set_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `lines`, `gtk_label_get_lines()`.
    public var lines: Int {
        get { C.int(gtk_label_get_lines(C.opaque(_raw))) }
        set { gtk_label_set_lines(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.lines; defer { self.lines = value }; yield &value }
    }

    /// `max-width-chars`, `gtk_label_get_max_width_chars()`.
    public var maxWidthChars: Int {
        get { C.int(gtk_label_get_max_width_chars(C.opaque(_raw))) }
        set { gtk_label_set_max_width_chars(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxWidthChars; defer { self.maxWidthChars = value }; yield &value }
    }

    /// `mnemonic-keyval`, `gtk_label_get_mnemonic_keyval()`.
    public var mnemonicKeyval: Int { C.int(gtk_label_get_mnemonic_keyval(C.opaque(_raw))) }

    /// `mnemonic-widget`, `gtk_label_get_mnemonic_widget()`.
    public var mnemonicWidget: Widget? {
        get { C.borrow(gtk_label_get_mnemonic_widget(C.opaque(_raw))) }
        set { gtk_label_set_mnemonic_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.mnemonicWidget; defer { self.mnemonicWidget = value }; yield &value }
    }

    /// `natural-wrap-mode`, `gtk_label_get_natural_wrap_mode()`.
    public var naturalWrapMode: NaturalWrapMode {
        get { C.enumeration(gtk_label_get_natural_wrap_mode(C.opaque(_raw)).rawValue) }
        set { gtk_label_set_natural_wrap_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.naturalWrapMode; defer { self.naturalWrapMode = value }; yield &value }
    }

    /// `selectable`, `gtk_label_get_selectable()`.
    public var selectable: Bool {
        get { gtk_label_get_selectable(C.opaque(_raw)) != 0 }
        set { gtk_label_set_selectable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.selectable; defer { self.selectable = value }; yield &value }
    }

    /// `single-line-mode`, `gtk_label_get_single_line_mode()`.
    public var singleLineMode: Bool {
        get { gtk_label_get_single_line_mode(C.opaque(_raw)) != 0 }
        set { gtk_label_set_single_line_mode(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.singleLineMode; defer { self.singleLineMode = value }; yield &value }
    }

    /// `tabs`, `gtk_label_get_tabs()`.
    public var tabs: Pango.TabArray? {
        get { C.take(C.raw(gtk_label_get_tabs(C.opaque(_raw)))) }
        set { gtk_label_set_tabs(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.tabs; defer { self.tabs = value }; yield &value }
    }

    /// `use-markup`, `gtk_label_get_use_markup()`.
    public var useMarkup: Bool {
        get { gtk_label_get_use_markup(C.opaque(_raw)) != 0 }
        set { gtk_label_set_use_markup(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useMarkup; defer { self.useMarkup = value }; yield &value }
    }

    /// `use-underline`, `gtk_label_get_use_underline()`.
    public var useUnderline: Bool {
        get { gtk_label_get_use_underline(C.opaque(_raw)) != 0 }
        set { gtk_label_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `width-chars`, `gtk_label_get_width_chars()`.
    public var widthChars: Int {
        get { C.int(gtk_label_get_width_chars(C.opaque(_raw))) }
        set { gtk_label_set_width_chars(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.widthChars; defer { self.widthChars = value }; yield &value }
    }

    /// `wrap`, `gtk_label_get_wrap()`.
    public var wrap: Bool {
        get { gtk_label_get_wrap(C.opaque(_raw)) != 0 }
        set { gtk_label_set_wrap(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.wrap; defer { self.wrap = value }; yield &value }
    }

    /// `wrap-mode`, `gtk_label_get_wrap_mode()`.
    public var wrapMode: Pango.WrapMode {
        get { C.enumeration(gtk_label_get_wrap_mode(C.opaque(_raw)).rawValue) }
        set { gtk_label_set_wrap_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapMode; defer { self.wrapMode = value }; yield &value }
    }

    /// `xalign`, `gtk_label_get_xalign()`.
    public var xalign: Double {
        get { Double(gtk_label_get_xalign(C.opaque(_raw))) }
        set { gtk_label_set_xalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `yalign`, `gtk_label_get_yalign()`.
    public var yalign: Double {
        get { Double(gtk_label_get_yalign(C.opaque(_raw))) }
        set { gtk_label_set_yalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.yalign; defer { self.yalign = value }; yield &value }
    }

    /// `activate-current-link`. A keyboard action.
    @discardableResult
    public func onActivateCurrentLink(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-current-link", after: after, plain: handler)
    }

    /// `activate-link`.
    @discardableResult
    public func onActivateLink(
        after: Bool = false, _ handler: @escaping @MainActor (_ uri: String) -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `copy-clipboard`. A keyboard action.
    @discardableResult
    public func onCopyClipboard(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("copy-clipboard", after: after, plain: handler)
    }

    /// `move-cursor`. A keyboard action.
    @discardableResult
    public func onMoveCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ step: MovementStep, _ count: Int, _ extendSelection: Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `gtk_label_get_current_uri()`.
    public var currentUri: String? { C.optionalString(gtk_label_get_current_uri(C.opaque(_raw))) }

    /// `gtk_label_get_layout()`.
    public var layout: Pango.Layout { C.present(C.borrow(C.raw(gtk_label_get_layout(C.opaque(_raw)))), "gtk_label_get_layout") }

    /// `gtk_label_get_layout_offsets()`.
    public var layoutOffsets: (x: Int, y: Int) {
        var x: gint = 0
        var y: gint = 0
        gtk_label_get_layout_offsets(C.opaque(_raw), &x, &y)
        return (C.int(x), C.int(y))
    }

    /// `gtk_label_get_selection_bounds()`.
    public var selectionBounds: (start: Int, end: Int)? {
        var start: gint = 0
        var end: gint = 0
        let result = gtk_label_get_selection_bounds(C.opaque(_raw), &start, &end)
        return result == 0 ? nil : (C.int(start), C.int(end))
    }

    /// `gtk_label_get_text()`.
    public var text: String {
        get { C.string(gtk_label_get_text(C.opaque(_raw))) }
        set { gtk_label_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `gtk_label_select_region()`.
    public func selectRegion(from startOffset: Int, to endOffset: Int) {
        gtk_label_select_region(C.opaque(_raw), C.gint(startOffset), C.gint(endOffset))
    }

    /// `gtk_label_set_markup()`.
    public func setMarkup(_ str: String) {
        gtk_label_set_markup(C.opaque(_raw), str)
    }

    /// `gtk_label_set_markup_with_mnemonic()`.
    public func setMarkupWithMnemonic(_ str: String) {
        gtk_label_set_markup_with_mnemonic(C.opaque(_raw), str)
    }

    /// `gtk_label_set_text_with_mnemonic()`.
    public func setTextWithMnemonic(_ str: String) {
        gtk_label_set_text_with_mnemonic(C.opaque(_raw), str)
    }
}

extension Members where Owner: Label {
    public var attributes: PropertyKey<Owner, Pango.AttrList?> { PropertyKey("attributes") }
    public var ellipsize: PropertyKey<Owner, Pango.EllipsizeMode> { PropertyKey("ellipsize") }
    public var extraMenu: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("extra-menu") }
    public var justify: PropertyKey<Owner, Justification> { PropertyKey("justify") }
    public var label: PropertyKey<Owner, String> { PropertyKey("label") }
    public var lines: PropertyKey<Owner, Int> { PropertyKey("lines") }
    public var maxWidthChars: PropertyKey<Owner, Int> { PropertyKey("max-width-chars") }
    public var mnemonicKeyval: PropertyKey<Owner, Int> { PropertyKey("mnemonic-keyval") }
    public var mnemonicWidget: PropertyKey<Owner, Widget?> { PropertyKey("mnemonic-widget") }
    public var naturalWrapMode: PropertyKey<Owner, NaturalWrapMode> { PropertyKey("natural-wrap-mode") }
    public var selectable: PropertyKey<Owner, Bool> { PropertyKey("selectable") }
    public var singleLineMode: PropertyKey<Owner, Bool> { PropertyKey("single-line-mode") }
    public var tabs: PropertyKey<Owner, Pango.TabArray?> { PropertyKey("tabs") }
    public var useMarkup: PropertyKey<Owner, Bool> { PropertyKey("use-markup") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var widthChars: PropertyKey<Owner, Int> { PropertyKey("width-chars") }
    public var wrap: PropertyKey<Owner, Bool> { PropertyKey("wrap") }
    public var wrapMode: PropertyKey<Owner, Pango.WrapMode> { PropertyKey("wrap-mode") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var yalign: PropertyKey<Owner, Double> { PropertyKey("yalign") }
    public var activateCurrentLink: SignalKey<Owner, Void> { SignalKey("activate-current-link") }
    public var activateLink: AnsweredSignalKey<Owner, String, Bool> { AnsweredSignalKey(one: "activate-link") }
    public var copyClipboard: SignalKey<Owner, Void> { SignalKey("copy-clipboard") }
    public var moveCursor: SignalKey<Owner, (step: MovementStep, count: Int, extendSelection: Bool)> { SignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
