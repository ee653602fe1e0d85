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

/// `GtkAlign`. <https://docs.gtk.org/gtk4/enum.Align.html>
public enum Align: Enumeration, ValueConvertible {
    /// `GTK_ALIGN_FILL`.
    case fill
    /// `GTK_ALIGN_START`.
    case start
    /// `GTK_ALIGN_END`.
    case end
    /// `GTK_ALIGN_CENTER`.
    case center
    /// `GTK_ALIGN_BASELINE`.
    case baseline
#if GTK_4_12
    /// `GTK_ALIGN_BASELINE_CENTER`.
    case baselineCenter
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .start
        case 2: self = .end
        case 3: self = .center
        case 4: self = .baseline
#if GTK_4_12
        case 5: self = .baselineCenter
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .start: 1
        case .end: 2
        case .center: 3
        case .baseline: 4
#if GTK_4_12
        case .baselineCenter: 5
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.fill, .start, .end, .center, .baseline]
#if GTK_4_12
        all += [.baselineCenter]
#endif
        return all
    }
    public static var gtype: UInt { gtk_align_get_type() }
#if GTK_4_12
    /// `GTK_ALIGN_BASELINE_FILL`.
    public static var baselineFill: Self { .baseline }
#endif
}
