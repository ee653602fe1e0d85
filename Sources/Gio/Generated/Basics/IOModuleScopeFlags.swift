// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GIOModuleScopeFlags`. <https://docs.gtk.org/gio/enum.IOModuleScopeFlags.html>
public enum IOModuleScopeFlags: Int32, Enumeration, ValueConvertible {
    /// `G_IO_MODULE_SCOPE_NONE`.
    case none = 0
    /// `G_IO_MODULE_SCOPE_BLOCK_DUPLICATES`.
    case blockDuplicates = 1
    public static var gtype: UInt { g_io_module_scope_flags_get_type() }
}
