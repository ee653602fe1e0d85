// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import GtkSource

/// Indents a new line like the line above, and one step deeper after an opening brace: an interface of GtkSourceView, implemented in Swift.
public final class BraceIndenter: GObject.Object, GtkSource.IndenterSubclass {
    public func doIsTrigger(
        _ view: GtkSource.View, location: Gtk.TextIter, state: Gdk.ModifierType, keyval: Gdk.Key
    ) -> Bool {
        keyval == .return || keyval == .keypadEnter
    }

    public func doIndent(_ view: GtkSource.View, iter: Gtk.TextIter) -> Gtk.TextIter {
        var (start, end) = (iter, iter)
        guard start.backwardLine() else { return iter }
        end = start
        if !end.endsLine() { end.forwardToLineEnd() }
        let above = start.text(to: end)
        var indentation = String(above.prefix { $0 == " " || $0 == "\t" })
        if above.last(where: { $0 != " " && $0 != "\t" }) == "{" {
            let hasTabs =
                indentation.contains("\t")
                || indentation.isEmpty
                    && view.buffer.text.split(whereSeparator: \.isNewline).contains { $0.first == "\t" }
            indentation += hasTabs ? "\t" : String(repeating: " ", count: view.tabWidth)
        }
        var place = iter
        view.buffer.insert(indentation, at: &place)
        return place
    }
}
