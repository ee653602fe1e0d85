// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSimpleAsyncResult`. <https://docs.gtk.org/gio/class.SimpleAsyncResult.html>
open class SimpleAsyncResult: Object, AsyncResult {
    open override nonisolated class var gtype: UInt { g_simple_async_result_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SimpleAsyncResult(_borrowed: raw) }
}
