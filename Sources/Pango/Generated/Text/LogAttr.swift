// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoLogAttr`. <https://docs.gtk.org/Pango/struct.LogAttr.html>
public struct LogAttr: CStruct {
    public var _c: PangoLogAttr
    public init(_c: PangoLogAttr) { self._c = _c }
    /// All of it zero.
    public init() { _c = PangoLogAttr() }
}
