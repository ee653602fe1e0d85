// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkContentFormats`. <https://docs.gtk.org/gdk4/struct.ContentFormats.html>
public final class ContentFormats: Boxed {
    public override class var gtype: UInt { gdk_content_formats_get_type() }

    /// `gdk_content_formats_new()`.
    public convenience init(mimeTypes: [String]? = nil) {
        let cMimeTypes = StringVector(mimeTypes)
        self.init(_taking: C.present(C.raw(gdk_content_formats_new(cMimeTypes.constant, C.guint((mimeTypes?.count ?? 0)))), "gdk_content_formats_new"))
    }

    /// `gdk_content_formats_new_for_gtype()`.
    public convenience init(type: any ValueConvertible.Type) {
        self.init(_taking: C.present(C.raw(gdk_content_formats_new_for_gtype(type._valueType)), "gdk_content_formats_new_for_gtype"))
    }
}

extension ContentFormats {
    /// `gdk_content_formats_contain_gtype()`.
    @discardableResult
    public func contains(_ type: any ValueConvertible.Type) -> Bool {
        gdk_content_formats_contain_gtype(C.opaque(_raw), type._valueType) != 0
    }

    /// `gdk_content_formats_contain_mime_type()`.
    @discardableResult
    public func contains(mimeType: String) -> Bool {
        gdk_content_formats_contain_mime_type(C.opaque(_raw), mimeType) != 0
    }

    /// `gdk_content_formats_get_gtypes()`.
    public var types: [TypeID] {
        var nGtypes: gsize = 0
        let result = gdk_content_formats_get_gtypes(C.opaque(_raw), &nGtypes)
        return C.array(numbers: result, of: GType.self, count: C.int(nGtypes), .none) { TypeID(_raw: $0) }
    }

    /// `gdk_content_formats_get_mime_types()`.
    public var mimeTypes: [String] {
        var nMimeTypes: gsize = 0
        let result = gdk_content_formats_get_mime_types(C.opaque(_raw), &nMimeTypes)
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(nMimeTypes), .none) { C.string($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `gdk_content_formats_match()`.
    @discardableResult
    public func match(_ second: ContentFormats) -> Bool {
        gdk_content_formats_match(C.opaque(_raw), C.opaque(second._raw)) != 0
    }

    /// `gdk_content_formats_match_gtype()`.
    @discardableResult
    public func firstType(sharedWith second: ContentFormats) -> TypeID? {
        TypeID(valid: gdk_content_formats_match_gtype(C.opaque(_raw), C.opaque(second._raw)))
    }

    /// `gdk_content_formats_match_mime_type()`.
    @discardableResult
    public func firstMimeType(sharedWith second: ContentFormats) -> String? {
        C.optionalString(gdk_content_formats_match_mime_type(C.opaque(_raw), C.opaque(second._raw)))
    }

    /// `gdk_content_formats_to_string()`.
    public func toString() -> String {
        C.takeString(gdk_content_formats_to_string(C.opaque(_raw)))
    }

    /// `gdk_content_formats_union()`.
    @discardableResult
    public func union(_ second: ContentFormats) -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_formats_union(C.opaque(C.give(self)), C.opaque(second._raw)))), "gdk_content_formats_union")
    }

    /// `gdk_content_formats_union_deserialize_gtypes()`.
    @discardableResult
    public func unionDeserializeTypes() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_formats_union_deserialize_gtypes(C.opaque(C.give(self))))), "gdk_content_formats_union_deserialize_gtypes")
    }

    /// `gdk_content_formats_union_deserialize_mime_types()`.
    @discardableResult
    public func unionDeserializeMimeTypes() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_formats_union_deserialize_mime_types(C.opaque(C.give(self))))), "gdk_content_formats_union_deserialize_mime_types")
    }

    /// `gdk_content_formats_union_serialize_gtypes()`.
    @discardableResult
    public func unionSerializeTypes() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_formats_union_serialize_gtypes(C.opaque(C.give(self))))), "gdk_content_formats_union_serialize_gtypes")
    }

    /// `gdk_content_formats_union_serialize_mime_types()`.
    @discardableResult
    public func unionSerializeMimeTypes() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_formats_union_serialize_mime_types(C.opaque(C.give(self))))), "gdk_content_formats_union_serialize_mime_types")
    }

    /// `gdk_content_formats_parse()`.
    public static func parse(_ string: String) -> ContentFormats? {
        C.take(C.raw(gdk_content_formats_parse(string)))
    }

#if GTK_4_18
    /// `gdk_content_formats_is_empty()`.
    public var isEmpty: Bool { gdk_content_formats_is_empty(C.opaque(_raw)) != 0 }
#endif
}

extension ContentFormats: CustomStringConvertible {
    public var description: String { toString() }
}
