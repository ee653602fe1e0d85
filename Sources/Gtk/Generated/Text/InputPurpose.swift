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

/// `GtkInputPurpose`. <https://docs.gtk.org/gtk4/enum.InputPurpose.html>
public enum InputPurpose: Int32, Enumeration, ValueConvertible {
    /// `GTK_INPUT_PURPOSE_FREE_FORM`.
    case freeForm = 0
    /// `GTK_INPUT_PURPOSE_ALPHA`.
    case alpha = 1
    /// `GTK_INPUT_PURPOSE_DIGITS`.
    case digits = 2
    /// `GTK_INPUT_PURPOSE_NUMBER`.
    case number = 3
    /// `GTK_INPUT_PURPOSE_PHONE`.
    case phone = 4
    /// `GTK_INPUT_PURPOSE_URL`.
    case url = 5
    /// `GTK_INPUT_PURPOSE_EMAIL`.
    case email = 6
    /// `GTK_INPUT_PURPOSE_NAME`.
    case name = 7
    /// `GTK_INPUT_PURPOSE_PASSWORD`.
    case password = 8
    /// `GTK_INPUT_PURPOSE_PIN`.
    case pin = 9
    /// `GTK_INPUT_PURPOSE_TERMINAL`.
    case terminal = 10
    public static var gtype: UInt { gtk_input_purpose_get_type() }
}
