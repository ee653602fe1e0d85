// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoAttrList`. <https://docs.gtk.org/Pango/struct.AttrList.html>
public final class AttrList: Boxed {
    public override class var gtype: UInt { pango_attr_list_get_type() }

    /// `pango_attr_list_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(pango_attr_list_new()), "pango_attr_list_new"))
    }

    /// `pango_attr_list_from_string()`.
    public convenience init?(string text: String) {
        guard let made = C.raw(pango_attr_list_from_string(text)) else { return nil }
        self.init(_taking: made)
    }
}

extension AttrList {
    /// `pango_attr_list_change()`.
    public func change(_ attr: Attribute) {
        pango_attr_list_change(C.opaque(_raw), C.cast(C.give(attr)))
    }

    /// `pango_attr_list_copy()`.
    @discardableResult
    public func copy() -> AttrList? {
        C.take(C.raw(pango_attr_list_copy(C.opaque(_raw))))
    }

    /// `pango_attr_list_equal()`.
    public func equal(_ otherList: AttrList) -> Bool {
        pango_attr_list_equal(C.opaque(_raw), C.opaque(otherList._raw)) != 0
    }

    /// `pango_attr_list_filter()`.
    @discardableResult
    public func filter(_ `func`: AttrFilterFunc) -> AttrList? {
        C.take(C.raw(AttrFilterFuncThunk.withTemporary(`func`) { data1 in pango_attr_list_filter(C.opaque(_raw), AttrFilterFuncThunk.call, data1) }))
    }

    /// `pango_attr_list_get_attributes()`.
    public var attributes: [Attribute] { C.array(slist: pango_attr_list_get_attributes(C.opaque(_raw)), .full) { C.present(C.take($0), "pango_attr_list_get_attributes") } }

    /// `pango_attr_list_get_iterator()`.
    public var iterator: AttrIterator { C.present(C.take(C.raw(pango_attr_list_get_iterator(C.opaque(_raw)))), "pango_attr_list_get_iterator") }

    /// `pango_attr_list_insert()`.
    public func insert(_ attr: Attribute) {
        pango_attr_list_insert(C.opaque(_raw), C.cast(C.give(attr)))
    }

    /// `pango_attr_list_insert_before()`.
    public func insertBefore(_ attr: Attribute) {
        pango_attr_list_insert_before(C.opaque(_raw), C.cast(C.give(attr)))
    }

    /// `pango_attr_list_splice()`.
    public func splice(_ other: AttrList, pos: Int, len: Int) {
        pango_attr_list_splice(C.opaque(_raw), C.opaque(other._raw), C.gint(pos), C.gint(len))
    }

    /// `pango_attr_list_to_string()`.
    public func toString() -> String {
        C.takeString(pango_attr_list_to_string(C.opaque(_raw)))
    }

    /// `pango_attr_list_update()`.
    public func update(pos: Int, remove: Int, add: Int) {
        pango_attr_list_update(C.opaque(_raw), C.gint(pos), C.gint(remove), C.gint(add))
    }
}

extension AttrList: CustomStringConvertible {
    public var description: String { toString() }
}

extension AttrList: Equatable {
    public static func == (left: AttrList, right: AttrList) -> Bool { left.equal(right) }
}
