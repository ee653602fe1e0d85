// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoAttrFilterFunc`.
public typealias AttrFilterFunc = @MainActor (Attribute) -> Bool

/// How the library calls a ``AttrFilterFunc``.
@_spi(Binding) public enum AttrFilterFuncThunk {
    private typealias Function = (Attribute) -> Bool

    public static let call: PangoAttrFilterFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.copy(a0), "AttrFilterFunc"))
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: AttrFilterFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `PangoFontsetForeachFunc`.
public typealias FontsetForeachFunc = @MainActor (Fontset, Font) -> Bool

/// How the library calls a ``FontsetForeachFunc``.
@_spi(Binding) public enum FontsetForeachFuncThunk {
    private typealias Function = (Fontset, Font) -> Bool

    public static let call: PangoFontsetForeachFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "FontsetForeachFunc"), C.present(C.borrow(a1), "FontsetForeachFunc"))
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: FontsetForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}
