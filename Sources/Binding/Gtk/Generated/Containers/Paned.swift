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

/// `GtkPaned`. <https://docs.gtk.org/gtk4/class.Paned.html>
open class Paned: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_paned_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Paned(_borrowed: raw) }

    /// `gtk_paned_new()`.
    public convenience init(orientation: Orientation) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["orientation": orientation]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_paned_new(.init(rawValue: C.number(orientation)))), "gtk_paned_new"))
    }
}

#if GTK_4_10
extension Paned: AccessibleRange {}
#endif

extension Paned {
    /// `end-child`, `gtk_paned_get_end_child()`.
    public var endChild: Widget? {
        get { C.borrow(gtk_paned_get_end_child(C.opaque(_raw))) }
        set { gtk_paned_set_end_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.endChild; defer { self.endChild = value }; yield &value }
    }

    /// `max-position`.
    public var maxPosition: Int { property("max-position") }

    /// `min-position`.
    public var minPosition: Int { property("min-position") }

    /// `position`, `gtk_paned_get_position()`.
    public var position: Int {
        get { C.int(gtk_paned_get_position(C.opaque(_raw))) }
        set { gtk_paned_set_position(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.position; defer { self.position = value }; yield &value }
    }

    /// `position-set`.
    public var positionSet: Bool {
        get { property("position-set") }
        set { setProperty("position-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.positionSet; defer { self.positionSet = value }; yield &value }
    }

    /// `resize-end-child`, `gtk_paned_get_resize_end_child()`.
    public var resizeEndChild: Bool {
        get { gtk_paned_get_resize_end_child(C.opaque(_raw)) != 0 }
        set { gtk_paned_set_resize_end_child(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizeEndChild; defer { self.resizeEndChild = value }; yield &value }
    }

    /// `resize-start-child`, `gtk_paned_get_resize_start_child()`.
    public var resizeStartChild: Bool {
        get { gtk_paned_get_resize_start_child(C.opaque(_raw)) != 0 }
        set { gtk_paned_set_resize_start_child(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizeStartChild; defer { self.resizeStartChild = value }; yield &value }
    }

    /// `shrink-end-child`, `gtk_paned_get_shrink_end_child()`.
    public var shrinkEndChild: Bool {
        get { gtk_paned_get_shrink_end_child(C.opaque(_raw)) != 0 }
        set { gtk_paned_set_shrink_end_child(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.shrinkEndChild; defer { self.shrinkEndChild = value }; yield &value }
    }

    /// `shrink-start-child`, `gtk_paned_get_shrink_start_child()`.
    public var shrinkStartChild: Bool {
        get { gtk_paned_get_shrink_start_child(C.opaque(_raw)) != 0 }
        set { gtk_paned_set_shrink_start_child(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.shrinkStartChild; defer { self.shrinkStartChild = value }; yield &value }
    }

    /// `start-child`, `gtk_paned_get_start_child()`.
    public var startChild: Widget? {
        get { C.borrow(gtk_paned_get_start_child(C.opaque(_raw))) }
        set { gtk_paned_set_start_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.startChild; defer { self.startChild = value }; yield &value }
    }

    /// `wide-handle`, `gtk_paned_get_wide_handle()`.
    public var wideHandle: Bool {
        get { gtk_paned_get_wide_handle(C.opaque(_raw)) != 0 }
        set { gtk_paned_set_wide_handle(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.wideHandle; defer { self.wideHandle = value }; yield &value }
    }

    /// `accept-position`. A keyboard action.
    @discardableResult
    public func onAcceptPosition(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("accept-position", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `cancel-position`. A keyboard action.
    @discardableResult
    public func onCancelPosition(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("cancel-position", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `cycle-child-focus`. A keyboard action.
    @discardableResult
    public func onCycleChildFocus(
        after: Bool = false, _ handler: @escaping @MainActor (_ reversed: Bool) -> Bool
    ) -> SignalConnection {
        connect("cycle-child-focus", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `cycle-handle-focus`. A keyboard action.
    @discardableResult
    public func onCycleHandleFocus(
        after: Bool = false, _ handler: @escaping @MainActor (_ reversed: Bool) -> Bool
    ) -> SignalConnection {
        connect("cycle-handle-focus", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `move-handle`. A keyboard action.
    @discardableResult
    public func onMoveHandle(
        after: Bool = false, _ handler: @escaping @MainActor (_ scrollType: ScrollType) -> Bool
    ) -> SignalConnection {
        connect("move-handle", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `toggle-handle-focus`. A keyboard action.
    @discardableResult
    public func onToggleHandleFocus(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("toggle-handle-focus", after: after, returning: Bool.self) { _ in handler() }
    }
}

extension Members where Owner: Paned {
    public var endChild: PropertyKey<Owner, Widget?> { PropertyKey("end-child") }
    public var maxPosition: PropertyKey<Owner, Int> { PropertyKey("max-position") }
    public var minPosition: PropertyKey<Owner, Int> { PropertyKey("min-position") }
    public var position: PropertyKey<Owner, Int> { PropertyKey("position") }
    public var positionSet: PropertyKey<Owner, Bool> { PropertyKey("position-set") }
    public var resizeEndChild: PropertyKey<Owner, Bool> { PropertyKey("resize-end-child") }
    public var resizeStartChild: PropertyKey<Owner, Bool> { PropertyKey("resize-start-child") }
    public var shrinkEndChild: PropertyKey<Owner, Bool> { PropertyKey("shrink-end-child") }
    public var shrinkStartChild: PropertyKey<Owner, Bool> { PropertyKey("shrink-start-child") }
    public var startChild: PropertyKey<Owner, Widget?> { PropertyKey("start-child") }
    public var wideHandle: PropertyKey<Owner, Bool> { PropertyKey("wide-handle") }
    public var acceptPosition: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("accept-position") }
    public var cancelPosition: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("cancel-position") }
    public var cycleChildFocus: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "cycle-child-focus") }
    public var cycleHandleFocus: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "cycle-handle-focus") }
    public var moveHandle: AnsweredSignalKey<Owner, ScrollType, Bool> { AnsweredSignalKey(one: "move-handle") }
    public var toggleHandleFocus: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("toggle-handle-focus") }
}
