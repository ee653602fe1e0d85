// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixMountPoint`. <https://docs.gtk.org/gio/struct.UnixMountPoint.html>
public final class UnixMountPoint: Boxed {
    public override class var gtype: UInt { g_unix_mount_point_get_type() }
}

extension UnixMountPoint {
    /// `g_unix_mount_point_compare()`.
    public func compare(_ mount2: UnixMountPoint) -> Int {
        C.int(g_unix_mount_point_compare(C.opaque(_raw), C.opaque(mount2._raw)))
    }

    /// `g_unix_mount_point_copy()`.
    @discardableResult
    public func copy() -> UnixMountPoint {
        C.present(C.take(C.raw(g_unix_mount_point_copy(C.opaque(_raw)))), "g_unix_mount_point_copy")
    }

    /// `g_unix_mount_point_get_device_path()`.
    public var devicePath: String { C.fileName(g_unix_mount_point_get_device_path(C.opaque(_raw))) }

    /// `g_unix_mount_point_get_fs_type()`.
    public var fsType: String { C.string(g_unix_mount_point_get_fs_type(C.opaque(_raw))) }

    /// `g_unix_mount_point_get_mount_path()`.
    public var mountPath: String { C.fileName(g_unix_mount_point_get_mount_path(C.opaque(_raw))) }

    /// `g_unix_mount_point_get_options()`.
    public var options: String? { C.optionalString(g_unix_mount_point_get_options(C.opaque(_raw))) }

    /// `g_unix_mount_point_guess_can_eject()`.
    @discardableResult
    public func guessCanEject() -> Bool {
        g_unix_mount_point_guess_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_point_guess_icon()`.
    @discardableResult
    public func guessIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_point_guess_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_point_guess_icon")
    }

    /// `g_unix_mount_point_guess_name()`.
    @discardableResult
    public func guessName() -> String {
        C.takeString(g_unix_mount_point_guess_name(C.opaque(_raw)))
    }

    /// `g_unix_mount_point_guess_symbolic_icon()`.
    @discardableResult
    public func guessSymbolicIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_point_guess_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_point_guess_symbolic_icon")
    }

    /// `g_unix_mount_point_is_loopback()`.
    public var isLoopback: Bool { g_unix_mount_point_is_loopback(C.opaque(_raw)) != 0 }

    /// `g_unix_mount_point_is_readonly()`.
    public var isReadonly: Bool { g_unix_mount_point_is_readonly(C.opaque(_raw)) != 0 }

    /// `g_unix_mount_point_is_user_mountable()`.
    public var isUserMountable: Bool { g_unix_mount_point_is_user_mountable(C.opaque(_raw)) != 0 }

    /// `g_unix_mount_point_at()`.
    public static func at(_ mountPath: String) -> (result: UnixMountPoint?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_point_at(C.bytes(mountPath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_points_changed_since()`.
    public static func changedSince(_ time: UInt64) -> Bool {
        g_unix_mount_points_changed_since(guint64(time)) != 0
    }

    /// `g_unix_mount_points_get()`.
    public static func all() -> (result: [UnixMountPoint], timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_points_get(&timeRead)
        return (C.array(list: result, .full) { C.present(C.take($0), "g_unix_mount_points_get") }, UInt64(timeRead))
    }

#if GTK_4_16
    /// `g_unix_mount_points_get_from_file()`.
    public static func fromFile(_ tablePath: String) -> (result: [UnixMountPoint], timeRead: UInt64) {
        var timeReadOut: UInt64 = 0
        var nPointsOut: gsize = 0
        let result = g_unix_mount_points_get_from_file(tablePath, &timeReadOut, &nPointsOut)
        return (C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(nPointsOut), .full) { C.present(C.take($0), "g_unix_mount_points_get_from_file") }, timeReadOut)
    }
#endif
}
