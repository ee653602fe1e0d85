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

/// `GtkRecentManager`. <https://docs.gtk.org/gtk4/class.RecentManager.html>
open class RecentManager: Object {
    open override nonisolated class var gtype: UInt { gtk_recent_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { RecentManager(_borrowed: raw) }
}

extension RecentManager {
    /// `filename`.
    public var filename: String? { property("filename") }

    /// `size`.
    public var size: Int { property("size") }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `gtk_recent_manager_get_default()`.
    public static var `default`: RecentManager { C.present(C.borrow(gtk_recent_manager_get_default()), "gtk_recent_manager_get_default") }

    /// `gtk_recent_manager_add_item()`.
    @discardableResult
    public func addItem(_ uri: String) -> Bool {
        gtk_recent_manager_add_item(C.cast(_raw), uri) != 0
    }

    /// `gtk_recent_manager_get_items()`.
    public var items: [RecentInfo] { C.array(list: gtk_recent_manager_get_items(C.cast(_raw)), .full) { C.present(C.take($0), "gtk_recent_manager_get_items") } }

    /// `gtk_recent_manager_has_item()`.
    public func hasItem(_ uri: String) -> Bool {
        gtk_recent_manager_has_item(C.cast(_raw), uri) != 0
    }

    /// `gtk_recent_manager_lookup_item()`.
    public func lookupItem(_ uri: String) throws(GLibError) -> RecentInfo? {
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_recent_manager_lookup_item(C.cast(_raw), uri, &error)
        if let error { throw GLibError(taking: error) }
        return C.take(C.raw(result))
    }

    /// `gtk_recent_manager_move_item()`.
    public func moveItem(_ uri: String, newUri: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_recent_manager_move_item(C.cast(_raw), uri, newUri, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_recent_manager_purge_items()`.
    @discardableResult
    public func purgeItems() throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_recent_manager_purge_items(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `gtk_recent_manager_remove_item()`.
    public func removeItem(_ uri: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_recent_manager_remove_item(C.cast(_raw), uri, &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: RecentManager {
    public var filename: PropertyKey<Owner, String?> { PropertyKey("filename") }
    public var size: PropertyKey<Owner, Int> { PropertyKey("size") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
}
