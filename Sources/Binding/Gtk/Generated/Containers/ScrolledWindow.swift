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

/// `GtkScrolledWindow`. <https://docs.gtk.org/gtk4/class.ScrolledWindow.html>
open class ScrolledWindow: Widget {
    open override nonisolated class var gtype: UInt { gtk_scrolled_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ScrolledWindow(_borrowed: raw) }
}

extension ScrolledWindow {
    /// `child`, `gtk_scrolled_window_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_scrolled_window_get_child(C.opaque(_raw))) }
        set { gtk_scrolled_window_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `hadjustment`, `gtk_scrolled_window_get_hadjustment()`.
    public var hadjustment: Adjustment! {
        get { C.present(C.borrow(gtk_scrolled_window_get_hadjustment(C.opaque(_raw))), "gtk_scrolled_window_get_hadjustment") }
        set { gtk_scrolled_window_set_hadjustment(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.hadjustment; defer { self.hadjustment = value }; yield &value }
    }

    /// `has-frame`, `gtk_scrolled_window_get_has_frame()`.
    public var hasFrame: Bool {
        get { gtk_scrolled_window_get_has_frame(C.opaque(_raw)) != 0 }
        set { gtk_scrolled_window_set_has_frame(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasFrame; defer { self.hasFrame = value }; yield &value }
    }

    /// `hscrollbar-policy`.
    public var hscrollbarPolicy: PolicyType {
        get { property("hscrollbar-policy") }
        set { setProperty("hscrollbar-policy", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.hscrollbarPolicy; defer { self.hscrollbarPolicy = value }; yield &value }
    }

    /// `kinetic-scrolling`, `gtk_scrolled_window_get_kinetic_scrolling()`.
    public var kineticScrolling: Bool {
        get { gtk_scrolled_window_get_kinetic_scrolling(C.opaque(_raw)) != 0 }
        set { gtk_scrolled_window_set_kinetic_scrolling(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.kineticScrolling; defer { self.kineticScrolling = value }; yield &value }
    }

    /// `max-content-height`, `gtk_scrolled_window_get_max_content_height()`.
    public var maxContentHeight: Int {
        get { C.int(gtk_scrolled_window_get_max_content_height(C.opaque(_raw))) }
        set { gtk_scrolled_window_set_max_content_height(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxContentHeight; defer { self.maxContentHeight = value }; yield &value }
    }

    /// `max-content-width`, `gtk_scrolled_window_get_max_content_width()`.
    public var maxContentWidth: Int {
        get { C.int(gtk_scrolled_window_get_max_content_width(C.opaque(_raw))) }
        set { gtk_scrolled_window_set_max_content_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxContentWidth; defer { self.maxContentWidth = value }; yield &value }
    }

    /// `min-content-height`, `gtk_scrolled_window_get_min_content_height()`.
    public var minContentHeight: Int {
        get { C.int(gtk_scrolled_window_get_min_content_height(C.opaque(_raw))) }
        set { gtk_scrolled_window_set_min_content_height(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minContentHeight; defer { self.minContentHeight = value }; yield &value }
    }

    /// `min-content-width`, `gtk_scrolled_window_get_min_content_width()`.
    public var minContentWidth: Int {
        get { C.int(gtk_scrolled_window_get_min_content_width(C.opaque(_raw))) }
        set { gtk_scrolled_window_set_min_content_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minContentWidth; defer { self.minContentWidth = value }; yield &value }
    }

    /// `overlay-scrolling`, `gtk_scrolled_window_get_overlay_scrolling()`.
    public var overlayScrolling: Bool {
        get { gtk_scrolled_window_get_overlay_scrolling(C.opaque(_raw)) != 0 }
        set { gtk_scrolled_window_set_overlay_scrolling(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.overlayScrolling; defer { self.overlayScrolling = value }; yield &value }
    }

    /// `propagate-natural-height`, `gtk_scrolled_window_get_propagate_natural_height()`.
    public var propagateNaturalHeight: Bool {
        get { gtk_scrolled_window_get_propagate_natural_height(C.opaque(_raw)) != 0 }
        set { gtk_scrolled_window_set_propagate_natural_height(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.propagateNaturalHeight; defer { self.propagateNaturalHeight = value }; yield &value }
    }

    /// `propagate-natural-width`, `gtk_scrolled_window_get_propagate_natural_width()`.
    public var propagateNaturalWidth: Bool {
        get { gtk_scrolled_window_get_propagate_natural_width(C.opaque(_raw)) != 0 }
        set { gtk_scrolled_window_set_propagate_natural_width(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.propagateNaturalWidth; defer { self.propagateNaturalWidth = value }; yield &value }
    }

    /// `vadjustment`, `gtk_scrolled_window_get_vadjustment()`.
    public var vadjustment: Adjustment! {
        get { C.present(C.borrow(gtk_scrolled_window_get_vadjustment(C.opaque(_raw))), "gtk_scrolled_window_get_vadjustment") }
        set { gtk_scrolled_window_set_vadjustment(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.vadjustment; defer { self.vadjustment = value }; yield &value }
    }

    /// `vscrollbar-policy`.
    public var vscrollbarPolicy: PolicyType {
        get { property("vscrollbar-policy") }
        set { setProperty("vscrollbar-policy", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.vscrollbarPolicy; defer { self.vscrollbarPolicy = value }; yield &value }
    }

    /// `window-placement`.
    public var windowPlacement: CornerType {
        get { property("window-placement") }
        set { setProperty("window-placement", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.windowPlacement; defer { self.windowPlacement = value }; yield &value }
    }

    /// `edge-overshot`.
    @discardableResult
    public func onEdgeOvershot(
        after: Bool = false, _ handler: @escaping @MainActor (_ pos: PositionType) -> Void
    ) -> SignalConnection {
        connect("edge-overshot", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `edge-reached`.
    @discardableResult
    public func onEdgeReached(
        after: Bool = false, _ handler: @escaping @MainActor (_ pos: PositionType) -> Void
    ) -> SignalConnection {
        connect("edge-reached", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `move-focus-out`. A keyboard action.
    @discardableResult
    public func onMoveFocusOut(
        after: Bool = false, _ handler: @escaping @MainActor (_ directionType: DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus-out", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `scroll-child`. A keyboard action.
    @discardableResult
    public func onScrollChild(
        after: Bool = false, _ handler: @escaping @MainActor (_ scroll: ScrollType, _ horizontal: Bool) -> Bool
    ) -> SignalConnection {
        connect("scroll-child", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_scrolled_window_get_hscrollbar()`.
    public var hscrollbar: Widget { C.present(C.borrow(gtk_scrolled_window_get_hscrollbar(C.opaque(_raw))), "gtk_scrolled_window_get_hscrollbar") }

    /// `gtk_scrolled_window_get_placement()`.
    public var placement: CornerType {
        get { C.enumeration(gtk_scrolled_window_get_placement(C.opaque(_raw)).rawValue) }
        set { gtk_scrolled_window_set_placement(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.placement; defer { self.placement = value }; yield &value }
    }

    /// `gtk_scrolled_window_get_policy()`.
    public var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
        var hscrollbarPolicy = GtkPolicyType(0)
        var vscrollbarPolicy = GtkPolicyType(0)
        gtk_scrolled_window_get_policy(C.opaque(_raw), &hscrollbarPolicy, &vscrollbarPolicy)
        return (C.enumeration(hscrollbarPolicy.rawValue), C.enumeration(vscrollbarPolicy.rawValue))
    }

    /// `gtk_scrolled_window_get_vscrollbar()`.
    public var vscrollbar: Widget { C.present(C.borrow(gtk_scrolled_window_get_vscrollbar(C.opaque(_raw))), "gtk_scrolled_window_get_vscrollbar") }

    /// `gtk_scrolled_window_set_policy()`.
    public func setPolicy(_ hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
        gtk_scrolled_window_set_policy(C.opaque(_raw), .init(rawValue: C.number(hscrollbarPolicy)), .init(rawValue: C.number(vscrollbarPolicy)))
    }

    /// `gtk_scrolled_window_unset_placement()`.
    public func unsetPlacement() {
        gtk_scrolled_window_unset_placement(C.opaque(_raw))
    }
}

extension Members where Owner: ScrolledWindow {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var hadjustment: PropertyKey<Owner, Adjustment?> { PropertyKey("hadjustment") }
    public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey("has-frame") }
    public var hscrollbarPolicy: PropertyKey<Owner, PolicyType> { PropertyKey("hscrollbar-policy") }
    public var kineticScrolling: PropertyKey<Owner, Bool> { PropertyKey("kinetic-scrolling") }
    public var maxContentHeight: PropertyKey<Owner, Int> { PropertyKey("max-content-height") }
    public var maxContentWidth: PropertyKey<Owner, Int> { PropertyKey("max-content-width") }
    public var minContentHeight: PropertyKey<Owner, Int> { PropertyKey("min-content-height") }
    public var minContentWidth: PropertyKey<Owner, Int> { PropertyKey("min-content-width") }
    public var overlayScrolling: PropertyKey<Owner, Bool> { PropertyKey("overlay-scrolling") }
    public var propagateNaturalHeight: PropertyKey<Owner, Bool> { PropertyKey("propagate-natural-height") }
    public var propagateNaturalWidth: PropertyKey<Owner, Bool> { PropertyKey("propagate-natural-width") }
    public var vadjustment: PropertyKey<Owner, Adjustment?> { PropertyKey("vadjustment") }
    public var vscrollbarPolicy: PropertyKey<Owner, PolicyType> { PropertyKey("vscrollbar-policy") }
    public var windowPlacement: PropertyKey<Owner, CornerType> { PropertyKey("window-placement") }
    public var edgeOvershot: SignalKey<Owner, PositionType> { SignalKey(one: "edge-overshot") }
    public var edgeReached: SignalKey<Owner, PositionType> { SignalKey(one: "edge-reached") }
    public var moveFocusOut: SignalKey<Owner, DirectionType> { SignalKey(one: "move-focus-out") }
    public var scrollChild: AnsweredSignalKey<Owner, (scroll: ScrollType, horizontal: Bool), Bool> { AnsweredSignalKey("scroll-child") { ($0.get(1), $0.get(2)) } }
}
