// SPDX-License-Identifier: MIT

import Cairo
import GLib
import Gtk
import Pango
import Testing

@MainActor
@Suite(.serialized)
struct PangoCairoTests {
    @Test func aLayoutIsDrawnAndItsOutlineToo() throws {
        var outline: [PathElement] = []
        let image = try Canvas.draw(width: 120, height: 40) { context in
            let layout = Pango.Layout(context)
            layout.setText("Grüße")
            layout.fontDescription = FontDescription(string: "Sans 18")
            context.move(toX: 4, y: 4)
            context.show(layout)
            context.move(toX: 4, y: 4)
            context.path(of: layout)
            outline = context.copyPath()
        }
        #expect(image.painted > 100)
        #expect(outline.count > 50)
    }

    @Test func aLineOfALayoutIsDrawn() throws {
        func draw(_ body: (Cairo.Context, LayoutLine) -> Void) throws -> Int {
            try Canvas.draw(width: 120, height: 30) { context in
                let layout = Pango.Layout(context)
                layout.setText("one\ntwo")
                context.move(toX: 4, y: 20)
                body(context, try #require(layout.readonlyLine(at: 1)))
            }.painted
        }
        #expect(try draw { $0.show($1) } > 20)
        let outline = try draw {
            $0.path(of: $1)
            $0.fill()
        }
        #expect(outline > 20)
    }

    @Test func aMistakeInSpellingIsUnderlined() throws {
        let image = try Canvas.draw(width: 60, height: 20) { context in
            context.setSource(red: 1, green: 0, blue: 0)
            context.showErrorUnderline(x: 5, y: 5, width: 50, height: 6)
            context.errorUnderlinePath(x: 5, y: 5, width: 50, height: 6)
            #expect(context.copyPath().count > 8)
        }
        #expect(image.painted > 40)
    }

    @Test func glyphsOfPangoAreDrawn() throws {
        let image = try Canvas.draw(width: 120, height: 40) { context in
            let layout = Pango.Layout(context)
            layout.setText("glyphs")
            context.move(toX: 4, y: 24)
            let run = try #require(layout.iter.runReadonly)
            context.show("glyphs", as: run)
        }
        #expect(image.painted > 20)
    }

    @Test func aFontMapHasAResolutionAndAContextItsOwn() throws {
        let map = try #require(FontMap.cairo())
        map.cairoResolution = 192
        #expect(map.cairoResolution == 192)
        #expect(FontMap.cairo(.ft)?.cairoFontType == .ft)
        #expect(FontMap.cairo(.toy) == nil)
        #expect(FontMap.cairoDefault() !== map)
        let pango = map.createContext()
        pango.resolution = 144
        #expect(pango.resolution == 144)
        let options = FontOptions()
        options.hintStyle = .full
        pango.fontOptions = options
        #expect(pango.fontOptions?.hintStyle == .full)
        let description = FontDescription(string: "Sans 10")
        let font = try #require(pango.loadFont(description))
        #expect(font.cairoScaledFont?.fontMatrix.xx == 20)
        _ = try Canvas.draw { context in
            context.scale(x: 2, y: 2)
            context.update(pango)
            #expect(pango.matrix?.xx == 2)
        }
    }
}
