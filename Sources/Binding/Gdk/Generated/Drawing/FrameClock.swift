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

/// `GdkFrameClock`. <https://docs.gtk.org/gdk4/class.FrameClock.html>
open class FrameClock: Object {
    open override nonisolated class var gtype: UInt { gdk_frame_clock_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FrameClock(_borrowed: raw) }
}

extension FrameClock {
    /// `after-paint`.
    @discardableResult
    public func onAfterPaint(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("after-paint", after: after, plain: handler)
    }

    /// `before-paint`.
    @discardableResult
    public func onBeforePaint(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("before-paint", after: after, plain: handler)
    }

    /// `flush-events`.
    @discardableResult
    public func onFlushEvents(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("flush-events", after: after, plain: handler)
    }

    /// `layout`.
    @discardableResult
    public func onLayout(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("layout", after: after, plain: handler)
    }

    /// `paint`.
    @discardableResult
    public func onPaint(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("paint", after: after, plain: handler)
    }

    /// `resume-events`.
    @discardableResult
    public func onResumeEvents(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("resume-events", after: after, plain: handler)
    }

    /// `update`.
    @discardableResult
    public func onUpdate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("update", after: after, plain: handler)
    }

    /// `gdk_frame_clock_begin_updating()`.
    public func beginUpdating() {
        gdk_frame_clock_begin_updating(C.opaque(_raw))
    }

    /// `gdk_frame_clock_end_updating()`.
    public func endUpdating() {
        gdk_frame_clock_end_updating(C.opaque(_raw))
    }

    /// `gdk_frame_clock_get_current_timings()`.
    public var currentTimings: FrameTimings? { C.copy(C.raw(gdk_frame_clock_get_current_timings(C.opaque(_raw)))) }

    /// `gdk_frame_clock_get_fps()`.
    public var fps: Double { gdk_frame_clock_get_fps(C.opaque(_raw)) }

    /// `gdk_frame_clock_get_frame_counter()`.
    public var frameCounter: Int { C.int(gdk_frame_clock_get_frame_counter(C.opaque(_raw))) }

    /// `gdk_frame_clock_get_frame_time()`.
    public var frameTime: Int { C.int(gdk_frame_clock_get_frame_time(C.opaque(_raw))) }

    /// `gdk_frame_clock_get_history_start()`.
    public var historyStart: Int { C.int(gdk_frame_clock_get_history_start(C.opaque(_raw))) }

    /// `gdk_frame_clock_get_refresh_info()`.
    public func refreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
        var refreshIntervalReturn: gint64 = 0
        var presentationTimeReturn: gint64 = 0
        gdk_frame_clock_get_refresh_info(C.opaque(_raw), C.gint64(baseTime), &refreshIntervalReturn, &presentationTimeReturn)
        return (C.int(refreshIntervalReturn), C.int(presentationTimeReturn))
    }

    /// `gdk_frame_clock_get_timings()`.
    public func timings(_ frameCounter: Int) -> FrameTimings? {
        C.copy(C.raw(gdk_frame_clock_get_timings(C.opaque(_raw), C.gint64(frameCounter))))
    }

    /// `gdk_frame_clock_request_phase()`.
    public func requestPhase(_ phase: FrameClockPhase) {
        gdk_frame_clock_request_phase(C.opaque(_raw), .init(rawValue: C.number(phase)))
    }
}

extension Members where Owner: FrameClock {
    public var afterPaint: SignalKey<Owner, Void> { SignalKey("after-paint") }
    public var beforePaint: SignalKey<Owner, Void> { SignalKey("before-paint") }
    public var flushEvents: SignalKey<Owner, Void> { SignalKey("flush-events") }
    public var layout: SignalKey<Owner, Void> { SignalKey("layout") }
    public var paint: SignalKey<Owner, Void> { SignalKey("paint") }
    public var resumeEvents: SignalKey<Owner, Void> { SignalKey("resume-events") }
    public var update: SignalKey<Owner, Void> { SignalKey("update") }
}
