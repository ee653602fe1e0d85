// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A document that is written to a file, or to a closure in pieces: ``PDFSurface``, ``PSSurface`` and ``SVGSurface``.
///
///     let surface = try Cairo.PDFSurface(path: "letter.pdf", width: 595, height: 842)
///     let context = Cairo.Context(surface)
///     …
///     context.showPage()
///     try surface.finish()
///
/// `finish()` writes the end of the document, and throws the error that prevented it from being written.
/// Without that call, the end is written when surface and context are freed, and an error is a warning in the
/// log.
public protocol DocumentSurface: Surface {
    /// Creates a file whose pages have a size in points, 1/72 of an inch. Throws `writeError` if it cannot be created.
    init(path: String, width: Double, height: Double) throws(CairoError)

    /// Creates a document that is passed to `write` in pieces, the last of them by `finish()`, which throws the errors of `write`.
    init(width: Double, height: Double, write: @escaping ([UInt8]) throws -> Void) throws(CairoError)
}

extension DocumentSurface {
    /// Returns a document as bytes.
    ///
    ///     let pdf = try Cairo.PDFSurface.data(width: 595, height: 842) { surface, context in … }
    ///
    /// Throws the errors of `draw`, and those of drawing.
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
                // The document is not needed any more.
                try? surface.finish()
                throw error
            }
            try surface.finish()
        }
        return bytes
    }
}
