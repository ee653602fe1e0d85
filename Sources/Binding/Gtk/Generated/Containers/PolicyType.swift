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

/// `GtkPolicyType`. <https://docs.gtk.org/gtk4/enum.PolicyType.html>
public enum PolicyType: Enumeration, ValueConvertible {
    /// `GTK_POLICY_ALWAYS`.
    case always
    /// `GTK_POLICY_AUTOMATIC`.
    case automatic
    /// `GTK_POLICY_NEVER`.
    case never
    /// `GTK_POLICY_EXTERNAL`.
    case external
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .automatic
        case 2: self = .never
        case 3: self = .external
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .automatic: 1
        case .never: 2
        case .external: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.always, .automatic, .never, .external] }
    public static var gtype: UInt { gtk_policy_type_get_type() }
}
