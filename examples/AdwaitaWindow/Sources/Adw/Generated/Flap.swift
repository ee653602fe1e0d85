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

/// `AdwFlap`.
open class Flap: Gtk.Widget, Swipeable, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_flap_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Flap(_borrowed: raw) }
}

extension Flap {
    /// `content`, `adw_flap_get_content()`.
    public var content: Gtk.Widget? {
        get { C.borrow(adw_flap_get_content(C.opaque(_raw))) }
        set { adw_flap_set_content(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.content; defer { self.content = value }; yield &value }
    }

    /// `flap`, `adw_flap_get_flap()`.
    public var flap: Gtk.Widget? {
        get { C.borrow(adw_flap_get_flap(C.opaque(_raw))) }
        set { adw_flap_set_flap(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.flap; defer { self.flap = value }; yield &value }
    }

    /// `flap-position`, `adw_flap_get_flap_position()`.
    public var flapPosition: Gtk.PackType {
        get { C.enumeration(adw_flap_get_flap_position(C.opaque(_raw)).rawValue) }
        set { adw_flap_set_flap_position(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flapPosition; defer { self.flapPosition = value }; yield &value }
    }

    /// `fold-duration`, `adw_flap_get_fold_duration()`.
    public var foldDuration: Int {
        get { C.int(adw_flap_get_fold_duration(C.opaque(_raw))) }
        set { adw_flap_set_fold_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.foldDuration; defer { self.foldDuration = value }; yield &value }
    }

    /// `fold-policy`, `adw_flap_get_fold_policy()`.
    public var foldPolicy: FlapFoldPolicy {
        get { C.enumeration(adw_flap_get_fold_policy(C.opaque(_raw)).rawValue) }
        set { adw_flap_set_fold_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.foldPolicy; defer { self.foldPolicy = value }; yield &value }
    }

    /// `fold-threshold-policy`, `adw_flap_get_fold_threshold_policy()`.
    public var foldThresholdPolicy: FoldThresholdPolicy {
        get { C.enumeration(adw_flap_get_fold_threshold_policy(C.opaque(_raw)).rawValue) }
        set { adw_flap_set_fold_threshold_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.foldThresholdPolicy; defer { self.foldThresholdPolicy = value }; yield &value }
    }

    /// `folded`, `adw_flap_get_folded()`.
    public var folded: Bool { adw_flap_get_folded(C.opaque(_raw)) != 0 }

    /// `locked`, `adw_flap_get_locked()`.
    public var locked: Bool {
        get { adw_flap_get_locked(C.opaque(_raw)) != 0 }
        set { adw_flap_set_locked(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.locked; defer { self.locked = value }; yield &value }
    }

    /// `modal`, `adw_flap_get_modal()`.
    public var modal: Bool {
        get { adw_flap_get_modal(C.opaque(_raw)) != 0 }
        set { adw_flap_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `reveal-flap`, `adw_flap_get_reveal_flap()`.
    public var revealFlap: Bool {
        get { adw_flap_get_reveal_flap(C.opaque(_raw)) != 0 }
        set { adw_flap_set_reveal_flap(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.revealFlap; defer { self.revealFlap = value }; yield &value }
    }

    /// `reveal-params`, `adw_flap_get_reveal_params()`.
    public var revealParams: SpringParams {
        get { C.present(C.take(C.raw(adw_flap_get_reveal_params(C.opaque(_raw)))), "adw_flap_get_reveal_params") }
        set { adw_flap_set_reveal_params(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.revealParams; defer { self.revealParams = value }; yield &value }
    }

    /// `reveal-progress`, `adw_flap_get_reveal_progress()`.
    public var revealProgress: Double { adw_flap_get_reveal_progress(C.opaque(_raw)) }

    /// `separator`, `adw_flap_get_separator()`.
    public var separator: Gtk.Widget? {
        get { C.borrow(adw_flap_get_separator(C.opaque(_raw))) }
        set { adw_flap_set_separator(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.separator; defer { self.separator = value }; yield &value }
    }

    /// `swipe-to-close`, `adw_flap_get_swipe_to_close()`.
    public var swipeToClose: Bool {
        get { adw_flap_get_swipe_to_close(C.opaque(_raw)) != 0 }
        set { adw_flap_set_swipe_to_close(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.swipeToClose; defer { self.swipeToClose = value }; yield &value }
    }

    /// `swipe-to-open`, `adw_flap_get_swipe_to_open()`.
    public var swipeToOpen: Bool {
        get { adw_flap_get_swipe_to_open(C.opaque(_raw)) != 0 }
        set { adw_flap_set_swipe_to_open(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.swipeToOpen; defer { self.swipeToOpen = value }; yield &value }
    }

    /// `transition-type`, `adw_flap_get_transition_type()`.
    public var transitionType: FlapTransitionType {
        get { C.enumeration(adw_flap_get_transition_type(C.opaque(_raw)).rawValue) }
        set { adw_flap_set_transition_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionType; defer { self.transitionType = value }; yield &value }
    }
}

extension Members where Owner: Flap {
    public var content: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("content") }
    public var flap: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("flap") }
    public var flapPosition: PropertyKey<Owner, Gtk.PackType> { PropertyKey("flap-position") }
    public var foldDuration: PropertyKey<Owner, Int> { PropertyKey("fold-duration") }
    public var foldPolicy: PropertyKey<Owner, FlapFoldPolicy> { PropertyKey("fold-policy") }
    public var foldThresholdPolicy: PropertyKey<Owner, FoldThresholdPolicy> { PropertyKey("fold-threshold-policy") }
    public var folded: PropertyKey<Owner, Bool> { PropertyKey("folded") }
    public var locked: PropertyKey<Owner, Bool> { PropertyKey("locked") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var revealFlap: PropertyKey<Owner, Bool> { PropertyKey("reveal-flap") }
    public var revealParams: PropertyKey<Owner, SpringParams> { PropertyKey("reveal-params") }
    public var revealProgress: PropertyKey<Owner, Double> { PropertyKey("reveal-progress") }
    public var separator: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("separator") }
    public var swipeToClose: PropertyKey<Owner, Bool> { PropertyKey("swipe-to-close") }
    public var swipeToOpen: PropertyKey<Owner, Bool> { PropertyKey("swipe-to-open") }
    public var transitionType: PropertyKey<Owner, FlapTransitionType> { PropertyKey("transition-type") }
}
