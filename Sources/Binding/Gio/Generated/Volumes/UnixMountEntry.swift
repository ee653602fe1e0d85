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
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryAt(_:) instead.")
    #endif
    public static func at(_ mountPath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_at(C.bytes(mountPath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_compare()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryCompare(_:) instead.")
    #endif
    public func compare(_ mount2: UnixMountEntry) -> Int {
        C.int(g_unix_mount_compare(C.opaque(_raw), C.opaque(mount2._raw)))
    }

    /// `g_unix_mount_copy()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.copy() instead.")
    #endif
    @discardableResult
    public func duplicate() -> UnixMountEntry {
        C.present(C.take(C.raw(g_unix_mount_copy(C.opaque(_raw)))), "g_unix_mount_copy")
    }

    /// `g_unix_mount_for()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryFor(_:) instead.")
    #endif
    public static func `for`(_ filePath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_for(C.bytes(filePath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_get_device_path()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.devicePath instead.")
    #endif
    public var devicePath: String { C.fileName(g_unix_mount_get_device_path(C.opaque(_raw))) }

    /// `g_unix_mount_get_fs_type()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.fsType instead.")
    #endif
    public var fsType: String { C.string(g_unix_mount_get_fs_type(C.opaque(_raw))) }

    /// `g_unix_mount_get_mount_path()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.mountPath instead.")
    #endif
    public var mountPath: String { C.fileName(g_unix_mount_get_mount_path(C.opaque(_raw))) }

    /// `g_unix_mount_get_options()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.options instead.")
    #endif
    public var options: String? { C.optionalString(g_unix_mount_get_options(C.opaque(_raw))) }

    /// `g_unix_mount_get_root_path()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.rootPath instead.")
    #endif
    public var rootPath: String? { C.optionalFileName(g_unix_mount_get_root_path(C.opaque(_raw))) }

    /// `g_unix_mount_guess_can_eject()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryGuessCanEject() instead.")
    #endif
    @discardableResult
    public func guessCanEject() -> Bool {
        g_unix_mount_guess_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_guess_icon()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryGuessIcon() instead.")
    #endif
    @discardableResult
    public func guessIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_guess_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_guess_icon")
    }

    /// `g_unix_mount_guess_name()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryGuessName() instead.")
    #endif
    @discardableResult
    public func guessName() -> String {
        C.takeString(g_unix_mount_guess_name(C.opaque(_raw)))
    }

    /// `g_unix_mount_guess_should_display()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryGuessShouldDisplay() instead.")
    #endif
    @discardableResult
    public func guessShouldDisplay() -> Bool {
        g_unix_mount_guess_should_display(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_guess_symbolic_icon()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.unixMountEntryGuessSymbolicIcon() instead.")
    #endif
    @discardableResult
    public func guessSymbolicIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_guess_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_guess_symbolic_icon")
    }

    /// `g_unix_mount_is_readonly()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.isReadonly instead.")
    #endif
    public var isReadonly: Bool { g_unix_mount_is_readonly(C.opaque(_raw)) != 0 }

    /// `g_unix_mount_is_system_internal()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use Gio.UnixMountEntry.isSystemInternal instead.")
    #endif
    public var isSystemInternal: Bool { g_unix_mount_is_system_internal(C.opaque(_raw)) != 0 }

    /// `g_unix_mounts_changed_since()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use mountEntriesChangedSince instead.")
    #endif
    public static func changedSince(_ time: UInt64) -> Bool {
        g_unix_mounts_changed_since(guint64(time)) != 0
    }

    /// `g_unix_mounts_get()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Use mountEntriesGet instead.")
    #endif
    public static func all() -> (result: [UnixMountEntry], timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mounts_get(&timeRead)
        return (C.array(list: result, .full) { C.present(C.take($0), "g_unix_mounts_get") }, UInt64(timeRead))
    }

#if GTK_4_18
    /// `g_unix_mount_entry_compare()`.
    public func unixMountEntryCompare(_ mount2: UnixMountEntry) -> Int {
        C.int(g_unix_mount_entry_compare(C.opaque(_raw), C.opaque(mount2._raw)))
    }

    /// `g_unix_mount_entry_copy()`.
    @discardableResult
    public func copy() -> UnixMountEntry {
        C.present(C.take(C.raw(g_unix_mount_entry_copy(C.opaque(_raw)))), "g_unix_mount_entry_copy")
    }

    /// `g_unix_mount_entry_guess_can_eject()`.
    @discardableResult
    public func unixMountEntryGuessCanEject() -> Bool {
        g_unix_mount_entry_guess_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_entry_guess_icon()`.
    @discardableResult
    public func unixMountEntryGuessIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_entry_guess_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_entry_guess_icon")
    }

    /// `g_unix_mount_entry_guess_name()`.
    @discardableResult
    public func unixMountEntryGuessName() -> String {
        C.takeString(g_unix_mount_entry_guess_name(C.opaque(_raw)))
    }

    /// `g_unix_mount_entry_guess_should_display()`.
    @discardableResult
    public func unixMountEntryGuessShouldDisplay() -> Bool {
        g_unix_mount_entry_guess_should_display(C.opaque(_raw)) != 0
    }

    /// `g_unix_mount_entry_guess_symbolic_icon()`.
    @discardableResult
    public func unixMountEntryGuessSymbolicIcon() -> any Icon {
        C.present(C.adopt(C.raw(g_unix_mount_entry_guess_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_unix_mount_entry_guess_symbolic_icon")
    }

    /// `g_unix_mount_entry_at()`.
    public static func unixMountEntryAt(_ mountPath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_entry_at(C.bytes(mountPath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_entry_for()`.
    public static func unixMountEntryFor(_ filePath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_entry_for(C.bytes(filePath), &timeRead)
        return (C.take(C.raw(result)), UInt64(timeRead))
    }

    /// `g_unix_mount_entries_changed_since()`.
    public static func entriesChangedSince(_ time: UInt64) -> Bool {
        g_unix_mount_entries_changed_since(guint64(time)) != 0
    }

    /// `g_unix_mount_entries_get()`.
    public static func entriesGet() -> (result: [UnixMountEntry], timeRead: UInt64) {
        var timeRead: guint64 = 0
        let result = g_unix_mount_entries_get(&timeRead)
        return (C.array(list: result, .full) { C.present(C.take($0), "g_unix_mount_entries_get") }, UInt64(timeRead))
    }

    /// `g_unix_mount_entries_get_from_file()`.
    public static func entriesGetFromFile(
        _ tablePath: String
    ) -> (result: [UnixMountEntry], timeRead: UInt64) {
        var timeReadOut: UInt64 = 0
        var nEntriesOut: gsize = 0
        let result = g_unix_mount_entries_get_from_file(tablePath, &timeReadOut, &nEntriesOut)
        return (C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(nEntriesOut), .full) { C.present(C.take($0), "g_unix_mount_entries_get_from_file") }, timeReadOut)
    }
#endif
}
