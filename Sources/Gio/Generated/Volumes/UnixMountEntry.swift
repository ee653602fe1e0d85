// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GUnixMountEntry`. <https://docs.gtk.org/gio/struct.UnixMountEntry.html>
public final class UnixMountEntry: Boxed {
    public override class var gtype: UInt { g_unix_mount_entry_get_type() }
}
