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

/// `GtkFileChooserNative`. <https://docs.gtk.org/gtk4/class.FileChooserNative.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
open class FileChooserNative: NativeDialog, FileChooser {
    open override nonisolated class var gtype: UInt { gtk_file_chooser_native_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileChooserNative(_borrowed: raw) }

    /// `gtk_file_chooser_native_new()`.
    public convenience init(
        title: String? = nil, parent: Window? = nil, action: FileChooserAction, acceptLabel: String? = nil, cancelLabel: String? = nil
    ) {
        self.init(_constructed: C.present(C.raw(gtk_file_chooser_native_new(title, C.cast(parent?._raw), .init(rawValue: C.number(action)), acceptLabel, cancelLabel)), "gtk_file_chooser_native_new"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
extension FileChooserNative {
    /// `accept-label`, `gtk_file_chooser_native_get_accept_label()`.
    public var acceptLabel: String? {
        get { C.optionalString(gtk_file_chooser_native_get_accept_label(C.opaque(_raw))) }
        set { gtk_file_chooser_native_set_accept_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.acceptLabel; defer { self.acceptLabel = value }; yield &value }
    }

    /// `cancel-label`, `gtk_file_chooser_native_get_cancel_label()`.
    public var cancelLabel: String? {
        get { C.optionalString(gtk_file_chooser_native_get_cancel_label(C.opaque(_raw))) }
        set { gtk_file_chooser_native_set_cancel_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.cancelLabel; defer { self.cancelLabel = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
extension Members where Owner: FileChooserNative {
    public var acceptLabel: PropertyKey<Owner, String?> { PropertyKey("accept-label") }
    public var cancelLabel: PropertyKey<Owner, String?> { PropertyKey("cancel-label") }
}
