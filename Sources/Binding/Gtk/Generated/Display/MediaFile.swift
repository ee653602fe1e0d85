// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkMediaFile`. <https://docs.gtk.org/gtk4/class.MediaFile.html>
open class MediaFile: MediaStream {
    open override nonisolated class var gtype: UInt { gtk_media_file_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MediaFile(_borrowed: raw) }

    /// `gtk_media_file_new_for_file()`.
    public convenience init(file: Gio.File) {
        if Self.hasOwnType { self.init(properties: ["file": file]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_media_file_new_for_file(C.opaque(file._raw))), "gtk_media_file_new_for_file"))
    }

    /// `gtk_media_file_new_for_filename()`.
    public convenience init(filename: String) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_media_file_new_for_filename(C.bytes(filename))), "gtk_media_file_new_for_filename"))
    }

    /// `gtk_media_file_new_for_input_stream()`.
    public convenience init(stream: Gio.InputStream) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_media_file_new_for_input_stream(C.cast(stream._raw))), "gtk_media_file_new_for_input_stream"))
    }

    /// `gtk_media_file_new_for_resource()`.
    public convenience init(resourcePath: String) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_media_file_new_for_resource(resourcePath)), "gtk_media_file_new_for_resource"))
    }
}

extension MediaFile {
    /// `file`, `gtk_media_file_get_file()`.
    public var file: Gio.File? {
        get { C.borrow(C.raw(gtk_media_file_get_file(C.cast(_raw)))) }
        set { gtk_media_file_set_file(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.file; defer { self.file = value }; yield &value }
    }

    /// `input-stream`, `gtk_media_file_get_input_stream()`.
    public var inputStream: Gio.InputStream? {
        get { C.borrow(gtk_media_file_get_input_stream(C.cast(_raw))) }
        set { gtk_media_file_set_input_stream(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.inputStream; defer { self.inputStream = value }; yield &value }
    }

    /// `gtk_media_file_clear()`.
    public func clear() {
        gtk_media_file_clear(C.cast(_raw))
    }

    /// `gtk_media_file_set_filename()`.
    public func setFilename(_ filename: String? = nil) {
        gtk_media_file_set_filename(C.cast(_raw), C.bytes(filename))
    }

    /// `gtk_media_file_set_resource()`.
    public func setResource(_ resourcePath: String? = nil) {
        gtk_media_file_set_resource(C.cast(_raw), resourcePath)
    }
}

extension Members where Owner: MediaFile {
    public var file: PropertyKey<Owner, Gio.File?> { PropertyKey("file") }
    public var inputStream: PropertyKey<Owner, Gio.InputStream?> { PropertyKey("input-stream") }
}
