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

/// `GtkBitset`. <https://docs.gtk.org/gtk4/struct.Bitset.html>
public final class Bitset: Boxed {
    public override class var gtype: UInt { gtk_bitset_get_type() }

    /// `gtk_bitset_new_range()`.
    public convenience init(start: Int, count nItems: Int) {
        self.init(_taking: C.present(C.raw(gtk_bitset_new_range(C.guint(start), C.guint(nItems))), "gtk_bitset_new_range"))
    }
}

extension Bitset {
    /// `gtk_bitset_new_empty()`.
    public static func empty() -> Bitset {
        return Bitset(_taking: C.present(C.raw(gtk_bitset_new_empty()), "gtk_bitset_new_empty"))
    }

    /// `gtk_bitset_add()`.
    @discardableResult
    public func add(_ value: Int) -> Bool {
        gtk_bitset_add(C.opaque(_raw), C.guint(value)) != 0
    }

    /// `gtk_bitset_add_range()`.
    public func addRange(start: Int, count nItems: Int) {
        gtk_bitset_add_range(C.opaque(_raw), C.guint(start), C.guint(nItems))
    }

    /// `gtk_bitset_add_range_closed()`.
    public func addRangeClosed(first: Int, last: Int) {
        gtk_bitset_add_range_closed(C.opaque(_raw), C.guint(first), C.guint(last))
    }

    /// `gtk_bitset_add_rectangle()`.
    public func addRectangle(start: Int, width: Int, height: Int, stride: Int) {
        gtk_bitset_add_rectangle(C.opaque(_raw), C.guint(start), C.guint(width), C.guint(height), C.guint(stride))
    }

    /// `gtk_bitset_contains()`.
    public func contains(_ value: Int) -> Bool {
        gtk_bitset_contains(C.opaque(_raw), C.guint(value)) != 0
    }

    /// `gtk_bitset_copy()`.
    @discardableResult
    public func copy() -> Bitset {
        C.present(C.take(C.raw(gtk_bitset_copy(C.opaque(_raw)))), "gtk_bitset_copy")
    }

    /// `gtk_bitset_difference()`.
    public func difference(_ other: Bitset) {
        gtk_bitset_difference(C.opaque(_raw), C.opaque(other._raw))
    }

    /// `gtk_bitset_equals()`.
    public func equals(_ other: Bitset) -> Bool {
        gtk_bitset_equals(C.opaque(_raw), C.opaque(other._raw)) != 0
    }

    /// `gtk_bitset_get_maximum()`.
    public var maximum: Int { C.int(gtk_bitset_get_maximum(C.opaque(_raw))) }

    /// `gtk_bitset_get_minimum()`.
    public var minimum: Int { C.int(gtk_bitset_get_minimum(C.opaque(_raw))) }

    /// `gtk_bitset_get_nth()`.
    public func value(at nth: Int) -> Int {
        C.int(gtk_bitset_get_nth(C.opaque(_raw), C.guint(nth)))
    }

    /// `gtk_bitset_get_size()`.
    public var size: UInt64 { UInt64(gtk_bitset_get_size(C.opaque(_raw))) }

    /// `gtk_bitset_get_size_in_range()`.
    public func sizeInRange(first: Int, last: Int) -> UInt64 {
        UInt64(gtk_bitset_get_size_in_range(C.opaque(_raw), C.guint(first), C.guint(last)))
    }

    /// `gtk_bitset_intersect()`.
    public func intersect(_ other: Bitset) {
        gtk_bitset_intersect(C.opaque(_raw), C.opaque(other._raw))
    }

    /// `gtk_bitset_is_empty()`.
    public var isEmpty: Bool { gtk_bitset_is_empty(C.opaque(_raw)) != 0 }

    /// `gtk_bitset_remove()`.
    @discardableResult
    public func remove(_ value: Int) -> Bool {
        gtk_bitset_remove(C.opaque(_raw), C.guint(value)) != 0
    }

    /// `gtk_bitset_remove_all()`.
    public func removeAll() {
        gtk_bitset_remove_all(C.opaque(_raw))
    }

    /// `gtk_bitset_remove_range()`.
    public func removeRange(start: Int, count nItems: Int) {
        gtk_bitset_remove_range(C.opaque(_raw), C.guint(start), C.guint(nItems))
    }

    /// `gtk_bitset_remove_range_closed()`.
    public func removeRangeClosed(first: Int, last: Int) {
        gtk_bitset_remove_range_closed(C.opaque(_raw), C.guint(first), C.guint(last))
    }

    /// `gtk_bitset_remove_rectangle()`.
    public func removeRectangle(start: Int, width: Int, height: Int, stride: Int) {
        gtk_bitset_remove_rectangle(C.opaque(_raw), C.guint(start), C.guint(width), C.guint(height), C.guint(stride))
    }

    /// `gtk_bitset_shift_left()`.
    public func shiftLeft(_ amount: Int) {
        gtk_bitset_shift_left(C.opaque(_raw), C.guint(amount))
    }

    /// `gtk_bitset_shift_right()`.
    public func shiftRight(_ amount: Int) {
        gtk_bitset_shift_right(C.opaque(_raw), C.guint(amount))
    }

    /// `gtk_bitset_splice()`.
    public func splice(position: Int, removed: Int, added: Int) {
        gtk_bitset_splice(C.opaque(_raw), C.guint(position), C.guint(removed), C.guint(added))
    }

    /// `gtk_bitset_subtract()`.
    public func subtract(_ other: Bitset) {
        gtk_bitset_subtract(C.opaque(_raw), C.opaque(other._raw))
    }

    /// `gtk_bitset_union()`.
    public func union(_ other: Bitset) {
        gtk_bitset_union(C.opaque(_raw), C.opaque(other._raw))
    }
}
