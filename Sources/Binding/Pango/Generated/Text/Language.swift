// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLanguage`. <https://docs.gtk.org/Pango/struct.Language.html>
public final class Language: Boxed {
    public override class var gtype: UInt { pango_language_get_type() }
}

extension Language {
    /// `pango_language_get_sample_string()`.
    public var sampleString: String { C.string(pango_language_get_sample_string(C.opaque(_raw))) }

    /// `pango_language_get_scripts()`.
    public var scripts: [Script] {
        var numScripts: gint = 0
        let result = pango_language_get_scripts(C.opaque(_raw), &numScripts)
        return C.array(numbers: result, of: PangoScript.self, count: C.int(numScripts), .none) { C.enumeration($0.rawValue) }
    }

    /// `pango_language_includes_script()`.
    @discardableResult
    public func includesScript(_ script: Script) -> Bool {
        pango_language_includes_script(C.opaque(_raw), .init(rawValue: C.number(script))) != 0
    }

    /// `pango_language_matches()`.
    @discardableResult
    public func matches(_ rangeList: String) -> Bool {
        pango_language_matches(C.opaque(_raw), rangeList) != 0
    }

    /// `pango_language_to_string()`.
    public func toString() -> String {
        C.string(pango_language_to_string(C.opaque(_raw)))
    }

    /// `pango_language_from_string()`.
    public static func named(_ language: String? = nil) -> Language? {
        C.copy(C.raw(pango_language_from_string(language)))
    }

    /// `pango_language_get_default()`.
    public static var `default`: Language { C.present(C.copy(C.raw(pango_language_get_default())), "pango_language_get_default") }

    /// `pango_language_get_preferred()`.
    public static var preferred: [Language] { C.array(vector: UnsafeMutableRawPointer(mutating: pango_language_get_preferred()), count: nil, .none) { C.present(C.copy($0), "pango_language_get_preferred") } }
}

extension Language: CustomStringConvertible {
    public var description: String { toString() }
}
