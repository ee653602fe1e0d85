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

/// `AdwActionRow`.
open class ActionRow: PreferencesRow {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_action_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ActionRow(_borrowed: raw) }
}

extension ActionRow {
    /// `activatable-widget`, `adw_action_row_get_activatable_widget()`.
    public var activatableWidget: Gtk.Widget? {
        get { C.borrow(adw_action_row_get_activatable_widget(C.cast(_raw))) }
        set { adw_action_row_set_activatable_widget(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.activatableWidget; defer { self.activatableWidget = value }; yield &value }
    }

    /// `icon-name`, `adw_action_row_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_action_row_get_icon_name(C.cast(_raw))) }
        set { adw_action_row_set_icon_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `subtitle`, `adw_action_row_get_subtitle()`.
    public var subtitle: String? {
        get { C.optionalString(adw_action_row_get_subtitle(C.cast(_raw))) }
        set { setProperty("subtitle", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitle; defer { self.subtitle = value }; yield &value }
    }

    /// `subtitle-lines`, `adw_action_row_get_subtitle_lines()`.
    public var subtitleLines: Int {
        get { C.int(adw_action_row_get_subtitle_lines(C.cast(_raw))) }
        set { adw_action_row_set_subtitle_lines(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitleLines; defer { self.subtitleLines = value }; yield &value }
    }

    /// `title-lines`, `adw_action_row_get_title_lines()`.
    public var titleLines: Int {
        get { C.int(adw_action_row_get_title_lines(C.cast(_raw))) }
        set { adw_action_row_set_title_lines(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.titleLines; defer { self.titleLines = value }; yield &value }
    }

    /// `activated`.
    @discardableResult
    public func onActivated(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activated", after: after, plain: handler)
    }

    /// `adw_action_row_activate()`.
    public func actionRowActivate() {
        adw_action_row_activate(C.cast(_raw))
    }

    /// `adw_action_row_add_prefix()`.
    public func addPrefix(_ widget: Gtk.Widget) {
        adw_action_row_add_prefix(C.cast(_raw), C.cast(widget._raw))
    }

    /// `adw_action_row_add_suffix()`.
    public func addSuffix(_ widget: Gtk.Widget) {
        adw_action_row_add_suffix(C.cast(_raw), C.cast(widget._raw))
    }

    /// `adw_action_row_remove()`.
    public func remove(_ widget: Gtk.Widget) {
        adw_action_row_remove(C.cast(_raw), C.cast(widget._raw))
    }
}

extension Members where Owner: ActionRow {
    public var activatableWidget: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("activatable-widget") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var subtitle: PropertyKey<Owner, String?> { PropertyKey("subtitle") }
    public var subtitleLines: PropertyKey<Owner, Int> { PropertyKey("subtitle-lines") }
    public var titleLines: PropertyKey<Owner, Int> { PropertyKey("title-lines") }
    public var activated: SignalKey<Owner, Void> { SignalKey("activated") }
}
