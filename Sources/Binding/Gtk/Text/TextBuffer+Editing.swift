// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension TextBuffer {
    /// Inserts text with tags, and moves `place` to the end of the inserted text. `gtk_text_buffer_insert_with_tags()`.
    ///
    ///     var place = buffer.endIter
    ///     buffer.insert("Hello, ", at: &place)
    ///     buffer.insert("world", at: &place, tags: bold)
    public func insert(_ text: String, at place: inout TextIter, tags: TextTag...) {
        let start = place.offset
        gtk_text_buffer_insert(C.cast(_raw), &place._c, text, gint(text.utf8.count))
        for tag in tags { applyTag(tag, from: iter(atOffset: start), to: place) }
    }

    /// Inserts Pango markup, and moves `place` to the end of the inserted text. `gtk_text_buffer_insert_markup()`.
    public func insert(markup: String, at place: inout TextIter) {
        gtk_text_buffer_insert_markup(C.cast(_raw), &place._c, markup, gint(markup.utf8.count))
    }

    /// Creates a tag in the buffer's table. `gtk_text_buffer_create_tag()`.
    ///
    ///     let bold = buffer.addTag("bold") { $0.weight = 700 }
    @discardableResult
    public func addTag(_ name: String? = nil, _ configure: (TextTag) -> Void) -> TextTag {
        let tag = TextTag(name: name)
        configure(tag)
        tagTable.add(tag)
        return tag
    }
}

extension TextIter: Comparable {
    /// Returns whether two positions in one buffer are equal.
    public static func == (left: TextIter, right: TextIter) -> Bool { left.equal(right) }
    /// Returns whether a position in a buffer comes before another.
    public static func < (left: TextIter, right: TextIter) -> Bool { left.compare(right) < 0 }
}
