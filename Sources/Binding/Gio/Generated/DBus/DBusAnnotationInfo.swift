// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusAnnotationInfo`. <https://docs.gtk.org/gio/struct.DBusAnnotationInfo.html>
public final class DBusAnnotationInfo: Boxed {
    public override class var gtype: UInt { g_dbus_annotation_info_get_type() }
}

extension DBusAnnotationInfo {
    /// `g_dbus_annotation_info_lookup()`.
    public static func lookup(_ annotations: [DBusAnnotationInfo]? = nil, name: String) -> String? {
        var cAnnotations: [UnsafeMutablePointer<GDBusAnnotationInfo>?] = (annotations ?? []).map { C.cast($0._raw) } + [nil]
        return C.optionalString(g_dbus_annotation_info_lookup(&cAnnotations, name))
    }

    /// The field `key`.
    public var key: String { C.string(_raw.assumingMemoryBound(to: GDBusAnnotationInfo.self).pointee.key) }

    /// The field `value`.
    public var value: String { C.string(_raw.assumingMemoryBound(to: GDBusAnnotationInfo.self).pointee.value) }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusAnnotationInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusAnnotationInfo.annotations") } }
}
