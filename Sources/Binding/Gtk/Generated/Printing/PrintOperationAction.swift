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

/// `GtkPrintOperationAction`. <https://docs.gtk.org/gtk4/enum.PrintOperationAction.html>
public enum PrintOperationAction: Enumeration, ValueConvertible {
    /// `GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG`.
    case printDialog
    /// `GTK_PRINT_OPERATION_ACTION_PRINT`.
    case print
    /// `GTK_PRINT_OPERATION_ACTION_PREVIEW`.
    case preview
    /// `GTK_PRINT_OPERATION_ACTION_EXPORT`.
    case export
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .printDialog
        case 1: self = .print
        case 2: self = .preview
        case 3: self = .export
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .printDialog: 0
        case .print: 1
        case .preview: 2
        case .export: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.printDialog, .print, .preview, .export] }
    public static var gtype: UInt { gtk_print_operation_action_get_type() }
}
