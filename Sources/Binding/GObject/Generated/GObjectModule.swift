// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GObjectModule: BoundModule {
    public static let name = "GObject"
    public static let prefixes = ["G"]
    public static let classNames: [String: String] = [:]
    public static let glue: [any Glue.Type] = []
}
