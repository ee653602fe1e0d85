// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GCredentialsType`. <https://docs.gtk.org/gio/enum.CredentialsType.html>
public enum CredentialsType: Int32, Enumeration, ValueConvertible {
    /// `G_CREDENTIALS_TYPE_INVALID`.
    case invalid = 0
    /// `G_CREDENTIALS_TYPE_LINUX_UCRED`.
    case linuxUcred = 1
    /// `G_CREDENTIALS_TYPE_FREEBSD_CMSGCRED`.
    case freebsdCmsgcred = 2
    /// `G_CREDENTIALS_TYPE_OPENBSD_SOCKPEERCRED`.
    case openbsdSockpeercred = 3
    /// `G_CREDENTIALS_TYPE_SOLARIS_UCRED`.
    case solarisUcred = 4
    /// `G_CREDENTIALS_TYPE_NETBSD_UNPCBID`.
    case netbsdUnpcbid = 5
    /// `G_CREDENTIALS_TYPE_APPLE_XUCRED`.
    case appleXucred = 6
    /// `G_CREDENTIALS_TYPE_WIN32_PID`.
    case win32Pid = 7
    public static var gtype: UInt { g_credentials_type_get_type() }
}
