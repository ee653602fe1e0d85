// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import Testing

@Suite(.serialized)
struct FontTests {
    @Test func aFontIsChosenByItsFamily() throws {
        _ = try Canvas.draw { context in
            context.selectFont("Serif", slant: .italic, weight: .bold)
            let face = try #require(context.fontFace as? ToyFontFace)
            #expect(face.family == "Serif")
            #expect(face.slant == .italic)
            #expect(face.weight == .bold)
            #expect(face.type == .toy)
            context.setFontSize(20)
            #expect(context.fontMatrix == Matrix(xx: 20, yy: 20))
            context.fontMatrix = Matrix(xx: 10, yy: 12)
            #expect(context.fontExtents.height > 8)
            #expect(context.scaledFont.fontMatrix == Matrix(xx: 10, yy: 12))
        }
        let face = ToyFontFace("Sans")
        #expect(Canvas.references(face) >= 1)
    }

    @Test func drawingATextAdvancesByItsExtents() throws {
        let image = try Canvas.draw(width: 100, height: 40) { context in
            context.setFontSize(20)
            let extents = context.textExtents("Hello")
            #expect(extents.width > 20 && extents.xAdvance >= extents.width - 2)
            #expect(extents.yBearing < 0)
            context.move(toX: 5, y: 30)
            context.showText("Hello")
            #expect(abs((context.currentPoint?.x ?? 0) - 5 - extents.xAdvance) < 1)
        }
        #expect(image.painted > 50)
        let outline = try Canvas.draw(width: 100, height: 40) { context in
            context.setFontSize(20)
            context.move(toX: 5, y: 30)
            context.textPath("Hello")
            #expect(context.copyPath().count > 20)
            context.fill()
        }
        #expect(abs(outline.painted - image.painted) < image.painted / 2)
    }

    @Test func glyphsAreDrawnAtTheirPositions() throws {
        let font = try ScaledFont(ToyFontFace("Sans"), size: 20)
        let hello = try font.glyphs(for: "Hëllo", x: 5, y: 30)
        #expect(hello.glyphs.count == 5)
        #expect(hello.clusters.map(\.bytes) == [1, 2, 1, 1, 1])
        #expect(hello.clusters.map(\.glyphs) == [1, 1, 1, 1, 1])
        #expect(!hello.isBackward)
        #expect(hello.glyphs[0].x == 5)
        #expect(abs(font.glyphExtents(hello.glyphs).xAdvance - font.textExtents("Hëllo").xAdvance) < 0.01)
        #expect(font.extents.ascent > 10)
        func draw(_ body: (Cairo.Context) -> Void) throws -> Int {
            try Canvas.draw(width: 100, height: 40) { context in
                context.scaledFont = font
                body(context)
            }.painted
        }
        let shown = try draw { $0.showGlyphs(hello.glyphs) }
        #expect(shown > 50)
        #expect(try draw { $0.showTextGlyphs("Hëllo", hello) } == shown)
        #expect(
            try draw {
                $0.glyphPath(hello.glyphs)
                $0.fill()
            } > 50)
        _ = try draw { #expect($0.glyphExtents(hello.glyphs).width > 20) }
        let wrong = #expect(throws: CairoError.self) {
            _ = try Canvas.draw { context in
                context.showTextGlyphs("Hi", TextGlyphs(glyphs: hello.glyphs, clusters: []))
            }
        }
        #expect(wrong?.status == .invalidClusters)
    }

    @Test func aPDFKeepsTheTextOfItsGlyphs() throws {
        let surface = try PDFSurface(width: 100, height: 100) { _ in }
        #expect(surface.hasShowTextGlyphs)
        #expect(surface.fontOptions.hintMetrics == .off)
    }

    @Test func aFontOfBoundlessSizeIsAnError() throws {
        let error = #expect(throws: CairoError.self) {
            try ScaledFont(ToyFontFace("Sans"), fontMatrix: Matrix(), matrix: Matrix(xx: .infinity))
        }
        #expect(error?.status == .invalidMatrix)
    }

    @Test func aScaledFontReturnsItsMatrixOptionsAndFontFace() throws {
        let options = FontOptions()
        options.antialias = .gray
        let font = try ScaledFont(
            ToyFontFace("Monospace"), fontMatrix: Matrix(xx: 10, yy: 10), matrix: Matrix(xx: 2, yy: 2),
            options: options)
        #expect(font.matrix == Matrix(xx: 2, yy: 2))
        #expect(font.scaleMatrix == Matrix(xx: 20, yy: 20))
        #expect(font.fontOptions.antialias == .gray)
        #expect((font.fontFace as? ToyFontFace)?.family == "Monospace")
        #expect(font.type == .ft)
    }

    @Test func theOptionsOfAFontAreChangedMergedAndCompared() throws {
        let options = FontOptions()
        options.antialias = .subpixel
        options.subpixelOrder = .bgr
        options.hintStyle = .slight
        options.hintMetrics = .on
        options.variations = "wght=200"
        #expect(options.subpixelOrder == .bgr)
        #expect(options.hintStyle == .slight)
        #expect(options.hintMetrics == .on)
        #expect(options.variations == "wght=200")
        let copy = options.copy()
        #expect(copy == options)
        #expect(copy.hashValue == options.hashValue)
        copy.antialias = .none
        #expect(copy != options)
        #expect(options.antialias == .subpixel)
        let merged = FontOptions()
        merged.merge(options)
        #expect(merged == options)
        _ = try Canvas.draw { context in
            context.fontOptions = options
            #expect(context.fontOptions.hintStyle == .slight)
        }
    }

    @Test func closuresDrawTheLettersOfAFont() throws {
        var drawn: [UInt] = []
        let squares = UserFontFace(
            extents: FontExtents(ascent: 1, descent: 0, height: 2),
            glyph: { $0 == "x" ? 7 : 1 },
            render: { glyph, context in
                drawn.append(glyph)
                context.rectangle(x: 0, y: -1, width: glyph == 7 ? 1 : 0.5, height: 1)
                context.fill()
                return 1.5
            })
        let image = try Canvas.draw(width: 40, height: 12) { context in
            context.fontFace = squares
            context.setFontSize(10)
            #expect(context.fontFace is UserFontFace)
            #expect(context.fontExtents.height == 20)
            #expect(context.textExtents("xo").xAdvance == 30)
            context.move(toX: 0, y: 10)
            context.showText("xo")
        }
        #expect(image.painted == 150)
        #expect(drawn.sorted() == [1, 7])
    }
}
