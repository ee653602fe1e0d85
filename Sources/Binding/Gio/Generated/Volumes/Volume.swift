// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GVolume`. <https://docs.gtk.org/gio/iface.Volume.html>
open class Volume: Object {
    open override nonisolated class var gtype: UInt { g_volume_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Volume(_borrowed: raw) }
}

extension Volume {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `removed`.
    @discardableResult
    public func onRemoved(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("removed", after: after, plain: handler)
    }

    /// `g_volume_can_eject()`.
    public func canEject() -> Bool {
        g_volume_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_volume_can_mount()`.
    public func canMount() -> Bool {
        g_volume_can_mount(C.opaque(_raw)) != 0
    }

    /// `g_volume_eject_with_operation()`, `g_volume_eject_with_operation_finish()`.
    public func ejectWithOperation(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_volume_eject_with_operation(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_volume_eject_with_operation_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_volume_enumerate_identifiers()`.
    @discardableResult
    public func enumerateIdentifiers() -> [String] {
        C.takeStrings(g_volume_enumerate_identifiers(C.opaque(_raw)))
    }

    /// `g_volume_get_activation_root()`.
    public var activationRoot: File? { C.adopt(C.raw(g_volume_get_activation_root(C.opaque(_raw)))) }

    /// `g_volume_get_drive()`.
    public var drive: Drive? { C.adopt(C.raw(g_volume_get_drive(C.opaque(_raw)))) }

    /// `g_volume_get_icon()`.
    public var icon: any Icon { C.present(C.adopt(C.raw(g_volume_get_icon(C.opaque(_raw))), AnyIcon.self), "g_volume_get_icon") }

    /// `g_volume_get_identifier()`.
    public func identifier(_ kind: String) -> String? {
        C.takeOptionalString(g_volume_get_identifier(C.opaque(_raw), kind))
    }

    /// `g_volume_get_mount()`.
    public var mount: Mount? { C.adopt(C.raw(g_volume_get_mount(C.opaque(_raw)))) }

    /// `g_volume_get_name()`.
    public var name: String { C.takeString(g_volume_get_name(C.opaque(_raw))) }

    /// `g_volume_get_sort_key()`.
    public var sortKey: String? { C.optionalString(g_volume_get_sort_key(C.opaque(_raw))) }

    /// `g_volume_get_symbolic_icon()`.
    public var symbolicIcon: any Icon { C.present(C.adopt(C.raw(g_volume_get_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_volume_get_symbolic_icon") }

    /// `g_volume_get_uuid()`.
    public var uuid: String? { C.takeOptionalString(g_volume_get_uuid(C.opaque(_raw))) }

    /// `g_volume_mount()`, `g_volume_mount_finish()`.
    public func mount(
        flags: MountMountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_volume_mount(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_volume_mount_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_volume_should_automount()`.
    public func shouldAutomount() -> Bool {
        g_volume_should_automount(C.opaque(_raw)) != 0
    }
}

extension Members where Owner: Volume {
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var removed: SignalKey<Owner, Void> { SignalKey("removed") }
}
