// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileMonitor`. <https://docs.gtk.org/gio/class.FileMonitor.html>
open class FileMonitor: Object {
    open override nonisolated class var gtype: UInt { g_file_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileMonitor(_borrowed: raw) }
}

extension FileMonitor {
    /// `cancelled`.
    public var cancelled: Bool { property("cancelled") }

    /// `rate-limit`.
    public var rateLimit: Int {
        get { property("rate-limit") }
        set { g_file_monitor_set_rate_limit(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rateLimit; defer { self.rateLimit = value }; yield &value }
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ file: File, _ otherFile: File?, _ eventType: FileMonitorEvent) -> Void
    ) -> SignalConnection {
        connect("changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `g_file_monitor_cancel()`.
    @discardableResult
    public func cancel() -> Bool {
        g_file_monitor_cancel(C.cast(_raw)) != 0
    }

    /// `g_file_monitor_emit_event()`.
    public func emitEvent(_ child: File, otherFile: File, eventType: FileMonitorEvent) {
        g_file_monitor_emit_event(C.cast(_raw), C.opaque(child._raw), C.opaque(otherFile._raw), .init(rawValue: C.number(eventType)))
    }

    /// `g_file_monitor_is_cancelled()`.
    public var isCancelled: Bool { g_file_monitor_is_cancelled(C.cast(_raw)) != 0 }
}

extension Members where Owner: FileMonitor {
    public var cancelled: PropertyKey<Owner, Bool> { PropertyKey("cancelled") }
    public var rateLimit: PropertyKey<Owner, Int> { PropertyKey("rate-limit") }
    public var changed: SignalKey<Owner, (file: File, otherFile: File?, eventType: FileMonitorEvent)> { SignalKey("changed") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
