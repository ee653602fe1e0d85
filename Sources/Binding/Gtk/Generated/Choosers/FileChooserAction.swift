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

/// `GtkFileChooserAction`. <https://docs.gtk.org/gtk4/enum.FileChooserAction.html>
public enum FileChooserAction: Enumeration, ValueConvertible {
    /// `GTK_FILE_CHOOSER_ACTION_OPEN`.
    case `open`
    /// `GTK_FILE_CHOOSER_ACTION_SAVE`.
    case save
    /// `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`.
    case selectFolder
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`open`
        case 1: self = .save
        case 2: self = .selectFolder
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`open`: 0
        case .save: 1
        case .selectFolder: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`open`, .save, .selectFolder] }
    public static var gtype: UInt { gtk_file_chooser_action_get_type() }
}
