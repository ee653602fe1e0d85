// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum PangoModule: BoundModule {
    public static let name = "Pango"
    public static let prefixes = ["Pango", "PangoCairo"]
    public static let classNames: [String: String] = [:]
    public static let glue: [any Glue.Type] = []
}
