// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkFileList`. <https://docs.gtk.org/gdk4/struct.FileList.html>
public final class FileList: Boxed {
    public override class var gtype: UInt { gdk_file_list_get_type() }

    /// `gdk_file_list_new_from_array()`.
    public convenience init(files: [Gio.File]) {
        var cFiles: [OpaquePointer?] = files.map { C.opaque($0._raw) }
        self.init(_taking: C.present(C.raw(gdk_file_list_new_from_array(&cFiles, C.gsize(files.count))), "gdk_file_list_new_from_array"))
    }

    /// `gdk_file_list_new_from_list()`.
    public convenience init(list files: [Gio.File]) {
        let cFiles = C.slist(of: files.map { $0._address })
        defer { g_slist_free(cFiles) }
        self.init(_taking: C.present(C.raw(gdk_file_list_new_from_list(cFiles)), "gdk_file_list_new_from_list"))
    }
}

extension FileList {
    /// `gdk_file_list_get_files()`.
    public var files: [Gio.File] { C.array(slist: gdk_file_list_get_files(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gdk_file_list_get_files") } }
}
