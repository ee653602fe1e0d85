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
import Pango

/// `GskScalingFilter`. <https://docs.gtk.org/gsk4/enum.ScalingFilter.html>
public enum ScalingFilter: Int32, Enumeration, ValueConvertible {
    /// `GSK_SCALING_FILTER_LINEAR`.
    case linear = 0
    /// `GSK_SCALING_FILTER_NEAREST`.
    case nearest = 1
    /// `GSK_SCALING_FILTER_TRILINEAR`.
    case trilinear = 2
    public static var gtype: UInt { gsk_scaling_filter_get_type() }
}
