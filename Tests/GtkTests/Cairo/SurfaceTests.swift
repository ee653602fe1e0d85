// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import GLib
import Testing

@Suite(.serialized)
struct SurfaceTests {
    @Test func aPictureThatIsTooLargeIsAnError() {
        for (width, height) in [(40_000, 1), (-1, 1), (Int.max, Int.max)] {
            let error = #expect(throws: CairoError.self) { try ImageSurface(width: width, height: height) }
            #expect(error?.status == .invalidSize)
            #expect(error?.description.contains("at most 32767 pixels") == true)
        }
    }

    @Test(arguments: [Format.argb32, .rgb24, .a8, .a1, .rgb16565, .rgb30])
    func everyFormatHasItsPixels(_ format: Format) throws {
        let image = try Canvas.draw(format, width: 33, height: 3) { context in
            context.setSource(red: 1, green: 1, blue: 1)
            context.paint()
        }
        #expect(image.format == format)
        #expect(image.stride == format.stride(forWidth: 33))
        #expect(image.pixels.count == image.stride * 3)
        let row = image.pixels.prefix((33 * format.bitsPerPixel + 7) / 8)
        #expect(row.filter { $0 == 0 }.isEmpty)
        #expect(format.stride(forWidth: .max) == nil)
        // A surface that is created with its bytes shows the same picture.
        let copy = try ImageSurface(image.pixels, format, width: 33, height: 3, stride: image.stride)
        #expect(copy.pixels.prefix(row.count) == row)
    }

    @Test func pixelsAreChangedInPlaceAndWithinBounds() throws {
        let image = try ImageSurface(width: 4, height: 4)
        let stride = image.stride
        let count = image.withPixels { bytes in
            for byte in 0..<4 { bytes[2 * stride + 3 * 4 + byte] = 0xFF }
            return bytes.count
        }
        #expect(count == 64)
        #expect(image.painted == 1)
        #expect(image.pixel(3, 2) == 0xFFFF_FFFF)
        try image.finish()
        #expect(image.withPixels { $0.count } == 0)
    }

