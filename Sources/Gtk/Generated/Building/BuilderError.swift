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

/// `GtkBuilderError`. <https://docs.gtk.org/gtk4/error.BuilderError.html>
public enum BuilderError: Int32, ErrorCode, ValueConvertible {
    /// `GTK_BUILDER_ERROR_INVALID_TYPE_FUNCTION`.
    case invalidTypeFunction = 0
    /// `GTK_BUILDER_ERROR_UNHANDLED_TAG`.
    case unhandledTag = 1
    /// `GTK_BUILDER_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute = 2
    /// `GTK_BUILDER_ERROR_INVALID_ATTRIBUTE`.
    case invalidAttribute = 3
    /// `GTK_BUILDER_ERROR_INVALID_TAG`.
    case invalidTag = 4
    /// `GTK_BUILDER_ERROR_MISSING_PROPERTY_VALUE`.
    case missingPropertyValue = 5
    /// `GTK_BUILDER_ERROR_INVALID_VALUE`.
    case invalidValue = 6
    /// `GTK_BUILDER_ERROR_VERSION_MISMATCH`.
    case versionMismatch = 7
    /// `GTK_BUILDER_ERROR_DUPLICATE_ID`.
    case duplicateId = 8
    /// `GTK_BUILDER_ERROR_OBJECT_TYPE_REFUSED`.
    case objectTypeRefused = 9
    /// `GTK_BUILDER_ERROR_TEMPLATE_MISMATCH`.
    case templateMismatch = 10
    /// `GTK_BUILDER_ERROR_INVALID_PROPERTY`.
    case invalidProperty = 11
    /// `GTK_BUILDER_ERROR_INVALID_SIGNAL`.
    case invalidSignal = 12
    /// `GTK_BUILDER_ERROR_INVALID_ID`.
    case invalidId = 13
    /// `GTK_BUILDER_ERROR_INVALID_FUNCTION`.
    case invalidFunction = 14
    public static var gtype: UInt { gtk_builder_error_get_type() }
    public static var domain: String { "gtk-builder-error-quark" }
}
