// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileAttributeInfoList`. <https://docs.gtk.org/gio/struct.FileAttributeInfoList.html>
public final class FileAttributeInfoList: Boxed {
    public override class var gtype: UInt { g_file_attribute_info_list_get_type() }

    /// `g_file_attribute_info_list_new()`.
    public convenience init() {
        self.init(_taking: C.present(UnsafeMutableRawPointer(g_file_attribute_info_list_new()), "g_file_attribute_info_list_new"))
    }
}

extension FileAttributeInfoList {
    /// `g_file_attribute_info_list_add()`.
    public func add(_ name: String, type: FileAttributeType, flags: FileAttributeInfoFlags = []) {
        g_file_attribute_info_list_add(C.cast(_raw), name, .init(rawValue: C.number(type)), .init(rawValue: C.number(flags)))
    }

    /// `g_file_attribute_info_list_dup()`.
    @discardableResult
    public func dup() -> FileAttributeInfoList {
        C.present(C.take(g_file_attribute_info_list_dup(C.cast(_raw))), "g_file_attribute_info_list_dup")
    }

    /// The field `n_infos`.
    public var nInfos: Int { C.int(_raw.assumingMemoryBound(to: GFileAttributeInfoList.self).pointee.n_infos) }
}
