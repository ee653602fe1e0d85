// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAppLaunchContext`. <https://docs.gtk.org/gio/class.AppLaunchContext.html>
open class AppLaunchContext: Object {
    open override nonisolated class var gtype: UInt { g_app_launch_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppLaunchContext(_borrowed: raw) }
}

extension AppLaunchContext {
    /// `launch-failed`.
    @discardableResult
    public func onLaunchFailed(
        after: Bool = false, _ handler: @escaping @MainActor (_ startupNotifyId: String) -> Void
    ) -> SignalConnection {
        connect("launch-failed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `launch-started`.
    @discardableResult
    public func onLaunchStarted(
        after: Bool = false, _ handler: @escaping @MainActor (_ info: any AppInfo, _ platformData: Variant?) -> Void
    ) -> SignalConnection {
        connect("launch-started", after: after) { arguments in handler(arguments.get(1, AnyAppInfo.self), arguments.get(2)) }
    }

    /// `launched`.
    @discardableResult
    public func onLaunched(
        after: Bool = false, _ handler: @escaping @MainActor (_ info: any AppInfo, _ platformData: Variant) -> Void
    ) -> SignalConnection {
        connect("launched", after: after) { arguments in handler(arguments.get(1, AnyAppInfo.self), arguments.get(2)) }
    }

    /// `g_app_launch_context_get_display()`.
    public func display(of info: any AppInfo, files: [File]) -> String? {
        let cFiles = C.list(of: files.map { $0._raw })
        defer { g_list_free(cFiles) }
        return C.takeOptionalString(g_app_launch_context_get_display(C.cast(_raw), C.opaque(info._raw), cFiles))
    }

    /// `g_app_launch_context_get_environment()`.
    public var environment: [String] { C.takeStrings(g_app_launch_context_get_environment(C.cast(_raw)), C.fileName) }

    /// `g_app_launch_context_get_startup_notify_id()`.
    public func startupNotifyId(of info: any AppInfo, files: [File]) -> String? {
        let cFiles = C.list(of: files.map { $0._raw })
        defer { g_list_free(cFiles) }
        return C.takeOptionalString(g_app_launch_context_get_startup_notify_id(C.cast(_raw), C.opaque(info._raw), cFiles))
    }

    /// `g_app_launch_context_launch_failed()`.
    public func launchFailed(_ startupNotifyId: String) {
        g_app_launch_context_launch_failed(C.cast(_raw), startupNotifyId)
    }

    /// `g_app_launch_context_setenv()`.
    public func setenv(_ variable: String, value: String) {
        g_app_launch_context_setenv(C.cast(_raw), C.bytes(variable), C.bytes(value))
    }

    /// `g_app_launch_context_unsetenv()`.
    public func unsetenv(_ variable: String) {
        g_app_launch_context_unsetenv(C.cast(_raw), C.bytes(variable))
    }
}

extension Members where Owner: AppLaunchContext {
    public var launchFailed: SignalKey<Owner, String> { SignalKey(one: "launch-failed") }
    public var launchStarted: SignalKey<Owner, (info: any AppInfo, platformData: Variant?)> { SignalKey("launch-started") { ($0.get(1, AnyAppInfo.self), $0.get(2)) } }
    public var launched: SignalKey<Owner, (info: any AppInfo, platformData: Variant)> { SignalKey("launched") { ($0.get(1, AnyAppInfo.self), $0.get(2)) } }
}
