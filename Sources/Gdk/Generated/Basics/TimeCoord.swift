// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkTimeCoord`. <https://docs.gtk.org/gdk4/struct.TimeCoord.html>
public struct TimeCoord: CStruct {
    public var _c: GdkTimeCoord
    public init(_c: GdkTimeCoord) { self._c = _c }
    /// All of it zero.
    public init() { _c = GdkTimeCoord() }
}

extension TimeCoord {
    /// The field `time`.
    public var time: Int {
        get { Int(_c.time) }
        set { _c.time = guint32(newValue) }
    }
}
