// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GdkPixbufModule: BoundModule {
    public static let name = "GdkPixbuf"
    public static let prefixes = ["Gdk"]
    public static let classNames: [String: String] = [:]
    public static let glue: [any Glue.Type] = []
}
