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

/// `GtkFilter`. <https://docs.gtk.org/gtk4/class.Filter.html>
open class Filter: Object {
    open override nonisolated class var gtype: UInt { gtk_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Filter(_borrowed: raw) }
}

extension Filter {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ change: FilterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_filter_changed()`.
    public func changed(_ change: FilterChange) {
        gtk_filter_changed(C.cast(_raw), .init(rawValue: C.number(change)))
    }

    /// `gtk_filter_get_strictness()`.
    public var strictness: FilterMatch { C.enumeration(gtk_filter_get_strictness(C.cast(_raw)).rawValue) }

    /// `gtk_filter_match()`.
    @discardableResult
    public func match(_ item: Object) -> Bool {
        gtk_filter_match(C.cast(_raw), item._raw) != 0
    }
}

extension Members where Owner: Filter {
    public var changed: SignalKey<Owner, FilterChange> { SignalKey(one: "changed") }
}
