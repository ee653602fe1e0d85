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

/// `GtkScrollStep`. <https://docs.gtk.org/gtk4/enum.ScrollStep.html>
public enum ScrollStep: Enumeration, ValueConvertible {
    /// `GTK_SCROLL_STEPS`.
    case steps
    /// `GTK_SCROLL_PAGES`.
    case pages
    /// `GTK_SCROLL_ENDS`.
    case ends
    /// `GTK_SCROLL_HORIZONTAL_STEPS`.
    case horizontalSteps
    /// `GTK_SCROLL_HORIZONTAL_PAGES`.
    case horizontalPages
    /// `GTK_SCROLL_HORIZONTAL_ENDS`.
    case horizontalEnds
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .steps
        case 1: self = .pages
        case 2: self = .ends
        case 3: self = .horizontalSteps
        case 4: self = .horizontalPages
        case 5: self = .horizontalEnds
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .steps: 0
        case .pages: 1
        case .ends: 2
        case .horizontalSteps: 3
        case .horizontalPages: 4
        case .horizontalEnds: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.steps, .pages, .ends, .horizontalSteps, .horizontalPages, .horizontalEnds] }
    public static var gtype: UInt { gtk_scroll_step_get_type() }
}
