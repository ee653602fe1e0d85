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

/// `GtkPrintUnixDialog`. <https://docs.gtk.org/gtk4/class.PrintUnixDialog.html>
open class PrintUnixDialog: Dialog {
    open override nonisolated class var gtype: UInt { gtk_print_unix_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintUnixDialog(_borrowed: raw) }

    /// `gtk_print_unix_dialog_new()`.
    public convenience init(title: String? = nil, parent: Window? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["title": title, "transient-for": parent]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_print_unix_dialog_new(title, C.cast(parent?._raw))), "gtk_print_unix_dialog_new"))
    }
}

extension PrintUnixDialog {
    /// `current-page`, `gtk_print_unix_dialog_get_current_page()`.
    public var currentPage: Int {
        get { C.int(gtk_print_unix_dialog_get_current_page(C.opaque(_raw))) }
        set { gtk_print_unix_dialog_set_current_page(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.currentPage; defer { self.currentPage = value }; yield &value }
    }

    /// `embed-page-setup`, `gtk_print_unix_dialog_get_embed_page_setup()`.
    public var embedPageSetup: Bool {
        get { gtk_print_unix_dialog_get_embed_page_setup(C.opaque(_raw)) != 0 }
        set { gtk_print_unix_dialog_set_embed_page_setup(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.embedPageSetup; defer { self.embedPageSetup = value }; yield &value }
    }

    /// `has-selection`, `gtk_print_unix_dialog_get_has_selection()`.
    public var hasSelection: Bool {
        get { gtk_print_unix_dialog_get_has_selection(C.opaque(_raw)) != 0 }
        set { gtk_print_unix_dialog_set_has_selection(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasSelection; defer { self.hasSelection = value }; yield &value }
    }

    /// `manual-capabilities`, `gtk_print_unix_dialog_get_manual_capabilities()`.
    public var manualCapabilities: PrintCapabilities {
        get { C.flags(gtk_print_unix_dialog_get_manual_capabilities(C.opaque(_raw)).rawValue) }
        set { gtk_print_unix_dialog_set_manual_capabilities(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.manualCapabilities; defer { self.manualCapabilities = value }; yield &value }
    }

    /// `page-setup`, `gtk_print_unix_dialog_get_page_setup()`.
    public var pageSetup: PageSetup {
        get { C.present(C.borrow(C.raw(gtk_print_unix_dialog_get_page_setup(C.opaque(_raw)))), "gtk_print_unix_dialog_get_page_setup") }
        set { gtk_print_unix_dialog_set_page_setup(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSetup; defer { self.pageSetup = value }; yield &value }
    }

    /// `print-settings`.
    public var printSettings: PrintSettings? {
        get { property("print-settings") }
        set { setProperty("print-settings", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.printSettings; defer { self.printSettings = value }; yield &value }
    }

    /// `selected-printer`, `gtk_print_unix_dialog_get_selected_printer()`.
    public var selectedPrinter: Printer? { C.borrow(C.raw(gtk_print_unix_dialog_get_selected_printer(C.opaque(_raw)))) }

    /// `support-selection`, `gtk_print_unix_dialog_get_support_selection()`.
    public var supportSelection: Bool {
        get { gtk_print_unix_dialog_get_support_selection(C.opaque(_raw)) != 0 }
        set { gtk_print_unix_dialog_set_support_selection(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.supportSelection; defer { self.supportSelection = value }; yield &value }
    }

    /// `gtk_print_unix_dialog_add_custom_tab()`.
    public func addCustomTab(_ child: Widget, tabLabel: Widget) {
        gtk_print_unix_dialog_add_custom_tab(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel._raw))
    }

    /// `gtk_print_unix_dialog_get_page_setup_set()`.
    public var pageSetupSet: Bool { gtk_print_unix_dialog_get_page_setup_set(C.opaque(_raw)) != 0 }

    /// `gtk_print_unix_dialog_set_settings()`.
    public func setSettings(_ settings: PrintSettings? = nil) {
        gtk_print_unix_dialog_set_settings(C.opaque(_raw), C.opaque(settings?._raw))
    }
}

extension Members where Owner: PrintUnixDialog {
    public var currentPage: PropertyKey<Owner, Int> { PropertyKey("current-page") }
    public var embedPageSetup: PropertyKey<Owner, Bool> { PropertyKey("embed-page-setup") }
    public var hasSelection: PropertyKey<Owner, Bool> { PropertyKey("has-selection") }
    public var manualCapabilities: PropertyKey<Owner, PrintCapabilities> { PropertyKey("manual-capabilities") }
    public var pageSetup: PropertyKey<Owner, PageSetup> { PropertyKey("page-setup") }
    public var printSettings: PropertyKey<Owner, PrintSettings?> { PropertyKey("print-settings") }
    public var selectedPrinter: PropertyKey<Owner, Printer?> { PropertyKey("selected-printer") }
    public var supportSelection: PropertyKey<Owner, Bool> { PropertyKey("support-selection") }
}
