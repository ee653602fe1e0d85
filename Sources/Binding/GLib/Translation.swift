// SPDX-License-Identifier: MIT

import CGtk
import Glibc

/// Texts in the user's language, by gettext.
///
///     let texts = Translation(domain: "org.example.Hello", directory: "/usr/share/locale")
///     label.label = texts("Save")
///     status.label = texts("One file", plural: "\(n) files", n)
public struct Translation: Sendable {
    /// The name of the .mo files.
    public let domain: String

    /// Reads the .mo files of `domain` below `directory`.
    public init(domain: String, directory: String? = nil) {
        self.domain = domain
        setlocale(LC_ALL, "")
        if let directory { bindtextdomain(domain, directory) }
        bind_textdomain_codeset(domain, "UTF-8")
    }

    /// Returns the translation of a text; the text itself if there is none.
    public func callAsFunction(_ text: String) -> String {
        text.withCString { C.string(g_dgettext(domain, $0)) }
    }

    /// Returns the translation in a context, which distinguishes equal texts: `texts("Open", context: "menu")`.
    public func callAsFunction(_ text: String, context: String) -> String {
        context.withCString { context in text.withCString { C.string(g_dpgettext2(domain, context, $0)) } }
    }

    /// Returns the translation for a number.
    public func callAsFunction(_ text: String, plural: String, _ count: Int) -> String {
        text.withCString { text in
            plural.withCString { C.string(g_dngettext(domain, text, $0, gulong(bitPattern: count))) }
        }
    }
}
