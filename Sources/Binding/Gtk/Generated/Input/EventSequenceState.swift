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

/// `GtkEventSequenceState`. <https://docs.gtk.org/gtk4/enum.EventSequenceState.html>
public enum EventSequenceState: Enumeration, ValueConvertible {
    /// `GTK_EVENT_SEQUENCE_NONE`.
    case none
    /// `GTK_EVENT_SEQUENCE_CLAIMED`.
    case claimed
    /// `GTK_EVENT_SEQUENCE_DENIED`.
    case denied
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .claimed
        case 2: self = .denied
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .claimed: 1
        case .denied: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .claimed, .denied] }
    public static var gtype: UInt { gtk_event_sequence_state_get_type() }
}
