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

#if GTK_4_10
/// `GtkDialogError`. <https://docs.gtk.org/gtk4/error.DialogError.html>
public enum DialogError: ErrorCode, ValueConvertible {
    /// `GTK_DIALOG_ERROR_FAILED`.
    case failed
    /// `GTK_DIALOG_ERROR_CANCELLED`.
    case cancelled
    /// `GTK_DIALOG_ERROR_DISMISSED`.
    case dismissed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .cancelled
        case 2: self = .dismissed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .cancelled: 1
        case .dismissed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.failed, .cancelled, .dismissed] }
    public static var gtype: UInt { gtk_dialog_error_get_type() }
    public static var domain: String { "gtk-dialog-error-quark" }
}
#endif
