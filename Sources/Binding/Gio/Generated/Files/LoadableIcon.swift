// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GLoadableIcon`. <https://docs.gtk.org/gio/iface.LoadableIcon.html>
@MainActor
public protocol LoadableIcon: Icon {}

/// Some object with the interface ``LoadableIcon``, of a class that is private to its library.
public final class AnyLoadableIcon: Object, LoadableIcon {
    public override nonisolated class var gtype: UInt { g_loadable_icon_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyLoadableIcon(_borrowed: raw) }
}

extension LoadableIcon {
    /// `g_loadable_icon_load()`.
    @discardableResult
    public func load(
        size: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: InputStream, type: String?) {
        var type: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_loadable_icon_load(C.opaque(_raw), C.gint(size), &type, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_loadable_icon_load"), C.takeOptionalString(type))
    }

    /// `g_loadable_icon_load_async()`, `g_loadable_icon_load_finish()`.
    @discardableResult
    public func load(_ size: Int) async throws(GLibError) -> (result: InputStream, type: String?) {
        let source = await C.ready { cancellable, ready, data in
            g_loadable_icon_load_async(C.opaque(_raw), C.gint(size), cancellable, ready, data)
        }
        var type: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_loadable_icon_load_finish(C.opaque(_raw), C.opaque(source._raw), &type, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_loadable_icon_load_finish"), C.takeOptionalString(type))
    }
}
