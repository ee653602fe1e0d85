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

/// `GtkRecentInfo`. <https://docs.gtk.org/gtk4/struct.RecentInfo.html>
public final class RecentInfo: Boxed {
    public override class var gtype: UInt { gtk_recent_info_get_type() }
}

extension RecentInfo {
    /// `gtk_recent_info_create_app_info()`.
    @discardableResult
    public func createAppInfo(_ appName: String? = nil) throws(GLibError) -> (any Gio.AppInfo)? {
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_recent_info_create_app_info(C.opaque(_raw), appName, &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result), Gio.AnyAppInfo.self)
    }

    /// `gtk_recent_info_exists()`.
    @discardableResult
    public func exists() -> Bool {
        gtk_recent_info_exists(C.opaque(_raw)) != 0
    }

    /// `gtk_recent_info_get_added()`.
    public var added: DateTime { C.present(C.copy(C.raw(gtk_recent_info_get_added(C.opaque(_raw)))), "gtk_recent_info_get_added") }

    /// `gtk_recent_info_get_age()`.
    public var age: Int { C.int(gtk_recent_info_get_age(C.opaque(_raw))) }

    /// `gtk_recent_info_get_application_info()`.
    public func applicationInfo(_ appName: String) -> (appExec: String, count: Int, stamp: DateTime)? {
        var appExec: UnsafePointer<CChar>?
        var count: guint = 0
        var stamp: OpaquePointer?
        let result = gtk_recent_info_get_application_info(C.opaque(_raw), appName, &appExec, &count, &stamp)
        return result == 0 ? nil : (C.string(appExec), C.int(count), C.present(C.copy(C.raw(stamp)), "gtk_recent_info_get_application_info"))
    }

    /// `gtk_recent_info_get_applications()`.
    public var applications: [String] {
        var length: gsize = 0
        let result = gtk_recent_info_get_applications(C.opaque(_raw), &length)
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(length), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `gtk_recent_info_get_description()`.
    public var details: String { C.string(gtk_recent_info_get_description(C.opaque(_raw))) }

    /// `gtk_recent_info_get_display_name()`.
    public var displayName: String { C.string(gtk_recent_info_get_display_name(C.opaque(_raw))) }

    /// `gtk_recent_info_get_gicon()`.
    public var gicon: (any Gio.Icon)? { C.adopt(C.raw(gtk_recent_info_get_gicon(C.opaque(_raw))), Gio.AnyIcon.self) }

    /// `gtk_recent_info_get_groups()`.
    public var groups: [String] {
        var length: gsize = 0
        let result = gtk_recent_info_get_groups(C.opaque(_raw), &length)
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(length), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `gtk_recent_info_get_mime_type()`.
    public var mimeType: String { C.string(gtk_recent_info_get_mime_type(C.opaque(_raw))) }

    /// `gtk_recent_info_get_modified()`.
    public var modified: DateTime { C.present(C.copy(C.raw(gtk_recent_info_get_modified(C.opaque(_raw)))), "gtk_recent_info_get_modified") }

    /// `gtk_recent_info_get_private_hint()`.
    public var privateHint: Bool { gtk_recent_info_get_private_hint(C.opaque(_raw)) != 0 }

    /// `gtk_recent_info_get_short_name()`.
    public var shortName: String { C.takeString(gtk_recent_info_get_short_name(C.opaque(_raw))) }

    /// `gtk_recent_info_get_uri()`.
    public var uri: String { C.string(gtk_recent_info_get_uri(C.opaque(_raw))) }

    /// `gtk_recent_info_get_uri_display()`.
    public var uriDisplay: String? { C.takeOptionalString(gtk_recent_info_get_uri_display(C.opaque(_raw))) }

    /// `gtk_recent_info_get_visited()`.
    public var visited: DateTime { C.present(C.copy(C.raw(gtk_recent_info_get_visited(C.opaque(_raw)))), "gtk_recent_info_get_visited") }

    /// `gtk_recent_info_has_application()`.
    public func hasApplication(_ appName: String) -> Bool {
        gtk_recent_info_has_application(C.opaque(_raw), appName) != 0
    }

    /// `gtk_recent_info_has_group()`.
    public func hasGroup(_ groupName: String) -> Bool {
        gtk_recent_info_has_group(C.opaque(_raw), groupName) != 0
    }

    /// `gtk_recent_info_is_local()`.
    public var isLocal: Bool { gtk_recent_info_is_local(C.opaque(_raw)) != 0 }

    /// `gtk_recent_info_last_application()`.
    @discardableResult
    public func lastApplication() -> String {
        C.takeString(gtk_recent_info_last_application(C.opaque(_raw)))
    }

    /// `gtk_recent_info_match()`.
    @discardableResult
    public func match(_ infoB: RecentInfo) -> Bool {
        gtk_recent_info_match(C.opaque(_raw), C.opaque(infoB._raw)) != 0
    }
}
