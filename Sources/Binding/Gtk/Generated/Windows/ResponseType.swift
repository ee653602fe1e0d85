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

/// `GtkResponseType`. <https://docs.gtk.org/gtk4/enum.ResponseType.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum ResponseType: Enumeration, ValueConvertible {
    /// `GTK_RESPONSE_NONE`.
    case none
    /// `GTK_RESPONSE_REJECT`.
    case reject
    /// `GTK_RESPONSE_ACCEPT`.
    case accept
    /// `GTK_RESPONSE_DELETE_EVENT`.
    case deleteEvent
    /// `GTK_RESPONSE_OK`.
    case ok
    /// `GTK_RESPONSE_CANCEL`.
    case cancel
    /// `GTK_RESPONSE_CLOSE`.
    case close
    /// `GTK_RESPONSE_YES`.
    case yes
    /// `GTK_RESPONSE_NO`.
    case no
    /// `GTK_RESPONSE_APPLY`.
    case apply
    /// `GTK_RESPONSE_HELP`.
    case help
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .none
        case -2: self = .reject
        case -3: self = .accept
        case -4: self = .deleteEvent
        case -5: self = .ok
        case -6: self = .cancel
        case -7: self = .close
        case -8: self = .yes
        case -9: self = .no
        case -10: self = .apply
        case -11: self = .help
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: -1
        case .reject: -2
        case .accept: -3
        case .deleteEvent: -4
        case .ok: -5
        case .cancel: -6
        case .close: -7
        case .yes: -8
        case .no: -9
        case .apply: -10
        case .help: -11
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .reject, .accept, .deleteEvent, .ok, .cancel, .close, .yes, .no, .apply, .help] }
    public static var gtype: UInt { gtk_response_type_get_type() }
}
