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

/// `GdkDrag`. <https://docs.gtk.org/gdk4/class.Drag.html>
open class Drag: Object {
    open override nonisolated class var gtype: UInt { gdk_drag_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Drag(_borrowed: raw) }
}

extension Drag {
    /// `actions`, `gdk_drag_get_actions()`.
    public var actions: DragAction {
        get { C.flags(gdk_drag_get_actions(C.opaque(_raw)).rawValue) }
        set { setProperty("actions", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.actions; defer { self.actions = value }; yield &value }
    }

    /// `content`, `gdk_drag_get_content()`.
    public var content: ContentProvider { C.present(C.borrow(gdk_drag_get_content(C.opaque(_raw))), "gdk_drag_get_content") }

    /// `device`, `gdk_drag_get_device()`.
    public var device: Device { C.present(C.borrow(C.raw(gdk_drag_get_device(C.opaque(_raw)))), "gdk_drag_get_device") }

    /// `display`, `gdk_drag_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_drag_get_display(C.opaque(_raw)))), "gdk_drag_get_display") }

    /// `formats`, `gdk_drag_get_formats()`.
    public var formats: ContentFormats { C.present(C.copy(C.raw(gdk_drag_get_formats(C.opaque(_raw)))), "gdk_drag_get_formats") }

    /// `selected-action`, `gdk_drag_get_selected_action()`.
    public var selectedAction: DragAction {
        get { C.flags(gdk_drag_get_selected_action(C.opaque(_raw)).rawValue) }
        set { setProperty("selected-action", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.selectedAction; defer { self.selectedAction = value }; yield &value }
    }

    /// `surface`, `gdk_drag_get_surface()`.
    public var surface: Surface { C.present(C.borrow(C.raw(gdk_drag_get_surface(C.opaque(_raw)))), "gdk_drag_get_surface") }

    /// `cancel`.
    @discardableResult
    public func onCancel(
        after: Bool = false, _ handler: @escaping @MainActor (_ reason: DragCancelReason) -> Void
    ) -> SignalConnection {
        connect("cancel", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `dnd-finished`.
    @discardableResult
    public func onDndFinished(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("dnd-finished", after: after, plain: handler)
    }

    /// `drop-performed`.
    @discardableResult
    public func onDropPerformed(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("drop-performed", after: after, plain: handler)
    }

    /// `gdk_drag_begin()`.
    public static func begin(
        _ surface: Surface, device: Device, content: ContentProvider, actions: DragAction, dx: Double, dy: Double
    ) -> Drag? {
        C.adopt(C.raw(gdk_drag_begin(C.opaque(surface._raw), C.opaque(device._raw), C.cast(content._raw), .init(rawValue: C.number(actions)), dx, dy)))
    }

    /// `gdk_drag_drop_done()`.
    public func dropDone(success: Bool) {
        gdk_drag_drop_done(C.opaque(_raw), success ? 1 : 0)
    }

    /// `gdk_drag_get_drag_surface()`.
    public var iconSurface: Surface? { C.borrow(C.raw(gdk_drag_get_drag_surface(C.opaque(_raw)))) }

    /// `gdk_drag_set_hotspot()`.
    public func setHotspot(hotX: Int, hotY: Int) {
        gdk_drag_set_hotspot(C.opaque(_raw), C.gint(hotX), C.gint(hotY))
    }
}

extension Members where Owner: Drag {
    public var actions: PropertyKey<Owner, DragAction> { PropertyKey("actions") }
    public var content: PropertyKey<Owner, ContentProvider> { PropertyKey("content") }
    public var device: PropertyKey<Owner, Device> { PropertyKey("device") }
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var formats: PropertyKey<Owner, ContentFormats> { PropertyKey("formats") }
    public var selectedAction: PropertyKey<Owner, DragAction> { PropertyKey("selected-action") }
    public var surface: PropertyKey<Owner, Surface> { PropertyKey("surface") }
    public var cancel: SignalKey<Owner, DragCancelReason> { SignalKey(one: "cancel") }
    public var dndFinished: SignalKey<Owner, Void> { SignalKey("dnd-finished") }
    public var dropPerformed: SignalKey<Owner, Void> { SignalKey("drop-performed") }
}
