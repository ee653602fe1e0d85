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
    public static let glue: [any Glue.Type] = []

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "PangoContext": return Context.self
        case "PangoCoverage": return Coverage.self
        case "PangoFont": return Font.self
        case "PangoFontFace": return FontFace.self
        case "PangoFontFamily": return FontFamily.self
        case "PangoFontMap": return FontMap.self
        case "PangoFontset": return Fontset.self
        case "PangoFontsetSimple": return FontsetSimple.self
        case "PangoLayout": return Layout.self
        case "PangoRenderer": return Renderer.self
        default: return nil
        }
    }
}
