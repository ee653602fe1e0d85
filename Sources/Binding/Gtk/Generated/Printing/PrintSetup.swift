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

#if GTK_4_14
/// `GtkPrintSetup`. <https://docs.gtk.org/gtk4/struct.PrintSetup.html>
public final class PrintSetup: Boxed {
    public override class var gtype: UInt { gtk_print_setup_get_type() }
}

extension PrintSetup {
    /// `gtk_print_setup_get_page_setup()`.
    public var pageSetup: PageSetup { C.present(C.borrow(C.raw(gtk_print_setup_get_page_setup(C.opaque(_raw)))), "gtk_print_setup_get_page_setup") }

    /// `gtk_print_setup_get_print_settings()`.
    public var printSettings: PrintSettings { C.present(C.borrow(C.raw(gtk_print_setup_get_print_settings(C.opaque(_raw)))), "gtk_print_setup_get_print_settings") }
}
#endif
