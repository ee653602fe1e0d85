// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

#if GTK_4_18
/// `GskPathForeachFunc`.
public typealias PathForeachFunc = @MainActor (PathOperation, Graphene.Point, Int, Double) -> Bool

/// How the library calls a ``PathForeachFunc``.
@_spi(Binding) public enum PathForeachFuncThunk {
    private typealias Function = (PathOperation, Graphene.Point, Int, Double) -> Bool

    public static let call: GskPathForeachFunc = { a0, a1, a2, a3, data in
        let answer = Callback<Function>.at(data)(C.enumeration(a0.rawValue), C.present(C.value(a1), "PathForeachFunc"), C.int(a2), Double(a3))
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: PathForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}
#endif
