// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDesktopAppInfo`. <https://docs.gtk.org/gio/class.DesktopAppInfo.html>
open class DesktopAppInfo: Object, AppInfo {
    open override nonisolated class var gtype: UInt { g_desktop_app_info_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DesktopAppInfo(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_desktop_app_info_new()`.
    public convenience init?(desktopId: String) {
        guard let made = C.raw(g_desktop_app_info_new(desktopId)) else { return nil }
        self.init(_constructed: made)
    }

    /// `g_desktop_app_info_new_from_filename()`.
    public convenience init?(filename: String) {
        guard let made = C.raw(g_desktop_app_info_new_from_filename(C.bytes(filename))) else { return nil }
        self.init(_constructed: made)
    }

    /// `g_desktop_app_info_new_from_keyfile()`.
    public convenience init?(keyFile: KeyFile) {
        guard let made = C.raw(g_desktop_app_info_new_from_keyfile(C.opaque(keyFile._raw))) else { return nil }
        self.init(_constructed: made)
    }
}

extension DesktopAppInfo {
    /// `filename`, `g_desktop_app_info_get_filename()`.
    public var filename: String? { C.optionalFileName(g_desktop_app_info_get_filename(C.opaque(_raw))) }

    /// `g_desktop_app_info_get_implementations()`.
    public static func implementations(_ interface: String) -> [DesktopAppInfo] {
        C.array(list: g_desktop_app_info_get_implementations(interface), .full) { C.present(C.adopt($0), "g_desktop_app_info_get_implementations") }
    }

    /// `g_desktop_app_info_get_action_name()`.
    public func actionName(_ actionName: String) -> String {
        C.takeString(g_desktop_app_info_get_action_name(C.opaque(_raw), actionName))
    }

    /// `g_desktop_app_info_get_boolean()`.
    public func boolean(forKey key: String) -> Bool {
        g_desktop_app_info_get_boolean(C.opaque(_raw), key) != 0
    }

    /// `g_desktop_app_info_get_categories()`.
    public var categories: String? { C.optionalString(g_desktop_app_info_get_categories(C.opaque(_raw))) }

    /// `g_desktop_app_info_get_generic_name()`.
    public var genericName: String? { C.optionalString(g_desktop_app_info_get_generic_name(C.opaque(_raw))) }

    /// `g_desktop_app_info_get_is_hidden()`.
    public var isHidden: Bool { g_desktop_app_info_get_is_hidden(C.opaque(_raw)) != 0 }

    /// `g_desktop_app_info_get_keywords()`.
    public var keywords: [String] { C.strings(constant: g_desktop_app_info_get_keywords(C.opaque(_raw))) }

    /// `g_desktop_app_info_get_locale_string()`.
    public func localeString(forKey key: String) -> String? {
        C.takeOptionalString(g_desktop_app_info_get_locale_string(C.opaque(_raw), key))
    }

    /// `g_desktop_app_info_get_nodisplay()`.
    public var nodisplay: Bool { g_desktop_app_info_get_nodisplay(C.opaque(_raw)) != 0 }

    /// `g_desktop_app_info_get_show_in()`.
    public func show(in desktopEnv: String? = nil) -> Bool {
        g_desktop_app_info_get_show_in(C.opaque(_raw), desktopEnv) != 0
    }

    /// `g_desktop_app_info_get_startup_wm_class()`.
    public var startupWmClass: String? { C.optionalString(g_desktop_app_info_get_startup_wm_class(C.opaque(_raw))) }

    /// `g_desktop_app_info_get_string()`.
    public func string(forKey key: String) -> String? {
        C.takeOptionalString(g_desktop_app_info_get_string(C.opaque(_raw), key))
    }

    /// `g_desktop_app_info_get_string_list()`.
    public func stringList(forKey key: String) -> [String] {
        var length: gsize = 0
        let result = g_desktop_app_info_get_string_list(C.opaque(_raw), key, &length)
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(length), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `g_desktop_app_info_has_key()`.
    public func hasKey(_ key: String) -> Bool {
        g_desktop_app_info_has_key(C.opaque(_raw), key) != 0
    }

    /// `g_desktop_app_info_launch_action()`.
    public func launchAction(_ actionName: String, launchContext: AppLaunchContext? = nil) {
        g_desktop_app_info_launch_action(C.opaque(_raw), actionName, C.cast(launchContext?._raw))
    }

    /// `g_desktop_app_info_launch_uris_as_manager()`.
    public func launchUrisAsManager(
        _ uris: [String], launchContext: AppLaunchContext? = nil, spawnFlags: SpawnFlags = [], pidCallback: DesktopAppLaunchCallback? = nil
    ) throws(GLibError) {
        let cUris = C.list(of: uris.map { UnsafeMutableRawPointer(C.duplicate($0)) })
        defer { g_list_free_full(cUris) { g_free($0) } }
        var error: UnsafeMutablePointer<GError>?
        _ = DesktopAppLaunchCallbackThunk.withTemporary(pidCallback) { data6 in g_desktop_app_info_launch_uris_as_manager(C.opaque(_raw), cUris, C.cast(launchContext?._raw), .init(rawValue: C.number(spawnFlags)), nil, nil, pidCallback == nil ? nil : DesktopAppLaunchCallbackThunk.call, data6, &error) }
        if let error { throw GLibError(taking: error) }
    }

    /// `g_desktop_app_info_launch_uris_as_manager_with_fds()`.
    public func launchUrisAsManagerWithFds(
        _ uris: [String], launchContext: AppLaunchContext? = nil, spawnFlags: SpawnFlags = [], pidCallback: DesktopAppLaunchCallback? = nil, stdinFd: Int, stdoutFd: Int, stderrFd: Int
    ) throws(GLibError) {
        let cUris = C.list(of: uris.map { UnsafeMutableRawPointer(C.duplicate($0)) })
        defer { g_list_free_full(cUris) { g_free($0) } }
        var error: UnsafeMutablePointer<GError>?
        _ = DesktopAppLaunchCallbackThunk.withTemporary(pidCallback) { data6 in g_desktop_app_info_launch_uris_as_manager_with_fds(C.opaque(_raw), cUris, C.cast(launchContext?._raw), .init(rawValue: C.number(spawnFlags)), nil, nil, pidCallback == nil ? nil : DesktopAppLaunchCallbackThunk.call, data6, C.gint(stdinFd), C.gint(stdoutFd), C.gint(stderrFd), &error) }
        if let error { throw GLibError(taking: error) }
    }

    /// `g_desktop_app_info_list_actions()`.
    @discardableResult
    public func listActions() -> [String] {
        C.strings(constant: g_desktop_app_info_list_actions(C.opaque(_raw)))
    }
}

extension Members where Owner: DesktopAppInfo {
    public var filename: PropertyKey<Owner, String?> { PropertyKey("filename") }
}
