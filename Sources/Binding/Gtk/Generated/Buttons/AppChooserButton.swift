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

/// `GtkAppChooserButton`. <https://docs.gtk.org/gtk4/class.AppChooserButton.html>
#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
open class AppChooserButton: Widget, AppChooser {
    open override nonisolated class var gtype: UInt { gtk_app_chooser_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppChooserButton(_borrowed: raw) }

    /// `gtk_app_chooser_button_new()`.
    public convenience init(contentType: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["content-type": contentType]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_app_chooser_button_new(contentType)), "gtk_app_chooser_button_new"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension AppChooserButton {
    /// `heading`, `gtk_app_chooser_button_get_heading()`.
    public var heading: String? {
        get { C.optionalString(gtk_app_chooser_button_get_heading(C.opaque(_raw))) }
        set { setProperty("heading", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.heading; defer { self.heading = value }; yield &value }
    }

    /// `modal`, `gtk_app_chooser_button_get_modal()`.
    public var modal: Bool {
        get { gtk_app_chooser_button_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_button_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `show-default-item`, `gtk_app_chooser_button_get_show_default_item()`.
    public var showDefaultItem: Bool {
        get { gtk_app_chooser_button_get_show_default_item(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_button_set_show_default_item(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showDefaultItem; defer { self.showDefaultItem = value }; yield &value }
    }

    /// `show-dialog-item`, `gtk_app_chooser_button_get_show_dialog_item()`.
    public var showDialogItem: Bool {
        get { gtk_app_chooser_button_get_show_dialog_item(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_button_set_show_dialog_item(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showDialogItem; defer { self.showDialogItem = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `custom-item-activated`.
    @discardableResult
    public func onCustomItemActivated(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ itemName: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("custom-item-activated", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_app_chooser_button_append_custom_item()`.
    public func appendCustomItem(_ name: String, label: String, icon: any Gio.Icon) {
        gtk_app_chooser_button_append_custom_item(C.opaque(_raw), name, label, C.opaque(icon._raw))
    }

    /// `gtk_app_chooser_button_append_separator()`.
    public func appendSeparator() {
        gtk_app_chooser_button_append_separator(C.opaque(_raw))
    }

    /// `gtk_app_chooser_button_set_active_custom_item()`.
    public func setActiveCustomItem(_ name: String) {
        gtk_app_chooser_button_set_active_custom_item(C.opaque(_raw), name)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension Members where Owner: AppChooserButton {
    public var heading: PropertyKey<Owner, String?> { PropertyKey("heading") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var showDefaultItem: PropertyKey<Owner, Bool> { PropertyKey("show-default-item") }
    public var showDialogItem: PropertyKey<Owner, Bool> { PropertyKey("show-dialog-item") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var customItemActivated: SignalKey<Owner, String> { SignalKey(one: "custom-item-activated") }
}
