// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNativeVolumeMonitor`. <https://docs.gtk.org/gio/class.NativeVolumeMonitor.html>
open class NativeVolumeMonitor: VolumeMonitor {
    open override nonisolated class var gtype: UInt { g_native_volume_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NativeVolumeMonitor(_borrowed: raw) }
}
