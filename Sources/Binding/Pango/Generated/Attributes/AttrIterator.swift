// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoAttrIterator`. <https://docs.gtk.org/Pango/struct.AttrIterator.html>
public final class AttrIterator: Boxed {
    public override class var gtype: UInt { pango_attr_iterator_get_type() }
}

extension AttrIterator {
    /// `pango_attr_iterator_copy()`.
    @discardableResult
    public func copy() -> AttrIterator {
        C.present(C.take(C.raw(pango_attr_iterator_copy(C.opaque(_raw)))), "pango_attr_iterator_copy")
    }

    /// `pango_attr_iterator_get()`.
    @discardableResult
    public func get(_ type: AttrType) -> Attribute? {
        C.copy(pango_attr_iterator_get(C.opaque(_raw), .init(rawValue: C.number(type))))
    }

    /// `pango_attr_iterator_get_attrs()`.
    public var attrs: [Attribute] { C.array(slist: pango_attr_iterator_get_attrs(C.opaque(_raw)), .full) { C.present(C.take($0), "pango_attr_iterator_get_attrs") } }

    /// `pango_attr_iterator_get_font()`.
    public func font(of desc: FontDescription) -> (language: Language?, extraAttrs: [Attribute]) {
        var language: OpaquePointer?
        var extraAttrs: UnsafeMutablePointer<GSList>?
        pango_attr_iterator_get_font(C.opaque(_raw), C.opaque(desc._raw), &language, &extraAttrs)
        return (C.take(C.raw(language)), C.array(slist: extraAttrs, .full) { C.present(C.take($0), "pango_attr_iterator_get_font") })
    }

    /// `pango_attr_iterator_next()`.
    @discardableResult
    public func next() -> Bool {
        pango_attr_iterator_next(C.opaque(_raw)) != 0
    }

    /// `pango_attr_iterator_range()`.
    @discardableResult
    public func range() -> (start: Int, end: Int) {
        var start: gint = 0
        var end: gint = 0
        pango_attr_iterator_range(C.opaque(_raw), &start, &end)
        return (C.int(start), C.int(end))
    }
}
