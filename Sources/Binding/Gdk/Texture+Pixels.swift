// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Texture {
    /// The pixels, from the top left, row by row, in Cairo's format: 32 bits each, with premultiplied alpha in the highest byte,
    /// then red, green and blue. `gdk_texture_download()`.
    public func download() -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
            pixels.withMemoryRebound(to: UInt8.self) {
                gdk_texture_download(C.opaque(_raw), $0.baseAddress, gsize(width * 4))
            }
            count = width * height
        }
    }
}
