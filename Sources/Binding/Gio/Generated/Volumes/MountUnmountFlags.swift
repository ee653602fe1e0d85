// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMountUnmountFlags`. <https://docs.gtk.org/gio/flags.MountUnmountFlags.html>
public struct MountUnmountFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_mount_unmount_flags_get_type() }
    /// `G_MOUNT_UNMOUNT_FORCE`.
    public static let force = Self(rawValue: 1)
}
