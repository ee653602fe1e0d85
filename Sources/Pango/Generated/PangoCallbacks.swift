// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoAttrFilterFunc`.
public typealias AttrFilterFunc = @MainActor (Attribute) -> Bool

/// How C calls a ``AttrFilterFunc``.
package enum AttrFilterFuncThunk {
    private typealias Function = (Attribute) -> Bool

    package static let call: PangoAttrFilterFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.copy(a0), "AttrFilterFunc"))
        return answer ? 1 : 0
    }

    package static func lend<R>(
        _ function: AttrFilterFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: C calls the function only during the call, on the main thread.
            try C.lend(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `PangoFontsetForeachFunc`.
public typealias FontsetForeachFunc = @MainActor (Fontset, Font) -> Bool

/// How C calls a ``FontsetForeachFunc``.
package enum FontsetForeachFuncThunk {
    private typealias Function = (Fontset, Font) -> Bool

    package static let call: PangoFontsetForeachFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "FontsetForeachFunc"), C.present(C.borrow(a1), "FontsetForeachFunc"))
        return answer ? 1 : 0
    }

    package static func lend<R>(
        _ function: FontsetForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: C calls the function only during the call, on the main thread.
            try C.lend(unsafeBitCast(function, to: Function.self), body)
        }
    }
}
