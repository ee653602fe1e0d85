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

/// `GtkShortcutsWindow`. <https://docs.gtk.org/gtk4/class.ShortcutsWindow.html>
#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
open class ShortcutsWindow: Window {
    open override nonisolated class var gtype: UInt { gtk_shortcuts_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutsWindow(_borrowed: raw) }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension ShortcutsWindow {
    /// `section-name`.
    public var sectionName: String? {
        get { property("section-name") }
        set { setProperty("section-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sectionName; defer { self.sectionName = value }; yield &value }
    }

    /// `view-name`.
    public var viewName: String? {
        get { property("view-name") }
        set { setProperty("view-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.viewName; defer { self.viewName = value }; yield &value }
    }

    /// `close`. A keyboard action.
    @discardableResult
    public func onClose(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, plain: handler)
    }

    /// `search`. A keyboard action.
    @discardableResult
    public func onSearch(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search", after: after, plain: handler)
    }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension Members where Owner: ShortcutsWindow {
    public var sectionName: PropertyKey<Owner, String?> { PropertyKey("section-name") }
    public var viewName: PropertyKey<Owner, String?> { PropertyKey("view-name") }
    public var close: SignalKey<Owner, Void> { SignalKey("close") }
    public var search: SignalKey<Owner, Void> { SignalKey("search") }
}
