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
@_spi(Binding) import Pango

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GskModule: BoundModule {
    public static let glue: [any Glue.Type] = []

    #if GTK_4_16
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GskCairoRenderer": return CairoRenderer.self
        case "GskGLShader": return GLShader.self
        case "GskRenderer": return Renderer.self
        default: return nil
        }
    }
}
