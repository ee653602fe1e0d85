// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAppInfo`. <https://docs.gtk.org/gio/iface.AppInfo.html>
@MainActor
public protocol AppInfo: Object {}

/// Some object with the interface ``AppInfo``, of a class that is private to its library.
public final class AnyAppInfo: Object, AppInfo {
    public override nonisolated class var gtype: UInt { g_app_info_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAppInfo(_borrowed: raw) }
}

extension AppInfo {
    /// `g_app_info_create_from_commandline()`.
    public static func create(
        fromCommandline commandline: String, applicationName: String? = nil, flags: AppInfoCreateFlags = []
    ) throws(GLibError) -> any AppInfo {
        var error: UnsafeMutablePointer<GError>?
        let result = g_app_info_create_from_commandline(C.bytes(commandline), applicationName, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyAppInfo.self), "g_app_info_create_from_commandline")
    }

    /// `g_app_info_get_all()`.
    public static var all: [any AppInfo] { C.array(list: g_app_info_get_all(), .full) { C.present(C.adopt($0, AnyAppInfo.self), "g_app_info_get_all") } }

    /// `g_app_info_get_all_for_type()`.
    public static func all(forType contentType: String) -> [any AppInfo] {
        C.array(list: g_app_info_get_all_for_type(contentType), .full) { C.present(C.adopt($0, AnyAppInfo.self), "g_app_info_get_all_for_type") }
    }

    /// `g_app_info_get_default_for_type()`.
    public static func `default`(
        forType contentType: String, mustSupportUris: Bool = false
    ) -> (any AppInfo)? {
        C.adopt(C.raw(g_app_info_get_default_for_type(contentType, mustSupportUris ? 1 : 0)), AnyAppInfo.self)
    }

    /// `g_app_info_get_default_for_type_async()`, `g_app_info_get_default_for_type_finish()`.
    public static func `default`(
        forType contentType: String, mustSupportUris: Bool = false
    ) async throws(GLibError) -> any AppInfo {
        let source = await C.ready { cancellable, ready, data in
            g_app_info_get_default_for_type_async(contentType, mustSupportUris ? 1 : 0, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_app_info_get_default_for_type_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyAppInfo.self), "g_app_info_get_default_for_type_finish")
    }

    /// `g_app_info_get_default_for_uri_scheme()`.
    public static func `default`(forUriScheme uriScheme: String) -> (any AppInfo)? {
        C.adopt(C.raw(g_app_info_get_default_for_uri_scheme(uriScheme)), AnyAppInfo.self)
    }

    /// `g_app_info_get_default_for_uri_scheme_async()`, `g_app_info_get_default_for_uri_scheme_finish()`.
    public static func `default`(forUriScheme uriScheme: String) async throws(GLibError) -> any AppInfo {
        let source = await C.ready { cancellable, ready, data in
            g_app_info_get_default_for_uri_scheme_async(uriScheme, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_app_info_get_default_for_uri_scheme_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyAppInfo.self), "g_app_info_get_default_for_uri_scheme_finish")
    }

    /// `g_app_info_get_fallback_for_type()`.
    public static func fallback(forType contentType: String) -> [any AppInfo] {
        C.array(list: g_app_info_get_fallback_for_type(contentType), .full) { C.present(C.adopt($0, AnyAppInfo.self), "g_app_info_get_fallback_for_type") }
    }

    /// `g_app_info_get_recommended_for_type()`.
    public static func recommended(forType contentType: String) -> [any AppInfo] {
        C.array(list: g_app_info_get_recommended_for_type(contentType), .full) { C.present(C.adopt($0, AnyAppInfo.self), "g_app_info_get_recommended_for_type") }
    }

    /// `g_app_info_launch_default_for_uri()`.
    public static func launchDefault(forUri uri: String, context: AppLaunchContext? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_launch_default_for_uri(uri, C.cast(context?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_launch_default_for_uri_async()`, `g_app_info_launch_default_for_uri_finish()`.
    public static func launchDefault(
        forUri uri: String, context: AppLaunchContext? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_app_info_launch_default_for_uri_async(uri, C.cast(context?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_launch_default_for_uri_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_reset_type_associations()`.
    public static func resetTypeAssociations(_ contentType: String) {
        g_app_info_reset_type_associations(contentType)
    }

    /// `g_app_info_add_supports_type()`.
    public func addSupportsType(_ contentType: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_add_supports_type(C.opaque(_raw), contentType, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_can_delete()`.
    public func canDelete() -> Bool {
        g_app_info_can_delete(C.opaque(_raw)) != 0
    }

    /// `g_app_info_can_remove_supports_type()`.
    public func canRemoveSupportsType() -> Bool {
        g_app_info_can_remove_supports_type(C.opaque(_raw)) != 0
    }

    /// `g_app_info_delete()`.
    @discardableResult
    public func delete() -> Bool {
        g_app_info_delete(C.opaque(_raw)) != 0
    }

    /// `g_app_info_dup()`.
    @discardableResult
    public func dup() -> any AppInfo {
        C.present(C.adopt(C.raw(g_app_info_dup(C.opaque(_raw))), AnyAppInfo.self), "g_app_info_dup")
    }

    /// `g_app_info_equal()`.
    public func equal(_ appinfo2: any AppInfo) -> Bool {
        g_app_info_equal(C.opaque(_raw), C.opaque(appinfo2._raw)) != 0
    }

    /// `g_app_info_get_commandline()`.
    public var commandline: String? { C.optionalFileName(g_app_info_get_commandline(C.opaque(_raw))) }

    /// `g_app_info_get_description()`.
    public var details: String? { C.optionalString(g_app_info_get_description(C.opaque(_raw))) }

    /// `g_app_info_get_display_name()`.
    public var displayName: String { C.string(g_app_info_get_display_name(C.opaque(_raw))) }

    /// `g_app_info_get_executable()`.
    public var executable: String { C.fileName(g_app_info_get_executable(C.opaque(_raw))) }

    /// `g_app_info_get_icon()`.
    public var icon: (any Icon)? { C.borrow(C.raw(g_app_info_get_icon(C.opaque(_raw))), AnyIcon.self) }

    /// `g_app_info_get_id()`.
    public var id: String? { C.optionalString(g_app_info_get_id(C.opaque(_raw))) }

    /// `g_app_info_get_name()`.
    public var name: String { C.string(g_app_info_get_name(C.opaque(_raw))) }

    /// `g_app_info_get_supported_types()`.
    public var supportedTypes: [String] { C.strings(constant: g_app_info_get_supported_types(C.opaque(_raw))) }

    /// `g_app_info_launch()`.
    public func launch(_ files: [File]? = nil, context: AppLaunchContext? = nil) throws(GLibError) {
        let cFiles = C.list(of: (files ?? []).map { $0._raw })
        defer { g_list_free(cFiles) }
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_launch(C.opaque(_raw), cFiles, C.cast(context?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_launch_uris()`.
    public func launchUris(_ uris: [String]? = nil, context: AppLaunchContext? = nil) throws(GLibError) {
        let cUris = C.list(of: (uris ?? []).map { UnsafeMutableRawPointer(C.duplicate($0)) })
        defer { g_list_free_full(cUris) { g_free($0) } }
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_launch_uris(C.opaque(_raw), cUris, C.cast(context?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_launch_uris_async()`, `g_app_info_launch_uris_finish()`.
    public func launchUris(
        _ uris: [String]? = nil, context: AppLaunchContext? = nil
    ) async throws(GLibError) {
        let cUris = C.list(of: (uris ?? []).map { UnsafeMutableRawPointer(C.duplicate($0)) })
        defer { g_list_free_full(cUris) { g_free($0) } }
        let source = await C.ready { cancellable, ready, data in
            g_app_info_launch_uris_async(C.opaque(_raw), cUris, C.cast(context?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_launch_uris_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_remove_supports_type()`.
    public func removeSupportsType(_ contentType: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_remove_supports_type(C.opaque(_raw), contentType, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_set_as_default_for_extension()`.
    public func setAsDefault(forExtension `extension`: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_set_as_default_for_extension(C.opaque(_raw), C.bytes(`extension`), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_set_as_default_for_type()`.
    public func setAsDefault(forType contentType: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_set_as_default_for_type(C.opaque(_raw), contentType, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_set_as_last_used_for_type()`.
    public func setAsLastUsed(forType contentType: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_app_info_set_as_last_used_for_type(C.opaque(_raw), contentType, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_app_info_should_show()`.
    public func shouldShow() -> Bool {
        g_app_info_should_show(C.opaque(_raw)) != 0
    }

    /// `g_app_info_supports_files()`.
    @discardableResult
    public func supportsFiles() -> Bool {
        g_app_info_supports_files(C.opaque(_raw)) != 0
    }

    /// `g_app_info_supports_uris()`.
    @discardableResult
    public func supportsUris() -> Bool {
        g_app_info_supports_uris(C.opaque(_raw)) != 0
    }
}
