// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAsyncReadyCallback`.
public typealias AsyncReadyCallback = @MainActor (Object?, any AsyncResult) -> Void

/// How the library calls a ``AsyncReadyCallback``.
@_spi(Binding) public enum AsyncReadyCallbackThunk {
    private typealias Function = (Object?, any AsyncResult) -> Void

    public static let once: GAsyncReadyCallback = { a0, a1, data in
        Callback<Function>.once(data)(C.borrow(a0), C.present(C.borrow(C.raw(a1), AnyAsyncResult.self), "AsyncReadyCallback"))
    }

    public static func retained(_ function: AsyncReadyCallback?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GDBusProxyTypeFunc`.
public typealias DBusProxyTypeFunc = @MainActor (DBusObjectManagerClient, String, String?) -> TypeID

/// How the library calls a ``DBusProxyTypeFunc``.
@_spi(Binding) public enum DBusProxyTypeFuncThunk {
    private typealias Function = (DBusObjectManagerClient, String, String?) -> TypeID

    public static let call: GDBusProxyTypeFunc = { a0, a1, a2, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "DBusProxyTypeFunc"), C.string(a1), C.optionalString(a2))
        return answer._raw
    }

    public static func retained(_ function: DBusProxyTypeFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GDBusSignalCallback`.
public typealias DBusSignalCallback = @MainActor (DBusConnection, String?, String, String, String, Variant) -> Void

/// How the library calls a ``DBusSignalCallback``.
@_spi(Binding) public enum DBusSignalCallbackThunk {
    private typealias Function = (DBusConnection, String?, String, String, String, Variant) -> Void

    public static let call: GDBusSignalCallback = { a0, a1, a2, a3, a4, a5, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "DBusSignalCallback"), C.optionalString(a1), C.string(a2), C.string(a3), C.string(a4), C.present(C.copy(C.raw(a5)), "DBusSignalCallback"))
    }

    public static func retained(_ function: DBusSignalCallback?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GDesktopAppLaunchCallback`.
public typealias DesktopAppLaunchCallback = @MainActor (DesktopAppInfo, Int32) -> Void

/// How the library calls a ``DesktopAppLaunchCallback``.
@_spi(Binding) public enum DesktopAppLaunchCallbackThunk {
    private typealias Function = (DesktopAppInfo, Int32) -> Void

    public static let call: GDesktopAppLaunchCallback = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "DesktopAppLaunchCallback"), a1)
    }

    public static func withTemporary<R>(
        _ function: DesktopAppLaunchCallback?, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        guard let function else { return try body(nil) }
        // Guard: the library calls the function only during the call, on the main thread.
        return try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
    }
}

/// `GFileProgressCallback`.
public typealias FileProgressCallback = @MainActor (Int, Int) -> Void

/// How the library calls a ``FileProgressCallback``.
@_spi(Binding) public enum FileProgressCallbackThunk {
    private typealias Function = (Int, Int) -> Void

    public static let call: GFileProgressCallback = { a0, a1, data in
        // Guard: used on the main thread only.
        nonisolated(unsafe) let function = Callback<Function>.at(data)
        let (v0, v1) = (C.int(a0), C.int(a1))
        C.onMainThread { function(v0, v1) }
    }

    public static func retained(_ function: FileProgressCallback?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }

    public static func withTemporary<R>(
        _ function: FileProgressCallback?, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        guard let function else { return try body(nil) }
        // Guard: the library calls the function only during the call, on the main thread.
        return try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
    }
}
