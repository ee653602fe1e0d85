// SPDX-License-Identifier: MIT

import Cairo
import Testing

@Suite(.serialized)
struct PathTests {
    @Test func aPathIsAnArrayOfItsSteps() throws {
        _ = try Canvas.draw { context in
            context.move(toX: 1, y: 2)
            context.line(toX: 3, y: 4)
            context.curve(toX: 9, y: 10, control1: (5, 6), control2: (7, 8))
            context.closePath()
            let expected: [PathElement] = [
                .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 4)),
                .curve(to: Point(x: 9, y: 10), control1: Point(x: 5, y: 6), control2: Point(x: 7, y: 8)),
                .close, .move(to: Point(x: 1, y: 2)),
            ]
            #expect(context.copyPath() == expected)
            #expect(context.currentPoint?.x == 1)
        }
    }

    @Test func aPathIsDrawnAgainElsewhere() throws {
        var outline: [PathElement] = []
        let first = try Canvas.draw { context in
            context.arc(x: 10, y: 10, radius: 6)
            outline = context.copyPath()
            context.fill()
        }
        let second = try Canvas.draw { context in
            context.append(outline)
            #expect(context.copyPath() == outline)
            context.fill()
        }
        #expect(first.pixels == second.pixels)
        #expect(first.painted > 100)
        let nothing = try Canvas.draw { context in
            context.append([])
            context.fill()
        }
        #expect(nothing.painted == 0)
    }

    @Test func aFlatPathHasNoCurves() throws {
        _ = try Canvas.draw { context in
            context.arc(x: 10, y: 10, radius: 8)
            context.tolerance = 0.1
            let fine = context.copyPathFlat()
            context.tolerance = 2
            let coarse = context.copyPathFlat()
            for path in [fine, coarse] {
                #expect(
                    path.allSatisfy {
                        if case .curve = $0 { false } else { true }
                    })
            }
            #expect(fine.count > coarse.count)
            #expect(coarse.count > 2)
        }
    }

    @Test func stepsByDistanceGoOnFromWhereThePathIs() throws {
        _ = try Canvas.draw { context in
            #expect(context.currentPoint == nil)
            #expect(context.copyPath().isEmpty)
            context.move(toX: 1, y: 1)
            context.move(byX: 1, y: 1)
            context.line(byX: 2, y: 0)
            context.curve(byX: 3, y: 3, control1: (1, 0), control2: (2, 3))
            #expect(
                context.copyPath() == [
                    .move(to: Point(x: 2, y: 2)), .line(to: Point(x: 4, y: 2)),
                    .curve(to: Point(x: 7, y: 5), control1: Point(x: 5, y: 2), control2: Point(x: 6, y: 5)),
                ])
            context.newSubpath()
            #expect(context.currentPoint == nil)
            context.arcNegative(x: 5, y: 5, radius: 2, from: .pi, to: 0)
            #expect(context.currentPoint?.x == 7)
            context.newPath()
            #expect(context.copyPath().isEmpty)
        }
    }
}
