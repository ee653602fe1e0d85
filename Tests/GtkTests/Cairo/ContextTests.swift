// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import GLib
import Testing

@Suite(.serialized)
struct ContextTests {
    // MARK: Mistakes

    @Test func anErrorOfAContextNamesTheCallThatCausedIt() throws {
        let context = Cairo.Context(try ImageSurface(width: 4, height: 4))
        context.rectangle(x: 0, y: 0, width: 2, height: 2)
        context.restore()
        context.fill()
        #expect(context.status == .invalidRestore)
        let error = #expect(throws: CairoError.self) { try context.checkStatus() }
        #expect(error?.status == .invalidRestore)
        #expect(
            error?.description
                == "Context.restore() failed: cairo_restore() without matching cairo_save(). "
                + "Call save() once before each restore(), or use saved { … }.")
    }

    @Test func anErrorThatIsNotCheckedIsAWarning() throws {
        let image = try ImageSurface(width: 4, height: 4)
        expectWarning("Context.scale(x:y:) failed: invalid matrix*do not scale by 0*Nothing was drawn*") {
            let context = Cairo.Context(image)
            context.scale(x: 0, y: 1)
            context.paint()
        }
        // Without an error, checkStatus() need not be called. After it was called, no warning follows.
        let context = Cairo.Context(image)
        context.popGroupToSource()
        #expect(throws: CairoError.self) { try context.checkStatus() }
        #expect(context.status == .invalidPopGroup)
    }

    @Test func drawingOnAFinishedSurfaceIsAMistake() throws {
        let image = try ImageSurface(width: 4, height: 4)
        let context = Cairo.Context(image)
        try image.finish()
        context.paint()
        let error = #expect(throws: CairoError.self) { try context.checkStatus() }
        #expect(error?.status == .surfaceFinished)
        #expect(error?.operation == "Context.paint(alpha:)")
        #expect(image.pixels.isEmpty)
    }

    @Test func theErrorsOfAContextSayHowToFixThem() {
        func mistake(_ make: (Cairo.Context) -> Void) -> String {
            guard let image = try? ImageSurface(width: 1, height: 1) else { return "" }
            let context = Cairo.Context(image)
            make(context)
            do throws(CairoError) { try context.checkStatus() } catch { return error.description }
            return ""
        }
        #expect(mistake { $0.setDash([-1]) }.contains("setDash(_:offset:) failed"))
        #expect(mistake { $0.line(byX: 1, y: 1) }.contains("Begin the path with move(toX:y:)"))
        #expect(mistake { $0.matrix = Matrix(xx: 0) }.hasPrefix("Context.matrix failed: invalid matrix"))
    }

    // MARK: State

    @Test func theStateIsKeptAndBroughtBack() throws {
        _ = try Canvas.draw { context in
            context.saved {
                context.lineWidth = 7
                context.lineCap = .round
                context.lineJoin = .bevel
                context.miterLimit = 3
                context.fillRule = .evenOdd
                context.operator = .xor
                context.antialias = .none
                context.tolerance = 2
                context.setDash([1, 2, 3], offset: 4)
                #expect(context.lineWidth == 7)
                #expect(context.lineCap == .round)
                #expect(context.lineJoin == .bevel)
                #expect(context.miterLimit == 3)
                #expect(context.fillRule == .evenOdd)
                #expect(context.operator == .xor)
                #expect(context.antialias == .none)
                #expect(context.tolerance == 2)
                #expect(context.dash.lengths == [1, 2, 3])
                #expect(context.dash.offset == 4)
            }
            #expect(context.lineWidth == 2)
            #expect(context.dash.lengths.isEmpty)
            #expect(context.operator == .over)
        }
    }

    @Test func coordinatesAreConvertedBetweenUserSpaceAndDeviceSpace() throws {
        _ = try Canvas.draw { context in
            context.translate(x: 3, y: 4)
            context.scale(x: 2, y: 2)
            #expect(context.userToDevice(x: 1, y: 1) == (5, 6))
            #expect(context.userToDeviceDistance(x: 1, y: 1) == (2, 2))
            #expect(context.deviceToUser(x: 5, y: 6) == (1, 1))
            #expect(context.deviceToUserDistance(x: 2, y: 2) == (1, 1))
            #expect(context.matrix == Matrix(xx: 2, yy: 2, x0: 3, y0: 4))
            #expect(context.matrix == Matrix(xx: 2, yy: 2) * Matrix(x0: 3, y0: 4))
            #expect(context.matrix.transformDistance(x: 1, y: 0) == (2, 0))
            context.resetMatrix()
            #expect(context.matrix == Matrix())
        }
    }

    // MARK: Drawing

    @Test func aGroupIsDrawnOnASurfaceOfItsOwn() throws {
        let image = try Canvas.draw { context in
            let group = context.group {
                context.setSource(red: 1, green: 0, blue: 0)
                context.paint()
                #expect(context.groupTarget._raw != context.target._raw)
            }
            #expect(group is SurfacePattern)
            context.setSource(group)
            context.paint(alpha: 0.5)
            context.pushGroup(.alpha)
            context.rectangle(x: 0, y: 0, width: 10, height: 20)
            context.fill()
            let mask = context.popGroup()
            context.setSource(red: 0, green: 0, blue: 1)
            context.mask(mask)
        }
        #expect(image.pixel(15, 10) == 0x8080_0000)
        #expect(image.pixel(5, 10) == 0xFF00_00FF)
    }

    @Test func aGroupThatFailsLeavesTheContextAsItWas() throws {
        let image = try Canvas.draw { context in
            #expect(throws: OutOfPaper.self) {
                _ = try context.group {
                    context.paint()
                    throw OutOfPaper()
                }
            }
            context.rectangle(x: 0, y: 0, width: 5, height: 5)
            context.fill()
        }
        #expect(image.painted == 25)
    }

    @Test func aMaskLetsThroughWhereItIsOpaque() throws {
        let stencil = try Canvas.draw(.a8, width: 10, height: 10) { $0.paint() }
        let image = try Canvas.draw { context in
            context.setSource(red: 0, green: 1, blue: 0)
            context.mask(stencil, x: 5, y: 5)
        }
        #expect(image.painted == 100)
        #expect(image.pixel(5, 5) == 0xFF00_FF00)
    }

    @Test func aClipLetsThroughItsRectangles() throws {
        let image = try Canvas.draw { context in
            context.rectangle(x: 2, y: 3, width: 4, height: 5)
            context.clipPreserve()
            #expect(context.clipExtents == Rectangle(x: 2, y: 3, width: 4, height: 5))
            #expect(context.clipRectangles == [Rectangle(x: 2, y: 3, width: 4, height: 5)])
            #expect(context.isInClip(x: 3, y: 4))
            #expect(!context.isInClip(x: 7, y: 4))
            context.paint()
            context.resetClip()
            context.newPath()
            context.arc(x: 10, y: 10, radius: 5)
            context.clip()
            #expect(context.clipRectangles == nil)
        }
        #expect(image.painted == 20)
    }

    @Test func hitTestsAndExtentsAgreeWithTheFillAndTheStroke() throws {
        _ = try Canvas.draw { context in
            context.rectangle(x: 5, y: 5, width: 10, height: 10)
            context.lineWidth = 2
            #expect(context.isInFill(x: 10, y: 10))
            #expect(!context.isInStroke(x: 10, y: 10))
            #expect(context.isInStroke(x: 5, y: 10))
            #expect(context.pathExtents == Rectangle(x: 5, y: 5, width: 10, height: 10))
            #expect(context.fillExtents == Rectangle(x: 5, y: 5, width: 10, height: 10))
            #expect(context.strokeExtents == Rectangle(x: 4, y: 4, width: 12, height: 12))
        }
    }
}
