// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A document: a file, or pieces that a closure is given. ``PDFSurface``, ``PSSurface`` and ``SVGSurface`` are.
///
///     let surface = try Cairo.PDFSurface(path: "letter.pdf", width: 595, height: 842)
///     let context = Cairo.Context(surface)
///     …
///     context.showPage()
///     try surface.finish()
///
/// `finish()` writes the end and throws what kept the document from being written. Without it, the end is written when
/// surface and context are gone, and what went wrong is a warning in the log.
public protocol DocumentSurface: Surface {
    /// A file whose pages have a size in points, 1/72 of an inch. Throws `writeError` where it cannot be made.
    init(path: String, width: Double, height: Double) throws(CairoError)

    /// A document that `write` is given piece by piece, the last of them by `finish()`, which throws what `write` throws.
    init(width: Double, height: Double, write: @escaping ([UInt8]) throws -> Void) throws(CairoError)
}

extension DocumentSurface {
    /// A document in memory.
    ///
    ///     let pdf = try Cairo.PDFSurface.data(width: 595, height: 842) { surface, context in … }
    ///
    /// Throws what `draw` throws, and what went wrong in drawing.
    public static func data(
        width: Double, height: Double, draw: (_ surface: Self, _ context: Context) throws -> Void
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try withoutActuallyEscaping({ (piece: [UInt8]) in bytes += piece }) { write in
            let surface = try Self(width: width, height: height, write: write)
            do {
                let context = Context(surface)
                try draw(surface, context)
                try context.checkStatus()
            } catch {
                // What was drawn is of no use any more.
                try? surface.finish()
                throw error
            }
            try surface.finish()
        }
        return bytes
    }
}
