// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwLeaflet`.
open class Leaflet: Gtk.Widget, Swipeable, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_leaflet_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Leaflet(_borrowed: raw) }
}

extension Leaflet {
    /// `can-navigate-back`, `adw_leaflet_get_can_navigate_back()`.
    public var canNavigateBack: Bool {
        get { adw_leaflet_get_can_navigate_back(C.opaque(_raw)) != 0 }
        set { adw_leaflet_set_can_navigate_back(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canNavigateBack; defer { self.canNavigateBack = value }; yield &value }
    }

    /// `can-navigate-forward`, `adw_leaflet_get_can_navigate_forward()`.
    public var canNavigateForward: Bool {
        get { adw_leaflet_get_can_navigate_forward(C.opaque(_raw)) != 0 }
        set { adw_leaflet_set_can_navigate_forward(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canNavigateForward; defer { self.canNavigateForward = value }; yield &value }
    }

    /// `can-unfold`, `adw_leaflet_get_can_unfold()`.
    public var canUnfold: Bool {
        get { adw_leaflet_get_can_unfold(C.opaque(_raw)) != 0 }
        set { adw_leaflet_set_can_unfold(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canUnfold; defer { self.canUnfold = value }; yield &value }
    }

    /// `child-transition-params`, `adw_leaflet_get_child_transition_params()`.
    public var childTransitionParams: SpringParams {
        get { C.present(C.take(C.raw(adw_leaflet_get_child_transition_params(C.opaque(_raw)))), "adw_leaflet_get_child_transition_params") }
        set { adw_leaflet_set_child_transition_params(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.childTransitionParams; defer { self.childTransitionParams = value }; yield &value }
    }

    /// `child-transition-running`, `adw_leaflet_get_child_transition_running()`.
    public var childTransitionRunning: Bool { adw_leaflet_get_child_transition_running(C.opaque(_raw)) != 0 }

    /// `fold-threshold-policy`, `adw_leaflet_get_fold_threshold_policy()`.
    public var foldThresholdPolicy: FoldThresholdPolicy {
        get { C.enumeration(adw_leaflet_get_fold_threshold_policy(C.opaque(_raw)).rawValue) }
        set { adw_leaflet_set_fold_threshold_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.foldThresholdPolicy; defer { self.foldThresholdPolicy = value }; yield &value }
    }

    /// `folded`, `adw_leaflet_get_folded()`.
    public var folded: Bool { adw_leaflet_get_folded(C.opaque(_raw)) != 0 }

    /// `homogeneous`, `adw_leaflet_get_homogeneous()`.
    public var homogeneous: Bool {
        get { adw_leaflet_get_homogeneous(C.opaque(_raw)) != 0 }
        set { adw_leaflet_set_homogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.homogeneous; defer { self.homogeneous = value }; yield &value }
    }

    /// `mode-transition-duration`, `adw_leaflet_get_mode_transition_duration()`.
    public var modeTransitionDuration: Int {
        get { C.int(adw_leaflet_get_mode_transition_duration(C.opaque(_raw))) }
        set { adw_leaflet_set_mode_transition_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.modeTransitionDuration; defer { self.modeTransitionDuration = value }; yield &value }
    }

    /// `pages`, `adw_leaflet_get_pages()`.
    public var pages: any Gtk.SelectionModel { C.present(C.adopt(C.raw(adw_leaflet_get_pages(C.opaque(_raw))), Gtk.AnySelectionModel.self), "adw_leaflet_get_pages") }

    /// `transition-type`, `adw_leaflet_get_transition_type()`.
    public var transitionType: LeafletTransitionType {
        get { C.enumeration(adw_leaflet_get_transition_type(C.opaque(_raw)).rawValue) }
        set { adw_leaflet_set_transition_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionType; defer { self.transitionType = value }; yield &value }
    }

    /// `visible-child`, `adw_leaflet_get_visible_child()`.
    public var visibleChild: Gtk.Widget? {
        get { C.borrow(adw_leaflet_get_visible_child(C.opaque(_raw))) }
        set { setProperty("visible-child", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleChild; defer { self.visibleChild = value }; yield &value }
    }

    /// `visible-child-name`, `adw_leaflet_get_visible_child_name()`.
    public var visibleChildName: String? {
        get { C.optionalString(adw_leaflet_get_visible_child_name(C.opaque(_raw))) }
        set { setProperty("visible-child-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleChildName; defer { self.visibleChildName = value }; yield &value }
    }

    /// `adw_leaflet_append()`.
    @discardableResult
    public func append(_ child: Gtk.Widget) -> LeafletPage {
        C.present(C.borrow(C.raw(adw_leaflet_append(C.opaque(_raw), C.cast(child._raw)))), "adw_leaflet_append")
    }

    /// `adw_leaflet_get_adjacent_child()`.
    public func adjacentChild(_ direction: NavigationDirection) -> Gtk.Widget? {
        C.borrow(adw_leaflet_get_adjacent_child(C.opaque(_raw), .init(rawValue: C.number(direction))))
    }

    /// `adw_leaflet_get_child_by_name()`.
    public func child(byName name: String) -> Gtk.Widget? {
        C.borrow(adw_leaflet_get_child_by_name(C.opaque(_raw), name))
    }

    /// `adw_leaflet_get_page()`.
    public func page(of child: Gtk.Widget) -> LeafletPage {
        C.present(C.borrow(C.raw(adw_leaflet_get_page(C.opaque(_raw), C.cast(child._raw)))), "adw_leaflet_get_page")
    }

    /// `adw_leaflet_insert_child_after()`.
    @discardableResult
    public func insertChild(_ child: Gtk.Widget, after sibling: Gtk.Widget? = nil) -> LeafletPage {
        C.present(C.borrow(C.raw(adw_leaflet_insert_child_after(C.opaque(_raw), C.cast(child._raw), C.cast(sibling?._raw)))), "adw_leaflet_insert_child_after")
    }

    /// `adw_leaflet_navigate()`.
    @discardableResult
    public func navigate(_ direction: NavigationDirection) -> Bool {
        adw_leaflet_navigate(C.opaque(_raw), .init(rawValue: C.number(direction))) != 0
    }

    /// `adw_leaflet_prepend()`.
    @discardableResult
    public func prepend(_ child: Gtk.Widget) -> LeafletPage {
        C.present(C.borrow(C.raw(adw_leaflet_prepend(C.opaque(_raw), C.cast(child._raw)))), "adw_leaflet_prepend")
    }

    /// `adw_leaflet_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_leaflet_remove(C.opaque(_raw), C.cast(child._raw))
    }

    /// `adw_leaflet_reorder_child_after()`.
    public func reorderChild(_ child: Gtk.Widget, after sibling: Gtk.Widget? = nil) {
        adw_leaflet_reorder_child_after(C.opaque(_raw), C.cast(child._raw), C.cast(sibling?._raw))
    }
}

extension Members where Owner: Leaflet {
    public var canNavigateBack: PropertyKey<Owner, Bool> { PropertyKey("can-navigate-back") }
    public var canNavigateForward: PropertyKey<Owner, Bool> { PropertyKey("can-navigate-forward") }
    public var canUnfold: PropertyKey<Owner, Bool> { PropertyKey("can-unfold") }
    public var childTransitionParams: PropertyKey<Owner, SpringParams> { PropertyKey("child-transition-params") }
    public var childTransitionRunning: PropertyKey<Owner, Bool> { PropertyKey("child-transition-running") }
    public var foldThresholdPolicy: PropertyKey<Owner, FoldThresholdPolicy> { PropertyKey("fold-threshold-policy") }
    public var folded: PropertyKey<Owner, Bool> { PropertyKey("folded") }
    public var homogeneous: PropertyKey<Owner, Bool> { PropertyKey("homogeneous") }
    public var modeTransitionDuration: PropertyKey<Owner, Int> { PropertyKey("mode-transition-duration") }
    public var pages: PropertyKey<Owner, any Gtk.SelectionModel> { PropertyKey("pages", Gtk.AnySelectionModel.self) }
    public var transitionType: PropertyKey<Owner, LeafletTransitionType> { PropertyKey("transition-type") }
    public var visibleChild: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("visible-child") }
    public var visibleChildName: PropertyKey<Owner, String?> { PropertyKey("visible-child-name") }
}
