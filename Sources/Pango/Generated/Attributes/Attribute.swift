// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoAttribute`. <https://docs.gtk.org/Pango/struct.Attribute.html>
public final class Attribute: Boxed {
    public override class var gtype: UInt { pango_attribute_get_type() }
}

extension Attribute {
    /// `pango_attribute_copy()`.
    @discardableResult
    public func copy() -> Attribute {
        C.present(C.take(pango_attribute_copy(C.cast(_raw))), "pango_attribute_copy")
    }

    /// `pango_attribute_destroy()`.
    public func destroy() {
        pango_attribute_destroy(C.cast(_raw))
    }

    /// `pango_attribute_equal()`.
    public func equal(_ attr2: Attribute) -> Bool {
        pango_attribute_equal(C.cast(_raw), C.cast(attr2._raw)) != 0
    }
}
