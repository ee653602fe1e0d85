// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceFileLoader`.
open class FileLoader: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_file_loader_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileLoader(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_source_file_loader_new()`.
    public convenience init(buffer: Buffer, file: File) {
        if Self.hasOwnType { self.init(properties: ["buffer": buffer, "file": file]); return }
        self.init(_constructed: C.present(C.raw(gtk_source_file_loader_new(C.cast(buffer._raw), C.cast(file._raw))), "gtk_source_file_loader_new"))
    }

    /// `gtk_source_file_loader_new_from_stream()`.
    public convenience init(buffer: Buffer, file: File, stream: Gio.InputStream) {
        self.init(_constructed: C.present(C.raw(gtk_source_file_loader_new_from_stream(C.cast(buffer._raw), C.cast(file._raw), C.cast(stream._raw))), "gtk_source_file_loader_new_from_stream"))
    }
}

extension FileLoader {
    /// `buffer`, `gtk_source_file_loader_get_buffer()`.
    public var buffer: Buffer { C.present(C.borrow(gtk_source_file_loader_get_buffer(C.opaque(_raw))), "gtk_source_file_loader_get_buffer") }

    /// `file`, `gtk_source_file_loader_get_file()`.
    public var file: File { C.present(C.borrow(gtk_source_file_loader_get_file(C.opaque(_raw))), "gtk_source_file_loader_get_file") }

    /// `input-stream`, `gtk_source_file_loader_get_input_stream()`.
    public var inputStream: Gio.InputStream? { C.borrow(gtk_source_file_loader_get_input_stream(C.opaque(_raw))) }

    /// `location`, `gtk_source_file_loader_get_location()`.
    public var location: Gio.File? { C.borrow(C.raw(gtk_source_file_loader_get_location(C.opaque(_raw)))) }

    /// `gtk_source_file_loader_get_compression_type()`.
    public var compressionType: CompressionType { C.enumeration(gtk_source_file_loader_get_compression_type(C.opaque(_raw)).rawValue) }

    /// `gtk_source_file_loader_get_encoding()`.
    public var encoding: Encoding { C.present(C.copy(C.raw(gtk_source_file_loader_get_encoding(C.opaque(_raw)))), "gtk_source_file_loader_get_encoding") }

    /// `gtk_source_file_loader_get_newline_type()`.
    public var newlineType: NewlineType { C.enumeration(gtk_source_file_loader_get_newline_type(C.opaque(_raw)).rawValue) }

    /// `gtk_source_file_loader_load_async()`, `gtk_source_file_loader_load_finish()`.
    public func load(
        priority ioPriority: Int = 0, progressCallback: Gio.FileProgressCallback? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_source_file_loader_load_async(C.opaque(_raw), C.gint(ioPriority), cancellable, progressCallback == nil ? nil : Gio.FileProgressCallbackThunk.call, Gio.FileProgressCallbackThunk.retained(progressCallback), progressCallback == nil ? nil : releaseCallback, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_source_file_loader_load_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_source_file_loader_set_candidate_encodings()`.
    public func setCandidateEncodings(_ candidateEncodings: [Encoding]) {
        let cCandidateEncodings = C.slist(of: candidateEncodings.map { $0._raw })
        defer { g_slist_free(cCandidateEncodings) }
        gtk_source_file_loader_set_candidate_encodings(C.opaque(_raw), cCandidateEncodings)
    }
}

extension Members where Owner: FileLoader {
    public var buffer: PropertyKey<Owner, Buffer> { PropertyKey("buffer") }
    public var file: PropertyKey<Owner, File> { PropertyKey("file") }
    public var inputStream: PropertyKey<Owner, Gio.InputStream?> { PropertyKey("input-stream") }
    public var location: PropertyKey<Owner, Gio.File?> { PropertyKey("location") }
}
