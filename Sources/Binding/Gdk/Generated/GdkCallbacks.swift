// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

#if GTK_4_18
/// `GdkCursorGetTextureCallback`.
public typealias CursorGetTextureCallback = @MainActor (Cursor, Int, Double) -> (result: Texture?, width: Int, height: Int, hotspotX: Int, hotspotY: Int)

/// How the library calls a ``CursorGetTextureCallback``.
@_spi(Binding) public enum CursorGetTextureCallbackThunk {
    private typealias Function = (Cursor, Int, Double) -> (result: Texture?, width: Int, height: Int, hotspotX: Int, hotspotY: Int)

    public static let call: GdkCursorGetTextureCallback = { a0, a1, a2, a3, a4, a5, a6, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "CursorGetTextureCallback"), C.int(a1), a2)
        a3?.pointee = C.gint(answer.width)
        a4?.pointee = C.gint(answer.height)
        a5?.pointee = C.gint(answer.hotspotX)
        a6?.pointee = C.gint(answer.hotspotY)
        return C.opaque(answer.result?._retained())
    }

    public static func retained(_ function: CursorGetTextureCallback?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}
#endif
