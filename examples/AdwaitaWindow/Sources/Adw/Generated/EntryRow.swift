// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
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

/// `AdwEntryRow`.
open class EntryRow: PreferencesRow, Gtk.Editable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_entry_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EntryRow(_borrowed: raw) }
}

extension EntryRow {
    /// `activates-default`, `adw_entry_row_get_activates_default()`.
    public var activatesDefault: Bool {
        get { adw_entry_row_get_activates_default(C.cast(_raw)) != 0 }
        set { adw_entry_row_set_activates_default(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatesDefault; defer { self.activatesDefault = value }; yield &value }
    }

    /// `attributes`, `adw_entry_row_get_attributes()`.
    public var attributes: Pango.AttrList? {
        get { C.take(C.raw(adw_entry_row_get_attributes(C.cast(_raw)))) }
        set { adw_entry_row_set_attributes(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `enable-emoji-completion`, `adw_entry_row_get_enable_emoji_completion()`.
    public var enableEmojiCompletion: Bool {
        get { adw_entry_row_get_enable_emoji_completion(C.cast(_raw)) != 0 }
        set { adw_entry_row_set_enable_emoji_completion(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableEmojiCompletion; defer { self.enableEmojiCompletion = value }; yield &value }
    }

    /// `input-hints`, `adw_entry_row_get_input_hints()`.
    public var inputHints: Gtk.InputHints {
        get { C.flags(adw_entry_row_get_input_hints(C.cast(_raw)).rawValue) }
        set { adw_entry_row_set_input_hints(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputHints; defer { self.inputHints = value }; yield &value }
    }

    /// `input-purpose`, `adw_entry_row_get_input_purpose()`.
    public var inputPurpose: Gtk.InputPurpose {
        get { C.enumeration(adw_entry_row_get_input_purpose(C.cast(_raw)).rawValue) }
        set { adw_entry_row_set_input_purpose(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputPurpose; defer { self.inputPurpose = value }; yield &value }
    }

    /// `show-apply-button`, `adw_entry_row_get_show_apply_button()`.
    public var showApplyButton: Bool {
        get { adw_entry_row_get_show_apply_button(C.cast(_raw)) != 0 }
        set { adw_entry_row_set_show_apply_button(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showApplyButton; defer { self.showApplyButton = value }; yield &value }
    }

    /// `apply`.
    @discardableResult
    public func onApply(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("apply", after: after, plain: handler)
    }

    /// `entry-activated`.
    @discardableResult
    public func onEntryActivated(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("entry-activated", after: after, plain: handler)
    }

    /// `adw_entry_row_add_prefix()`.
    public func addPrefix(_ widget: Gtk.Widget) {
        adw_entry_row_add_prefix(C.cast(_raw), C.cast(widget._raw))
    }

    /// `adw_entry_row_add_suffix()`.
    public func addSuffix(_ widget: Gtk.Widget) {
        adw_entry_row_add_suffix(C.cast(_raw), C.cast(widget._raw))
    }

    /// `adw_entry_row_remove()`.
    public func remove(_ widget: Gtk.Widget) {
        adw_entry_row_remove(C.cast(_raw), C.cast(widget._raw))
    }
}

extension Members where Owner: EntryRow {
    public var activatesDefault: PropertyKey<Owner, Bool> { PropertyKey("activates-default") }
    public var attributes: PropertyKey<Owner, Pango.AttrList?> { PropertyKey("attributes") }
    public var enableEmojiCompletion: PropertyKey<Owner, Bool> { PropertyKey("enable-emoji-completion") }
    public var inputHints: PropertyKey<Owner, Gtk.InputHints> { PropertyKey("input-hints") }
    public var inputPurpose: PropertyKey<Owner, Gtk.InputPurpose> { PropertyKey("input-purpose") }
    public var showApplyButton: PropertyKey<Owner, Bool> { PropertyKey("show-apply-button") }
    public var apply: SignalKey<Owner, Void> { SignalKey("apply") }
    public var entryActivated: SignalKey<Owner, Void> { SignalKey("entry-activated") }
}
