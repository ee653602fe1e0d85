// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkCssParserError`. <https://docs.gtk.org/gtk4/error.CssParserError.html>
public enum CssParserError: Int32, ErrorCode {
    /// `GTK_CSS_PARSER_ERROR_FAILED`.
    case failed = 0
    /// `GTK_CSS_PARSER_ERROR_SYNTAX`.
    case syntax = 1
    /// `GTK_CSS_PARSER_ERROR_IMPORT`.
    case `import` = 2
    /// `GTK_CSS_PARSER_ERROR_NAME`.
    case name = 3
    /// `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE`.
    case unknownValue = 4
    public static var domain: String { "gtk-css-parser-error-quark" }
}
