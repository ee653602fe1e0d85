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

/// `AdwSqueezer`.
open class Squeezer: Gtk.Widget, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_squeezer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Squeezer(_borrowed: raw) }
}

extension Squeezer {
    /// `allow-none`, `adw_squeezer_get_allow_none()`.
    public var allowNone: Bool {
        get { adw_squeezer_get_allow_none(C.opaque(_raw)) != 0 }
        set { adw_squeezer_set_allow_none(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowNone; defer { self.allowNone = value }; yield &value }
    }

    /// `homogeneous`, `adw_squeezer_get_homogeneous()`.
    public var homogeneous: Bool {
        get { adw_squeezer_get_homogeneous(C.opaque(_raw)) != 0 }
        set { adw_squeezer_set_homogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.homogeneous; defer { self.homogeneous = value }; yield &value }
    }

    /// `interpolate-size`, `adw_squeezer_get_interpolate_size()`.
    public var interpolateSize: Bool {
        get { adw_squeezer_get_interpolate_size(C.opaque(_raw)) != 0 }
        set { adw_squeezer_set_interpolate_size(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.interpolateSize; defer { self.interpolateSize = value }; yield &value }
    }

    /// `pages`, `adw_squeezer_get_pages()`.
    public var pages: any Gtk.SelectionModel { C.present(C.adopt(C.raw(adw_squeezer_get_pages(C.opaque(_raw))), Gtk.AnySelectionModel.self), "adw_squeezer_get_pages") }

    /// `switch-threshold-policy`, `adw_squeezer_get_switch_threshold_policy()`.
    public var switchThresholdPolicy: FoldThresholdPolicy {
        get { C.enumeration(adw_squeezer_get_switch_threshold_policy(C.opaque(_raw)).rawValue) }
        set { adw_squeezer_set_switch_threshold_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.switchThresholdPolicy; defer { self.switchThresholdPolicy = value }; yield &value }
    }

    /// `transition-duration`, `adw_squeezer_get_transition_duration()`.
    public var transitionDuration: Int {
        get { C.int(adw_squeezer_get_transition_duration(C.opaque(_raw))) }
        set { adw_squeezer_set_transition_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionDuration; defer { self.transitionDuration = value }; yield &value }
    }

    /// `transition-running`, `adw_squeezer_get_transition_running()`.
    public var transitionRunning: Bool { adw_squeezer_get_transition_running(C.opaque(_raw)) != 0 }

    /// `transition-type`, `adw_squeezer_get_transition_type()`.
    public var transitionType: SqueezerTransitionType {
        get { C.enumeration(adw_squeezer_get_transition_type(C.opaque(_raw)).rawValue) }
        set { adw_squeezer_set_transition_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionType; defer { self.transitionType = value }; yield &value }
    }

    /// `visible-child`, `adw_squeezer_get_visible_child()`.
    public var visibleChild: Gtk.Widget? { C.borrow(adw_squeezer_get_visible_child(C.opaque(_raw))) }

    /// `xalign`, `adw_squeezer_get_xalign()`.
    public var xalign: Double {
        get { Double(adw_squeezer_get_xalign(C.opaque(_raw))) }
        set { adw_squeezer_set_xalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `yalign`, `adw_squeezer_get_yalign()`.
    public var yalign: Double {
        get { Double(adw_squeezer_get_yalign(C.opaque(_raw))) }
        set { adw_squeezer_set_yalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.yalign; defer { self.yalign = value }; yield &value }
    }

    /// `adw_squeezer_add()`.
    @discardableResult
    public func add(_ child: Gtk.Widget) -> SqueezerPage {
        C.present(C.borrow(C.raw(adw_squeezer_add(C.opaque(_raw), C.cast(child._raw)))), "adw_squeezer_add")
    }

    /// `adw_squeezer_get_page()`.
    public func page(of child: Gtk.Widget) -> SqueezerPage {
        C.present(C.borrow(C.raw(adw_squeezer_get_page(C.opaque(_raw), C.cast(child._raw)))), "adw_squeezer_get_page")
    }

    /// `adw_squeezer_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_squeezer_remove(C.opaque(_raw), C.cast(child._raw))
    }
}

extension Members where Owner: Squeezer {
    public var allowNone: PropertyKey<Owner, Bool> { PropertyKey("allow-none") }
    public var homogeneous: PropertyKey<Owner, Bool> { PropertyKey("homogeneous") }
    public var interpolateSize: PropertyKey<Owner, Bool> { PropertyKey("interpolate-size") }
    public var pages: PropertyKey<Owner, any Gtk.SelectionModel> { PropertyKey("pages", Gtk.AnySelectionModel.self) }
    public var switchThresholdPolicy: PropertyKey<Owner, FoldThresholdPolicy> { PropertyKey("switch-threshold-policy") }
    public var transitionDuration: PropertyKey<Owner, Int> { PropertyKey("transition-duration") }
    public var transitionRunning: PropertyKey<Owner, Bool> { PropertyKey("transition-running") }
    public var transitionType: PropertyKey<Owner, SqueezerTransitionType> { PropertyKey("transition-type") }
    public var visibleChild: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("visible-child") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var yalign: PropertyKey<Owner, Double> { PropertyKey("yalign") }
}
