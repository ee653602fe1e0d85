// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileIcon`. <https://docs.gtk.org/gio/class.FileIcon.html>
open class FileIcon: Object, Icon, LoadableIcon {
    open override nonisolated class var gtype: UInt { g_file_icon_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileIcon(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_file_icon_new()`.
    public convenience init(file: File) {
        if Self.hasOwnType { self.init(properties: ["file": file]); return }
        self.init(_constructed: C.present(C.raw(g_file_icon_new(C.opaque(file._raw))), "g_file_icon_new"))
    }
}

extension FileIcon {
    /// `file`, `g_file_icon_get_file()`.
    public var file: File { C.present(C.borrow(C.raw(g_file_icon_get_file(C.opaque(_raw)))), "g_file_icon_get_file") }
}

extension Members where Owner: FileIcon {
    public var file: PropertyKey<Owner, File> { PropertyKey("file") }
}
