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

/// A Swift class that overrides functions of ``MediaStream``.
@MainActor
public protocol MediaStreamSubclass: CallableByC, MediaStream {
    /// `GtkMediaStreamClass.pause`.
    func doPause()
    /// `GtkMediaStreamClass.play`.
    func doPlay() -> Bool
    /// `GtkMediaStreamClass.realize`.
    func doRealize(_ surface: Gdk.Surface)
    /// `GtkMediaStreamClass.seek`.
    func doSeek(_ timestamp: Int)
    /// `GtkMediaStreamClass.unrealize`.
    func doUnrealize(_ surface: Gdk.Surface)
    /// `GtkMediaStreamClass.update_audio`.
    func doUpdateAudio(muted: Bool, volume: Double)
}

extension MediaStreamSubclass {
    /// `GtkMediaStreamClass.pause`.
    public func doPause() {
        parentPause()
    }

    /// `GtkMediaStreamClass.pause`.
    public func parentPause() {
        guard let parent = MediaStreamGlue.parent(of: _raw)?.pause else { return }
        parent(C.cast(_raw))
    }

    /// `GtkMediaStreamClass.play`.
    public func doPlay() -> Bool {
        parentPlay()
    }

    /// `GtkMediaStreamClass.play`.
    public func parentPlay() -> Bool {
        guard let parent = MediaStreamGlue.parent(of: _raw)?.play else { return false }
        return parent(C.cast(_raw)) != 0
    }

    /// `GtkMediaStreamClass.realize`.
    public func doRealize(_ surface: Gdk.Surface) {
        parentRealize(surface)
    }

    /// `GtkMediaStreamClass.realize`.
    public func parentRealize(_ surface: Gdk.Surface) {
        guard let parent = MediaStreamGlue.parent(of: _raw)?.realize else { return }
        parent(C.cast(_raw), C.opaque(surface._raw))
    }

    /// `GtkMediaStreamClass.seek`.
    public func doSeek(_ timestamp: Int) {
        parentSeek(timestamp)
    }

    /// `GtkMediaStreamClass.seek`.
    public func parentSeek(_ timestamp: Int) {
        guard let parent = MediaStreamGlue.parent(of: _raw)?.seek else { return }
        parent(C.cast(_raw), C.gint64(timestamp))
    }

    /// `GtkMediaStreamClass.unrealize`.
    public func doUnrealize(_ surface: Gdk.Surface) {
        parentUnrealize(surface)
    }

    /// `GtkMediaStreamClass.unrealize`.
    public func parentUnrealize(_ surface: Gdk.Surface) {
        guard let parent = MediaStreamGlue.parent(of: _raw)?.unrealize else { return }
        parent(C.cast(_raw), C.opaque(surface._raw))
    }

    /// `GtkMediaStreamClass.update_audio`.
    public func doUpdateAudio(muted: Bool, volume: Double) {
        parentUpdateAudio(muted: muted, volume: volume)
    }

    /// `GtkMediaStreamClass.update_audio`.
    public func parentUpdateAudio(muted: Bool, volume: Double) {
        guard let parent = MediaStreamGlue.parent(of: _raw)?.update_audio else { return }
        parent(C.cast(_raw), muted ? 1 : 0, volume)
    }
}

/// How the library calls a ``MediaStreamSubclass``.
@_spi(Binding) public enum MediaStreamGlue: Glue {
    public static var gtype: UInt { gtk_media_stream_get_type() }
    public static var size: Int { MemoryLayout<GtkMediaStreamClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any MediaStreamSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkMediaStreamClass.self)
        table.pointee.pause = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MediaStreamSubclass else {
                return MediaStreamGlue.parent(of: UnsafeMutableRawPointer(instance))?.pause?(instance) ?? ()
            }
            onMainActor {
                swift.doPause()
            }
        }
        table.pointee.play = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MediaStreamSubclass else {
                return MediaStreamGlue.parent(of: UnsafeMutableRawPointer(instance))?.play?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doPlay()
                return answer ? 1 : 0
            }
        }
        table.pointee.realize = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MediaStreamSubclass else {
                return MediaStreamGlue.parent(of: UnsafeMutableRawPointer(instance))?.realize?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doRealize(C.present(C.borrow(C.raw(a0)), "realize"))
            }
        }
        table.pointee.seek = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MediaStreamSubclass else {
                return MediaStreamGlue.parent(of: UnsafeMutableRawPointer(instance))?.seek?(instance, a0) ?? ()
            }
            onMainActor {
                swift.doSeek(C.int(a0))
            }
        }
        table.pointee.unrealize = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MediaStreamSubclass else {
                return MediaStreamGlue.parent(of: UnsafeMutableRawPointer(instance))?.unrealize?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doUnrealize(C.present(C.borrow(C.raw(a0)), "unrealize"))
            }
        }
        table.pointee.update_audio = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MediaStreamSubclass else {
                return MediaStreamGlue.parent(of: UnsafeMutableRawPointer(instance))?.update_audio?(instance, a0, a1) ?? ()
            }
            onMainActor {
                swift.doUpdateAudio(muted: a0 != 0, volume: a1)
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkMediaStreamClass? {
        original(instance)?.assumingMemoryBound(to: GtkMediaStreamClass.self).pointee
    }
}
