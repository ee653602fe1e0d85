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

/// `GtkMessageType`. <https://docs.gtk.org/gtk4/enum.MessageType.html>
public enum MessageType: Enumeration, ValueConvertible {
    /// `GTK_MESSAGE_INFO`.
    case info
    /// `GTK_MESSAGE_WARNING`.
    case warning
    /// `GTK_MESSAGE_QUESTION`.
    case question
    /// `GTK_MESSAGE_ERROR`.
    case error
    /// `GTK_MESSAGE_OTHER`.
    case other
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .info
        case 1: self = .warning
        case 2: self = .question
        case 3: self = .error
        case 4: self = .other
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .info: 0
        case .warning: 1
        case .question: 2
        case .error: 3
        case .other: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.info, .warning, .question, .error, .other] }
    public static var gtype: UInt { gtk_message_type_get_type() }
}
