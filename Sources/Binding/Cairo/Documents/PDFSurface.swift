// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A PDF document. Links and the structure for screen readers are drawn with ``Context/tagged(_:attributes:_:)``
/// and similar functions.
public final class PDFSurface: Surface, DocumentSurface {
    public convenience init(path: String, width: Double, height: Double) throws(CairoError) {
        try self.init(
            made: cairo_pdf_surface_create(C.bytes(path), width, height), "PDFSurface(path: “\(path)”)")
    }

    public convenience init(
        width: Double, height: Double, write: @escaping ([UInt8]) throws -> Void
    ) throws(CairoError) {
        let surface = Sink(write).held {
            cairo_pdf_surface_create_for_stream(Sink.function, $0, width, height)
        }
        try self.init(made: surface, "PDFSurface(width:height:write:)")
    }

    /// The metadata of the document.
    public enum Metadata: Enumeration {
        case title, author, subject, keywords, creator
        /// The dates of creation and modification, `2026-11-21T22:00:00Z`.
        case createDate, modDate
        /// A number that has no case in this binding.
        case newer(Int32)

        public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

        public var rawValue: Int32 {
            switch self {
            case .title: 0
            case .author: 1
            case .subject: 2
            case .keywords: 3
            case .creator: 4
            case .createDate: 5
            case .modDate: 6
            case .newer(let number): number
            }
        }

        public static let allCases: [Self] = [
            .title, .author, .subject, .keywords, .creator, .createDate, .modDate,
        ]
    }

    /// How an entry of the table of contents is shown.
    public struct OutlineFlags: Flags {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The entries below it are shown.
        public static let open = OutlineFlags(rawValue: CAIRO_PDF_OUTLINE_FLAG_OPEN.rawValue)
        public static let bold = OutlineFlags(rawValue: CAIRO_PDF_OUTLINE_FLAG_BOLD.rawValue)
        public static let italic = OutlineFlags(rawValue: CAIRO_PDF_OUTLINE_FLAG_ITALIC.rawValue)
    }

    /// A version of PDF.
    public enum Version: Enumeration, CustomStringConvertible {
        case v1_4, v1_5
        /// A number that has no case in this binding.
        case newer(Int32)

        public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

        public var rawValue: Int32 {
            switch self {
            case .v1_4: 0
            case .v1_5: 1
            case .newer(let number): number
            }
        }

        public static let allCases: [Self] = [.v1_4, .v1_5]

        public var description: String {
            C.string(cairo_pdf_version_to_string(.init(rawValue: C.number(self))))
        }

        /// The versions that Cairo can write.
        public static var supported: [Version] {
            var (versions, count) = (UnsafePointer<cairo_pdf_version_t>?.none, Int32())
            cairo_pdf_get_versions(&versions, &count)
            return UnsafeBufferPointer(start: versions, count: Int(count)).map { C.enumeration($0.rawValue) }
        }
    }

    /// Limits the document to a version of PDF. Call it before drawing.
    public func restrict(to version: Version) {
        cairo_pdf_surface_restrict_to_version(pointer, .init(rawValue: C.number(version)))
    }

    /// Sets the size in points of this page, before it is drawn, and of the following ones.
    public func setSize(width: Double, height: Double) { cairo_pdf_surface_set_size(pointer, width, height) }

    /// Sets a metadata field.
    public func setMetadata(_ metadata: Metadata, _ text: String) {
        cairo_pdf_surface_set_metadata(pointer, .init(rawValue: C.number(metadata)), text)
    }

    /// Sets the label of this page, such as `iv`.
    public func setPageLabel(_ label: String) { cairo_pdf_surface_set_page_label(pointer, label) }

    /// Sets the size of the thumbnails of the pages in pixels; 0 for none.
    public func setThumbnailSize(width: Int, height: Int) {
        cairo_pdf_surface_set_thumbnail_size(pointer, Int32(clamping: width), Int32(clamping: height))
    }

    /// Adds an entry to the table of contents with a link to a destination. Returns its number, for entries below it.
    @discardableResult
    public func addOutline(
        _ text: String, toDestination name: String, below parent: Int = 0, flags: OutlineFlags = []
    ) -> Int {
        addOutline(text, attributes: "dest=\(Context.quoted(name))", below: parent, flags: flags)
    }

    /// Adds an entry to the table of contents with a link to a page, counted from 1. Returns its number, for entries below it.
    @discardableResult
    public func addOutline(
        _ text: String, toPage page: Int, below parent: Int = 0, flags: OutlineFlags = []
    ) -> Int {
        addOutline(text, attributes: "page=\(page)", below: parent, flags: flags)
    }

    /// Adds an entry to the table of contents with the attributes of a link in the syntax of Cairo's reference.
    @discardableResult
    public func addOutline(
        _ text: String, attributes: String, below parent: Int = 0, flags: OutlineFlags = []
    ) -> Int {
        let flags = cairo_pdf_outline_flags_t(rawValue: C.number(flags))
        return Int(cairo_pdf_surface_add_outline(pointer, Int32(clamping: parent), text, attributes, flags))
    }
}
