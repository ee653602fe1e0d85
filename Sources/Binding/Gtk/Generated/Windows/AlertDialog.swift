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

#if GTK_4_10
/// `GtkAlertDialog`. <https://docs.gtk.org/gtk4/class.AlertDialog.html>
open class AlertDialog: Object {
    open override nonisolated class var gtype: UInt { gtk_alert_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AlertDialog(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }
}

extension AlertDialog {
    /// `buttons`, `gtk_alert_dialog_get_buttons()`.
    public var buttons: [String] {
        get { C.strings(constant: gtk_alert_dialog_get_buttons(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_alert_dialog_set_buttons(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.buttons; defer { self.buttons = value }; yield &value }
    }

    /// `cancel-button`, `gtk_alert_dialog_get_cancel_button()`.
    public var cancelButton: Int {
        get { C.int(gtk_alert_dialog_get_cancel_button(C.opaque(_raw))) }
        set { gtk_alert_dialog_set_cancel_button(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.cancelButton; defer { self.cancelButton = value }; yield &value }
    }

    /// `default-button`, `gtk_alert_dialog_get_default_button()`.
    public var defaultButton: Int {
        get { C.int(gtk_alert_dialog_get_default_button(C.opaque(_raw))) }
        set { gtk_alert_dialog_set_default_button(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultButton; defer { self.defaultButton = value }; yield &value }
    }

    /// `detail`, `gtk_alert_dialog_get_detail()`.
    public var detail: String {
        get { C.string(gtk_alert_dialog_get_detail(C.opaque(_raw))) }
        set { gtk_alert_dialog_set_detail(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.detail; defer { self.detail = value }; yield &value }
    }

    /// `message`, `gtk_alert_dialog_get_message()`.
    public var message: String {
        get { C.string(gtk_alert_dialog_get_message(C.opaque(_raw))) }
        set { gtk_alert_dialog_set_message(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.message; defer { self.message = value }; yield &value }
    }

    /// `modal`, `gtk_alert_dialog_get_modal()`.
    public var modal: Bool {
        get { gtk_alert_dialog_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_alert_dialog_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `gtk_alert_dialog_choose()`, `gtk_alert_dialog_choose_finish()`.
    @discardableResult
    public func choose(parent: Window? = nil) async throws(GLibError) -> Int {
        let source = await C.ready { cancellable, ready, data in
            gtk_alert_dialog_choose(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_alert_dialog_choose_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `gtk_alert_dialog_show()`.
    public func show(parent: Window? = nil) {
        gtk_alert_dialog_show(C.opaque(_raw), C.cast(parent?._raw))
    }
}

extension Members where Owner: AlertDialog {
    public var buttons: PropertyKey<Owner, [String]> { PropertyKey("buttons") }
    public var cancelButton: PropertyKey<Owner, Int> { PropertyKey("cancel-button") }
    public var defaultButton: PropertyKey<Owner, Int> { PropertyKey("default-button") }
    public var detail: PropertyKey<Owner, String> { PropertyKey("detail") }
    public var message: PropertyKey<Owner, String> { PropertyKey("message") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
}
#endif
