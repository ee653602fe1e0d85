// SPDX-License-Identifier: MIT

import Cairo
import GLib
import Gtk
import Pango
import Testing

@MainActor
@Suite(.serialized)
struct PangoTextTests {
    @Test func eachCharacterSaysWhatMayHappenBeforeIt() {
        let attributes = Pango.logAttributes(of: "Ä b")
        #expect(attributes.count == 4)
        #expect(attributes.map(\.isWordStart) == [true, false, true, false])
        #expect(attributes.map(\.isWhite).prefix(3) == [false, true, false])
    }

    @Test func attributesChangeWhereALineMayBreak() throws {
        let list = AttrList()
        let text = "one two"
        list.add(.allowBreaks(false), in: text.startIndex..<text.endIndex, of: text)
        var attributes = Pango.logAttributes(of: text)
        #expect(attributes.contains { $0.isLineBreak && !$0.isMandatoryBreak })
        list.adjust(&attributes, of: text)
        #expect(!attributes.dropLast().contains { $0.isLineBreak })
    }

    @Test func charactersHaveTheirWidths() throws {
        _ = try Canvas.draw { context in
            let layout = Pango.Layout(context)
            layout.text = "iW"
            #expect(layout.text == "iW")
            let run = try #require(layout.iter.runReadonly)
            let widths = run.logicalWidths(of: "iW")
            #expect(widths.count == 2)
            #expect(widths[0] > 0 && widths[1] > widths[0])
            let glyphs = GlyphString()
            let item = try #require(
                layout.context.itemize("iW", startIndex: 0, length: 2, attrs: AttrList()).first)
            item.shape(paragraph: "iW", into: glyphs)
            #expect(glyphs.logicalWidths(of: "iW").count == 2)
        }
    }

    @Test func unitsBecomePixels() {
        let rectangle = Pango.Rectangle(x: 100, y: 1100, width: 2048, height: 600)
        #expect(rectangle.inPixels == Pango.Rectangle(x: 0, y: 1, width: 3, height: 1))
        #expect(rectangle.inNearestPixels == Pango.Rectangle(x: 0, y: 1, width: 2, height: 1))
    }

    @Test func coloursAndOpacityAreGivenFromZeroToOne() {
        let list = AttrList()
        list.add(.underlineColor(red: 1, green: 0, blue: 0))
        list.add(.overlineColor(red: 0, green: 1, blue: 0))
        list.add(.strikethroughColor(red: 0, green: 0, blue: 2))
        list.add(.foregroundAlpha(0.5))
        list.add(.backgroundAlpha(-1))
        let text = list.toString()
        for part in [
            "underline-color #ffff00000000", "overline-color #0000ffff0000",
            "strikethrough-color #00000000ffff",
            "foreground-alpha 32768", "background-alpha 1",
        ] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test func aContextIsMadeForADrawing() throws {
        _ = try Canvas.draw { context in
            context.scale(x: 3, y: 3)
            let pango = Pango.Context(context)
            context.update(pango)
            #expect(pango.matrix?.xx == 3)
            let text = "one two"
            let items = pango.itemize(text, startIndex: 0, length: text.utf8.count, attrs: AttrList())
            #expect(items.count == 1)
            #expect(Stretch.parse("condensed") == .condensed)
            #expect(Pango.Weight.parse("none of them") == nil)
        }
    }
}
