// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GVolumeMonitor`. <https://docs.gtk.org/gio/class.VolumeMonitor.html>
open class VolumeMonitor: Object {
    open override nonisolated class var gtype: UInt { g_volume_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { VolumeMonitor(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension VolumeMonitor {
    /// `drive-changed`.
    @discardableResult
    public func onDriveChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ drive: Drive) -> Void
    ) -> SignalConnection {
        connect("drive-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `drive-connected`.
    @discardableResult
    public func onDriveConnected(
        after: Bool = false, _ handler: @escaping @MainActor (_ drive: Drive) -> Void
    ) -> SignalConnection {
        connect("drive-connected", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `drive-disconnected`.
    @discardableResult
    public func onDriveDisconnected(
        after: Bool = false, _ handler: @escaping @MainActor (_ drive: Drive) -> Void
    ) -> SignalConnection {
        connect("drive-disconnected", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `drive-eject-button`.
    @discardableResult
    public func onDriveEjectButton(
        after: Bool = false, _ handler: @escaping @MainActor (_ drive: Drive) -> Void
    ) -> SignalConnection {
        connect("drive-eject-button", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `drive-stop-button`.
    @discardableResult
    public func onDriveStopButton(
        after: Bool = false, _ handler: @escaping @MainActor (_ drive: Drive) -> Void
    ) -> SignalConnection {
        connect("drive-stop-button", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `mount-added`.
    @discardableResult
    public func onMountAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ mount: Mount) -> Void
    ) -> SignalConnection {
        connect("mount-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `mount-changed`.
    @discardableResult
    public func onMountChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ mount: Mount) -> Void
    ) -> SignalConnection {
        connect("mount-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `mount-pre-unmount`.
    @discardableResult
    public func onMountPreUnmount(
        after: Bool = false, _ handler: @escaping @MainActor (_ mount: Mount) -> Void
    ) -> SignalConnection {
        connect("mount-pre-unmount", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `mount-removed`.
    @discardableResult
    public func onMountRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ mount: Mount) -> Void
    ) -> SignalConnection {
        connect("mount-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `volume-added`.
    @discardableResult
    public func onVolumeAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ volume: Volume) -> Void
    ) -> SignalConnection {
        connect("volume-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `volume-changed`.
    @discardableResult
    public func onVolumeChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ volume: Volume) -> Void
    ) -> SignalConnection {
        connect("volume-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `volume-removed`.
    @discardableResult
    public func onVolumeRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ volume: Volume) -> Void
    ) -> SignalConnection {
        connect("volume-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `g_volume_monitor_get()`.
    public static func get() -> VolumeMonitor {
        C.present(C.adopt(g_volume_monitor_get()), "g_volume_monitor_get")
    }

    /// `g_volume_monitor_get_connected_drives()`.
    public var connectedDrives: [Drive] { C.array(list: g_volume_monitor_get_connected_drives(C.cast(_raw)), .full) { C.present(C.adopt($0), "g_volume_monitor_get_connected_drives") } }

    /// `g_volume_monitor_get_mount_for_uuid()`.
    public func mount(forUuid uuid: String) -> Mount? {
        C.adopt(C.raw(g_volume_monitor_get_mount_for_uuid(C.cast(_raw), uuid)))
    }

    /// `g_volume_monitor_get_mounts()`.
    public var mounts: [Mount] { C.array(list: g_volume_monitor_get_mounts(C.cast(_raw)), .full) { C.present(C.adopt($0), "g_volume_monitor_get_mounts") } }

    /// `g_volume_monitor_get_volume_for_uuid()`.
    public func volume(forUuid uuid: String) -> Volume? {
        C.adopt(C.raw(g_volume_monitor_get_volume_for_uuid(C.cast(_raw), uuid)))
    }

    /// `g_volume_monitor_get_volumes()`.
    public var volumes: [Volume] { C.array(list: g_volume_monitor_get_volumes(C.cast(_raw)), .full) { C.present(C.adopt($0), "g_volume_monitor_get_volumes") } }
}

extension Members where Owner: VolumeMonitor {
    public var driveChanged: SignalKey<Owner, Drive> { SignalKey(one: "drive-changed") }
    public var driveConnected: SignalKey<Owner, Drive> { SignalKey(one: "drive-connected") }
    public var driveDisconnected: SignalKey<Owner, Drive> { SignalKey(one: "drive-disconnected") }
    public var driveEjectButton: SignalKey<Owner, Drive> { SignalKey(one: "drive-eject-button") }
    public var driveStopButton: SignalKey<Owner, Drive> { SignalKey(one: "drive-stop-button") }
    public var mountAdded: SignalKey<Owner, Mount> { SignalKey(one: "mount-added") }
    public var mountChanged: SignalKey<Owner, Mount> { SignalKey(one: "mount-changed") }
    public var mountPreUnmount: SignalKey<Owner, Mount> { SignalKey(one: "mount-pre-unmount") }
    public var mountRemoved: SignalKey<Owner, Mount> { SignalKey(one: "mount-removed") }
    public var volumeAdded: SignalKey<Owner, Volume> { SignalKey(one: "volume-added") }
    public var volumeChanged: SignalKey<Owner, Volume> { SignalKey(one: "volume-changed") }
    public var volumeRemoved: SignalKey<Owner, Volume> { SignalKey(one: "volume-removed") }
}
