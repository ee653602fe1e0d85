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

/// `GtkAppChooserDialog`. <https://docs.gtk.org/gtk4/class.AppChooserDialog.html>
#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
open class AppChooserDialog: Dialog, AppChooser {
    open override nonisolated class var gtype: UInt { gtk_app_chooser_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppChooserDialog(_borrowed: raw) }

    /// `gtk_app_chooser_dialog_new()`.
    public convenience init(parent: Window? = nil, flags: DialogFlags = [], file: Gio.File) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_app_chooser_dialog_new(C.cast(parent?._raw), .init(rawValue: C.number(flags)), C.opaque(file._raw))), "gtk_app_chooser_dialog_new"))
    }

    /// `gtk_app_chooser_dialog_new_for_content_type()`.
    public convenience init(parent: Window? = nil, flags: DialogFlags = [], contentType: String) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_app_chooser_dialog_new_for_content_type(C.cast(parent?._raw), .init(rawValue: C.number(flags)), contentType)), "gtk_app_chooser_dialog_new_for_content_type"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension AppChooserDialog {
    /// `gfile`.
    public var gfile: Gio.File? { property("gfile") }

    /// `heading`, `gtk_app_chooser_dialog_get_heading()`.
    public var heading: String? {
        get { C.optionalString(gtk_app_chooser_dialog_get_heading(C.opaque(_raw))) }
        set { setProperty("heading", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.heading; defer { self.heading = value }; yield &value }
    }

    /// `gtk_app_chooser_dialog_get_widget()`.
    public var widget: Widget { C.present(C.borrow(gtk_app_chooser_dialog_get_widget(C.opaque(_raw))), "gtk_app_chooser_dialog_get_widget") }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension Members where Owner: AppChooserDialog {
    public var gfile: PropertyKey<Owner, Gio.File?> { PropertyKey("gfile") }
    public var heading: PropertyKey<Owner, String?> { PropertyKey("heading") }
}
