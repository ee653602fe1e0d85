// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkFileChooserWidget`. <https://docs.gtk.org/gtk4/class.FileChooserWidget.html>
open class FileChooserWidget: Widget, FileChooser {
    open override nonisolated class var gtype: UInt { gtk_file_chooser_widget_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileChooserWidget(_borrowed: raw) }

    /// `gtk_file_chooser_widget_new()`.
    public convenience init(action: FileChooserAction) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_file_chooser_widget_new(C.constant(action))), "gtk_file_chooser_widget_new"))
    }
}

extension FileChooserWidget {
    /// `search-mode`.
    public var searchMode: Bool {
        get { property("search-mode") }
        set { setProperty("search-mode", newValue) }
    }

    /// `subtitle`.
    public var subtitle: String? { property("subtitle") }

    /// `desktop-folder`. A keyboard action.
    @discardableResult
    public func onDesktopFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("desktop-folder", after: after) { _ in handler() }
    }

    /// `down-folder`. A keyboard action.
    @discardableResult
    public func onDownFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("down-folder", after: after) { _ in handler() }
    }

    /// `home-folder`. A keyboard action.
    @discardableResult
    public func onHomeFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("home-folder", after: after) { _ in handler() }
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
        connect("location-popup-on-paste", after: after) { _ in handler() }
    }

    /// `location-toggle-popup`. A keyboard action.
    @discardableResult
    public func onLocationTogglePopup(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-toggle-popup", after: after) { _ in handler() }
    }

    /// `places-shortcut`. A keyboard action.
    @discardableResult
    public func onPlacesShortcut(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("places-shortcut", after: after) { _ in handler() }
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
        connect("recent-shortcut", after: after) { _ in handler() }
    }

    /// `search-shortcut`. A keyboard action.
    @discardableResult
    public func onSearchShortcut(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-shortcut", after: after) { _ in handler() }
    }

    /// `show-hidden`. A keyboard action.
    @discardableResult
    public func onShowHidden(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show-hidden", after: after) { _ in handler() }
    }

    /// `up-folder`. A keyboard action.
    @discardableResult
    public func onUpFolder(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("up-folder", after: after) { _ in handler() }
    }
}

extension Members where Owner: FileChooserWidget {
    public var searchMode: PropertyKey<Owner, Bool> { PropertyKey("search-mode", \.searchMode) }
    public var subtitle: PropertyKey<Owner, String?> { PropertyKey("subtitle", \.subtitle) }
    public var desktopFolder: SignalKey<Owner, Void> { SignalKey("desktop-folder") { root, handler in root.onDesktopFolder { handler(()) } } }
    public var downFolder: SignalKey<Owner, Void> { SignalKey("down-folder") { root, handler in root.onDownFolder { handler(()) } } }
    public var homeFolder: SignalKey<Owner, Void> { SignalKey("home-folder") { root, handler in root.onHomeFolder { handler(()) } } }
    public var locationPopup: SignalKey<Owner, String> { SignalKey("location-popup") { $0.onLocationPopup($1) } }
    public var locationPopupOnPaste: SignalKey<Owner, Void> { SignalKey("location-popup-on-paste") { root, handler in root.onLocationPopupOnPaste { handler(()) } } }
    public var locationTogglePopup: SignalKey<Owner, Void> { SignalKey("location-toggle-popup") { root, handler in root.onLocationTogglePopup { handler(()) } } }
    public var placesShortcut: SignalKey<Owner, Void> { SignalKey("places-shortcut") { root, handler in root.onPlacesShortcut { handler(()) } } }
    public var quickBookmark: SignalKey<Owner, Int> { SignalKey("quick-bookmark") { $0.onQuickBookmark($1) } }
    public var recentShortcut: SignalKey<Owner, Void> { SignalKey("recent-shortcut") { root, handler in root.onRecentShortcut { handler(()) } } }
    public var searchShortcut: SignalKey<Owner, Void> { SignalKey("search-shortcut") { root, handler in root.onSearchShortcut { handler(()) } } }
    public var showHidden: SignalKey<Owner, Void> { SignalKey("show-hidden") { root, handler in root.onShowHidden { handler(()) } } }
    public var upFolder: SignalKey<Owner, Void> { SignalKey("up-folder") { root, handler in root.onUpFolder { handler(()) } } }
}
