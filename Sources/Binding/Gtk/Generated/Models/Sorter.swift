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

/// `GtkSorter`. <https://docs.gtk.org/gtk4/class.Sorter.html>
open class Sorter: Object {
    open override nonisolated class var gtype: UInt { gtk_sorter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Sorter(_borrowed: raw) }
}

extension Sorter {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ change: SorterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_sorter_changed()`.
    public func changed(_ change: SorterChange) {
        gtk_sorter_changed(C.cast(_raw), .init(rawValue: C.number(change)))
    }

    /// `gtk_sorter_compare()`.
    public func compare(_ item1: Object, item2: Object) -> Ordering {
        C.enumeration(gtk_sorter_compare(C.cast(_raw), item1._raw, item2._raw).rawValue)
    }

    /// `gtk_sorter_get_order()`.
    public var order: SorterOrder { C.enumeration(gtk_sorter_get_order(C.cast(_raw)).rawValue) }
}

extension Members where Owner: Sorter {
    public var changed: SignalKey<Owner, SorterChange> { SignalKey(one: "changed") }
}
