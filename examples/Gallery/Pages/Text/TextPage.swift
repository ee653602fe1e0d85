// SPDX-License-Identifier: MIT

import Gtk

/// A text with many lines. Tags style ranges, and marks keep their position while the text around them changes.
final class TextPage: Page {
    static let lesson = Lesson(
        "Text view", in: .text,
        about:
            "A text view edits a buffer. Tags style parts of it, a mark remembers a place, undo goes back.",
        words: "textview buffer tag mark undo redo search iterator editor"
    ) { TextPage() }

    let view = Gtk.TextView()
    let buffer = Gtk.TextBuffer()
    let bold: Gtk.TextTag
    let makeBold = Gtk.Button(mnemonic: "_Bold")
    let undo = Gtk.Button(mnemonic: "_Undo")
    let search = Gtk.SearchEntry().takingOneLine()
    let goBack = Gtk.Button(mnemonic: "To the _mark")
    private let found: Gtk.TextTag

    init() {
        bold = buffer.addTag("bold") { $0.weight = Int(Pango.Weight.bold.rawValue) }
        let quiet = buffer.addTag("quiet") {
            $0.style = .italic
            $0.setForeground("gray")
        }
        found = buffer.addTag("found") { $0.setBackground("gold") }
        super.init(Self.lesson)

        buffer.beginIrreversibleAction()
        var place = buffer.startIter
        buffer.insert("Shopping\n", at: &place, tags: bold)
        buffer.insert("Bread, butter, and ", at: &place)
        let middle = buffer.createMark("middle", where: place, leftGravity: true)
        buffer.insert("tea", at: &place, tags: bold)
        buffer.insert(".\n\nSelect some words and make them bold.", at: &place, tags: quiet)
        buffer.endIrreversibleAction()

        view.buffer = buffer
        view.wrapMode = .word
        for side in [\Gtk.TextView.leftMargin, \.rightMargin, \.topMargin, \.bottomMargin] {
            view[keyPath: side] = 9
        }
        view.update(.label, "Text")
        view.acceptsTab = false
        buffer.onChanged { [weak self] in
            guard let self else { return }
            report("\(buffer.charCount) characters in \(buffer.lineCount) lines.")
        }
        section("Text", nil, .scrolling(view, height: 180))

        makeBold.onClicked { [unowned self] in
            guard let selected = buffer.selectionBounds else { return report("Select something first.") }
            buffer.applyTag(bold, from: selected.start, to: selected.end)
            report("“\(selected.start.text(to: selected.end))” is bold.")
        }
        buffer.bind(\.canUndo, to: undo, \.sensitive)
        undo.onClicked { [unowned self] in buffer.undo() }
        goBack.onClicked { [unowned self] in
            buffer.placeCursor(buffer.iter(at: middle))
            view.scroll(to: middle, withinMargin: 0.1)
            view.grabFocus()
            report("The cursor is at the mark, in line \(buffer.iter(at: middle).line + 1).")
        }
        search.hexpand = true
        search.placeholderText = "Find in the text"
        search.update(.label, "Find in the text")
        search.onSearchChanged { [weak self] in
            guard let self else { return }
            highlight(search.text)
        }
        section("Edit", nil, .row(makeBold, undo, goBack, search))
    }

    private func highlight(_ text: String) {
        var (place, end) = buffer.bounds
        buffer.removeTag(found, from: place, to: end)
        guard !text.isEmpty else { return }
        var count = 0
        while let match = place.forwardSearch(text, flags: .caseInsensitive) {
            buffer.applyTag(found, from: match.matchStart, to: match.matchEnd)
            (place, end) = (match.matchEnd, match.matchEnd)
            count += 1
        }
        report("“\(text)” is there \(count) times.")
    }
}
