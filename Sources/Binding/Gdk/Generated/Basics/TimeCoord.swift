// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkTimeCoord`. <https://docs.gtk.org/gdk4/struct.TimeCoord.html>
public struct TimeCoord: CStruct {
    public var _c: GdkTimeCoord
    public init(_c: GdkTimeCoord) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GdkTimeCoord() }
}

extension TimeCoord {
    /// The field `time`.
    public var time: Int {
        get { C.int(_c.time) }
        set { _c.time = C.guint32(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.time; defer { self.time = value }; yield &value }
    }

    /// The field `flags`.
    public var flags: AxisFlags {
        get { C.flags(_c.flags.rawValue) }
        set { _c.flags = .init(rawValue: C.number(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }
}
