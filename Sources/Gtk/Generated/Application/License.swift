// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkLicense`. <https://docs.gtk.org/gtk4/enum.License.html>
public enum License: Int32, Enumeration, ValueConvertible {
    /// `GTK_LICENSE_UNKNOWN`.
    case unknown = 0
    /// `GTK_LICENSE_CUSTOM`.
    case custom = 1
    /// `GTK_LICENSE_GPL_2_0`.
    case gpl20 = 2
    /// `GTK_LICENSE_GPL_3_0`.
    case gpl30 = 3
    /// `GTK_LICENSE_LGPL_2_1`.
    case lgpl21 = 4
    /// `GTK_LICENSE_LGPL_3_0`.
    case lgpl30 = 5
    /// `GTK_LICENSE_BSD`.
    case bsd = 6
    /// `GTK_LICENSE_MIT_X11`.
    case mitX11 = 7
    /// `GTK_LICENSE_ARTISTIC`.
    case artistic = 8
    /// `GTK_LICENSE_GPL_2_0_ONLY`.
    case gpl20Only = 9
    /// `GTK_LICENSE_GPL_3_0_ONLY`.
    case gpl30Only = 10
    /// `GTK_LICENSE_LGPL_2_1_ONLY`.
    case lgpl21Only = 11
    /// `GTK_LICENSE_LGPL_3_0_ONLY`.
    case lgpl30Only = 12
    /// `GTK_LICENSE_AGPL_3_0`.
    case agpl30 = 13
    /// `GTK_LICENSE_AGPL_3_0_ONLY`.
    case agpl30Only = 14
    /// `GTK_LICENSE_BSD_3`.
    case bsd3 = 15
    /// `GTK_LICENSE_APACHE_2_0`.
    case apache20 = 16
    /// `GTK_LICENSE_MPL_2_0`.
    case mpl20 = 17
    public static var gtype: UInt { gtk_license_get_type() }
}
