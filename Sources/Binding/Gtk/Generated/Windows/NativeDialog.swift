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

/// `GtkNativeDialog`. <https://docs.gtk.org/gtk4/class.NativeDialog.html>
open class NativeDialog: Object {
    open override nonisolated class var gtype: UInt { gtk_native_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NativeDialog(_borrowed: raw) }
}

extension NativeDialog {
    /// `modal`, `gtk_native_dialog_get_modal()`.
    public var modal: Bool {
        get { gtk_native_dialog_get_modal(C.cast(_raw)) != 0 }
        set { gtk_native_dialog_set_modal(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `title`, `gtk_native_dialog_get_title()`.
    public var title: String? {
        get { C.optionalString(gtk_native_dialog_get_title(C.cast(_raw))) }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `transient-for`, `gtk_native_dialog_get_transient_for()`.
    public var transientFor: Window? {
        get { C.borrow(gtk_native_dialog_get_transient_for(C.cast(_raw))) }
        set { gtk_native_dialog_set_transient_for(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.transientFor; defer { self.transientFor = value }; yield &value }
    }

    /// `visible`, `gtk_native_dialog_get_visible()`.
    public var visible: Bool {
        get { gtk_native_dialog_get_visible(C.cast(_raw)) != 0 }
        set { setProperty("visible", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }

    /// `response`.
    @discardableResult
    public func onResponse(
        after: Bool = false, _ handler: @escaping @MainActor (_ responseId: Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_native_dialog_destroy()`.
    public func destroy() {
        gtk_native_dialog_destroy(C.cast(_raw))
    }

    /// `gtk_native_dialog_hide()`.
    public func hide() {
        gtk_native_dialog_hide(C.cast(_raw))
    }

    /// `gtk_native_dialog_show()`.
    public func show() {
        gtk_native_dialog_show(C.cast(_raw))
    }
}

extension Members where Owner: NativeDialog {
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var transientFor: PropertyKey<Owner, Window?> { PropertyKey("transient-for") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
    public var response: SignalKey<Owner, Int> { SignalKey(one: "response") }
}
