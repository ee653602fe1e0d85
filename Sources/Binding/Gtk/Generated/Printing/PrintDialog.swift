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
/// `GtkPrintDialog`. <https://docs.gtk.org/gtk4/class.PrintDialog.html>
open class PrintDialog: Object {
    open override nonisolated class var gtype: UInt { gtk_print_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintDialog(_borrowed: raw) }
}

extension PrintDialog {
    /// `accept-label`, `gtk_print_dialog_get_accept_label()`.
    public var acceptLabel: String {
        get { C.string(gtk_print_dialog_get_accept_label(C.opaque(_raw))) }
        set { gtk_print_dialog_set_accept_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.acceptLabel; defer { self.acceptLabel = value }; yield &value }
    }

    /// `modal`, `gtk_print_dialog_get_modal()`.
    public var modal: Bool {
        get { gtk_print_dialog_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_print_dialog_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `page-setup`, `gtk_print_dialog_get_page_setup()`.
    public var pageSetup: PageSetup? {
        get { C.borrow(C.raw(gtk_print_dialog_get_page_setup(C.opaque(_raw)))) }
        set { setProperty("page-setup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSetup; defer { self.pageSetup = value }; yield &value }
    }

    /// `print-settings`, `gtk_print_dialog_get_print_settings()`.
    public var printSettings: PrintSettings? {
        get { C.borrow(C.raw(gtk_print_dialog_get_print_settings(C.opaque(_raw)))) }
        set { setProperty("print-settings", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.printSettings; defer { self.printSettings = value }; yield &value }
    }

    /// `title`, `gtk_print_dialog_get_title()`.
    public var title: String {
        get { C.string(gtk_print_dialog_get_title(C.opaque(_raw))) }
        set { gtk_print_dialog_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `gtk_print_dialog_print()`, `gtk_print_dialog_print_finish()`.
    @discardableResult
    public func print(
        parent: Window? = nil, setup: PrintSetup? = nil
    ) async throws(GLibError) -> Gio.OutputStream {
        let source = await C.ready { cancellable, ready, data in
            gtk_print_dialog_print(C.opaque(_raw), C.cast(parent?._raw), C.opaque(setup?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_dialog_print_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "gtk_print_dialog_print_finish")
    }

    /// `gtk_print_dialog_print_file()`, `gtk_print_dialog_print_file_finish()`.
    public func printFile(
        parent: Window? = nil, setup: PrintSetup? = nil, file: Gio.File
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_print_dialog_print_file(C.opaque(_raw), C.cast(parent?._raw), C.opaque(setup?._raw), C.opaque(file._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_print_dialog_print_file_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_print_dialog_setup()`, `gtk_print_dialog_setup_finish()`.
    @discardableResult
    public func setup(parent: Window? = nil) async throws(GLibError) -> PrintSetup {
        let source = await C.ready { cancellable, ready, data in
            gtk_print_dialog_setup(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_dialog_setup_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "gtk_print_dialog_setup_finish")
    }
}

extension Members where Owner: PrintDialog {
    public var acceptLabel: PropertyKey<Owner, String> { PropertyKey("accept-label") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var pageSetup: PropertyKey<Owner, PageSetup?> { PropertyKey("page-setup") }
    public var printSettings: PropertyKey<Owner, PrintSettings?> { PropertyKey("print-settings") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
}
#endif
