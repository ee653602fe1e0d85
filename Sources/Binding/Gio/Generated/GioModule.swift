// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GioModule: BoundModule {
    public static let name = "Gio"
    public static let prefixes = ["G"]
    public static let classNames: [String: String] = ["GTask": "TaskObject"]
    public static let glue: [any Glue.Type] = [
        ActionGlue.self,
        ActionGroupGlue.self,
        ActionMapGlue.self,
        ApplicationGlue.self,
        AsyncInitableGlue.self,
        ConverterGlue.self,
        IconGlue.self,
        InitableGlue.self,
        InputStreamGlue.self,
        ListModelGlue.self,
        MenuModelGlue.self,
        OutputStreamGlue.self,
        SeekableGlue.self
    ]
}
