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

/// `GtkCssParserWarning`. <https://docs.gtk.org/gtk4/enum.CssParserWarning.html>
public enum CssParserWarning: Int32, Enumeration {
    /// `GTK_CSS_PARSER_WARNING_DEPRECATED`.
    case deprecated = 0
    /// `GTK_CSS_PARSER_WARNING_SYNTAX`.
    case syntax = 1
    /// `GTK_CSS_PARSER_WARNING_UNIMPLEMENTED`.
    case unimplemented = 2
}
