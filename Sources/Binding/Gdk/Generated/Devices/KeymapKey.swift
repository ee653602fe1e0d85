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

/// `GdkKeymapKey`. <https://docs.gtk.org/gdk4/struct.KeymapKey.html>
public struct KeymapKey: CStruct, Hashable, Sendable {
    public var _c: GdkKeymapKey
    public init(_c: GdkKeymapKey) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GdkKeymapKey() }
}

extension KeymapKey {
    /// The field `keycode`.
    public var keycode: Int {
        get { C.int(_c.keycode) }
        set { _c.keycode = C.guint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.keycode; defer { self.keycode = value }; yield &value }
    }

    /// The field `group`.
    public var group: Int {
        get { C.int(_c.group) }
        set { _c.group = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.group; defer { self.group = value }; yield &value }
    }

    /// The field `level`.
    public var level: Int {
        get { C.int(_c.level) }
        set { _c.level = C.gint(newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.level; defer { self.level = value }; yield &value }
    }

    /// Creates a value with these fields.
    public init(keycode: Int, group: Int, level: Int) {
        self.init()
        self.keycode = keycode
        self.group = group
        self.level = level
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.keycode == right.keycode && left.group == right.group && left.level == right.level
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(keycode)
        hasher.combine(group)
        hasher.combine(level)
    }
}
