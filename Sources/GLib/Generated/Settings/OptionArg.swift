// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GOptionArg`. <https://docs.gtk.org/glib/enum.OptionArg.html>
public enum OptionArg: Int32, Enumeration {
    /// `G_OPTION_ARG_NONE`.
    case none = 0
    /// `G_OPTION_ARG_STRING`.
    case string = 1
    /// `G_OPTION_ARG_INT`.
    case int = 2
    /// `G_OPTION_ARG_CALLBACK`.
    case callback = 3
    /// `G_OPTION_ARG_FILENAME`.
    case filename = 4
    /// `G_OPTION_ARG_STRING_ARRAY`.
    case stringArray = 5
    /// `G_OPTION_ARG_FILENAME_ARRAY`.
    case filenameArray = 6
    /// `G_OPTION_ARG_DOUBLE`.
    case double = 7
    /// `G_OPTION_ARG_INT64`.
    case int64 = 8
}
