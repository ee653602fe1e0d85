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

/// `GtkEntry`. <https://docs.gtk.org/gtk4/class.Entry.html>
open class Entry: Widget, Editable {
    open override nonisolated class var gtype: UInt { gtk_entry_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Entry(_borrowed: raw) }

    /// `gtk_entry_new_with_buffer()`.
    public convenience init(buffer: EntryBuffer) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["buffer": buffer]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_entry_new_with_buffer(C.cast(buffer._raw))), "gtk_entry_new_with_buffer"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
extension Entry: CellEditable {}

extension Entry {
    /// `activates-default`, `gtk_entry_get_activates_default()`.
    public var activatesDefault: Bool {
        get { gtk_entry_get_activates_default(C.cast(_raw)) != 0 }
        set { gtk_entry_set_activates_default(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatesDefault; defer { self.activatesDefault = value }; yield &value }
    }

    /// `attributes`, `gtk_entry_get_attributes()`.
    public var attributes: Pango.AttrList? {
        get { C.copy(C.raw(gtk_entry_get_attributes(C.cast(_raw)))) }
        set { setProperty("attributes", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `buffer`, `gtk_entry_get_buffer()`.
    public var buffer: EntryBuffer {
        get { C.present(C.borrow(gtk_entry_get_buffer(C.cast(_raw))), "gtk_entry_get_buffer") }
        set { gtk_entry_set_buffer(C.cast(_raw), C.cast(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.buffer; defer { self.buffer = value }; yield &value }
    }

    /// `completion`, `gtk_entry_get_completion()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Gtk.EntryCompletion will be removed in GTK 5.")
    #endif
    public var completion: EntryCompletion? {
        get { C.borrow(C.raw(gtk_entry_get_completion(C.cast(_raw)))) }
        set { gtk_entry_set_completion(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.completion; defer { self.completion = value }; yield &value }
    }

    /// `enable-emoji-completion`.
    public var enableEmojiCompletion: Bool {
        get { property("enable-emoji-completion") }
        set { setProperty("enable-emoji-completion", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.enableEmojiCompletion; defer { self.enableEmojiCompletion = value }; yield &value }
    }

    /// `extra-menu`, `gtk_entry_get_extra_menu()`.
    public var extraMenu: Gio.MenuModel? {
        get { C.borrow(gtk_entry_get_extra_menu(C.cast(_raw))) }
        set { gtk_entry_set_extra_menu(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.extraMenu; defer { self.extraMenu = value }; yield &value }
    }

    /// `has-frame`, `gtk_entry_get_has_frame()`.
    public var hasFrame: Bool {
        get { gtk_entry_get_has_frame(C.cast(_raw)) != 0 }
        set { gtk_entry_set_has_frame(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasFrame; defer { self.hasFrame = value }; yield &value }
    }

    /// `im-module`.
    public var imModule: String? {
        get { property("im-module") }
        set { setProperty("im-module", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.imModule; defer { self.imModule = value }; yield &value }
    }

    /// `input-hints`, `gtk_entry_get_input_hints()`.
    public var inputHints: InputHints {
        get { C.flags(gtk_entry_get_input_hints(C.cast(_raw)).rawValue) }
        set { gtk_entry_set_input_hints(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputHints; defer { self.inputHints = value }; yield &value }
    }

    /// `input-purpose`, `gtk_entry_get_input_purpose()`.
    public var inputPurpose: InputPurpose {
        get { C.enumeration(gtk_entry_get_input_purpose(C.cast(_raw)).rawValue) }
        set { gtk_entry_set_input_purpose(C.cast(_raw), .init(rawValue: C.number(newValue))) }
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

    /// `max-length`, `gtk_entry_get_max_length()`.
    public var maxLength: Int {
        get { C.int(gtk_entry_get_max_length(C.cast(_raw))) }
        set { gtk_entry_set_max_length(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxLength; defer { self.maxLength = value }; yield &value }
    }

    /// `overwrite-mode`, `gtk_entry_get_overwrite_mode()`.
    public var overwriteMode: Bool {
        get { gtk_entry_get_overwrite_mode(C.cast(_raw)) != 0 }
        set { gtk_entry_set_overwrite_mode(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.overwriteMode; defer { self.overwriteMode = value }; yield &value }
    }

    /// `placeholder-text`, `gtk_entry_get_placeholder_text()`.
    public var placeholderText: String? {
        get { C.optionalString(gtk_entry_get_placeholder_text(C.cast(_raw))) }
        set { gtk_entry_set_placeholder_text(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.placeholderText; defer { self.placeholderText = value }; yield &value }
    }

    /// `primary-icon-activatable`.
    public var primaryIconActivatable: Bool {
        get { property("primary-icon-activatable") }
        set { setProperty("primary-icon-activatable", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconActivatable; defer { self.primaryIconActivatable = value }; yield &value }
    }

    /// `primary-icon-gicon`.
    public var primaryIconGicon: (any Gio.Icon)? {
        get { interfaceProperty("primary-icon-gicon", Gio.AnyIcon.self) }
        set { setProperty("primary-icon-gicon", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconGicon; defer { self.primaryIconGicon = value }; yield &value }
    }

    /// `primary-icon-name`.
    public var primaryIconName: String? {
        get { property("primary-icon-name") }
        set { setProperty("primary-icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconName; defer { self.primaryIconName = value }; yield &value }
    }

    /// `primary-icon-paintable`.
    public var primaryIconPaintable: (any Gdk.Paintable)? {
        get { interfaceProperty("primary-icon-paintable", Gdk.AnyPaintable.self) }
        set { setProperty("primary-icon-paintable", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconPaintable; defer { self.primaryIconPaintable = value }; yield &value }
    }

    /// `primary-icon-sensitive`.
    public var primaryIconSensitive: Bool {
        get { property("primary-icon-sensitive") }
        set { setProperty("primary-icon-sensitive", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconSensitive; defer { self.primaryIconSensitive = value }; yield &value }
    }

    /// `primary-icon-storage-type`.
    public var primaryIconStorageType: ImageType { property("primary-icon-storage-type") }

    /// `primary-icon-tooltip-markup`.
    public var primaryIconTooltipMarkup: String? {
        get { property("primary-icon-tooltip-markup") }
        set { setProperty("primary-icon-tooltip-markup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconTooltipMarkup; defer { self.primaryIconTooltipMarkup = value }; yield &value }
    }

    /// `primary-icon-tooltip-text`.
    public var primaryIconTooltipText: String? {
        get { property("primary-icon-tooltip-text") }
        set { setProperty("primary-icon-tooltip-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.primaryIconTooltipText; defer { self.primaryIconTooltipText = value }; yield &value }
    }

    /// `progress-fraction`, `gtk_entry_get_progress_fraction()`.
    public var progressFraction: Double {
        get { gtk_entry_get_progress_fraction(C.cast(_raw)) }
        set { gtk_entry_set_progress_fraction(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.progressFraction; defer { self.progressFraction = value }; yield &value }
    }

    /// `progress-pulse-step`, `gtk_entry_get_progress_pulse_step()`.
    public var progressPulseStep: Double {
        get { gtk_entry_get_progress_pulse_step(C.cast(_raw)) }
        set { gtk_entry_set_progress_pulse_step(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.progressPulseStep; defer { self.progressPulseStep = value }; yield &value }
    }

    /// `scroll-offset`.
    public var scrollOffset: Int { property("scroll-offset") }

    /// `secondary-icon-activatable`.
    public var secondaryIconActivatable: Bool {
        get { property("secondary-icon-activatable") }
        set { setProperty("secondary-icon-activatable", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconActivatable; defer { self.secondaryIconActivatable = value }; yield &value }
    }

    /// `secondary-icon-gicon`.
    public var secondaryIconGicon: (any Gio.Icon)? {
        get { interfaceProperty("secondary-icon-gicon", Gio.AnyIcon.self) }
        set { setProperty("secondary-icon-gicon", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconGicon; defer { self.secondaryIconGicon = value }; yield &value }
    }

    /// `secondary-icon-name`.
    public var secondaryIconName: String? {
        get { property("secondary-icon-name") }
        set { setProperty("secondary-icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconName; defer { self.secondaryIconName = value }; yield &value }
    }

    /// `secondary-icon-paintable`.
    public var secondaryIconPaintable: (any Gdk.Paintable)? {
        get { interfaceProperty("secondary-icon-paintable", Gdk.AnyPaintable.self) }
        set { setProperty("secondary-icon-paintable", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconPaintable; defer { self.secondaryIconPaintable = value }; yield &value }
    }

    /// `secondary-icon-sensitive`.
    public var secondaryIconSensitive: Bool {
        get { property("secondary-icon-sensitive") }
        set { setProperty("secondary-icon-sensitive", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconSensitive; defer { self.secondaryIconSensitive = value }; yield &value }
    }

    /// `secondary-icon-storage-type`.
    public var secondaryIconStorageType: ImageType { property("secondary-icon-storage-type") }

    /// `secondary-icon-tooltip-markup`.
    public var secondaryIconTooltipMarkup: String? {
        get { property("secondary-icon-tooltip-markup") }
        set { setProperty("secondary-icon-tooltip-markup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconTooltipMarkup; defer { self.secondaryIconTooltipMarkup = value }; yield &value }
    }

    /// `secondary-icon-tooltip-text`.
    public var secondaryIconTooltipText: String? {
        get { property("secondary-icon-tooltip-text") }
        set { setProperty("secondary-icon-tooltip-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryIconTooltipText; defer { self.secondaryIconTooltipText = value }; yield &value }
    }

    /// `show-emoji-icon`.
    public var showEmojiIcon: Bool {
        get { property("show-emoji-icon") }
        set { setProperty("show-emoji-icon", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showEmojiIcon; defer { self.showEmojiIcon = value }; yield &value }
    }

    /// `tabs`, `gtk_entry_get_tabs()`.
    public var tabs: Pango.TabArray? {
        get { C.copy(C.raw(gtk_entry_get_tabs(C.cast(_raw)))) }
        set { gtk_entry_set_tabs(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.tabs; defer { self.tabs = value }; yield &value }
    }

    /// `text-length`, `gtk_entry_get_text_length()`.
    public var textLength: Int { C.int(gtk_entry_get_text_length(C.cast(_raw))) }

    /// `truncate-multiline`.
    public var truncateMultiline: Bool {
        get { property("truncate-multiline") }
        set { setProperty("truncate-multiline", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.truncateMultiline; defer { self.truncateMultiline = value }; yield &value }
    }

    /// `visibility`, `gtk_entry_get_visibility()`.
    public var visibility: Bool {
        get { gtk_entry_get_visibility(C.cast(_raw)) != 0 }
        set { gtk_entry_set_visibility(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visibility; defer { self.visibility = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `icon-press`.
    @discardableResult
    public func onIconPress(
        after: Bool = false, _ handler: @escaping @MainActor (_ iconPos: EntryIconPosition) -> Void
    ) -> SignalConnection {
        connect("icon-press", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `icon-release`.
    @discardableResult
    public func onIconRelease(
        after: Bool = false, _ handler: @escaping @MainActor (_ iconPos: EntryIconPosition) -> Void
    ) -> SignalConnection {
        connect("icon-release", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_entry_get_alignment()`.
    public var alignment: Double {
        get { Double(gtk_entry_get_alignment(C.cast(_raw))) }
        set { gtk_entry_set_alignment(C.cast(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.alignment; defer { self.alignment = value }; yield &value }
    }

    /// `gtk_entry_get_current_icon_drag_source()`.
    public var currentIconDragSource: Int { C.int(gtk_entry_get_current_icon_drag_source(C.cast(_raw))) }

    /// `gtk_entry_get_icon_activatable()`.
    public func iconActivatable(_ iconPos: EntryIconPosition) -> Bool {
        gtk_entry_get_icon_activatable(C.cast(_raw), .init(rawValue: C.number(iconPos))) != 0
    }

    /// `gtk_entry_get_icon_area()`.
    public func iconArea(_ iconPos: EntryIconPosition) -> Gdk.Rectangle {
        var iconArea = GdkRectangle()
        gtk_entry_get_icon_area(C.cast(_raw), .init(rawValue: C.number(iconPos)), &iconArea)
        return Gdk.Rectangle(_c: iconArea)
    }

    /// `gtk_entry_get_icon_at_pos()`.
    public func icon(atX x: Int, y: Int) -> Int {
        C.int(gtk_entry_get_icon_at_pos(C.cast(_raw), C.gint(x), C.gint(y)))
    }

    /// `gtk_entry_get_icon_gicon()`.
    public func iconGicon(_ iconPos: EntryIconPosition) -> (any Gio.Icon)? {
        C.borrow(C.raw(gtk_entry_get_icon_gicon(C.cast(_raw), .init(rawValue: C.number(iconPos)))), Gio.AnyIcon.self)
    }

    /// `gtk_entry_get_icon_name()`.
    public func iconName(_ iconPos: EntryIconPosition) -> String? {
        C.optionalString(gtk_entry_get_icon_name(C.cast(_raw), .init(rawValue: C.number(iconPos))))
    }

    /// `gtk_entry_get_icon_paintable()`.
    public func iconPaintable(_ iconPos: EntryIconPosition) -> (any Gdk.Paintable)? {
        C.borrow(C.raw(gtk_entry_get_icon_paintable(C.cast(_raw), .init(rawValue: C.number(iconPos)))), Gdk.AnyPaintable.self)
    }

    /// `gtk_entry_get_icon_sensitive()`.
    public func iconSensitive(_ iconPos: EntryIconPosition) -> Bool {
        gtk_entry_get_icon_sensitive(C.cast(_raw), .init(rawValue: C.number(iconPos))) != 0
    }

    /// `gtk_entry_get_icon_storage_type()`.
    public func iconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
        C.enumeration(gtk_entry_get_icon_storage_type(C.cast(_raw), .init(rawValue: C.number(iconPos))).rawValue)
    }

    /// `gtk_entry_get_icon_tooltip_markup()`.
    public func iconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
        C.takeOptionalString(gtk_entry_get_icon_tooltip_markup(C.cast(_raw), .init(rawValue: C.number(iconPos))))
    }

    /// `gtk_entry_get_icon_tooltip_text()`.
    public func iconTooltipText(_ iconPos: EntryIconPosition) -> String? {
        C.takeOptionalString(gtk_entry_get_icon_tooltip_text(C.cast(_raw), .init(rawValue: C.number(iconPos))))
    }

    /// `gtk_entry_get_invisible_char()`.
    public var invisibleChar: Unicode.Scalar {
        get { Unicode.Scalar(gtk_entry_get_invisible_char(C.cast(_raw))) ?? "\u{FFFD}" }
        set { gtk_entry_set_invisible_char(C.cast(_raw), newValue.value) }
        @_alwaysEmitIntoClient _modify { var value = self.invisibleChar; defer { self.invisibleChar = value }; yield &value }
    }

    /// `gtk_entry_grab_focus_without_selecting()`.
    @discardableResult
    public func grabFocusWithoutSelecting() -> Bool {
        gtk_entry_grab_focus_without_selecting(C.cast(_raw)) != 0
    }

    /// `gtk_entry_progress_pulse()`.
    public func progressPulse() {
        gtk_entry_progress_pulse(C.cast(_raw))
    }

    /// `gtk_entry_reset_im_context()`.
    public func resetImContext() {
        gtk_entry_reset_im_context(C.cast(_raw))
    }

    /// `gtk_entry_set_icon_activatable()`.
    public func setIconActivatable(_ iconPos: EntryIconPosition, activatable: Bool) {
        gtk_entry_set_icon_activatable(C.cast(_raw), .init(rawValue: C.number(iconPos)), activatable ? 1 : 0)
    }

    /// `gtk_entry_set_icon_drag_source()`.
    public func setIconDragSource(
        _ iconPos: EntryIconPosition, provider: Gdk.ContentProvider, actions: Gdk.DragAction
    ) {
        gtk_entry_set_icon_drag_source(C.cast(_raw), .init(rawValue: C.number(iconPos)), C.cast(provider._raw), .init(rawValue: C.number(actions)))
    }

    /// `gtk_entry_set_icon_from_gicon()`.
    public func setIconFromGicon(_ iconPos: EntryIconPosition, icon: (any Gio.Icon)? = nil) {
        gtk_entry_set_icon_from_gicon(C.cast(_raw), .init(rawValue: C.number(iconPos)), C.opaque(icon?._raw))
    }

    /// `gtk_entry_set_icon_from_icon_name()`.
    public func setIconFromIconName(_ iconPos: EntryIconPosition, iconName: String? = nil) {
        gtk_entry_set_icon_from_icon_name(C.cast(_raw), .init(rawValue: C.number(iconPos)), iconName)
    }

    /// `gtk_entry_set_icon_from_paintable()`.
    public func setIcon(_ iconPos: EntryIconPosition, from paintable: (any Gdk.Paintable)? = nil) {
        gtk_entry_set_icon_from_paintable(C.cast(_raw), .init(rawValue: C.number(iconPos)), C.opaque(paintable?._raw))
    }

    /// `gtk_entry_set_icon_sensitive()`.
    public func setIconSensitive(_ iconPos: EntryIconPosition, sensitive: Bool) {
        gtk_entry_set_icon_sensitive(C.cast(_raw), .init(rawValue: C.number(iconPos)), sensitive ? 1 : 0)
    }

    /// `gtk_entry_set_icon_tooltip_markup()`.
    public func setIconTooltipMarkup(_ iconPos: EntryIconPosition, tooltip: String? = nil) {
        gtk_entry_set_icon_tooltip_markup(C.cast(_raw), .init(rawValue: C.number(iconPos)), tooltip)
    }

    /// `gtk_entry_set_icon_tooltip_text()`.
    public func setIconTooltipText(_ iconPos: EntryIconPosition, tooltip: String? = nil) {
        gtk_entry_set_icon_tooltip_text(C.cast(_raw), .init(rawValue: C.number(iconPos)), tooltip)
    }

    /// `gtk_entry_unset_invisible_char()`.
    public func unsetInvisibleChar() {
        gtk_entry_unset_invisible_char(C.cast(_raw))
    }
}

extension Members where Owner: Entry {
    public var activatesDefault: PropertyKey<Owner, Bool> { PropertyKey("activates-default") }
    public var attributes: PropertyKey<Owner, Pango.AttrList?> { PropertyKey("attributes") }
    public var buffer: PropertyKey<Owner, EntryBuffer> { PropertyKey("buffer") }
    #if GTK_4_10
    @available(*, deprecated, message: "Gtk.EntryCompletion will be removed in GTK 5.")
    #endif
    public var completion: PropertyKey<Owner, EntryCompletion?> { PropertyKey("completion") }
    public var enableEmojiCompletion: PropertyKey<Owner, Bool> { PropertyKey("enable-emoji-completion") }
    public var extraMenu: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("extra-menu") }
    public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey("has-frame") }
    public var imModule: PropertyKey<Owner, String?> { PropertyKey("im-module") }
    public var inputHints: PropertyKey<Owner, InputHints> { PropertyKey("input-hints") }
    public var inputPurpose: PropertyKey<Owner, InputPurpose> { PropertyKey("input-purpose") }
    public var invisibleCharCode: PropertyKey<Owner, Int> { PropertyKey("invisible-char") }
    public var invisibleCharSet: PropertyKey<Owner, Bool> { PropertyKey("invisible-char-set") }
    public var maxLength: PropertyKey<Owner, Int> { PropertyKey("max-length") }
    public var overwriteMode: PropertyKey<Owner, Bool> { PropertyKey("overwrite-mode") }
    public var placeholderText: PropertyKey<Owner, String?> { PropertyKey("placeholder-text") }
    public var primaryIconActivatable: PropertyKey<Owner, Bool> { PropertyKey("primary-icon-activatable") }
    public var primaryIconGicon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("primary-icon-gicon", optional: Gio.AnyIcon.self) }
    public var primaryIconName: PropertyKey<Owner, String?> { PropertyKey("primary-icon-name") }
    public var primaryIconPaintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("primary-icon-paintable", optional: Gdk.AnyPaintable.self) }
    public var primaryIconSensitive: PropertyKey<Owner, Bool> { PropertyKey("primary-icon-sensitive") }
    public var primaryIconStorageType: PropertyKey<Owner, ImageType> { PropertyKey("primary-icon-storage-type") }
    public var primaryIconTooltipMarkup: PropertyKey<Owner, String?> { PropertyKey("primary-icon-tooltip-markup") }
    public var primaryIconTooltipText: PropertyKey<Owner, String?> { PropertyKey("primary-icon-tooltip-text") }
    public var progressFraction: PropertyKey<Owner, Double> { PropertyKey("progress-fraction") }
    public var progressPulseStep: PropertyKey<Owner, Double> { PropertyKey("progress-pulse-step") }
    public var scrollOffset: PropertyKey<Owner, Int> { PropertyKey("scroll-offset") }
    public var secondaryIconActivatable: PropertyKey<Owner, Bool> { PropertyKey("secondary-icon-activatable") }
    public var secondaryIconGicon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("secondary-icon-gicon", optional: Gio.AnyIcon.self) }
    public var secondaryIconName: PropertyKey<Owner, String?> { PropertyKey("secondary-icon-name") }
    public var secondaryIconPaintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("secondary-icon-paintable", optional: Gdk.AnyPaintable.self) }
    public var secondaryIconSensitive: PropertyKey<Owner, Bool> { PropertyKey("secondary-icon-sensitive") }
    public var secondaryIconStorageType: PropertyKey<Owner, ImageType> { PropertyKey("secondary-icon-storage-type") }
    public var secondaryIconTooltipMarkup: PropertyKey<Owner, String?> { PropertyKey("secondary-icon-tooltip-markup") }
    public var secondaryIconTooltipText: PropertyKey<Owner, String?> { PropertyKey("secondary-icon-tooltip-text") }
    public var showEmojiIcon: PropertyKey<Owner, Bool> { PropertyKey("show-emoji-icon") }
    public var tabs: PropertyKey<Owner, Pango.TabArray?> { PropertyKey("tabs") }
    public var textLength: PropertyKey<Owner, Int> { PropertyKey("text-length") }
    public var truncateMultiline: PropertyKey<Owner, Bool> { PropertyKey("truncate-multiline") }
    public var visibility: PropertyKey<Owner, Bool> { PropertyKey("visibility") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var iconPress: SignalKey<Owner, EntryIconPosition> { SignalKey(one: "icon-press") }
    public var iconRelease: SignalKey<Owner, EntryIconPosition> { SignalKey(one: "icon-release") }
}
