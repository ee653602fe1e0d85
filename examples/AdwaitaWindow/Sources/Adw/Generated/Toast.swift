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

/// `AdwToast`.
open class Toast: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_toast_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Toast(_borrowed: raw) }

    /// `adw_toast_new()`.
    public convenience init(title: String) {
        if Self.hasOwnType { self.init(properties: ["title": title]); return }
        self.init(_constructed: C.present(C.raw(adw_toast_new(title)), "adw_toast_new"))
    }
}

extension Toast {
    /// `action-name`, `adw_toast_get_action_name()`.
    public var actionName: String? {
        get { C.optionalString(adw_toast_get_action_name(C.opaque(_raw))) }
        set { adw_toast_set_action_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.actionName; defer { self.actionName = value }; yield &value }
    }

    /// `action-target`.
    public var actionTarget: Variant? {
        get { property("action-target") }
        set { setProperty("action-target", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.actionTarget; defer { self.actionTarget = value }; yield &value }
    }

    /// `button-label`, `adw_toast_get_button_label()`.
    public var buttonLabel: String? {
        get { C.optionalString(adw_toast_get_button_label(C.opaque(_raw))) }
        set { adw_toast_set_button_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.buttonLabel; defer { self.buttonLabel = value }; yield &value }
    }

    /// `custom-title`, `adw_toast_get_custom_title()`.
    public var customTitle: Gtk.Widget? {
        get { C.borrow(adw_toast_get_custom_title(C.opaque(_raw))) }
        set { adw_toast_set_custom_title(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.customTitle; defer { self.customTitle = value }; yield &value }
    }

    /// `priority`, `adw_toast_get_priority()`.
    public var priority: ToastPriority {
        get { C.enumeration(adw_toast_get_priority(C.opaque(_raw)).rawValue) }
        set { adw_toast_set_priority(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.priority; defer { self.priority = value }; yield &value }
    }

    /// `timeout`, `adw_toast_get_timeout()`.
    public var timeout: Int {
        get { C.int(adw_toast_get_timeout(C.opaque(_raw))) }
        set { adw_toast_set_timeout(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.timeout; defer { self.timeout = value }; yield &value }
    }

    /// `title`, `adw_toast_get_title()`.
    public var title: String? {
        get { C.optionalString(adw_toast_get_title(C.opaque(_raw))) }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `button-clicked`.
    @discardableResult
    public func onButtonClicked(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("button-clicked", after: after, plain: handler)
    }

    /// `dismissed`.
    @discardableResult
    public func onDismissed(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("dismissed", after: after, plain: handler)
    }

    /// `adw_toast_dismiss()`.
    public func dismiss() {
        adw_toast_dismiss(C.opaque(_raw))
    }

    /// `adw_toast_get_action_target_value()`.
    public var actionTargetValue: Variant? {
        get { C.copy(C.raw(adw_toast_get_action_target_value(C.opaque(_raw)))) }
        set { adw_toast_set_action_target_value(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.actionTargetValue; defer { self.actionTargetValue = value }; yield &value }
    }

    /// `adw_toast_set_detailed_action_name()`.
    public func setDetailedActionName(_ detailedActionName: String? = nil) {
        adw_toast_set_detailed_action_name(C.opaque(_raw), detailedActionName)
    }
}

extension Members where Owner: Toast {
    public var actionName: PropertyKey<Owner, String?> { PropertyKey("action-name") }
    public var actionTarget: PropertyKey<Owner, Variant?> { PropertyKey("action-target") }
    public var buttonLabel: PropertyKey<Owner, String?> { PropertyKey("button-label") }
    public var customTitle: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("custom-title") }
    public var priority: PropertyKey<Owner, ToastPriority> { PropertyKey("priority") }
    public var timeout: PropertyKey<Owner, Int> { PropertyKey("timeout") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var buttonClicked: SignalKey<Owner, Void> { SignalKey("button-clicked") }
    public var dismissed: SignalKey<Owner, Void> { SignalKey("dismissed") }
}
