// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMount`. <https://docs.gtk.org/gio/iface.Mount.html>
open class Mount: Object {
    open override nonisolated class var gtype: UInt { g_mount_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Mount(_borrowed: raw) }
}

extension Mount {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `pre-unmount`.
    @discardableResult
    public func onPreUnmount(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("pre-unmount", after: after, plain: handler)
    }

    /// `unmounted`.
    @discardableResult
    public func onUnmounted(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unmounted", after: after, plain: handler)
    }

    /// `g_mount_can_eject()`.
    public func canEject() -> Bool {
        g_mount_can_eject(C.opaque(_raw)) != 0
    }

    /// `g_mount_can_unmount()`.
    public func canUnmount() -> Bool {
        g_mount_can_unmount(C.opaque(_raw)) != 0
    }

    /// `g_mount_eject_with_operation()`, `g_mount_eject_with_operation_finish()`.
    public func ejectWithOperation(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_mount_eject_with_operation(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_mount_eject_with_operation_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_mount_get_default_location()`.
    public var defaultLocation: File { C.present(C.adopt(C.raw(g_mount_get_default_location(C.opaque(_raw)))), "g_mount_get_default_location") }

    /// `g_mount_get_drive()`.
    public var drive: Drive? { C.adopt(C.raw(g_mount_get_drive(C.opaque(_raw)))) }

    /// `g_mount_get_icon()`.
    public var icon: any Icon { C.present(C.adopt(C.raw(g_mount_get_icon(C.opaque(_raw))), AnyIcon.self), "g_mount_get_icon") }

    /// `g_mount_get_name()`.
    public var name: String { C.takeString(g_mount_get_name(C.opaque(_raw))) }

    /// `g_mount_get_root()`.
    public var root: File { C.present(C.adopt(C.raw(g_mount_get_root(C.opaque(_raw)))), "g_mount_get_root") }

    /// `g_mount_get_sort_key()`.
    public var sortKey: String? { C.optionalString(g_mount_get_sort_key(C.opaque(_raw))) }

    /// `g_mount_get_symbolic_icon()`.
    public var symbolicIcon: any Icon { C.present(C.adopt(C.raw(g_mount_get_symbolic_icon(C.opaque(_raw))), AnyIcon.self), "g_mount_get_symbolic_icon") }

    /// `g_mount_get_uuid()`.
    public var uuid: String? { C.takeOptionalString(g_mount_get_uuid(C.opaque(_raw))) }

    /// `g_mount_get_volume()`.
    public var volume: Volume? { C.adopt(C.raw(g_mount_get_volume(C.opaque(_raw)))) }

    /// `g_mount_guess_content_type()`, `g_mount_guess_content_type_finish()`.
    @discardableResult
    public func guessContentType(forceRescan: Bool) async throws(GLibError) -> [String] {
        let source = await C.ready { cancellable, ready, data in
            g_mount_guess_content_type(C.opaque(_raw), forceRescan ? 1 : 0, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_mount_guess_content_type_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(result)
    }

    /// `g_mount_guess_content_type_sync()`.
    @discardableResult
    public func guessContentTypeSync(
        forceRescan: Bool, cancellable: Cancellable? = nil
    ) throws(GLibError) -> [String] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_mount_guess_content_type_sync(C.opaque(_raw), forceRescan ? 1 : 0, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(result)
    }

    /// `g_mount_is_shadowed()`.
    public var isShadowed: Bool { g_mount_is_shadowed(C.opaque(_raw)) != 0 }

    /// `g_mount_remount()`, `g_mount_remount_finish()`.
    public func remount(
        flags: MountMountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_mount_remount(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_mount_remount_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_mount_shadow()`.
    public func shadow() {
        g_mount_shadow(C.opaque(_raw))
    }

    /// `g_mount_unmount_with_operation()`, `g_mount_unmount_with_operation_finish()`.
    public func unmountWithOperation(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_mount_unmount_with_operation(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_mount_unmount_with_operation_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_mount_unshadow()`.
    public func unshadow() {
        g_mount_unshadow(C.opaque(_raw))
    }
}

extension Members where Owner: Mount {
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var preUnmount: SignalKey<Owner, Void> { SignalKey("pre-unmount") }
    public var unmounted: SignalKey<Owner, Void> { SignalKey("unmounted") }
}
