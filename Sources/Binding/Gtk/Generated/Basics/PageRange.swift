// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkPageRange`. <https://docs.gtk.org/gtk4/struct.PageRange.html>
public struct PageRange: CStruct, Hashable, Sendable {
    public var _c: GtkPageRange
    public init(_c: GtkPageRange) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GtkPageRange() }
}

extension PageRange {
    /// The field `start`.
    public var start: Int {
        get { C.int(_c.start) }
        set { _c.start = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.start; defer { self.start = value }; yield &value }
    }

    /// The field `end`.
    public var end: Int {
        get { C.int(_c.end) }
        set { _c.end = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.end; defer { self.end = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(start: Int, end: Int) {
        self.init()
        self.start = start
        self.end = end
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.start == right.start && left.end == right.end
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(end)
    }
}
