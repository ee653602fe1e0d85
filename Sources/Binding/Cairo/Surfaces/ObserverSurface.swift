// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Draws on another surface and measures the time, to find what makes a drawing slow.
///
///     let observer = try Cairo.ObserverSurface(image)
///     draw(Cairo.Context(observer))
///     print(try observer.report())
public final class ObserverSurface: Surface {
    /// The events that can be observed. Each is reported after it has happened.
    public enum Event: Sendable { case paint, mask, fill, stroke, glyphs, flush, finish }

    /// Observes drawing on a surface. `recordsOperations` also keeps the slowest operations, for ``report()``.
    public convenience init(_ target: Surface, recordsOperations: Bool = false) throws(CairoError) {
        let mode =
            recordsOperations ? CAIRO_SURFACE_OBSERVER_RECORD_OPERATIONS : CAIRO_SURFACE_OBSERVER_NORMAL
        try self.init(made: cairo_surface_create_observer(target.pointer, mode), "ObserverSurface(_:)")
    }

    /// Calls a closure after each event, as long as the surface exists.
    public func on(_ event: Event, _ body: @escaping () -> Void) throws(CairoError) {
        let call: cairo_surface_observer_callback_t = { _, _, data in
            let body: () -> Void = Callback.at(data)
            body()
        }
        let add =
            switch event {
            case .paint: cairo_surface_observer_add_paint_callback
            case .mask: cairo_surface_observer_add_mask_callback
            case .fill: cairo_surface_observer_add_fill_callback
            case .stroke: cairo_surface_observer_add_stroke_callback
            case .glyphs: cairo_surface_observer_add_glyphs_callback
            case .flush: cairo_surface_observer_add_flush_callback
            case .finish: cairo_surface_observer_add_finish_callback
            }
        let callback = Callback(body)
        let held = Closures.hold(callback, on: pointer)
        try check(held, "ObserverSurface.on(_:_:)")
        // Guard: the surface retains the callback as long as it exists.
        try check(
            add(pointer, call, Unmanaged.passUnretained(callback).toOpaque()), "ObserverSurface.on(_:_:)")
    }

    /// The callbacks of a surface, which retains them: Cairo has no function that would free them.
    private final class Closures {
        private var callbacks: [Callback<() -> Void>] = []

        // Guard: Cairo uses the address of the key only.
        nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
            capacity: 1)

        static func hold(_ callback: Callback<() -> Void>, on surface: OpaquePointer) -> cairo_status_t {
            if let data = cairo_surface_get_user_data(surface, key) {
                // Guard: stored below, for as long as the surface exists.
                Unmanaged<Closures>.fromOpaque(data).takeUnretainedValue().callbacks.append(callback)
                return CAIRO_STATUS_SUCCESS
            }
            let closures = Closures()
            closures.callbacks.append(callback)
            // Guard: balanced by releaseCallback.
            let data = Unmanaged.passRetained(closures).toOpaque()
            let status = cairo_surface_set_user_data(surface, key, data, releaseCallback)
            if status != CAIRO_STATUS_SUCCESS { releaseCallback(data) }
            return status
        }
    }

    /// The time that drawing took.
    public var elapsed: Duration { .nanoseconds(Int64(cairo_surface_observer_elapsed(pointer))) }

    /// Returns a report of the times as text.
    public func report() throws -> String {
        try Sink.text { cairo_surface_observer_print(pointer, Sink.function, $0) }
    }
}

extension Device {
    /// The time that drawing took on all surfaces that observe one of this device, or on a part of them.
    public func observedTime(_ event: ObserverSurface.Event? = nil) -> Duration {
        let nanoseconds =
            switch event {
            case .paint: cairo_device_observer_paint_elapsed(pointer)
            case .mask: cairo_device_observer_mask_elapsed(pointer)
            case .fill: cairo_device_observer_fill_elapsed(pointer)
            case .stroke: cairo_device_observer_stroke_elapsed(pointer)
            case .glyphs: cairo_device_observer_glyphs_elapsed(pointer)
            case .flush, .finish, nil: cairo_device_observer_elapsed(pointer)
            }
        return .nanoseconds(Int64(nanoseconds))
    }

    /// Returns a report of the times on all surfaces that observe one of this device.
    public func observerReport() throws -> String {
        try Sink.text { cairo_device_observer_print(pointer, Sink.function, $0) }
    }
}

extension Sink {
    /// Returns what Cairo writes as text.
    static func text(_ print: (UnsafeMutableRawPointer) -> cairo_status_t) throws -> String {
        var bytes: [UInt8] = []
        let status = withoutActuallyEscaping({ (piece: [UInt8]) in bytes += piece }) { write in
            let sink = Sink(write)
            return withExtendedLifetime(sink) { print(Unmanaged.passUnretained(sink).toOpaque()) }
        }
        try check(status, "ObserverSurface.report()")
        return String(decoding: bytes, as: UTF8.self)
    }
}
