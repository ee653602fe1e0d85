// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkFrameClock`. <https://docs.gtk.org/gdk4/class.FrameClock.html>
open class FrameClock: Object {
    open override nonisolated class var gtype: UInt { gdk_frame_clock_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FrameClock(_borrowed: raw) }
}

extension FrameClock {
    /// `after-paint`.
    @discardableResult
    public func onAfterPaint(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("after-paint", after: after) { _ in handler() }
    }

    /// `before-paint`.
    @discardableResult
    public func onBeforePaint(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("before-paint", after: after) { _ in handler() }
    }

    /// `flush-events`.
    @discardableResult
    public func onFlushEvents(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("flush-events", after: after) { _ in handler() }
    }

    /// `layout`.
    @discardableResult
    public func onLayout(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("layout", after: after) { _ in handler() }
    }

    /// `paint`.
    @discardableResult
    public func onPaint(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("paint", after: after) { _ in handler() }
    }

    /// `resume-events`.
    @discardableResult
    public func onResumeEvents(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("resume-events", after: after) { _ in handler() }
    }

    /// `update`.
    @discardableResult
    public func onUpdate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("update", after: after) { _ in handler() }
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
    public var frameCounter: Int { Int(gdk_frame_clock_get_frame_counter(C.opaque(_raw))) }

    /// `gdk_frame_clock_get_frame_time()`.
    public var frameTime: Int { Int(gdk_frame_clock_get_frame_time(C.opaque(_raw))) }

    /// `gdk_frame_clock_get_history_start()`.
    public var historyStart: Int { Int(gdk_frame_clock_get_history_start(C.opaque(_raw))) }

    /// `gdk_frame_clock_get_refresh_info()`.
    public func getRefreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
        var refreshIntervalReturn = gint64()
        var presentationTimeReturn = gint64()
        gdk_frame_clock_get_refresh_info(C.opaque(_raw), gint64(baseTime), &refreshIntervalReturn, &presentationTimeReturn)
        return (Int(refreshIntervalReturn), Int(presentationTimeReturn))
    }

    /// `gdk_frame_clock_get_timings()`.
    public func getTimings(_ frameCounter: Int) -> FrameTimings? {
        C.copy(C.raw(gdk_frame_clock_get_timings(C.opaque(_raw), gint64(frameCounter))))
    }

    /// `gdk_frame_clock_request_phase()`.
    public func requestPhase(_ phase: FrameClockPhase) {
        gdk_frame_clock_request_phase(C.opaque(_raw), C.constant(flags: phase))
    }
}

extension Members where Owner: FrameClock {
    public var afterPaint: SignalKey<Owner, Void> { SignalKey("after-paint") { root, handler in root.onAfterPaint { handler(()) } } }
    public var beforePaint: SignalKey<Owner, Void> { SignalKey("before-paint") { root, handler in root.onBeforePaint { handler(()) } } }
    public var flushEvents: SignalKey<Owner, Void> { SignalKey("flush-events") { root, handler in root.onFlushEvents { handler(()) } } }
    public var layout: SignalKey<Owner, Void> { SignalKey("layout") { root, handler in root.onLayout { handler(()) } } }
    public var paint: SignalKey<Owner, Void> { SignalKey("paint") { root, handler in root.onPaint { handler(()) } } }
    public var resumeEvents: SignalKey<Owner, Void> { SignalKey("resume-events") { root, handler in root.onResumeEvents { handler(()) } } }
    public var update: SignalKey<Owner, Void> { SignalKey("update") { root, handler in root.onUpdate { handler(()) } } }
}
