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

/// `GtkVideo`. <https://docs.gtk.org/gtk4/class.Video.html>
open class Video: Widget {
    open override nonisolated class var gtype: UInt { gtk_video_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Video(_borrowed: raw) }

    /// `gtk_video_new_for_file()`.
    public convenience init(file: Gio.File? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["file": file]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_video_new_for_file(C.opaque(file?._raw))), "gtk_video_new_for_file"))
    }

    /// `gtk_video_new_for_filename()`.
    public convenience init(filename: String? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_video_new_for_filename(C.bytes(filename))), "gtk_video_new_for_filename"))
    }

    /// `gtk_video_new_for_media_stream()`.
    public convenience init(stream: MediaStream? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["media-stream": stream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_video_new_for_media_stream(C.cast(stream?._raw))), "gtk_video_new_for_media_stream"))
    }

    /// `gtk_video_new_for_resource()`.
    public convenience init(resourcePath: String? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_video_new_for_resource(resourcePath)), "gtk_video_new_for_resource"))
    }
}

extension Video {
    /// `autoplay`, `gtk_video_get_autoplay()`.
    public var autoplay: Bool {
        get { gtk_video_get_autoplay(C.opaque(_raw)) != 0 }
        set { gtk_video_set_autoplay(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoplay; defer { self.autoplay = value }; yield &value }
    }

    /// `file`, `gtk_video_get_file()`.
    public var file: Gio.File? {
        get { C.borrow(C.raw(gtk_video_get_file(C.opaque(_raw)))) }
        set { gtk_video_set_file(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.file; defer { self.file = value }; yield &value }
    }

    /// `loop`, `gtk_video_get_loop()`.
    public var loop: Bool {
        get { gtk_video_get_loop(C.opaque(_raw)) != 0 }
        set { gtk_video_set_loop(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.loop; defer { self.loop = value }; yield &value }
    }

    /// `media-stream`, `gtk_video_get_media_stream()`.
    public var mediaStream: MediaStream? {
        get { C.borrow(gtk_video_get_media_stream(C.opaque(_raw))) }
        set { gtk_video_set_media_stream(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.mediaStream; defer { self.mediaStream = value }; yield &value }
    }

    /// `gtk_video_set_filename()`.
    public func setFilename(_ filename: String? = nil) {
        gtk_video_set_filename(C.opaque(_raw), C.bytes(filename))
    }

    /// `gtk_video_set_resource()`.
    public func setResource(_ resourcePath: String? = nil) {
        gtk_video_set_resource(C.opaque(_raw), resourcePath)
    }

#if GTK_4_14
    /// `graphics-offload`, `gtk_video_get_graphics_offload()`.
    public var graphicsOffload: GraphicsOffloadEnabled {
        get { C.enumeration(gtk_video_get_graphics_offload(C.opaque(_raw)).rawValue) }
        set { gtk_video_set_graphics_offload(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.graphicsOffload; defer { self.graphicsOffload = value }; yield &value }
    }
#endif
}

extension Members where Owner: Video {
    public var autoplay: PropertyKey<Owner, Bool> { PropertyKey("autoplay") }
    public var file: PropertyKey<Owner, Gio.File?> { PropertyKey("file") }
    public var loop: PropertyKey<Owner, Bool> { PropertyKey("loop") }
    public var mediaStream: PropertyKey<Owner, MediaStream?> { PropertyKey("media-stream") }
#if GTK_4_14
    public var graphicsOffload: PropertyKey<Owner, GraphicsOffloadEnabled> { PropertyKey("graphics-offload") }
#endif
}
