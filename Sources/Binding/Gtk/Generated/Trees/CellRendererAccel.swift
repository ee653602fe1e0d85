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

/// `GtkCellRendererAccel`. <https://docs.gtk.org/gtk4/class.CellRendererAccel.html>
#if GTK_4_10
@available(*, deprecated, message: "Applications editing keyboard accelerators should provide their own implementation according to platform design guidelines.")
#endif
open class CellRendererAccel: CellRendererText {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_accel_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererAccel(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Applications editing keyboard accelerators should provide their own implementation according to platform design guidelines.")
#endif
extension CellRendererAccel {
    /// `accel-key`.
    public var accelKey: Int {
        get { property("accel-key") }
        set { setProperty("accel-key", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accelKey; defer { self.accelKey = value }; yield &value }
    }

    /// `accel-mode`.
    public var accelMode: CellRendererAccelMode {
        get { property("accel-mode") }
        set { setProperty("accel-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accelMode; defer { self.accelMode = value }; yield &value }
    }

    /// `accel-mods`.
    public var accelMods: Gdk.ModifierType {
        get { property("accel-mods") }
        set { setProperty("accel-mods", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accelMods; defer { self.accelMods = value }; yield &value }
    }

    /// `keycode`.
    public var keycode: Int {
        get { property("keycode") }
        set { setProperty("keycode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.keycode; defer { self.keycode = value }; yield &value }
    }

    /// `accel-cleared`.
    @discardableResult
    public func onAccelCleared(
        after: Bool = false, _ handler: @escaping @MainActor (_ pathString: String) -> Void
    ) -> SignalConnection {
        connect("accel-cleared", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `accel-edited`.
    @discardableResult
    public func onAccelEdited(
        after: Bool = false, _ handler: @escaping @MainActor (_ pathString: String, _ accelKey: Int, _ accelMods: Gdk.ModifierType, _ hardwareKeycode: Int) -> Void
    ) -> SignalConnection {
        connect("accel-edited", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Applications editing keyboard accelerators should provide their own implementation according to platform design guidelines.")
#endif
extension Members where Owner: CellRendererAccel {
    public var accelKey: PropertyKey<Owner, Int> { PropertyKey("accel-key") }
    public var accelMode: PropertyKey<Owner, CellRendererAccelMode> { PropertyKey("accel-mode") }
    public var accelMods: PropertyKey<Owner, Gdk.ModifierType> { PropertyKey("accel-mods") }
    public var keycode: PropertyKey<Owner, Int> { PropertyKey("keycode") }
    public var accelCleared: SignalKey<Owner, String> { SignalKey(one: "accel-cleared") }
    public var accelEdited: SignalKey<Owner, (pathString: String, accelKey: Int, accelMods: Gdk.ModifierType, hardwareKeycode: Int)> { SignalKey("accel-edited") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
}
