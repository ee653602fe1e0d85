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

#if GTK_4_14
/// `GtkAccessibleAnnouncementPriority`. <https://docs.gtk.org/gtk4/enum.AccessibleAnnouncementPriority.html>
public enum AccessibleAnnouncementPriority: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW`.
    case low
    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`.
    case medium
    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH`.
    case high
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .low
        case 1: self = .medium
        case 2: self = .high
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .low: 0
        case .medium: 1
        case .high: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.low, .medium, .high] }
    public static var gtype: UInt { gtk_accessible_announcement_priority_get_type() }
}
#endif
