// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A drawing as scalable vector graphics.
public final class SVGSurface: Surface, DocumentSurface {
    public convenience init(path: String, width: Double, height: Double) throws(CairoError) {
        try self.init(
            made: cairo_svg_surface_create(C.bytes(path), width, height), "SVGSurface(path: “\(path)”)")
    }

    public convenience init(
        width: Double, height: Double, write: @escaping ([UInt8]) throws -> Void
    ) throws(CairoError) {
        let surface = Sink(write).held {
            cairo_svg_surface_create_for_stream(Sink.function, $0, width, height)
        }
        try self.init(made: surface, "SVGSurface(width:height:write:)")
    }

    /// The unit of the drawing.
    public enum Unit: Enumeration {
        case user, em, ex, px, inch, cm, mm, pt, pc, percent
        /// A number that has no case in this binding.
        case newer(Int32)

        public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

        public var rawValue: Int32 {
            switch self {
            case .user: 0
            case .em: 1
            case .ex: 2
            case .px: 3
            case .inch: 4
            case .cm: 5
            case .mm: 6
            case .pt: 7
            case .pc: 8
            case .percent: 9
            case .newer(let number): number
            }
        }

        public static let allCases: [Self] = [.user, .em, .ex, .px, .inch, .cm, .mm, .pt, .pc, .percent]
    }

    /// A version of SVG.
    public enum Version: Enumeration, CustomStringConvertible {
        case v1_1, v1_2
        /// A number that has no case in this binding.
        case newer(Int32)

        public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

        public var rawValue: Int32 {
            switch self {
            case .v1_1: 0
            case .v1_2: 1
            case .newer(let number): number
            }
        }

        public static let allCases: [Self] = [.v1_1, .v1_2]

        public var description: String {
            C.string(cairo_svg_version_to_string(.init(rawValue: C.number(self))))
        }

        /// The versions that Cairo can write.
        public static var supported: [Version] {
            var (versions, count) = (UnsafePointer<cairo_svg_version_t>?.none, Int32())
            cairo_svg_get_versions(&versions, &count)
            return UnsafeBufferPointer(start: versions, count: Int(count)).map { C.enumeration($0.rawValue) }
        }
    }

    /// Limits the document to a version of SVG. Call it before drawing.
    public func restrict(to version: Version) {
        cairo_svg_surface_restrict_to_version(pointer, .init(rawValue: C.number(version)))
    }

    /// The unit of the size of the drawing. Set it before drawing.
    public var documentUnit: Unit {
        get { C.enumeration(cairo_svg_surface_get_document_unit(pointer).rawValue) }
        set { cairo_svg_surface_set_document_unit(pointer, .init(rawValue: C.number(newValue))) }
    }
}
