// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUri`. <https://docs.gtk.org/glib/struct.Uri.html>
public final class Uri: Boxed {
    public override class var gtype: UInt { g_uri_get_type() }
}

extension Uri {
    /// `g_uri_get_auth_params()`.
    public var authParams: String? { C.optionalString(g_uri_get_auth_params(C.opaque(_raw))) }

    /// `g_uri_get_flags()`.
    public var flags: UriFlags { C.flags(g_uri_get_flags(C.opaque(_raw)).rawValue) }

    /// `g_uri_get_fragment()`.
    public var fragment: String? { C.optionalString(g_uri_get_fragment(C.opaque(_raw))) }

    /// `g_uri_get_host()`.
    public var host: String? { C.optionalString(g_uri_get_host(C.opaque(_raw))) }

    /// `g_uri_get_password()`.
    public var password: String? { C.optionalString(g_uri_get_password(C.opaque(_raw))) }

    /// `g_uri_get_path()`.
    public var path: String { C.string(g_uri_get_path(C.opaque(_raw))) }

    /// `g_uri_get_port()`.
    public var port: Int { C.int(g_uri_get_port(C.opaque(_raw))) }

    /// `g_uri_get_query()`.
    public var query: String? { C.optionalString(g_uri_get_query(C.opaque(_raw))) }

    /// `g_uri_get_scheme()`.
    public var scheme: String { C.string(g_uri_get_scheme(C.opaque(_raw))) }

    /// `g_uri_get_user()`.
    public var user: String? { C.optionalString(g_uri_get_user(C.opaque(_raw))) }

    /// `g_uri_get_userinfo()`.
    public var userinfo: String? { C.optionalString(g_uri_get_userinfo(C.opaque(_raw))) }