    @Test func writingPastTheEndOfThePixelsTraps() async {
        await #expect(processExitsWith: .failure) {
            let image = try ImageSurface(width: 4, height: 4)
            image.withPixels { $0[64] = 1 }
        }
    }

    @Test func finishingASurfaceWhileItsPixelsAreAccessedTraps() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let image = try ImageSurface(width: 4, height: 4)
            try image.withPixels { _ in try image.finish() }
        }
        try expectTrap("ImageSurface.finish() was called within withPixels(_:)", result)
    }

    @Test func tooFewBytesAreAnError() {
        for (count, stride) in [(15, 8), (16, 7), (0, 8), (16, -8), (16, .max)] {
            let error = #expect(throws: CairoError.self) {
                try ImageSurface([UInt8](repeating: 0, count: count), width: 2, height: 2, stride: stride)
            }
            #expect(error?.status == .invalidStride)
        }
        #expect(throws: Never.self) {
            try ImageSurface([UInt8](repeating: 0, count: 16), width: 2, height: 2, stride: 8)
        }
    }

    // MARK: PNG

    @Test func aPictureGoesThroughAPNGFile() throws {
        let image = try Canvas.draw { $0.paint(alpha: 0.5) }
        let path = Canvas.path("picture.png")
        defer { unlink(path) }
        try image.writePNG(to: path)
        #expect(try ImageSurface(png: path).pixels == image.pixels)
        let data = try image.pngData()
        #expect(data.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect(try ImageSurface(png: data).pixels == image.pixels)
    }

    @Test func readingAnInvalidPNGAndWritingToAMissingFolderThrow() throws {
        let missing = #expect(throws: CairoError.self) {
            try ImageSurface(png: "/proc/nonexistent/picture.png")
        }
        #expect(missing?.status == .fileNotFound)
        #expect(missing?.description.contains("“/proc/nonexistent/picture.png”") == true)
        let other = #expect(throws: CairoError.self) { try ImageSurface(png: Array("no picture".utf8)) }
        #expect(other?.status == .pngError)
        #expect(throws: CairoError.self) { try ImageSurface(png: [UInt8]()) }
        let image = try ImageSurface(width: 2, height: 2)
        let unwritable = #expect(throws: CairoError.self) {
            try image.writePNG(to: "/proc/nonexistent/x.png")
        }
        #expect(unwritable?.status == .writeError)
        // The error of a write does not remain: the next write succeeds.
        _ = try image.pngData()
    }

    @Test func anErrorOfAClosureThatReadsOrWritesPNGIsRethrown() throws {
        let image = try ImageSurface(width: 2, height: 2)
        #expect(throws: OutOfPaper.self) { try image.writePNG { _ in throw OutOfPaper() } }
        #expect(throws: OutOfPaper.self) { try ImageSurface(png: { _ in throw OutOfPaper() }) }
        #expect(Canvas.references(image) == 1)
    }

    // MARK: Others

    @Test func aPartOfASurfaceDrawsOnIt() throws {
        let image = try ImageSurface(width: 20, height: 20)
        do {
            let part = try image.createForRectangle(Rectangle(x: 5, y: 5, width: 5, height: 5))
            #expect(!(part is ImageSurface))
            #expect(!(Cairo.Context(part).target is ImageSurface))
            let context = Cairo.Context(part)
            context.paint()
            #expect(Canvas.references(image) > 1)
        }
        #expect(image.painted == 25)
        #expect(Canvas.references(image) == 1)
    }

    @Test func aSimilarSurfaceIsOfTheSameKind() throws {
        let image = try ImageSurface(width: 20, height: 20)
        let similar = try image.makeSimilar(.alpha, width: 7, height: 7)
        #expect((similar as? ImageSurface)?.format == .a8)
        #expect(similar.content == .alpha)
        #expect(try image.makeSimilarImage(.rgb24, width: 3, height: 3).format == .rgb24)
        #expect(throws: CairoError.self) { try image.makeSimilar(.color, width: -5, height: 1) }
        #expect(image.device == nil)
        #expect(image.type == .image)
    }

    @Test func anySurfaceIsMappedToAnImage() throws {
        let recording = try RecordingSurface(extents: Rectangle(width: 10, height: 10))
        do {
            let context = Cairo.Context(recording)
            context.setSource(red: 1, green: 0, blue: 0)
            context.paint()
        }
        var kept: ImageSurface?
        let pixel = try recording.withMappedImage(of: RectangleInt(x: 2, y: 2, width: 3, height: 3)) {
            image in
            kept = image
            #expect(image.width == 3)
            return image.pixel(1, 1)
        }
        #expect(pixel == 0xFFFF_0000)
        #expect(kept?.pixels == [])
        let image = try ImageSurface(width: 4, height: 4)
        try image.withMappedImage { mapped in mapped.withPixels { $0[3] = 0xFF } }
        #expect(image.painted == 1)
    }

    @Test func aRecordingIsDrawnLarger() throws {
        let recording = try RecordingSurface(extents: Rectangle(width: 10, height: 10))
        #expect(recording.extents == Rectangle(width: 10, height: 10))
        #expect(try RecordingSurface().extents == nil)
        do {
            let context = Cairo.Context(recording)
            context.rectangle(x: 2, y: 2, width: 5, height: 5)
            context.fill()
        }
        #expect(recording.inkExtents == Rectangle(x: 2, y: 2, width: 5, height: 5))
        let image = try Canvas.draw { context in
            context.scale(x: 2, y: 2)
            context.setSource(recording)
            context.paint()
        }
        #expect(image.painted == 100)
        #expect(Canvas.references(recording) == 1)
    }

    @Test func aSurfaceHasItsScaleAndItsOrigin() throws {
        let image = try ImageSurface(width: 20, height: 20)
        image.deviceScale = (2, 2)
        image.deviceOffset = (4, 6)
        image.fallbackResolution = (100, 200)
        #expect(image.deviceScale == (2, 2))
        #expect(image.deviceOffset == (4, 6))
        #expect(image.fallbackResolution == (100, 200))
        do {
            let context = Cairo.Context(image)
            context.rectangle(x: 0, y: 0, width: 1, height: 1)
            context.fill()
        }
        #expect(image.painted == 4)
        #expect(image.pixel(4, 6) != 0)
        image.markDirty()
        image.markDirty(RectangleInt(x: 0, y: 0, width: 1, height: 1))
        #expect(!image.hasShowTextGlyphs)
        #expect(image.fontOptions == FontOptions() || image.fontOptions.antialias != .none)
    }

    @Test func aPictureIsKeptInAnotherForm() throws {
        let image = try ImageSurface(width: 2, height: 2)
        #expect(image.mimeData(.jpeg) == nil)
        try image.setMimeData([1, 2, 3], .jpeg)
        #expect(image.mimeData(.jpeg) == [1, 2, 3])
        try image.setMimeData(nil, .jpeg)
        #expect(image.mimeData(.jpeg) == nil)
        let pdf = try PDFSurface(width: 10, height: 10) { _ in }
        #expect(pdf.supportsMimeType(.jpeg))
        #expect(!image.supportsMimeType(.jpeg))
    }

    @Test func severalSurfacesAreDrawnOnAtOnce() throws {
        let images = try (0..<3).map { _ in try ImageSurface(width: 4, height: 4) }
        let tee = try TeeSurface(images[0])
        try tee.add(images[1])
        try tee.add(images[2])
        try tee.remove(images[2])
        do {
            let context = Cairo.Context(tee)
            context.paint()
            #expect(context.target is TeeSurface)
        }
        #expect(images.map(\.painted) == [16, 16, 0])
    }
}
