// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// A drawing as scalable vectors.
public final class SVGSurface: Surface, DocumentSurface {
    public convenience init(path: String, width: Double, height: Double) throws(CairoError) {
        try self.init(made: cairo_svg_surface_create(path, width, height), "SVGSurface(path: “\(path)”)")
    }

    public convenience init(
        width: Double, height: Double, write: @escaping ([UInt8]) throws -> Void
    ) throws(CairoError) {
        let surface = Sink(write).held {
            cairo_svg_surface_create_for_stream(Sink.function, $0, width, height)
        }
        try self.init(made: surface, "SVGSurface(width:height:write:)")
    }

    /// What one unit of the drawing is.
    public enum Unit: Int32, Enumeration {
        case user, em, ex, px, inch, cm, mm, pt, pc, percent
    }

    /// A version of SVG.
    public enum Version: Int32, Enumeration, CustomStringConvertible {
        case v1_1, v1_2

        public var description: String {
            C.string(cairo_svg_version_to_string(.init(rawValue: C.number(self))))
        }

        /// What Cairo can write.
        public static var supported: [Version] {
            var (versions, count) = (UnsafePointer<cairo_svg_version_t>?.none, Int32())
            cairo_svg_get_versions(&versions, &count)
            return UnsafeBufferPointer(start: versions, count: Int(count)).map { C.enumeration($0.rawValue) }
        }
    }

    /// Writes a version of SVG and nothing newer. Before drawing.
    public func restrict(to version: Version) {
        cairo_svg_surface_restrict_to_version(pointer, .init(rawValue: C.number(version)))
    }

    /// What the size of the drawing is measured in. Before drawing.
    public var documentUnit: Unit {
        get { C.enumeration(cairo_svg_surface_get_document_unit(pointer).rawValue) }
        set { cairo_svg_surface_set_document_unit(pointer, .init(rawValue: C.number(newValue))) }
    }
}
