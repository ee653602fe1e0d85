// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkBitsetIter`. <https://docs.gtk.org/gtk4/struct.BitsetIter.html>
public struct BitsetIter: CStruct, ValueConvertible {
    public var _c: GtkBitsetIter
    public init(_c: GtkBitsetIter) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GtkBitsetIter() }
    public static var _valueType: UInt { gtk_bitset_iter_get_type() }
}

extension BitsetIter {
    /// `gtk_bitset_iter_get_value()`.
    public var value: Int {
        var cSelf = _c
        return C.int(gtk_bitset_iter_get_value(&cSelf))
    }

    /// `gtk_bitset_iter_is_valid()`.
    public var isValid: Bool {
        var cSelf = _c
        return gtk_bitset_iter_is_valid(&cSelf) != 0
    }

    /// `gtk_bitset_iter_next()`.
    @discardableResult
    public mutating func next() -> Int? {
        var value: guint = 0
        let result = gtk_bitset_iter_next(&_c, &value)
        return result == 0 ? nil : C.int(value)
    }

    /// `gtk_bitset_iter_previous()`.
    @discardableResult
    public mutating func previous() -> Int? {
        var value: guint = 0
        let result = gtk_bitset_iter_previous(&_c, &value)
        return result == 0 ? nil : C.int(value)
    }

    /// `gtk_bitset_iter_init_at()`.
    public static func at(_ set: Bitset, target: Int) -> (iter: BitsetIter, value: Int)? {
        var iter = GtkBitsetIter()
        var value: guint = 0
        let result = gtk_bitset_iter_init_at(&iter, C.opaque(set._raw), C.guint(target), &value)
        return result == 0 ? nil : (BitsetIter(_c: iter), C.int(value))
    }

    /// `gtk_bitset_iter_init_first()`.
    public static func first(of set: Bitset) -> (iter: BitsetIter, value: Int)? {
        var iter = GtkBitsetIter()
        var value: guint = 0
        let result = gtk_bitset_iter_init_first(&iter, C.opaque(set._raw), &value)
        return result == 0 ? nil : (BitsetIter(_c: iter), C.int(value))
    }

    /// `gtk_bitset_iter_init_last()`.
    public static func last(of set: Bitset) -> (iter: BitsetIter, value: Int)? {
        var iter = GtkBitsetIter()
        var value: guint = 0
        let result = gtk_bitset_iter_init_last(&iter, C.opaque(set._raw), &value)
        return result == 0 ? nil : (BitsetIter(_c: iter), C.int(value))
    }
}
