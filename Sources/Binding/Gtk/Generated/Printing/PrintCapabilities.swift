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

/// `GtkPrintCapabilities`. <https://docs.gtk.org/gtk4/flags.PrintCapabilities.html>
public struct PrintCapabilities: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_print_capabilities_get_type() }
    /// `GTK_PRINT_CAPABILITY_PAGE_SET`.
    public static let pageSet = Self(rawValue: 1)
    /// `GTK_PRINT_CAPABILITY_COPIES`.
    public static let copies = Self(rawValue: 2)
    /// `GTK_PRINT_CAPABILITY_COLLATE`.
    public static let collate = Self(rawValue: 4)
    /// `GTK_PRINT_CAPABILITY_REVERSE`.
    public static let reverse = Self(rawValue: 8)
    /// `GTK_PRINT_CAPABILITY_SCALE`.
    public static let scale = Self(rawValue: 16)
    /// `GTK_PRINT_CAPABILITY_GENERATE_PDF`.
    public static let generatePdf = Self(rawValue: 32)
    /// `GTK_PRINT_CAPABILITY_GENERATE_PS`.
    public static let generatePs = Self(rawValue: 64)
    /// `GTK_PRINT_CAPABILITY_PREVIEW`.
    public static let preview = Self(rawValue: 128)
    /// `GTK_PRINT_CAPABILITY_NUMBER_UP`.
    public static let numberUp = Self(rawValue: 256)
    /// `GTK_PRINT_CAPABILITY_NUMBER_UP_LAYOUT`.
    public static let numberUpLayout = Self(rawValue: 512)
}
