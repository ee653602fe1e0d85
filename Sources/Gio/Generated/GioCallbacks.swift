// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GAsyncReadyCallback`.
public typealias AsyncReadyCallback = @MainActor (Object?, any AsyncResult) -> Void

/// How C calls a ``AsyncReadyCallback``.
package enum AsyncReadyCallbackThunk {
    private typealias Function = (Object?, any AsyncResult) -> Void

    package static let once: GAsyncReadyCallback = { a0, a1, data in
        Callback<Function>.once(data)(C.borrow(a0), C.present(C.borrow(C.raw(a1), AnyAsyncResult.self), "AsyncReadyCallback"))
    }

    package static func retained(_ function: AsyncReadyCallback?) -> UnsafeMutableRawPointer? {
        // Guard: C calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GDBusProxyTypeFunc`.
public typealias DBusProxyTypeFunc = @MainActor (DBusObjectManagerClient, String, String?) -> TypeID

/// How C calls a ``DBusProxyTypeFunc``.
package enum DBusProxyTypeFuncThunk {
    private typealias Function = (DBusObjectManagerClient, String, String?) -> TypeID

    package static let call: GDBusProxyTypeFunc = { a0, a1, a2, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "DBusProxyTypeFunc"), C.string(a1), C.optionalString(a2))
        return answer._raw
    }

    package static func retained(_ function: DBusProxyTypeFunc?) -> UnsafeMutableRawPointer? {
        // Guard: C calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GDBusSignalCallback`.
public typealias DBusSignalCallback = @MainActor (DBusConnection, String?, String, String, String, Variant) -> Void

/// How C calls a ``DBusSignalCallback``.
package enum DBusSignalCallbackThunk {
    private typealias Function = (DBusConnection, String?, String, String, String, Variant) -> Void

    package static let call: GDBusSignalCallback = { a0, a1, a2, a3, a4, a5, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "DBusSignalCallback"), C.optionalString(a1), C.string(a2), C.string(a3), C.string(a4), C.present(C.copy(C.raw(a5)), "DBusSignalCallback"))
    }

    package static func retained(_ function: DBusSignalCallback?) -> UnsafeMutableRawPointer? {
        // Guard: C calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GDesktopAppLaunchCallback`.
public typealias DesktopAppLaunchCallback = @MainActor (DesktopAppInfo, Int32) -> Void

/// How C calls a ``DesktopAppLaunchCallback``.
package enum DesktopAppLaunchCallbackThunk {
    private typealias Function = (DesktopAppInfo, Int32) -> Void

    package static let call: GDesktopAppLaunchCallback = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "DesktopAppLaunchCallback"), a1)
    }

    package static func lend<R>(
        _ function: DesktopAppLaunchCallback?, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        guard let function else { return try body(nil) }
        // Guard: C calls the function only during the call, on the main thread.
        return try C.lend(unsafeBitCast(function, to: Function.self), body)
    }
}

/// `GFileProgressCallback`.
public typealias FileProgressCallback = @MainActor (Int, Int) -> Void

/// How C calls a ``FileProgressCallback``.
package enum FileProgressCallbackThunk {
    private typealias Function = (Int, Int) -> Void

    package static let call: GFileProgressCallback = { a0, a1, data in
        Callback<Function>.at(data)(C.int(a0), C.int(a1))
    }

    package static func retained(_ function: FileProgressCallback?) -> UnsafeMutableRawPointer? {
        // Guard: C calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }

    package static func lend<R>(
        _ function: FileProgressCallback?, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        guard let function else { return try body(nil) }
        // Guard: C calls the function only during the call, on the main thread.
        return try C.lend(unsafeBitCast(function, to: Function.self), body)
    }
}
