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

/// `GtkFileChooserWidget`. <https://docs.gtk.org/gtk4/class.FileChooserWidget.html>
#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.FileChooserWidget is deprecated.")
#endif
open class FileChooserWidget: Widget, FileChooser {
    open override nonisolated class var gtype: UInt { gtk_file_chooser_widget_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileChooserWidget(_borrowed: raw) }

    /// `gtk_file_chooser_widget_new()`.
    public convenience init(action: FileChooserAction) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["action": action]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_file_chooser_widget_new(.init(rawValue: C.number(action)))), "gtk_file_chooser_widget_new"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.FileChooserWidget is deprecated.")
#endif
extension FileChooserWidget {
    /// `search-mode`.
    public var searchMode: Bool {
        get { property("search-mode") }
        set { setProperty("search-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.searchMode; defer { self.searchMode = value }; yield &value }
    }

    /// `subtitle`.
    public var subtitle: String? { property("subtitle") }

    /// `desktop-folder`. A keyboard action.
    @discardableResult
    public func onDesktopFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("desktop-folder", after: after, plain: handler)
    }

    /// `down-folder`. A keyboard action.
    @discardableResult
    public func onDownFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("down-folder", after: after, plain: handler)
    }

    /// `home-folder`. A keyboard action.
    @discardableResult
    public func onHomeFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("home-folder", after: after, plain: handler)
    }

    /// `location-popup`. A keyboard action.
    @discardableResult
    public func onLocationPopup(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: String) -> Void
    ) -> SignalConnection {
        connect("location-popup", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `location-popup-on-paste`. A keyboard action.
    @discardableResult
    public func onLocationPopupOnPaste(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-popup-on-paste", after: after, plain: handler)
    }

    /// `location-toggle-popup`. A keyboard action.
    @discardableResult
    public func onLocationTogglePopup(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-toggle-popup", after: after, plain: handler)
    }

    /// `places-shortcut`. A keyboard action.
    @discardableResult
    public func onPlacesShortcut(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("places-shortcut", after: after, plain: handler)
    }

    /// `quick-bookmark`. A keyboard action.
    @discardableResult
    public func onQuickBookmark(
        after: Bool = false, _ handler: @escaping @MainActor (_ bookmarkIndex: Int) -> Void
    ) -> SignalConnection {
        connect("quick-bookmark", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `recent-shortcut`. A keyboard action.
    @discardableResult
    public func onRecentShortcut(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("recent-shortcut", after: after, plain: handler)
    }

    /// `search-shortcut`. A keyboard action.
    @discardableResult
    public func onSearchShortcut(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-shortcut", after: after, plain: handler)
    }

    /// `show-hidden`. A keyboard action.
    @discardableResult
    public func onShowHidden(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show-hidden", after: after, plain: handler)
    }

    /// `up-folder`. A keyboard action.
    @discardableResult
    public func onUpFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("up-folder", after: after, plain: handler)
    }

#if GTK_4_10
    /// `show-time`.
    public var showTime: Bool { property("show-time") }
#endif
}

#if GTK_4_10
@available(*, deprecated, message: "Direct use of Gtk.FileChooserWidget is deprecated.")
#endif
extension Members where Owner: FileChooserWidget {
    public var searchMode: PropertyKey<Owner, Bool> { PropertyKey("search-mode") }
    public var subtitle: PropertyKey<Owner, String?> { PropertyKey("subtitle") }
    public var desktopFolder: SignalKey<Owner, Void> { SignalKey("desktop-folder") }
    public var downFolder: SignalKey<Owner, Void> { SignalKey("down-folder") }
    public var homeFolder: SignalKey<Owner, Void> { SignalKey("home-folder") }
    public var locationPopup: SignalKey<Owner, String> { SignalKey(one: "location-popup") }
    public var locationPopupOnPaste: SignalKey<Owner, Void> { SignalKey("location-popup-on-paste") }
    public var locationTogglePopup: SignalKey<Owner, Void> { SignalKey("location-toggle-popup") }
    public var placesShortcut: SignalKey<Owner, Void> { SignalKey("places-shortcut") }
    public var quickBookmark: SignalKey<Owner, Int> { SignalKey(one: "quick-bookmark") }
    public var recentShortcut: SignalKey<Owner, Void> { SignalKey("recent-shortcut") }
    public var searchShortcut: SignalKey<Owner, Void> { SignalKey("search-shortcut") }
    public var showHidden: SignalKey<Owner, Void> { SignalKey("show-hidden") }
    public var upFolder: SignalKey<Owner, Void> { SignalKey("up-folder") }
#if GTK_4_10
    public var showTime: PropertyKey<Owner, Bool> { PropertyKey("show-time") }
#endif
}
