// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSimpleActionGroup`. <https://docs.gtk.org/gio/class.SimpleActionGroup.html>
open class SimpleActionGroup: Object, ActionGroup, ActionMap {
    open override nonisolated class var gtype: UInt { g_simple_action_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SimpleActionGroup(_borrowed: raw) }
}
