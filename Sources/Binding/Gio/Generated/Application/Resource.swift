// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResource`. <https://docs.gtk.org/gio/struct.Resource.html>
public final class Resource: Boxed {
    public override class var gtype: UInt { g_resource_get_type() }

    /// `g_resource_new_from_data()`.
    public convenience init(data: Bytes) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_resource_new_from_data(C.opaque(data._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_taking: C.present(result, "g_resource_new_from_data"))
    }
}

extension Resource {
    /// `g_resource_enumerate_children()`.
    @discardableResult
    public func enumerateChildren(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> [String] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resource_enumerate_children(C.opaque(_raw), path, .init(rawValue: C.number(lookupFlags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(result)
    }

    /// `g_resource_get_info()`.
    public func info(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> (size: Int, flags: Int) {
        var size: gsize = 0
        var flags: guint32 = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_resource_get_info(C.opaque(_raw), path, .init(rawValue: C.number(lookupFlags)), &size, &flags, &error)
        if let error { throw GLibError(taking: error) }
        return (C.int(size), C.int(flags))
    }

    /// `g_resource_lookup_data()`.
    public func lookupData(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> Bytes {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resource_lookup_data(C.opaque(_raw), path, .init(rawValue: C.number(lookupFlags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_resource_lookup_data")
    }

    /// `g_resource_open_stream()`.
    @discardableResult
    public func openStream(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> InputStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resource_open_stream(C.opaque(_raw), path, .init(rawValue: C.number(lookupFlags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_resource_open_stream")
    }

    /// `g_resource_load()`.
    public static func load(_ filename: String) throws(GLibError) -> Resource {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resource_load(C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_resource_load")
    }

    /// `g_resources_enumerate_children()`.
    public static func registeredChildren(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> [String] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resources_enumerate_children(path, .init(rawValue: C.number(lookupFlags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(result)
    }

    /// `g_resources_get_info()`.
    public static func registeredInfo(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> (size: Int, flags: Int) {
        var size: gsize = 0
        var flags: guint32 = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_resources_get_info(path, .init(rawValue: C.number(lookupFlags)), &size, &flags, &error)
        if let error { throw GLibError(taking: error) }
        return (C.int(size), C.int(flags))
    }

    /// `g_resources_lookup_data()`.
    public static func registeredData(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> Bytes {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resources_lookup_data(path, .init(rawValue: C.number(lookupFlags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_resources_lookup_data")
    }

    /// `g_resources_open_stream()`.
    public static func openRegisteredStream(
        _ path: String, lookupFlags: ResourceLookupFlags = []
    ) throws(GLibError) -> InputStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resources_open_stream(path, .init(rawValue: C.number(lookupFlags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_resources_open_stream")
    }

    /// `g_resources_register()`.
    public func register() {
        g_resources_register(C.opaque(_raw))
    }

    /// `g_resources_unregister()`.
    public func unregister() {
        g_resources_unregister(C.opaque(_raw))
    }

#if GTK_4_18
    /// `g_resource_has_children()`.
    public func hasChildren(_ path: String) -> Bool {
        g_resource_has_children(C.opaque(_raw), path) != 0
    }

    /// `g_resources_has_children()`.
    public static func resourceHasChildren(_ path: String) -> Bool {
        g_resources_has_children(path) != 0
    }
#endif
}
