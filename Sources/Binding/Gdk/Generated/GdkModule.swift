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

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GdkModule: BoundModule {
    public static let name = "Gdk"
    public static let prefixes = ["Gdk"]
    public static let classNames: [String: String] = [:]
    public static let glue: [any Glue.Type] = [
        ContentProviderGlue.self
    ]
}
