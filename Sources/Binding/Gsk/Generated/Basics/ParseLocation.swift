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
@_spi(Binding) import Pango

/// `GskParseLocation`. <https://docs.gtk.org/gsk4/struct.ParseLocation.html>
public struct ParseLocation: CStruct, Hashable, Sendable {
    public var _c: GskParseLocation
    public init(_c: GskParseLocation) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GskParseLocation() }
}

extension ParseLocation {
    /// The field `bytes`.
    public var bytes: Int {
        get { C.int(_c.bytes) }
        set { _c.bytes = C.gsize(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.bytes; defer { self.bytes = value }; yield &value }
    }

    /// The field `chars`.
    public var chars: Int {
        get { C.int(_c.chars) }
        set { _c.chars = C.gsize(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.chars; defer { self.chars = value }; yield &value }
    }

    /// The field `lines`.
    public var lines: Int {
        get { C.int(_c.lines) }
        set { _c.lines = C.gsize(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lines; defer { self.lines = value }; yield &value }
    }

    /// The field `line_bytes`.
    public var lineBytes: Int {
        get { C.int(_c.line_bytes) }
        set { _c.line_bytes = C.gsize(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lineBytes; defer { self.lineBytes = value }; yield &value }
    }

    /// The field `line_chars`.
    public var lineChars: Int {
        get { C.int(_c.line_chars) }
        set { _c.line_chars = C.gsize(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lineChars; defer { self.lineChars = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(bytes: Int, chars: Int, lines: Int, lineBytes: Int, lineChars: Int) {
        self.init()
        self.bytes = bytes
        self.chars = chars
        self.lines = lines
        self.lineBytes = lineBytes
        self.lineChars = lineChars
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.bytes == right.bytes && left.chars == right.chars && left.lines == right.lines && left.lineBytes == right.lineBytes && left.lineChars == right.lineChars
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes)
        hasher.combine(chars)
        hasher.combine(lines)
        hasher.combine(lineBytes)
        hasher.combine(lineChars)
    }
}
