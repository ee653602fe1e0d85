// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GCredentialsType`. <https://docs.gtk.org/gio/enum.CredentialsType.html>
public enum CredentialsType: Enumeration, ValueConvertible {
    /// `G_CREDENTIALS_TYPE_INVALID`.
    case invalid
    /// `G_CREDENTIALS_TYPE_LINUX_UCRED`.
    case linuxUcred
    /// `G_CREDENTIALS_TYPE_FREEBSD_CMSGCRED`.
    case freebsdCmsgcred
    /// `G_CREDENTIALS_TYPE_OPENBSD_SOCKPEERCRED`.
    case openbsdSockpeercred
    /// `G_CREDENTIALS_TYPE_SOLARIS_UCRED`.
    case solarisUcred
    /// `G_CREDENTIALS_TYPE_NETBSD_UNPCBID`.
    case netbsdUnpcbid
    /// `G_CREDENTIALS_TYPE_APPLE_XUCRED`.
    case appleXucred
    /// `G_CREDENTIALS_TYPE_WIN32_PID`.
    case win32Pid
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .linuxUcred
        case 2: self = .freebsdCmsgcred
        case 3: self = .openbsdSockpeercred
        case 4: self = .solarisUcred
        case 5: self = .netbsdUnpcbid
        case 6: self = .appleXucred
        case 7: self = .win32Pid
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .linuxUcred: 1
        case .freebsdCmsgcred: 2
        case .openbsdSockpeercred: 3
        case .solarisUcred: 4
        case .netbsdUnpcbid: 5
        case .appleXucred: 6
        case .win32Pid: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .linuxUcred, .freebsdCmsgcred, .openbsdSockpeercred, .solarisUcred, .netbsdUnpcbid, .appleXucred, .win32Pid] }
    public static var gtype: UInt { g_credentials_type_get_type() }
}
