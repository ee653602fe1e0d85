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

/// `GtkPropagationPhase`. <https://docs.gtk.org/gtk4/enum.PropagationPhase.html>
public enum PropagationPhase: Enumeration, ValueConvertible {
    /// `GTK_PHASE_NONE`.
    case none
    /// `GTK_PHASE_CAPTURE`.
    case capture
    /// `GTK_PHASE_BUBBLE`.
    case bubble
    /// `GTK_PHASE_TARGET`.
    case target
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .capture
        case 2: self = .bubble
        case 3: self = .target
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .capture: 1
        case .bubble: 2
        case .target: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .capture, .bubble, .target] }
    public static var gtype: UInt { gtk_propagation_phase_get_type() }
}
