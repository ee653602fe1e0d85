// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A set of pixels.
///
///     let region = Cairo.Region(window)
///     region.subtract(button)
///     for rectangle in region.rectangles { … }
public final class Region: Boxed {
    public override class var gtype: UInt { cairo_gobject_region_get_type() }

    /// Creates an empty region.
    public convenience init() {
        self.init(_taking: C.present(C.raw(cairo_region_create()), "cairo_region_create"))
    }

    /// Creates a region with the pixels of a rectangle.
    public convenience init(_ rectangle: RectangleInt) {
        var rectangle = rectangle._c
        self.init(_taking: C.present(C.raw(cairo_region_create_rectangle(&rectangle)), "cairo_region_create"))
    }

    /// Creates a region with the pixels of some rectangles.
    public convenience init(_ rectangles: [RectangleInt]) {
        let region = cairo_region_create_rectangles(rectangles.map(\._c), Int32(clamping: rectangles.count))
        self.init(_taking: C.present(C.raw(region), "cairo_region_create_rectangles"))
    }

    /// Returns a copy.
    public func copy() -> Region {
        Region(_taking: C.present(C.raw(cairo_region_copy(pointer)), "cairo_region_copy"))
    }

    /// Whether the region has no pixel.
    public var isEmpty: Bool { cairo_region_is_empty(pointer) != 0 }

    /// The bounding rectangle.
    public var extents: RectangleInt {
        var rectangle = cairo_rectangle_int_t()
        cairo_region_get_extents(pointer, &rectangle)
        return RectangleInt(_c: rectangle)
    }

    /// The rectangles of the region.
    public var rectangles: [RectangleInt] {
        (0..<cairo_region_num_rectangles(pointer)).map { index in
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(pointer, index, &rectangle)
            return RectangleInt(_c: rectangle)
        }
    }

    /// Returns whether a pixel is in the region.
    public func contains(x: Int, y: Int) -> Bool {
        cairo_region_contains_point(pointer, Int32(clamping: x), Int32(clamping: y)) != 0
    }

    /// Returns whether a rectangle is in the region: all, none, or a part.
    public func overlap(_ rectangle: RectangleInt) -> RegionOverlap {
        var rectangle = rectangle._c
        return C.enumeration(cairo_region_contains_rectangle(pointer, &rectangle).rawValue)
    }

    /// Moves the region.
    public func translate(x: Int, y: Int) {
        cairo_region_translate(pointer, Int32(clamping: x), Int32(clamping: y))
    }

    /// Adds another region's pixels.
    public func formUnion(_ other: Region) { done(cairo_region_union(pointer, other.pointer)) }
    /// Adds a rectangle's pixels.
    public func formUnion(_ rectangle: RectangleInt) {
        var rectangle = rectangle._c
        done(cairo_region_union_rectangle(pointer, &rectangle))
    }
    /// Keeps the pixels that are in both.
    public func formIntersection(_ other: Region) { done(cairo_region_intersect(pointer, other.pointer)) }
    /// Keeps the pixels that are in a rectangle.
    public func formIntersection(_ rectangle: RectangleInt) {
        var rectangle = rectangle._c
        done(cairo_region_intersect_rectangle(pointer, &rectangle))
    }
    /// Removes another region's pixels.
    public func subtract(_ other: Region) { done(cairo_region_subtract(pointer, other.pointer)) }
    /// Removes a rectangle's pixels.
    public func subtract(_ rectangle: RectangleInt) {
        var rectangle = rectangle._c
        done(cairo_region_subtract_rectangle(pointer, &rectangle))
    }
    /// Keeps the pixels that are in exactly one of the two.
    public func formSymmetricDifference(_ other: Region) { done(cairo_region_xor(pointer, other.pointer)) }
    /// Keeps the pixels that are in exactly one of both.
    public func formSymmetricDifference(_ rectangle: RectangleInt) {
        var rectangle = rectangle._c
        done(cairo_region_xor_rectangle(pointer, &rectangle))
    }

    /// The only error of a region is a lack of memory, and then all following calls fail, too.
    private func done(_ status: cairo_status_t) {
        if status != CAIRO_STATUS_SUCCESS { fatalError("\(CairoError(status, in: "Region"))") }
    }
}

extension Region: Equatable {
    public static func == (left: Region, right: Region) -> Bool {
        cairo_region_equal(left.pointer, right.pointer) != 0
    }
}
