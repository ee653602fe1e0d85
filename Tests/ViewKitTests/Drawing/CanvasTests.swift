// SPDX-License-Identifier: MIT

import Foundation
import HeadlessBackend
import RxKernel
import Testing

@testable import ViewKit

@MainActor @Suite(.serialized) struct CanvasTests {
    init() { HeadlessBackend.install() }

    private func peer(of canvas: Canvas) throws -> HeadlessCanvas {
        try #require(canvas.backendView as? HeadlessCanvas)
    }

    @Test func aCanvasIsDrawnForItsSizeAndOnRequest() throws {
        final class Model { var title = "Ada" }
        let model = Model()
        let canvas = Canvas { context, size in
            context.draw(model.title, at: Point(x: Double(size.width), y: 0), alignment: .end)
        }
        let user = try peer(of: canvas)
        #expect(user.commands.isEmpty && canvas.size == nil)
        user.resize(to: Size(width: 80, height: 40))
        #expect(user.commands == [.text("Ada", at: Point(x: 80, y: 0), .end, TextAttributes())])
        model.title = "Grace"
        #expect(user.drawnTexts == ["Ada"])
        canvas.redraw()
        #expect(user.drawnTexts == ["Grace"])
        var sizes: [Size] = []
        let subscription = canvas.rx.resized.subscribe(onNext: { sizes.append($0) })
        user.resize(to: Size(width: 90, height: 40))
        #expect(sizes == [Size(width: 90, height: 40)] && canvas.size == sizes.first)
        #expect(user.commands == [.text("Grace", at: Point(x: 90, y: 0), .end, TextAttributes())])
        subscription.dispose()
    }

    @Test func withoutATestThatResizesItACanvasHasItsMinimumSize() async throws {
        let canvas = Canvas().with { $0.minimumWidth = 64 }
        for _ in 0..<20 where canvas.size == nil { await Task.yield() }
        #expect(canvas.size == Size(width: 64, height: 150))
    }

    @Test func transformsAndClipsEndWithTheirPart() {
        var context = DrawingContext()
        context.saved { context in
            context.transform(.rotation(.pi / 2))
            context.clip(to: .rectangle(Rectangle(x: 0, y: 0, width: 9, height: 9)))
        }
        context.fill(.circle(center: Point(x: 5, y: 5), radius: 5), with: .text)
        #expect(context.commands.first == .save)
        #expect(context.commands[3] == .restore)
        #expect(context.commands.count == 5)
    }

    @Test func aCircleIsFourCurvesThatAreClosed() {
        let path = Path.circle(center: Point(x: 0, y: 0), radius: 10)
        #expect(path.elements.count == 6)
        guard case .curve(let end, _, _) = path.elements[1] else { return #expect(Bool(false)) }
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    }

    @Test func drawingsAreEncodedWithoutTheBytesOfTheirImages() throws {
        var context = DrawingContext()
        let image = ImageData(Array(repeating: 7, count: 5000))
        context.draw(image, in: Rectangle(x: 0, y: 0, width: 9, height: 9))
        context.fill(
            .rectangle(Rectangle(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2),
            with: .linearGradient(
                [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: Point(x: 0, y: 0),
                to: Point(x: 9, y: 0)))
        context.stroke(
            .line(from: Point(x: 0, y: 0), to: Point(x: 9, y: 9)), with: .color(.black),
            style: StrokeStyle(width: 2, cap: .round, dash: [2, 1]))
        let state = CanvasState { $0.commands = context.commands }
        #expect(state.validationError == nil)
        let store = ImageStore()
        let encoder = JSONEncoder()
        encoder.userInfo[.imageStore] = store
        let message = try encoder.encode(state)
        #expect(message.count < 4000)
        let decoder = JSONDecoder()
        decoder.userInfo[.imageStore] = store
        #expect(try decoder.decode(CanvasState.self, from: message) == state)
    }

    @Test func aDrawingThatCannotBeShownIsExplained() {
        func error(_ commands: DrawingCommand...) -> String? {
            CanvasState { $0.commands = commands }.validationError
        }
        #expect(error(.save) == "the drawing cannot be shown: save has no restore after it")
        #expect(error(.restore) == "the drawing cannot be shown: restore has no save before it (command 0)")
        #expect(
            error(.fill(.line(from: Point(x: 0, y: .nan), to: Point(x: 1, y: 1)), .text))
                == "the drawing cannot be shown: a path has the number nan; numbers must be from -1000000 to 1000000 (command 0)"
        )
        #expect(
            error(.transform(.scale(x: 0, y: 1)))
                == "the drawing cannot be shown: a transform has no inverse; the scale must not be 0 (command 0)"
        )
        #expect(
            error(.fill(Path(), .linearGradient([], from: Point(x: 0, y: 0), to: Point(x: 1, y: 1))))
                == "the drawing cannot be shown: a gradient has no stops; it must have at least one (command 0)"
        )
        #expect(
            error(.stroke(Path(), .text, StrokeStyle(dash: [0, 0])))
                == "the drawing cannot be shown: the dash of a stroke is [0.0, 0.0]; no length may be negative, and one must be "
                + "above 0 (command 0)")
        #expect(
            error(.image(ImageData([]), in: Rectangle(x: 0, y: 0, width: 0, height: 1)))
                == "the drawing cannot be shown: the rectangle of an image is empty; width and height must be above 0 (command 0)"
        )
    }
}
