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

/// `GtkInputHints`. <https://docs.gtk.org/gtk4/flags.InputHints.html>
public struct InputHints: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_input_hints_get_type() }
    /// `GTK_INPUT_HINT_SPELLCHECK`.
    public static let spellcheck = Self(rawValue: 1)
    /// `GTK_INPUT_HINT_NO_SPELLCHECK`.
    public static let noSpellcheck = Self(rawValue: 2)
    /// `GTK_INPUT_HINT_WORD_COMPLETION`.
    public static let wordCompletion = Self(rawValue: 4)
    /// `GTK_INPUT_HINT_LOWERCASE`.
    public static let lowercase = Self(rawValue: 8)
    /// `GTK_INPUT_HINT_UPPERCASE_CHARS`.
    public static let uppercaseChars = Self(rawValue: 16)
    /// `GTK_INPUT_HINT_UPPERCASE_WORDS`.
    public static let uppercaseWords = Self(rawValue: 32)
    /// `GTK_INPUT_HINT_UPPERCASE_SENTENCES`.
    public static let uppercaseSentences = Self(rawValue: 64)
    /// `GTK_INPUT_HINT_INHIBIT_OSK`.
    public static let inhibitOsk = Self(rawValue: 128)
    /// `GTK_INPUT_HINT_VERTICAL_WRITING`.
    public static let verticalWriting = Self(rawValue: 256)
    /// `GTK_INPUT_HINT_EMOJI`.
    public static let emoji = Self(rawValue: 512)
    /// `GTK_INPUT_HINT_NO_EMOJI`.
    public static let noEmoji = Self(rawValue: 1024)
    /// `GTK_INPUT_HINT_PRIVATE`.
    public static let `private` = Self(rawValue: 2048)
}
