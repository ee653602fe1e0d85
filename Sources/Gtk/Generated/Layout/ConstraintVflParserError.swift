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

/// `GtkConstraintVflParserError`. <https://docs.gtk.org/gtk4/error.ConstraintVflParserError.html>
public enum ConstraintVflParserError: Int32, ErrorCode, ValueConvertible {
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL`.
    case symbol = 0
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE`.
    case attribute = 1
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW`.
    case view = 2
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC`.
    case metric = 3
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY`.
    case priority = 4
    /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION`.
    case relation = 5
    public static var gtype: UInt { gtk_constraint_vfl_parser_error_get_type() }
    public static var domain: String { "gtk-constraint-vfl-parser-error-quark" }
}
