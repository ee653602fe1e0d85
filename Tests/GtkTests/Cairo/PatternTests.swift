// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import Gdk
import Testing

@Suite(.serialized)
struct PatternTests {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)

    @Test func theSourceOfAContextHasTheClassAndTheValuesOfItsPattern() throws {
        _ = try Canvas.draw { context in
            context.setSource(PatternTests.red)
            #expect((context.source as? SolidPattern)?.color == PatternTests.red)
            let gradient = LinearGradient(from: (1, 2), to: (3, 4))
            gradient.addStop(at: 0, Gdk.RGBA(hex: 0xFF0000))
            gradient.addStop(at: 1, red: 0, green: 0, blue: 1)
            context.setSource(gradient)
            #expect(Canvas.references(gradient) == 2)
            let source = try #require(context.source as? LinearGradient)
            #expect(source.stops.map(\.offset) == [0, 1])
            #expect(source.stops.map(\.color) == [PatternTests.red, PatternTests.blue])
            #expect(source.points == (Point(x: 1, y: 2), Point(x: 3, y: 4)))
            context.setSource(SolidPattern(PatternTests.blue))
            #expect(Canvas.references(gradient) == 2)
        }
        let radial = RadialGradient(from: (1, 2, 3), to: (4, 5, 6))
        #expect(radial.circles.start.center == Point(x: 1, y: 2))
        #expect(radial.circles.end.radius == 6)
        #expect(Canvas.references(radial) == 1)
        let image = try ImageSurface(width: 2, height: 2)
        do {
            let pattern = SurfacePattern(image)
            #expect(Canvas.references(image) == 2)
            #expect(pattern.surface is ImageSurface)
        }
        #expect(Canvas.references(image) == 1)
    }

    @Test func aGradientGoesFromColourToColour() throws {
        let image = try Canvas.draw { context in
            let gradient = LinearGradient(from: (0, 0), to: (20, 0))
            gradient.addStop(at: 0, PatternTests.red)
            gradient.addStop(at: 1, PatternTests.blue)
            context.setSource(gradient)
            context.paint()
        }
        #expect(image.pixel(0, 0) >> 16 & 0xFF > 240)
        #expect(image.pixel(19, 0) & 0xFF > 240)
        let middle = image.pixel(10, 0)
        #expect((100...150).contains(middle & 0xFF) && (100...150).contains(middle >> 16 & 0xFF))
    }

    @Test func aPictureIsRepeatedAndMoved() throws {
        let dot = try Canvas.draw(width: 2, height: 2) { context in
            context.rectangle(x: 0, y: 0, width: 1, height: 1)
            context.fill()
        }
        let image = try Canvas.draw { context in
            let pattern = SurfacePattern(dot)
            pattern.extend = .repeat
            pattern.filter = .nearest
            pattern.matrix = Matrix(x0: 1, y0: 1)
            #expect(pattern.extend == .repeat)
            #expect(pattern.filter == .nearest)
            #expect(pattern.matrix == Matrix(x0: 1, y0: 1))
            context.setSource(pattern)
            context.paint()
        }
        #expect(image.painted == 100)
        #expect(image.pixel(1, 1) == 0xFF00_0000)
    }

    @Test func aMeshHasAColourInEachCorner() throws {
        let mesh = MeshPattern()
        let colors = [
            PatternTests.red, Color(red: 0, green: 1, blue: 0), PatternTests.blue,
            Color(red: 1, green: 1, blue: 0),
        ]
        try mesh.add(MeshPatch(Rectangle(x: 0, y: 0, width: 20, height: 20), colors: colors))
        let image = try Canvas.draw { context in
            context.setSource(mesh)
            context.paint()
        }
        #expect(Canvas.references(mesh) == 1)
        #expect(image.pixel(0, 0) >> 16 & 0xFF > 220)
        #expect(image.pixel(19, 0) >> 8 & 0xFF > 220)
        #expect(image.pixel(19, 19) & 0xFF > 220)
        #expect(image.pixel(0, 19) >> 8 & 0xFFFF > 0xDC_DC)
        #expect(mesh.patches.count == 1)
        #expect(mesh.patches[0].colors == colors)
        #expect(mesh.patches[0].controlPoints.count == 4)
        // A patch that Cairo returns can be added to another mesh.
        let again = MeshPattern()
        try again.add(mesh.patches[0])
        #expect(again.patches == mesh.patches)
    }

    @Test func anInvalidPatchIsRefusedAndTheMeshKeepsItsOthers() throws {
        let mesh = MeshPattern()
        try mesh.add(MeshPatch(Rectangle(width: 5, height: 5), colors: [PatternTests.red]))
        for sides in [[], [PathElement.line(to: Point())], [.move(to: Point()), .close]] {
            let error = #expect(throws: CairoError.self) {
                try mesh.add(MeshPatch(sides: sides, colors: []))
            }
            #expect(error?.description.contains("A patch is a move(to:) and one to four") == true)
        }
        #expect(mesh.patches.count == 1)
        try mesh.checkStatus()
    }

    @Test func aPictureIsMadeWhenItIsDrawn() throws {
        final class Witness {}
        weak var dead: Witness?
        var areas: [RectangleInt] = []
        do {
            var witness: Witness? = Witness()
            dead = witness
            let pattern = RasterSourcePattern(width: 10, height: 10) { [witness] target, area in
                withExtendedLifetime(witness) { areas.append(area) }
                guard let picture = try? target.makeSimilar(.colorAlpha, width: 10, height: 10) else {
                    return nil
                }
                let context = Cairo.Context(picture)
                context.setSource(PatternTests.blue)
                context.paint()
                return picture
            }
            witness = nil
            let image = try Canvas.draw { context in
                context.setSource(pattern)
                context.paint()
            }
            #expect(image.painted == 100)
            #expect(image.pixel(5, 5) == 0xFF00_00FF)
            #expect(areas.count == 1)
            // A recording has a copy of the pattern. The copy retains the closure too, and releases only its own reference.
            do {
                let recording = try RecordingSurface()
                do {
                    let context = Cairo.Context(recording)
                    context.setSource(pattern)
                    context.paint()
                }
                _ = try Canvas.draw { context in
                    context.setSource(recording)
                    context.paint()
                }
                #expect(areas.count > 1)
            }
            #expect(dead != nil)
            #expect(Canvas.references(pattern) == 1)
        }
        #expect(dead == nil)
    }

    @Test func aPictureThatCannotBeMadeIsNotDrawnAndOneOfAnotherSizeIs() throws {
        let small = try Canvas.draw(width: 3, height: 3) { $0.paint() }
        let image = try Canvas.draw { context in
            context.setSource(RasterSourcePattern(width: 5, height: 5) { _, _ in nil })
            context.paint()
            context.setSource(RasterSourcePattern(width: 10, height: 10) { _, _ in small })
            context.paint()
            let finished = try ImageSurface(width: 10, height: 10)
            try finished.finish()
            context.setSource(RasterSourcePattern(width: 10, height: 10) { _, _ in finished })
            context.paint()
        }
        #expect(image.painted == 9)
        #expect(Canvas.references(small) == 1)
    }
}
