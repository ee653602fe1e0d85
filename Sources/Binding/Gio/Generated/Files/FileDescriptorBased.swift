// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileDescriptorBased`. <https://docs.gtk.org/gio/iface.FileDescriptorBased.html>
@MainActor
public protocol FileDescriptorBased: Object {}

/// Some object with the interface ``FileDescriptorBased``, of a class that is private to its library.
public final class AnyFileDescriptorBased: Object, FileDescriptorBased {
    public override nonisolated class var gtype: UInt { g_file_descriptor_based_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyFileDescriptorBased(_borrowed: raw) }
}

extension FileDescriptorBased {
    /// `g_file_descriptor_based_get_fd()`.
    public var fd: Int { C.int(g_file_descriptor_based_get_fd(C.opaque(_raw))) }
}
