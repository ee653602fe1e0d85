// SPDX-License-Identifier: MIT

import Gtk

/// Labels: plain text, text with Pango's markup, and text with attributes, which need no escaping.
final class LabelsPage: Page {
    static let lesson = Lesson(
        "Labels", in: .text,
        about: "A label shows text, styled by markup in the text or by attributes beside it.",
        words: "pango markup attributes ellipsize wrap link selectable mnemonic"
    ) { LabelsPage() }

    let markup = Gtk.Label("")
    let attributed = Gtk.Label("Only some of these words matter.")
    let links = Gtk.Label("")
    let ellipsis = Gtk.DropDown(strings: ["At the start", "In the middle", "At the end"])
    let long = Gtk.Label(
        "A sentence that is much too long for the little room that it was given on this page")

    init() {
        super.init(Self.lesson)
        markup.setMarkup(
            "<b>Bold</b>, <i>italic</i>, <tt>fixed</tt>, <span background='#c01c28' foreground='white'> red </span>, x<sup>2</sup>"
        )
        markup.xalign = 0
        section("Markup", "Text from elsewhere has to be escaped before it goes into markup.", markup)

        let text = attributed.label
        let attributes = Pango.AttrList()
        attributes.add(.scale(1.25))
        if let words = text.firstRange(of: "some of these") {
            attributes.add(.weight(.bold), in: words, of: text)
            attributes.add(.underline(.single), in: words, of: text)
            attributes.add(.foreground(red: 0.1, green: 0.45, blue: 0.9), in: words, of: text)
        }
        attributed.attributes = attributes
        attributed.xalign = 0
        section("Attributes", "They belong to ranges of the text, whatever it says.", attributed)

        links.setMarkup(
            "Read the <a href='https://docs.gtk.org/gtk4'>manual</a> or the <a href='page:buttons'>page of buttons</a>."
        )
        links.xalign = 0
        links.onActivateLink { [weak self] uri in
            guard let self else { return true }
            report("A link to \(uri).")
            return true
        }
        section("Links", "Tab leads from one to the next.", links)

        long.xalign = 0
        long.selectable = true
        long.maxWidthChars = 40
        ellipsis.onNotify(\.selected) { [weak self] selected in
            self?.long.ellipsize = [.start, .middle, .end][selected]
            self?.report("The dots are \(["at the start", "in the middle", "at the end"][selected]).")
        }
        ellipsis.selected = 2
        section("Too long", "This one can be selected and copied, too.", long, .labelled("_Dots", ellipsis))
        report("Nothing happened yet.")
    }
}
