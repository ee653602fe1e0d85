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

/// `GtkLicense`. <https://docs.gtk.org/gtk4/enum.License.html>
public enum License: Enumeration, ValueConvertible {
    /// `GTK_LICENSE_UNKNOWN`.
    case unknown
    /// `GTK_LICENSE_CUSTOM`.
    case custom
    /// `GTK_LICENSE_GPL_2_0`.
    case gpl20
    /// `GTK_LICENSE_GPL_3_0`.
    case gpl30
    /// `GTK_LICENSE_LGPL_2_1`.
    case lgpl21
    /// `GTK_LICENSE_LGPL_3_0`.
    case lgpl30
    /// `GTK_LICENSE_BSD`.
    case bsd
    /// `GTK_LICENSE_MIT_X11`.
    case mitX11
    /// `GTK_LICENSE_ARTISTIC`.
    case artistic
    /// `GTK_LICENSE_GPL_2_0_ONLY`.
    case gpl20Only
    /// `GTK_LICENSE_GPL_3_0_ONLY`.
    case gpl30Only
    /// `GTK_LICENSE_LGPL_2_1_ONLY`.
    case lgpl21Only
    /// `GTK_LICENSE_LGPL_3_0_ONLY`.
    case lgpl30Only
    /// `GTK_LICENSE_AGPL_3_0`.
    case agpl30
    /// `GTK_LICENSE_AGPL_3_0_ONLY`.
    case agpl30Only
    /// `GTK_LICENSE_BSD_3`.
    case bsd3
    /// `GTK_LICENSE_APACHE_2_0`.
    case apache20
    /// `GTK_LICENSE_MPL_2_0`.
    case mpl20
#if GTK_4_18
    /// `GTK_LICENSE_0BSD`.
    case n0bsd
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .custom
        case 2: self = .gpl20
        case 3: self = .gpl30
        case 4: self = .lgpl21
        case 5: self = .lgpl30
        case 6: self = .bsd
        case 7: self = .mitX11
        case 8: self = .artistic
        case 9: self = .gpl20Only
        case 10: self = .gpl30Only
        case 11: self = .lgpl21Only
        case 12: self = .lgpl30Only
        case 13: self = .agpl30
        case 14: self = .agpl30Only
        case 15: self = .bsd3
        case 16: self = .apache20
        case 17: self = .mpl20
#if GTK_4_18
        case 18: self = .n0bsd
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .custom: 1
        case .gpl20: 2
        case .gpl30: 3
        case .lgpl21: 4
        case .lgpl30: 5
        case .bsd: 6
        case .mitX11: 7
        case .artistic: 8
        case .gpl20Only: 9
        case .gpl30Only: 10
        case .lgpl21Only: 11
        case .lgpl30Only: 12
        case .agpl30: 13
        case .agpl30Only: 14
        case .bsd3: 15
        case .apache20: 16
        case .mpl20: 17
#if GTK_4_18
        case .n0bsd: 18
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.unknown, .custom, .gpl20, .gpl30, .lgpl21, .lgpl30, .bsd, .mitX11, .artistic, .gpl20Only, .gpl30Only, .lgpl21Only, .lgpl30Only, .agpl30, .agpl30Only, .bsd3, .apache20, .mpl20]
#if GTK_4_18
        all += [.n0bsd]
#endif
        return all
    }
    public static var gtype: UInt { gtk_license_get_type() }
}
