// SPDX-License-Identifier: MIT

import CGtk
import GLib

// What a PDF knows besides what is seen. Other surfaces ignore it.

extension Context {
    /// Says what is drawn in `draw`: `Document`, `H1`, `P`, `Figure` and so on, as PDF has them, so that a screen reader knows.
    ///
    /// `attributes` are written as Cairo's reference has them: `"uri='https://example.org'"`.
    public func tagged<R>(_ name: String, attributes: String = "", _ draw: () throws -> R) rethrows -> R {
        call { cairo_tag_begin($0, name, attributes) }
        defer { call("tagged(_:attributes:_:)") { cairo_tag_end($0, name) } }
        return try draw()
    }

    /// Makes what is drawn in `draw` a link to a page of the web.
    public func linked<R>(to uri: String, _ draw: () throws -> R) rethrows -> R {
        try tagged(CAIRO_TAG_LINK, attributes: "uri=\(Context.quoted(uri))", draw)
    }

    /// Makes what is drawn in `draw` a link to a destination of this document.
    public func linked<R>(toDestination name: String, _ draw: () throws -> R) rethrows -> R {
        try tagged(CAIRO_TAG_LINK, attributes: "dest=\(Context.quoted(name))", draw)
    }

    /// Gives what is drawn in `draw` a name, by which links lead there.
    public func destination<R>(_ name: String, _ draw: () throws -> R) rethrows -> R {
        try tagged(CAIRO_TAG_DEST, attributes: "name=\(Context.quoted(name))", draw)
    }

    /// A text within the attributes of a tag.
    static func quoted(_ text: String) -> String {
        var quoted = "'"
        for character in text {
            if character == "'" || character == "\\" { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted + "'"
    }
}
