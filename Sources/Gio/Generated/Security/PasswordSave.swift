// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GPasswordSave`. <https://docs.gtk.org/gio/enum.PasswordSave.html>
public enum PasswordSave: Int32, Enumeration, ValueConvertible {
    /// `G_PASSWORD_SAVE_NEVER`.
    case never = 0
    /// `G_PASSWORD_SAVE_FOR_SESSION`.
    case forSession = 1
    /// `G_PASSWORD_SAVE_PERMANENTLY`.
    case permanently = 2
    public static var gtype: UInt { g_password_save_get_type() }
}
