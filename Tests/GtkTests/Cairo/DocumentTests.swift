// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import Foundation
import GLib
import Testing

@Suite(.serialized)
struct DocumentTests {
    private func text(_ data: [UInt8]) -> String { String(decoding: data, as: UTF8.self) }

    @Test func aPDFHasContentsLabelsLinksAndMetadata() throws {
        let data = try PDFSurface.data(width: 300, height: 200) { surface, context in
            surface.restrict(to: .v1_4)
            surface.setMetadata(.title, "A Letter")
            surface.setMetadata(.author, "Somebody")
            surface.setPageLabel("iv")
            surface.setThumbnailSize(width: 30, height: 20)
            context.move(toX: 10, y: 20)
            context.destination("chapter") { context.showText("Chapter") }
            context.linked(to: "https://example.org/it's") {
                context.rectangle(x: 10, y: 30, width: 50, height: 10)
                context.fill()
            }
            context.linked(toDestination: "chapter") {
                context.rectangle(x: 10, y: 50, width: 50, height: 10)
                context.fill()
            }
            context.tagged("P") { context.fill() }
            let top = surface.addOutline("Contents", toDestination: "chapter", flags: [.open, .bold])
            #expect(top > 0)
            #expect(surface.addOutline("Second", toPage: 2, below: top) > top)
            context.showPage()
            surface.setSize(width: 100, height: 100)
            context.showPage()
            #expect(cairo_surface_get_reference_count(OpaquePointer(surface._raw)) > 1)
        }
        let pdf = text(data)
        #expect(pdf.hasPrefix("%PDF-1.4"))
        #expect(pdf.hasSuffix("%%EOF\n"))
        for part in [
            "(A Letter)", "(Somebody)", "/Title (Contents)", "/Title (Second)",
            "/URI (https://example.org/it's)",
            "/Dest", "(iv)", "/Thumb", "/StructTreeRoot",
        ] {
            #expect(pdf.contains(part), "\(part)")
        }
        #expect(pdf.contains("/Count 2"))
        // Cairo 1.18 writes two more.
        #expect(PDFSurface.Version.supported.prefix(2) == [.v1_4, .v1_5])
        #expect(PDFSurface.Version.supported.dropFirst(2).allSatisfy { $0.description.hasPrefix("PDF 1.") })
        #expect(PDFSurface.Version.v1_5.description == "PDF 1.5")
    }

    @Test func anSVGHasItsUnit() throws {
        let path = Canvas.path("drawing.svg")
        defer { unlink(path) }
        do {
            let surface = try SVGSurface(path: path, width: 40, height: 30)
            surface.restrict(to: .v1_1)
            surface.documentUnit = .mm
            #expect(surface.documentUnit == .mm)
            let context = Cairo.Context(surface)
            context.rectangle(x: 1, y: 2, width: 3, height: 4)
            context.fill()
            try surface.finish()
        }
        let svg = try String(contentsOfFile: path, encoding: .utf8)
        #expect(svg.contains("width=\"40mm\""))
        #expect(svg.contains("<path"))
        #expect(SVGSurface.Version.supported.map(\.description) == ["SVG 1.1", "SVG 1.2"])
    }

    @Test func anEPSHasItsCommentsAndBox() throws {
        let data = try PSSurface.data(width: 100, height: 50) { surface, context in
            surface.restrict(to: .level2)
            surface.isEPS = true
            #expect(surface.isEPS)
            surface.setSize(width: 100, height: 60)
            try surface.addComment("%%Title: Drawing")
            try surface.addComment("%%IncludeFeature: *PageSize Letter", in: .setup)
            context.rectangle(x: 1, y: 2, width: 3, height: 4)
            context.fill()
            context.showPage()
        }
        let eps = text(data)
        #expect(eps.hasPrefix("%!PS-Adobe-3.0 EPSF-3.0"))
        #expect(eps.contains("%%Title: Drawing"))
        #expect(eps.contains("%%LanguageLevel: 2"))
        #expect(PSSurface.Level.supported == [.level2, .level3])
        #expect(PSSurface.Level.level3.description == "PS Level 3")
        let surface = try PSSurface(width: 10, height: 10) { _ in }
        let error = #expect(throws: CairoError.self) { try surface.addComment("no comment") }
        #expect(error?.status == .invalidDscComment)
    }

    @Test func aClosureIsFreedWithItsDocument() throws {
        final class Witness {}
        weak var dead: Witness?
        var pieces = 0
        do {
            let witness = Witness()
            dead = witness
            let surface = try SVGSurface(width: 10, height: 10) { _ in
                withExtendedLifetime(witness) { pieces += 1 }
            }
            let context = Cairo.Context(surface)
            context.paint()
        }
        // The end of the document was written when both had been released.
        #expect(pieces > 0)
        #expect(dead == nil)
    }

    @Test func theErrorOfTheClosureOfADocumentIsTheCauseOfTheErrorOfFinish() throws {
        let surface = try PDFSurface(width: 10, height: 10) { _ in throw OutOfPaper() }
        let context = Cairo.Context(surface)
        context.paint()
        context.showPage()
        let error = #expect(throws: CairoError.self) { try surface.finish() }
        #expect(error?.status == .writeError)
        #expect(error?.cause is OutOfPaper)
        #expect(error?.description.hasPrefix("PDFSurface.finish() failed: out of paper.") == true)
    }

    @Test func anEndThatCannotBeWrittenIsAWarning() throws {
        try expectWarning("The end of a surface failed: out of paper*Call finish()*") {
            var isEmpty = false
            let surface = try SVGSurface(width: 10, height: 10) { _ in
                if isEmpty { throw OutOfPaper() }
            }
            let context = Cairo.Context(surface)
            context.paint()
            isEmpty = true
        }
        let error = #expect(throws: CairoError.self) {
            try PDFSurface(path: "/proc/nonexistent/a.pdf", width: 1, height: 1)
        }
        #expect(error?.status == .writeError)
        #expect(error?.description.contains("“/proc/nonexistent/a.pdf”") == true)
    }

    @Test func aDocumentInMemoryThrowsWhatDrawingThrows() {
        #expect(throws: OutOfPaper.self) {
            try PDFSurface.data(width: 10, height: 10) { _, _ in throw OutOfPaper() }
        }
        let error = #expect(throws: CairoError.self) {
            try PDFSurface.data(width: 10, height: 10) { _, context in context.restore() }
        }
        #expect(error?.status == .invalidRestore)
        let tag = #expect(throws: CairoError.self) {
            try PDFSurface.data(width: 10, height: 10) { _, context in
                context.tagged("Link", attributes: "nonsense") { context.paint() }
            }
        }
        #expect(tag?.status == .tagError)
    }
}
