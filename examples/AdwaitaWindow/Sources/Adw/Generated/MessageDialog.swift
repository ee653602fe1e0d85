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

/// `AdwMessageDialog`.
open class MessageDialog: Gtk.Window {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_message_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MessageDialog(_borrowed: raw) }

    /// `adw_message_dialog_new()`.
    public convenience init(parent: Gtk.Window? = nil, heading: String? = nil, body: String? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(adw_message_dialog_new(C.cast(parent?._raw), heading, body)), "adw_message_dialog_new"))
    }
}

extension MessageDialog {
    /// `body`, `adw_message_dialog_get_body()`.
    public var body: String {
        get { C.string(adw_message_dialog_get_body(C.cast(_raw))) }
        set { adw_message_dialog_set_body(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.body; defer { self.body = value }; yield &value }
    }

    /// `body-use-markup`, `adw_message_dialog_get_body_use_markup()`.
    public var bodyUseMarkup: Bool {
        get { adw_message_dialog_get_body_use_markup(C.cast(_raw)) != 0 }
        set { adw_message_dialog_set_body_use_markup(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.bodyUseMarkup; defer { self.bodyUseMarkup = value }; yield &value }
    }

    /// `close-response`, `adw_message_dialog_get_close_response()`.
    public var closeResponse: String {
        get { C.string(adw_message_dialog_get_close_response(C.cast(_raw))) }
        set { adw_message_dialog_set_close_response(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.closeResponse; defer { self.closeResponse = value }; yield &value }
    }

    /// `default-response`, `adw_message_dialog_get_default_response()`.
    public var defaultResponse: String? {
        get { C.optionalString(adw_message_dialog_get_default_response(C.cast(_raw))) }
        set { adw_message_dialog_set_default_response(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultResponse; defer { self.defaultResponse = value }; yield &value }
    }

    /// `extra-child`, `adw_message_dialog_get_extra_child()`.
    public var extraChild: Gtk.Widget? {
        get { C.borrow(adw_message_dialog_get_extra_child(C.cast(_raw))) }
        set { adw_message_dialog_set_extra_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.extraChild; defer { self.extraChild = value }; yield &value }
    }

    /// `heading`, `adw_message_dialog_get_heading()`.
    public var heading: String? {
        get { C.optionalString(adw_message_dialog_get_heading(C.cast(_raw))) }
        set { adw_message_dialog_set_heading(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.heading; defer { self.heading = value }; yield &value }
    }

    /// `heading-use-markup`, `adw_message_dialog_get_heading_use_markup()`.
    public var headingUseMarkup: Bool {
        get { adw_message_dialog_get_heading_use_markup(C.cast(_raw)) != 0 }
        set { adw_message_dialog_set_heading_use_markup(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.headingUseMarkup; defer { self.headingUseMarkup = value }; yield &value }
    }

    /// `response`.
    @discardableResult
    public func onResponse(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ response: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("response", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `adw_message_dialog_add_response()`.
    public func addResponse(_ id: String, label: String) {
        adw_message_dialog_add_response(C.cast(_raw), id, label)
    }

    /// `adw_message_dialog_get_response_appearance()`.
    public func responseAppearance(_ response: String) -> ResponseAppearance {
        C.enumeration(adw_message_dialog_get_response_appearance(C.cast(_raw), response).rawValue)
    }

    /// `adw_message_dialog_get_response_enabled()`.
    public func responseEnabled(_ response: String) -> Bool {
        adw_message_dialog_get_response_enabled(C.cast(_raw), response) != 0
    }

    /// `adw_message_dialog_get_response_label()`.
    public func responseLabel(_ response: String) -> String {
        C.string(adw_message_dialog_get_response_label(C.cast(_raw), response))
    }

    /// `adw_message_dialog_has_response()`.
    public func hasResponse(_ response: String) -> Bool {
        adw_message_dialog_has_response(C.cast(_raw), response) != 0
    }

    /// `adw_message_dialog_response()`.
    public func response(_ response: String) {
        adw_message_dialog_response(C.cast(_raw), response)
    }

    /// `adw_message_dialog_set_response_appearance()`.
    public func setResponseAppearance(_ response: String, appearance: ResponseAppearance) {
        adw_message_dialog_set_response_appearance(C.cast(_raw), response, .init(rawValue: C.number(appearance)))
    }

    /// `adw_message_dialog_set_response_enabled()`.
    public func setResponseEnabled(_ response: String, enabled: Bool) {
        adw_message_dialog_set_response_enabled(C.cast(_raw), response, enabled ? 1 : 0)
    }

    /// `adw_message_dialog_set_response_label()`.
    public func setResponseLabel(_ response: String, label: String) {
        adw_message_dialog_set_response_label(C.cast(_raw), response, label)
    }
}

extension Members where Owner: MessageDialog {
    public var body: PropertyKey<Owner, String> { PropertyKey("body") }
    public var bodyUseMarkup: PropertyKey<Owner, Bool> { PropertyKey("body-use-markup") }
    public var closeResponse: PropertyKey<Owner, String> { PropertyKey("close-response") }
    public var defaultResponse: PropertyKey<Owner, String?> { PropertyKey("default-response") }
    public var extraChild: PropertyKey<Owner, Gtk.Widget?> { PropertyKey("extra-child") }
    public var heading: PropertyKey<Owner, String?> { PropertyKey("heading") }
    public var headingUseMarkup: PropertyKey<Owner, Bool> { PropertyKey("heading-use-markup") }
    public var response: SignalKey<Owner, String> { SignalKey(one: "response") }
}
