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

/// `GtkSourceFileSaver`.
open class FileSaver: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_file_saver_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileSaver(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_source_file_saver_new()`.
    public convenience init(buffer: Buffer, file: File) {
        if Self.hasOwnType { self.init(properties: ["buffer": buffer, "file": file]); return }
        self.init(_constructed: C.present(C.raw(gtk_source_file_saver_new(C.cast(buffer._raw), C.cast(file._raw))), "gtk_source_file_saver_new"))
    }

    /// `gtk_source_file_saver_new_with_target()`.
    public convenience init(buffer: Buffer, file: File, targetLocation: Gio.File) {
        self.init(_constructed: C.present(C.raw(gtk_source_file_saver_new_with_target(C.cast(buffer._raw), C.cast(file._raw), C.opaque(targetLocation._raw))), "gtk_source_file_saver_new_with_target"))
    }
}

extension FileSaver {
    /// `buffer`, `gtk_source_file_saver_get_buffer()`.
    public var buffer: Buffer { C.present(C.borrow(gtk_source_file_saver_get_buffer(C.opaque(_raw))), "gtk_source_file_saver_get_buffer") }

    /// `compression-type`, `gtk_source_file_saver_get_compression_type()`.
    public var compressionType: CompressionType {
        get { C.enumeration(gtk_source_file_saver_get_compression_type(C.opaque(_raw)).rawValue) }
        set { gtk_source_file_saver_set_compression_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.compressionType; defer { self.compressionType = value }; yield &value }
    }

    /// `encoding`, `gtk_source_file_saver_get_encoding()`.
    public var encoding: Encoding! {
        get { C.present(C.copy(C.raw(gtk_source_file_saver_get_encoding(C.opaque(_raw)))), "gtk_source_file_saver_get_encoding") }
        set { gtk_source_file_saver_set_encoding(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.encoding; defer { self.encoding = value }; yield &value }
    }

    /// `file`, `gtk_source_file_saver_get_file()`.
    public var file: File { C.present(C.borrow(gtk_source_file_saver_get_file(C.opaque(_raw))), "gtk_source_file_saver_get_file") }

    /// `flags`, `gtk_source_file_saver_get_flags()`.
    public var flags: FileSaverFlags {
        get { C.flags(gtk_source_file_saver_get_flags(C.opaque(_raw)).rawValue) }
        set { gtk_source_file_saver_set_flags(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }

    /// `location`, `gtk_source_file_saver_get_location()`.
    public var location: Gio.File { C.present(C.borrow(C.raw(gtk_source_file_saver_get_location(C.opaque(_raw)))), "gtk_source_file_saver_get_location") }

    /// `newline-type`, `gtk_source_file_saver_get_newline_type()`.
    public var newlineType: NewlineType {
        get { C.enumeration(gtk_source_file_saver_get_newline_type(C.opaque(_raw)).rawValue) }
        set { gtk_source_file_saver_set_newline_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.newlineType; defer { self.newlineType = value }; yield &value }
    }

    /// `gtk_source_file_saver_save_async()`, `gtk_source_file_saver_save_finish()`.
    public func save(
        priority ioPriority: Int = 0, progressCallback: Gio.FileProgressCallback? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_source_file_saver_save_async(C.opaque(_raw), C.gint(ioPriority), cancellable, progressCallback == nil ? nil : Gio.FileProgressCallbackThunk.call, Gio.FileProgressCallbackThunk.retained(progressCallback), progressCallback == nil ? nil : releaseCallback, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_source_file_saver_save_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: FileSaver {
    public var buffer: PropertyKey<Owner, Buffer> { PropertyKey("buffer") }
    public var compressionType: PropertyKey<Owner, CompressionType> { PropertyKey("compression-type") }
    public var encoding: PropertyKey<Owner, Encoding?> { PropertyKey("encoding") }
    public var file: PropertyKey<Owner, File> { PropertyKey("file") }
    public var flags: PropertyKey<Owner, FileSaverFlags> { PropertyKey("flags") }
    public var location: PropertyKey<Owner, Gio.File> { PropertyKey("location") }
    public var newlineType: PropertyKey<Owner, NewlineType> { PropertyKey("newline-type") }
}