    /// `g_uri_parse_relative()`.
    @discardableResult
    public func parseRelative(_ uriRef: String, flags: UriFlags = []) throws(GLibError) -> Uri {
        var error: UnsafeMutablePointer<GError>?
        let result = g_uri_parse_relative(C.opaque(_raw), uriRef, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_uri_parse_relative")
    }

    /// `g_uri_to_string()`.
    public func toString() -> String {
        C.takeString(g_uri_to_string(C.opaque(_raw)))
    }

    /// `g_uri_to_string_partial()`.
    public func toStringPartial(flags: UriHideFlags = []) -> String {
        C.takeString(g_uri_to_string_partial(C.opaque(_raw), .init(rawValue: C.number(flags))))
    }

    /// `g_uri_build()`.
    public static func build(
        flags: UriFlags = [], scheme: String, userinfo: String? = nil, host: String? = nil, port: Int, path: String, query: String? = nil, fragment: String? = nil
    ) -> Uri {
        C.present(C.take(C.raw(g_uri_build(.init(rawValue: C.number(flags)), scheme, userinfo, host, C.gint(port), path, query, fragment))), "g_uri_build")
    }

    /// `g_uri_build_with_user()`.
    public static func build(
        flags: UriFlags = [], scheme: String, withUser user: String? = nil, password: String? = nil, authParams: String? = nil, host: String? = nil, port: Int, path: String, query: String? = nil, fragment: String? = nil
    ) -> Uri {
        C.present(C.take(C.raw(g_uri_build_with_user(.init(rawValue: C.number(flags)), scheme, user, password, authParams, host, C.gint(port), path, query, fragment))), "g_uri_build_with_user")
    }

    /// `g_uri_error_quark()`.
    public static func errorQuark() -> Int {
        C.int(g_uri_error_quark())
    }

    /// `g_uri_escape_bytes()`.
    public static func escapeBytes(_ unescaped: [UInt8], reservedCharsAllowed: String? = nil) -> String {
        C.takeString(g_uri_escape_bytes(unescaped, C.gsize(unescaped.count), reservedCharsAllowed))
    }

    /// `g_uri_escape_string()`.
    public static func escapeString(
        _ unescaped: String, reservedCharsAllowed: String? = nil, allowUtf8: Bool
    ) -> String {
        C.takeString(g_uri_escape_string(unescaped, reservedCharsAllowed, allowUtf8 ? 1 : 0))
    }

    /// `g_uri_is_valid()`.
    public static func isValid(_ uriString: String, flags: UriFlags = []) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_uri_is_valid(uriString, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_uri_join()`.
    public static func join(
        flags: UriFlags = [], scheme: String? = nil, userinfo: String? = nil, host: String? = nil, port: Int, path: String, query: String? = nil, fragment: String? = nil
    ) -> String {
        C.takeString(g_uri_join(.init(rawValue: C.number(flags)), scheme, userinfo, host, C.gint(port), path, query, fragment))
    }

    /// `g_uri_join_with_user()`.
    public static func join(
        flags: UriFlags = [], scheme: String? = nil, withUser user: String? = nil, password: String? = nil, authParams: String? = nil, host: String? = nil, port: Int, path: String, query: String? = nil, fragment: String? = nil
    ) -> String {
        C.takeString(g_uri_join_with_user(.init(rawValue: C.number(flags)), scheme, user, password, authParams, host, C.gint(port), path, query, fragment))
    }

    /// `g_uri_list_extract_uris()`.
    public static func listExtractUris(_ uriList: String) -> [String] {
        C.takeStrings(g_uri_list_extract_uris(uriList))
    }

    /// `g_uri_parse()`.
    public static func parse(_ uriString: String, flags: UriFlags = []) throws(GLibError) -> Uri {
        var error: UnsafeMutablePointer<GError>?
        let result = g_uri_parse(uriString, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_uri_parse")
    }

    /// `g_uri_parse_scheme()`.
    public static func parseScheme(_ uri: String) -> String? {
        C.takeOptionalString(g_uri_parse_scheme(uri))
    }

    /// `g_uri_peek_scheme()`.
    public static func peekScheme(_ uri: String) -> String? {
        C.optionalString(g_uri_peek_scheme(uri))
    }

    /// `g_uri_resolve_relative()`.
    public static func resolveRelative(
        _ baseUriString: String? = nil, uriRef: String, flags: UriFlags = []
    ) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_uri_resolve_relative(baseUriString, uriRef, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_uri_split()`.
    public static func split(
        _ uriRef: String, flags: UriFlags = []
    ) throws(GLibError) -> (scheme: String?, userinfo: String?, host: String?, port: Int, path: String, query: String?, fragment: String?) {
        var scheme: UnsafeMutablePointer<CChar>?
        var userinfo: UnsafeMutablePointer<CChar>?
        var host: UnsafeMutablePointer<CChar>?
        var port: gint = 0
        var path: UnsafeMutablePointer<CChar>?
        var query: UnsafeMutablePointer<CChar>?
        var fragment: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_uri_split(uriRef, .init(rawValue: C.number(flags)), &scheme, &userinfo, &host, &port, &path, &query, &fragment, &error)
        if let error { throw GLibError(taking: error) }
        return (C.takeOptionalString(scheme), C.takeOptionalString(userinfo), C.takeOptionalString(host), C.int(port), C.takeString(path), C.takeOptionalString(query), C.takeOptionalString(fragment))
    }

    /// `g_uri_split_network()`.
    public static func splitNetwork(
        _ uriString: String, flags: UriFlags = []
    ) throws(GLibError) -> (scheme: String?, host: String?, port: Int) {
        var scheme: UnsafeMutablePointer<CChar>?
        var host: UnsafeMutablePointer<CChar>?
        var port: gint = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_uri_split_network(uriString, .init(rawValue: C.number(flags)), &scheme, &host, &port, &error)
        if let error { throw GLibError(taking: error) }
        return (C.takeOptionalString(scheme), C.takeOptionalString(host), C.int(port))
    }

    /// `g_uri_split_with_user()`.
    public static func splitWithUser(
        _ uriRef: String, flags: UriFlags = []
    ) throws(GLibError) -> (scheme: String?, user: String?, password: String?, authParams: String?, host: String?, port: Int, path: String, query: String?, fragment: String?) {
        var scheme: UnsafeMutablePointer<CChar>?
        var user: UnsafeMutablePointer<CChar>?
        var password: UnsafeMutablePointer<CChar>?
        var authParams: UnsafeMutablePointer<CChar>?
        var host: UnsafeMutablePointer<CChar>?
        var port: gint = 0
        var path: UnsafeMutablePointer<CChar>?
        var query: UnsafeMutablePointer<CChar>?
        var fragment: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_uri_split_with_user(uriRef, .init(rawValue: C.number(flags)), &scheme, &user, &password, &authParams, &host, &port, &path, &query, &fragment, &error)
        if let error { throw GLibError(taking: error) }
        return (C.takeOptionalString(scheme), C.takeOptionalString(user), C.takeOptionalString(password), C.takeOptionalString(authParams), C.takeOptionalString(host), C.int(port), C.takeString(path), C.takeOptionalString(query), C.takeOptionalString(fragment))
    }

    /// `g_uri_unescape_bytes()`.
    public static func unescapeBytes(
        _ escapedString: String, length: Int = -1, illegalCharacters: String? = nil
    ) throws(GLibError) -> Bytes {
        var error: UnsafeMutablePointer<GError>?
        let result = g_uri_unescape_bytes(escapedString, C.gssize(length), illegalCharacters, &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_uri_unescape_bytes")
    }

    /// `g_uri_unescape_segment()`.
    public static func unescapeSegment(
        _ escapedString: String? = nil, escapedStringEnd: String? = nil, illegalCharacters: String? = nil
    ) -> String? {
        C.takeOptionalString(g_uri_unescape_segment(escapedString, escapedStringEnd, illegalCharacters))
    }

    /// `g_uri_unescape_string()`.
    public static func unescapeString(_ escapedString: String, illegalCharacters: String? = nil) -> String? {
        C.takeOptionalString(g_uri_unescape_string(escapedString, illegalCharacters))
    }
}

extension Uri: CustomStringConvertible {
    public var description: String { toString() }
}
