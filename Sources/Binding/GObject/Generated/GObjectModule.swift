// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GObjectModule: BoundModule {
    public static let glue: [any Glue.Type] = []

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GBinding": return Binding.self
        case "GBindingGroup": return BindingGroup.self
        case "GSignalGroup": return SignalGroup.self
        default: return nil
        }
    }
}
