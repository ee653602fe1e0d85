// SPDX-License-Identifier: MIT

import CGtk
import Graphene
import Gsk
import Gtk
import Testing

/// What structs of C look like when they are printed.
@Suite(.serialized, .gtk) @MainActor
struct PrintedTests {
    @Test func aStructIsPrintedWithItsFields() {
        #expect(
            "\(Gdk.Rectangle(x: 1, y: 2, width: 3, height: 4))"
                == "Rectangle(x: 1, y: 2, width: 3, height: 4)")
        #expect(
            "\(Gtk.Border(left: 1, right: 2, top: 3, bottom: 4))"
                == "Border(left: 1, right: 2, top: 3, bottom: 4)")
        #expect("\(Gtk.Requisition(width: 5, height: 6))" == "Requisition(width: 5, height: 6)")
        #expect("\(Graphene.Point(x: 0.1, y: 2))" == "Point(x: 0.1, y: 2.0)")
        let matrix = Cairo.Matrix(xx: 1, yx: 0, xy: 0, yy: 2, x0: 3, y0: 4)
        #expect("\(matrix)" == "Matrix(xx: 1.0, yx: 0.0, xy: 0.0, yy: 2.0, x0: 3.0, y0: 4.0)")
        #expect("\([Gtk.Requisition(width: 5, height: 6)])" == "[Requisition(width: 5, height: 6)]")
    }

    @Test func structsWithinStructsArePrintedToo() {
        let rect = Graphene.Rect(x: 1, y: 2, width: 3, height: 4)
        #expect("\(rect)" == "Rect(origin: (x: 1.0, y: 2.0), size: (width: 3.0, height: 4.0))")
        let rounded = Gsk.RoundedRect(rect, radius: 1)
        #expect(
            "\(rounded)".hasSuffix(
                "corner: (\(Array(repeating: "(width: 1.0, height: 1.0)", count: 4).joined(separator: ", "))))"
            ))
        let geometry = Pango.GlyphGeometry(width: 1, xOffset: 2, yOffset: 3)
        #expect("\(geometry)" == "GlyphGeometry(width: 1, xOffset: 2, yOffset: 3)")
    }

    @Test func structsWithATextFormArePrintedInThatForm() {
        #expect("\(Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))" == "rgb(255,0,0)")
        #expect("\(Pango.Color(red: 0xFFFF, green: 0, blue: 0))" == "#ffff00000000")
        #expect(Gtk.TreePath(path: "3:0").map { "\($0)" } == "3:0")
        #expect("\(Gtk.TreePath())" == "")
    }

    @Test func addressesAreNotPrinted() {
        var iter = Gtk.TreeIter()
        #expect("\(iter)" == "TreeIter(stamp: 0)")
        iter._c.user_data = UnsafeMutableRawPointer(bitPattern: 16)
        #expect("\(iter)" == "TreeIter(stamp: 0)")
    }

    /// Only the buffer knows the position, and the buffer may have been deallocated.
    @Test func aPositionInATextIsPrintedWithoutItsBuffer() {
        #expect("\(Gtk.TextBuffer().startIter)" == "TextIter()")
    }

    @Test func vectorsArePrintedByTheirNumbers() {
        let up = Graphene.Vec3(x: 0, y: 1, z: 0)
        #expect("\(Graphene.Vec2(x: 0.1, y: 2))" == "Vec2(x: 0.1, y: 2.0)")
        #expect("\(up)" == "Vec3(x: 0.0, y: 1.0, z: 0.0)")
        #expect("\(Graphene.Vec4(x: 1, y: 2, z: 3, w: 4))" == "Vec4(x: 1.0, y: 2.0, z: 3.0, w: 4.0)")
        #expect(
            "\(Graphene.Matrix.identity)".hasPrefix("Matrix((1.0, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0), "))
        let center = Graphene.Point3D(x: 1, y: 2, z: 3)
        #expect(
            "\(Graphene.Sphere(center: center, radius: 4))"
                == "Sphere(center: Point3D(x: 1.0, y: 2.0, z: 3.0), radius: 4.0)")
        #expect(
            "\(Graphene.Plane(normal: up, constant: 2))"
                == "Plane(normal: Vec3(x: 0.0, y: 1.0, z: 0.0), constant: 2.0)")
        #expect(
            "\(Graphene.Ray(origin: center, direction: up))".hasPrefix(
                "Ray(origin: \(center), direction: Vec3("))
        #expect(
            "\(Graphene.Box.one)"
                == "Box(min: Point3D(x: 0.0, y: 0.0, z: 0.0), max: Point3D(x: 1.0, y: 1.0, z: 1.0))")
        #expect("\(Graphene.Euler(x: 90, y: 0, z: 0))".hasPrefix("Euler(x: 90.0, y: 0.0, z: 0.0, order: "))
    }
}
