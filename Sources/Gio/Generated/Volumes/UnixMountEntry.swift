// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixMountEntry`. <https://docs.gtk.org/gio/struct.UnixMountEntry.html>
public final class UnixMountEntry: Boxed {
    public override class var gtype: UInt { g_unix_mount_entry_get_type() }
}

extension UnixMountEntry {
    /// `g_unix_mount_at()`.
    public static func at(_ mountPath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_at(C.bytes(mountPath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_compare()`.
    public func compare(_ mount2: UnixMountEntry) -> Int {
        C.int(g_unix_mount_compare(C.opaque(_raw), C.opaque(mount2._raw)))
    }

    /// `g_unix_mount_copy()`.
    @discardableResult
    public func duplicate() -> UnixMountEntry {
        C.present(C.take(C.raw(g_unix_mount_copy(C.opaque(_raw)))), "g_unix_mount_copy")
    }

    /// `g_unix_mount_for()`.
    public static func `for`(_ filePath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_for(C.bytes(filePath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_get_device_path()`.
    public var devicePath: String { C.fileName(g_unix_mount_get_device_path(C.opaque(_raw))) }

    /// `g_unix_mount_get_fs_type()`.
    public var fsType: String { C.string(g_unix_mount_get_fs_type(C.opaque(_raw))) }

    /// `g_unix_mount_get_mount_path()`.
    public var mountPath: String { C.fileName(g_unix_mount_get_mount_path(C.opaque(_raw))) }

    /// `g_unix_mount_get_options()`.
    public var options: String? { C.optionalString(g_unix_mount_get_options(C.opaque(_raw))) }

    /// `g_unix_mount_get_root_path()`.
    public var rootPath: String? { C.optionalFileName(g_unix_mount_get_root_path(C.opaque(_raw))) }

    /// `g_unix_mount_guess_can_eject()`.
    @discardableResult
    public func guessCanEject() -> Bool {
        g_unix_mount_guess_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_guess_icon()`.
    @discardableResult
    public func guessIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_guess_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_guess_icon")
    }

    /// `g_unix_mount_guess_name()`.
    @discardableResult
    public func guessName() -> String {
        C.takeString(g_unix_mount_guess_name(C.opaque(_raw)))
    }

    /// `g_unix_mount_guess_should_display()`.
    @discardableResult
    public func guessShouldDisplay() -> Bool {
        g_unix_mount_guess_should_display(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_guess_symbolic_icon()`.
    @discardableResult
    public func guessSymbolicIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_guess_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_guess_symbolic_icon")
    }

    /// `g_unix_mount_is_readonly()`.
    public var isReadonly: Bool { g_unix_mount_is_readonly(C.opaque(_raw)) != 0 }

    /// `g_unix_mount_is_system_internal()`.
    public var isSystemInternal: Bool { g_unix_mount_is_system_internal(C.opaque(_raw)) != 0 }

    /// `g_unix_mounts_changed_since()`.
    public static func changedSince(_ time: UInt64) -> Bool {
        g_unix_mounts_changed_since(guint64(time)) != 0
    }

    /// `g_unix_mounts_get()`.
    public static func all() -> (result: [UnixMountEntry], timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mounts_get(&timeRead)
        return (C.array(list: result, .full) { C.present(C.take($0), "g_unix_mounts_get") }, UInt64(timeRead))
    }
}
