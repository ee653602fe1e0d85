// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUriError`. <https://docs.gtk.org/glib/error.UriError.html>
public enum UriError: ErrorCode {
    /// `G_URI_ERROR_FAILED`.
    case failed
    /// `G_URI_ERROR_BAD_SCHEME`.
    case badScheme
    /// `G_URI_ERROR_BAD_USER`.
    case badUser
    /// `G_URI_ERROR_BAD_PASSWORD`.
    case badPassword
    /// `G_URI_ERROR_BAD_AUTH_PARAMS`.
    case badAuthParams
    /// `G_URI_ERROR_BAD_HOST`.
    case badHost
    /// `G_URI_ERROR_BAD_PORT`.
    case badPort
    /// `G_URI_ERROR_BAD_PATH`.
    case badPath
    /// `G_URI_ERROR_BAD_QUERY`.
    case badQuery
    /// `G_URI_ERROR_BAD_FRAGMENT`.
    case badFragment
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .badScheme
        case 2: self = .badUser
        case 3: self = .badPassword
        case 4: self = .badAuthParams
        case 5: self = .badHost
        case 6: self = .badPort
        case 7: self = .badPath
        case 8: self = .badQuery
        case 9: self = .badFragment
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .badScheme: 1
        case .badUser: 2
        case .badPassword: 3
        case .badAuthParams: 4
        case .badHost: 5
        case .badPort: 6
        case .badPath: 7
        case .badQuery: 8
        case .badFragment: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.failed, .badScheme, .badUser, .badPassword, .badAuthParams, .badHost, .badPort, .badPath, .badQuery, .badFragment] }
    public static var domain: String { "g-uri-quark" }
}
