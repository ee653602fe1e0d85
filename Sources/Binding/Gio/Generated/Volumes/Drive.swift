// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDrive`. <https://docs.gtk.org/gio/iface.Drive.html>
open class Drive: Object {
    open override nonisolated class var gtype: UInt { g_drive_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Drive(_borrowed: raw) }
}

extension Drive {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `disconnected`.
    @discardableResult
    public func onDisconnected(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("disconnected", after: after, plain: handler)
    }

    /// `eject-button`.
    @discardableResult
    public func onEjectButton(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("eject-button", after: after, plain: handler)
    }

    /// `stop-button`.
    @discardableResult
    public func onStopButton(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stop-button", after: after, plain: handler)
    }

    /// `g_drive_can_eject()`.
    public func canEject() -> Bool {
        g_drive_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_drive_can_poll_for_media()`.
    public func canPollForMedia() -> Bool {
        g_drive_can_poll_for_media(C.opaque(_raw)) != 0
    }

    /// `g_drive_can_start()`.
    public func canStart() -> Bool {
        g_drive_can_start(C.opaque(_raw)) != 0
    }

    /// `g_drive_can_start_degraded()`.
    public func canStartDegraded() -> Bool {
        g_drive_can_start_degraded(C.opaque(_raw)) != 0
    }

    /// `g_drive_can_stop()`.
    public func canStop() -> Bool {
        g_drive_can_stop(C.opaque(_raw)) != 0
    }

    /// `g_drive_eject_with_operation()`, `g_drive_eject_with_operation_finish()`.
    public func ejectWithOperation(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_drive_eject_with_operation(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_drive_eject_with_operation_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_drive_enumerate_identifiers()`.
    @discardableResult
    public func enumerateIdentifiers() -> [String] {
        C.takeStrings(g_drive_enumerate_identifiers(C.opaque(_raw)))
    }

    /// `g_drive_get_icon()`.
    public var icon: any Icon { C.present(C.adopt(C.raw(g_drive_get_icon(C.opaque(_raw))), AnyIcon.self), "g_drive_get_icon") }

    /// `g_drive_get_identifier()`.
    public func identifier(_ kind: String) -> String? {
        C.takeOptionalString(g_drive_get_identifier(C.opaque(_raw), kind))
    }

    /// `g_drive_get_name()`.
    public var name: String { C.takeString(g_drive_get_name(C.opaque(_raw))) }

    /// `g_drive_get_sort_key()`.
    public var sortKey: String? { C.optionalString(g_drive_get_sort_key(C.opaque(_raw))) }

    /// `g_drive_get_start_stop_type()`.
    public var startStopType: DriveStartStopType { C.enumeration(g_drive_get_start_stop_type(C.opaque(_raw)).rawValue) }

    /// `g_drive_get_symbolic_icon()`.
    public var symbolicIcon: any Icon { C.present(C.adopt(C.raw(g_drive_get_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_drive_get_symbolic_icon") }

    /// `g_drive_get_volumes()`.
    public var volumes: [Volume] { C.array(list: g_drive_get_volumes(C.opaque(_raw)), .full) { C.present(C.adopt($0), "g_drive_get_volumes") } }

    /// `g_drive_has_media()`.
    public var hasMedia: Bool { g_drive_has_media(C.opaque(_raw)) != 0 }

    /// `g_drive_has_volumes()`.
    public var hasVolumes: Bool { g_drive_has_volumes(C.opaque(_raw)) != 0 }

    /// `g_drive_is_media_check_automatic()`.
    public var isMediaCheckAutomatic: Bool { g_drive_is_media_check_automatic(C.opaque(_raw)) != 0 }

    /// `g_drive_is_media_removable()`.
    public var isMediaRemovable: Bool { g_drive_is_media_removable(C.opaque(_raw)) != 0 }

    /// `g_drive_is_removable()`.
    public var isRemovable: Bool { g_drive_is_removable(C.opaque(_raw)) != 0 }

    /// `g_drive_poll_for_media()`, `g_drive_poll_for_media_finish()`.
    public func pollForMedia() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_drive_poll_for_media(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_drive_poll_for_media_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_drive_start()`, `g_drive_start_finish()`.
    public func start(
        flags: DriveStartFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_drive_start(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_drive_start_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_drive_stop()`, `g_drive_stop_finish()`.
    public func stop(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_drive_stop(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_drive_stop_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: Drive {
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var disconnected: SignalKey<Owner, Void> { SignalKey("disconnected") }
    public var ejectButton: SignalKey<Owner, Void> { SignalKey("eject-button") }
    public var stopButton: SignalKey<Owner, Void> { SignalKey("stop-button") }
}
