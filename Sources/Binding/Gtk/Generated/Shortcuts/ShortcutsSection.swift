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

/// `GtkShortcutsSection`. <https://docs.gtk.org/gtk4/class.ShortcutsSection.html>
#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
open class ShortcutsSection: Box {
    open override nonisolated class var gtype: UInt { gtk_shortcuts_section_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutsSection(_borrowed: raw) }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension ShortcutsSection {
    /// `max-height`.
    public var maxHeight: Int {
        get { property("max-height") }
        set { setProperty("max-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.maxHeight; defer { self.maxHeight = value }; yield &value }
    }

    /// `section-name`.
    public var sectionName: String? {
        get { property("section-name") }
        set { setProperty("section-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sectionName; defer { self.sectionName = value }; yield &value }
    }

    /// `title`.
    public var title: String? {
        get { property("title") }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `view-name`.
    public var viewName: String? {
        get { property("view-name") }
        set { setProperty("view-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.viewName; defer { self.viewName = value }; yield &value }
    }

    /// `change-current-page`. A keyboard action.
    @discardableResult
    public func onChangeCurrentPage(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Int) -> Bool
    ) -> SignalConnection {
        connect("change-current-page", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension Members where Owner: ShortcutsSection {
    public var maxHeight: PropertyKey<Owner, Int> { PropertyKey("max-height") }
    public var sectionName: PropertyKey<Owner, String?> { PropertyKey("section-name") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var viewName: PropertyKey<Owner, String?> { PropertyKey("view-name") }
    public var changeCurrentPage: AnsweredSignalKey<Owner, Int, Bool> { AnsweredSignalKey(one: "change-current-page") }
}
