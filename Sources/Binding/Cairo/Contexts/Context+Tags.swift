// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

// Structure and links of a PDF document. Other surfaces ignore them.

extension Context {
    /// Declares the role of what `draw` draws: `Document`, `H1`, `P`, `Figure` and so on, as in PDF, for screen readers.
    ///
    /// `attributes` have the syntax of Cairo's reference: `"uri='https://example.org'"`.
    public func tagged<R>(_ name: String, attributes: String = "", _ draw: () throws -> R) rethrows -> R {
        call { cairo_tag_begin($0, name, attributes) }
        defer { call("tagged(_:attributes:_:)") { cairo_tag_end($0, name) } }
        return try draw()
    }

    /// Makes what `draw` draws a link to a web page.
    public func linked<R>(to uri: String, _ draw: () throws -> R) rethrows -> R {
        try tagged(CAIRO_TAG_LINK, attributes: "uri=\(Context.quoted(uri))", draw)
    }

    /// Makes what `draw` draws a link to a destination of this document.
    public func linked<R>(toDestination name: String, _ draw: () throws -> R) rethrows -> R {
        try tagged(CAIRO_TAG_LINK, attributes: "dest=\(Context.quoted(name))", draw)
    }

    /// Makes what `draw` draws a destination with a name.
    public func destination<R>(_ name: String, _ draw: () throws -> R) rethrows -> R {
        try tagged(CAIRO_TAG_DEST, attributes: "name=\(Context.quoted(name))", draw)
    }

    /// Escapes a text for the attributes of a tag.
    static func quoted(_ text: String) -> String {
        var quoted = "'"
        for character in text {
            if character == "'" || character == "\\" { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted + "'"
    }
}
