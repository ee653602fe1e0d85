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

/// `GtkMediaControls`. <https://docs.gtk.org/gtk4/class.MediaControls.html>
open class MediaControls: Widget {
    open override nonisolated class var gtype: UInt { gtk_media_controls_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MediaControls(_borrowed: raw) }

    /// `gtk_media_controls_new()`.
    public convenience init(stream: MediaStream? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["media-stream": stream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_media_controls_new(C.cast(stream?._raw))), "gtk_media_controls_new"))
    }
}

extension MediaControls {
    /// `media-stream`, `gtk_media_controls_get_media_stream()`.
    public var mediaStream: MediaStream? {
        get { C.borrow(gtk_media_controls_get_media_stream(C.opaque(_raw))) }
        set { gtk_media_controls_set_media_stream(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.mediaStream; defer { self.mediaStream = value }; yield &value }
    }
}

extension Members where Owner: MediaControls {
    public var mediaStream: PropertyKey<Owner, MediaStream?> { PropertyKey("media-stream") }
}
