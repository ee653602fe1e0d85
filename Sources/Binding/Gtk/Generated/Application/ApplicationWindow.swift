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

/// `GtkApplicationWindow`. <https://docs.gtk.org/gtk4/class.ApplicationWindow.html>
open class ApplicationWindow: Window, Gio.ActionGroup, Gio.ActionMap {
    open override nonisolated class var gtype: UInt { gtk_application_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ApplicationWindow(_borrowed: raw) }

    /// `gtk_application_window_new()`.
    public convenience init(application: Application) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["application": application]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_application_window_new(C.cast(application._raw))), "gtk_application_window_new"))
    }
}

extension ApplicationWindow {
    /// `show-menubar`, `gtk_application_window_get_show_menubar()`.
    public var showMenubar: Bool {
        get { gtk_application_window_get_show_menubar(C.cast(_raw)) != 0 }
        set { gtk_application_window_set_show_menubar(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showMenubar; defer { self.showMenubar = value }; yield &value }
    }

    /// `gtk_application_window_get_help_overlay()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Gtk.ShortcutsWindow will be removed in GTK 5.")
    #endif
    public var helpOverlay: ShortcutsWindow? {
        get { C.borrow(C.raw(gtk_application_window_get_help_overlay(C.cast(_raw)))) }
        set { gtk_application_window_set_help_overlay(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.helpOverlay; defer { self.helpOverlay = value }; yield &value }
    }

    /// `gtk_application_window_get_id()`.
    public var id: Int { C.int(gtk_application_window_get_id(C.cast(_raw))) }
}

extension Members where Owner: ApplicationWindow {
    public var showMenubar: PropertyKey<Owner, Bool> { PropertyKey("show-menubar") }
}
