// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoScriptIter`. <https://docs.gtk.org/Pango/struct.ScriptIter.html>
public final class ScriptIter: Boxed {
    public override class var gtype: UInt { pango_script_iter_get_type() }

    /// `pango_script_iter_new()`.
    public convenience init(text: String, length: Int = -1) {
        self.init(_taking: C.present(C.raw(pango_script_iter_new(text, C.gint(length))), "pango_script_iter_new"))
    }
}

extension ScriptIter {
    /// `pango_script_iter_get_range()`.
    public var range: (start: String?, end: String?, script: Script) {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PangoScript(0)
        pango_script_iter_get_range(C.opaque(_raw), &start, &end, &script)
        return (C.optionalString(start), C.optionalString(end), C.enumeration(script.rawValue))
    }

    /// `pango_script_iter_next()`.
    @discardableResult
    public func next() -> Bool {
        pango_script_iter_next(C.opaque(_raw)) != 0
    }
}
