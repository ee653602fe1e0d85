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

/// `GtkInputPurpose`. <https://docs.gtk.org/gtk4/enum.InputPurpose.html>
public enum InputPurpose: Enumeration, ValueConvertible {
    /// `GTK_INPUT_PURPOSE_FREE_FORM`.
    case freeForm
    /// `GTK_INPUT_PURPOSE_ALPHA`.
    case alpha
    /// `GTK_INPUT_PURPOSE_DIGITS`.
    case digits
    /// `GTK_INPUT_PURPOSE_NUMBER`.
    case number
    /// `GTK_INPUT_PURPOSE_PHONE`.
    case phone
    /// `GTK_INPUT_PURPOSE_URL`.
    case url
    /// `GTK_INPUT_PURPOSE_EMAIL`.
    case email
    /// `GTK_INPUT_PURPOSE_NAME`.
    case name
    /// `GTK_INPUT_PURPOSE_PASSWORD`.
    case password
    /// `GTK_INPUT_PURPOSE_PIN`.
    case pin
    /// `GTK_INPUT_PURPOSE_TERMINAL`.
    case terminal
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .freeForm
        case 1: self = .alpha
        case 2: self = .digits
        case 3: self = .number
        case 4: self = .phone
        case 5: self = .url
        case 6: self = .email
        case 7: self = .name
        case 8: self = .password
        case 9: self = .pin
        case 10: self = .terminal
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .freeForm: 0
        case .alpha: 1
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .name: 7
        case .password: 8
        case .pin: 9
        case .terminal: 10
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.freeForm, .alpha, .digits, .number, .phone, .url, .email, .name, .password, .pin, .terminal] }
    public static var gtype: UInt { gtk_input_purpose_get_type() }
}
