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

/// `GtkMediaStream`. <https://docs.gtk.org/gtk4/class.MediaStream.html>
open class MediaStream: Object, Gdk.Paintable {
    open override nonisolated class var gtype: UInt { gtk_media_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MediaStream(_borrowed: raw) }
}

extension MediaStream {
    /// `duration`, `gtk_media_stream_get_duration()`.
    public var duration: Int { C.int(gtk_media_stream_get_duration(C.cast(_raw))) }

    /// `ended`.
    public var ended: Bool { property("ended") }

    /// `has-audio`, `gtk_media_stream_has_audio()`.
    public var hasAudio: Bool { gtk_media_stream_has_audio(C.cast(_raw)) != 0 }

    /// `has-video`, `gtk_media_stream_has_video()`.
    public var hasVideo: Bool { gtk_media_stream_has_video(C.cast(_raw)) != 0 }

    /// `loop`, `gtk_media_stream_get_loop()`.
    public var loop: Bool {
        get { gtk_media_stream_get_loop(C.cast(_raw)) != 0 }
        set { gtk_media_stream_set_loop(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.loop; defer { self.loop = value }; yield &value }
    }

    /// `muted`, `gtk_media_stream_get_muted()`.
    public var muted: Bool {
        get { gtk_media_stream_get_muted(C.cast(_raw)) != 0 }
        set { gtk_media_stream_set_muted(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.muted; defer { self.muted = value }; yield &value }
    }

    /// `playing`, `gtk_media_stream_get_playing()`.
    public var playing: Bool {
        get { gtk_media_stream_get_playing(C.cast(_raw)) != 0 }
        set { gtk_media_stream_set_playing(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.playing; defer { self.playing = value }; yield &value }
    }

    /// `prepared`.
    public var prepared: Bool {
        get { property("prepared") }
        set { setProperty("prepared", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.prepared; defer { self.prepared = value }; yield &value }
    }

    /// `seekable`.
    public var seekable: Bool { property("seekable") }

    /// `seeking`.
    public var seeking: Bool { property("seeking") }

    /// `timestamp`, `gtk_media_stream_get_timestamp()`.
    public var timestamp: Int { C.int(gtk_media_stream_get_timestamp(C.cast(_raw))) }

    /// `volume`, `gtk_media_stream_get_volume()`.
    public var volume: Double {
        get { gtk_media_stream_get_volume(C.cast(_raw)) }
        set { gtk_media_stream_set_volume(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.volume; defer { self.volume = value }; yield &value }
    }

    /// `gtk_media_stream_gerror()`.
    public func gerror(_ error: GLibError) {
        gtk_media_stream_gerror(C.cast(_raw), error.copy)
    }

    /// `gtk_media_stream_is_prepared()`.
    public var isPrepared: Bool { gtk_media_stream_is_prepared(C.cast(_raw)) != 0 }

    /// `gtk_media_stream_is_seekable()`.
    public var isSeekable: Bool { gtk_media_stream_is_seekable(C.cast(_raw)) != 0 }

    /// `gtk_media_stream_is_seeking()`.
    public var isSeeking: Bool { gtk_media_stream_is_seeking(C.cast(_raw)) != 0 }

    /// `gtk_media_stream_pause()`.
    public func pause() {
        gtk_media_stream_pause(C.cast(_raw))
    }

    /// `gtk_media_stream_play()`.
    public func play() {
        gtk_media_stream_play(C.cast(_raw))
    }

    /// `gtk_media_stream_realize()`.
    public func realize(_ surface: Gdk.Surface) {
        gtk_media_stream_realize(C.cast(_raw), C.opaque(surface._raw))
    }

    /// `gtk_media_stream_seek()`.
    public func seek(_ timestamp: Int) {
        gtk_media_stream_seek(C.cast(_raw), C.gint64(timestamp))
    }

    /// `gtk_media_stream_seek_failed()`.
    public func seekFailed() {
        gtk_media_stream_seek_failed(C.cast(_raw))
    }

    /// `gtk_media_stream_seek_success()`.
    public func seekSuccess() {
        gtk_media_stream_seek_success(C.cast(_raw))
    }

    /// `gtk_media_stream_stream_ended()`.
    public func streamEnded() {
        gtk_media_stream_stream_ended(C.cast(_raw))
    }

    /// `gtk_media_stream_stream_prepared()`.
    public func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
        gtk_media_stream_stream_prepared(C.cast(_raw), hasAudio ? 1 : 0, hasVideo ? 1 : 0, seekable ? 1 : 0, C.gint64(duration))
    }

    /// `gtk_media_stream_stream_unprepared()`.
    public func streamUnprepared() {
        gtk_media_stream_stream_unprepared(C.cast(_raw))
    }

    /// `gtk_media_stream_unrealize()`.
    public func unrealize(_ surface: Gdk.Surface) {
        gtk_media_stream_unrealize(C.cast(_raw), C.opaque(surface._raw))
    }

    /// `gtk_media_stream_update()`.
    public func update(_ timestamp: Int) {
        gtk_media_stream_update(C.cast(_raw), C.gint64(timestamp))
    }
}

extension Members where Owner: MediaStream {
    public var duration: PropertyKey<Owner, Int> { PropertyKey("duration") }
    public var ended: PropertyKey<Owner, Bool> { PropertyKey("ended") }
    public var hasAudio: PropertyKey<Owner, Bool> { PropertyKey("has-audio") }
    public var hasVideo: PropertyKey<Owner, Bool> { PropertyKey("has-video") }
    public var loop: PropertyKey<Owner, Bool> { PropertyKey("loop") }
    public var muted: PropertyKey<Owner, Bool> { PropertyKey("muted") }
    public var playing: PropertyKey<Owner, Bool> { PropertyKey("playing") }
    public var prepared: PropertyKey<Owner, Bool> { PropertyKey("prepared") }
    public var seekable: PropertyKey<Owner, Bool> { PropertyKey("seekable") }
    public var seeking: PropertyKey<Owner, Bool> { PropertyKey("seeking") }
    public var timestamp: PropertyKey<Owner, Int> { PropertyKey("timestamp") }
    public var volume: PropertyKey<Owner, Double> { PropertyKey("volume") }
}
