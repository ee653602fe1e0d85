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

/// `GtkPrintOperationResult`. <https://docs.gtk.org/gtk4/enum.PrintOperationResult.html>
public enum PrintOperationResult: Enumeration, ValueConvertible {
    /// `GTK_PRINT_OPERATION_RESULT_ERROR`.
    case error
    /// `GTK_PRINT_OPERATION_RESULT_APPLY`.
    case apply
    /// `GTK_PRINT_OPERATION_RESULT_CANCEL`.
    case cancel
    /// `GTK_PRINT_OPERATION_RESULT_IN_PROGRESS`.
    case inProgress
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .error
        case 1: self = .apply
        case 2: self = .cancel
        case 3: self = .inProgress
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .error: 0
        case .apply: 1
        case .cancel: 2
        case .inProgress: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.error, .apply, .cancel, .inProgress] }
    public static var gtype: UInt { gtk_print_operation_result_get_type() }
}
