// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import Testing

@Suite
struct RegionTests {
    private let square = RectangleInt(x: 0, y: 0, width: 10, height: 10)
    private let right = RectangleInt(x: 5, y: 0, width: 10, height: 10)

    private func count(_ region: Region) -> Int {
        region.rectangles.reduce(0) { $0 + $1.width * $1.height }
    }

    @Test func pixelsAreAddedKeptAndRemoved() {
        let union = Region(square)
        union.formUnion(right)
        #expect(union.extents == RectangleInt(x: 0, y: 0, width: 15, height: 10))
        let both = Region(square)
        both.formIntersection(Region(right))
        #expect(both.rectangles == [RectangleInt(x: 5, y: 0, width: 5, height: 10)])
        let either = Region(square)
        either.formSymmetricDifference(right)
        #expect(count(either) == 100)
        #expect(!either.contains(x: 7, y: 5))
        let left = Region(square)
        left.subtract(Region(right))
        #expect(count(left) == 50)
        left.subtract(square)
        #expect(left.isEmpty)
        left.formUnion(Region([square, right]))
        left.formIntersection(right)
        left.formSymmetricDifference(Region(right))
        #expect(left == Region())
    }

    @Test func aRectangleIsInARegionOutOfItOrInPart() {
        let region = Region(square)
        #expect(region.overlap(RectangleInt(x: 1, y: 1, width: 2, height: 2)) == .in)
        #expect(region.overlap(right) == .part)
        region.translate(x: 100, y: 0)
        #expect(region.overlap(right) == .out)
        #expect(region.contains(x: 105, y: 5))
    }

    @Test func aCopyChangesApart() {
        let region = Region(square)
        let copy = region.copy()
        copy.subtract(square)
        #expect(!region.isEmpty)
        #expect(region != copy)
    }
}
