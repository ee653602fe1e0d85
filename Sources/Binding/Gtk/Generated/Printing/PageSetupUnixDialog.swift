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

/// `GtkPageSetupUnixDialog`. <https://docs.gtk.org/gtk4/class.PageSetupUnixDialog.html>
open class PageSetupUnixDialog: Dialog {
    open override nonisolated class var gtype: UInt { gtk_page_setup_unix_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PageSetupUnixDialog(_borrowed: raw) }

    /// `gtk_page_setup_unix_dialog_new()`.
    public convenience init(title: String? = nil, parent: Window? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["title": title, "transient-for": parent]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_page_setup_unix_dialog_new(title, C.cast(parent?._raw))), "gtk_page_setup_unix_dialog_new"))
    }
}

extension PageSetupUnixDialog {
    /// `gtk_page_setup_unix_dialog_get_page_setup()`.
    public var pageSetup: PageSetup {
        get { C.present(C.borrow(C.raw(gtk_page_setup_unix_dialog_get_page_setup(C.opaque(_raw)))), "gtk_page_setup_unix_dialog_get_page_setup") }
        set { gtk_page_setup_unix_dialog_set_page_setup(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSetup; defer { self.pageSetup = value }; yield &value }
    }

    /// `gtk_page_setup_unix_dialog_get_print_settings()`.
    public var printSettings: PrintSettings? {
        get { C.borrow(C.raw(gtk_page_setup_unix_dialog_get_print_settings(C.opaque(_raw)))) }
        set { gtk_page_setup_unix_dialog_set_print_settings(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.printSettings; defer { self.printSettings = value }; yield &value }
    }
}
