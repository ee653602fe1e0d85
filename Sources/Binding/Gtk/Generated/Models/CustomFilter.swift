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

/// `GtkCustomFilter`. <https://docs.gtk.org/gtk4/class.CustomFilter.html>
open class CustomFilter: Filter {
    open override nonisolated class var gtype: UInt { gtk_custom_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CustomFilter(_borrowed: raw) }

    /// `gtk_custom_filter_new()`.
    public convenience init(matchFunc: CustomFilterFunc? = nil) {
        self.init(_constructed: C.present(C.raw(gtk_custom_filter_new(matchFunc == nil ? nil : CustomFilterFuncThunk.call, CustomFilterFuncThunk.retained(matchFunc), matchFunc == nil ? nil : releaseCallback)), "gtk_custom_filter_new"))
    }
}

extension CustomFilter {
    /// `gtk_custom_filter_set_filter_func()`.
    public func setFilterFunc(_ matchFunc: CustomFilterFunc? = nil) {
        gtk_custom_filter_set_filter_func(C.opaque(_raw), matchFunc == nil ? nil : CustomFilterFuncThunk.call, CustomFilterFuncThunk.retained(matchFunc), matchFunc == nil ? nil : releaseCallback)
    }
}
