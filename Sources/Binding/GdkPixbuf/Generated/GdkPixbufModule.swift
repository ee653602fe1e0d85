// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GdkPixbufModule: BoundModule {
    public static let glue: [any Glue.Type] = []

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GdkPixbuf": return Pixbuf.self
        case "GdkPixbufAnimation": return PixbufAnimation.self
        case "GdkPixbufAnimationIter": return PixbufAnimationIter.self
        case "GdkPixbufLoader": return PixbufLoader.self
        case "GdkPixbufSimpleAnim": return PixbufSimpleAnim.self
        case "GdkPixbufSimpleAnimIter": return PixbufSimpleAnimIter.self
        default: return nil
        }
    }
}
