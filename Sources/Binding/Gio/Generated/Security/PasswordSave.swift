// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPasswordSave`. <https://docs.gtk.org/gio/enum.PasswordSave.html>
public enum PasswordSave: Enumeration, ValueConvertible {
    /// `G_PASSWORD_SAVE_NEVER`.
    case never
    /// `G_PASSWORD_SAVE_FOR_SESSION`.
    case forSession
    /// `G_PASSWORD_SAVE_PERMANENTLY`.
    case permanently
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .never
        case 1: self = .forSession
        case 2: self = .permanently
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .never: 0
        case .forSession: 1
        case .permanently: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.never, .forSession, .permanently] }
    public static var gtype: UInt { g_password_save_get_type() }
}
