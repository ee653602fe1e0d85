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
/// `GtkColorDialog`. <https://docs.gtk.org/gtk4/class.ColorDialog.html>
open class ColorDialog: Object {
    open override nonisolated class var gtype: UInt { gtk_color_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColorDialog(_borrowed: raw) }
}

extension ColorDialog {
    /// `modal`, `gtk_color_dialog_get_modal()`.
    public var modal: Bool {
        get { gtk_color_dialog_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_color_dialog_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `title`, `gtk_color_dialog_get_title()`.
    public var title: String {
        get { C.string(gtk_color_dialog_get_title(C.opaque(_raw))) }
        set { gtk_color_dialog_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `with-alpha`, `gtk_color_dialog_get_with_alpha()`.
    public var withAlpha: Bool {
        get { gtk_color_dialog_get_with_alpha(C.opaque(_raw)) != 0 }
        set { gtk_color_dialog_set_with_alpha(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.withAlpha; defer { self.withAlpha = value }; yield &value }
    }

    /// `gtk_color_dialog_choose_rgba()`, `gtk_color_dialog_choose_rgba_finish()`.
    @discardableResult
    public func chooseRgba(
        parent: Window? = nil, initialColor: Gdk.RGBA? = nil
    ) async throws(GLibError) -> Gdk.RGBA? {
        let cInitialColor = Lent(initialColor?._c)
        let source = await C.ready { cancellable, ready, data in
            gtk_color_dialog_choose_rgba(C.opaque(_raw), C.cast(parent?._raw), cInitialColor.pointer, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_color_dialog_choose_rgba_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeValue(result)
    }
}

extension Members where Owner: ColorDialog {
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var withAlpha: PropertyKey<Owner, Bool> { PropertyKey("with-alpha") }
}
#endif
