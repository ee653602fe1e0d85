// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A PostScript document for printers, or a single picture as EPS.
public final class PSSurface: Surface, DocumentSurface {
    public convenience init(path: String, width: Double, height: Double) throws(CairoError) {
        try self.init(
            made: cairo_ps_surface_create(C.bytes(path), width, height), "PSSurface(path: “\(path)”)")
    }

    public convenience init(
        width: Double, height: Double, write: @escaping ([UInt8]) throws -> Void
    ) throws(CairoError) {
        let surface = Sink(write).held {
            cairo_ps_surface_create_for_stream(Sink.function, $0, width, height)
        }
        try self.init(made: surface, "PSSurface(width:height:write:)")
    }

    /// A level of PostScript.
    public enum Level: Enumeration, CustomStringConvertible {
        case level2, level3
        /// A number that has no case in this binding.
        case newer(Int32)

        public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

        public var rawValue: Int32 {
            switch self {
            case .level2: 0
            case .level3: 1
            case .newer(let number): number
            }
        }

        public static let allCases: [Self] = [.level2, .level3]

        public var description: String { C.string(cairo_ps_level_to_string(.init(rawValue: C.number(self)))) }

        /// The levels that Cairo can write.
        public static var supported: [Level] {
            var (levels, count) = (UnsafePointer<cairo_ps_level_t>?.none, Int32())
            cairo_ps_get_levels(&levels, &count)
            return UnsafeBufferPointer(start: levels, count: Int(count)).map { C.enumeration($0.rawValue) }
        }
    }

    /// Limits the document to a level of PostScript. Call it before drawing.
    public func restrict(to level: Level) {
        cairo_ps_surface_restrict_to_level(pointer, .init(rawValue: C.number(level)))
    }

    /// Whether the document is Encapsulated PostScript: one page, to be placed in other documents. Set it before drawing.
    public var isEPS: Bool {
        get { cairo_ps_surface_get_eps(pointer) != 0 }
        set { cairo_ps_surface_set_eps(pointer, newValue ? 1 : 0) }
    }

    /// Sets the size in points of this page, before it is drawn, and of the following ones.
    public func setSize(width: Double, height: Double) { cairo_ps_surface_set_size(pointer, width, height) }

    /// The section of the document to which comments are added.
    public enum Section: Sendable { case header, setup, pageSetup }

    /// Adds a comment for printers and programs, `"%%Title: Letter"`, in the order of the sections.
    public func addComment(_ comment: String, in section: Section = .header) throws(CairoError) {
        switch section {
        case .header: break
        case .setup: cairo_ps_surface_dsc_begin_setup(pointer)
        case .pageSetup: cairo_ps_surface_dsc_begin_page_setup(pointer)
        }
        cairo_ps_surface_dsc_comment(pointer, comment)
        try Surface.throwError(of: pointer, "PSSurface.addComment(“\(comment)”)")
    }
}
