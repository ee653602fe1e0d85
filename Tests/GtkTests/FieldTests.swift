// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

/// Fields of C structs whose values no function returns.
@MainActor
@Suite(.serialized, .gtk)
struct FieldTests {
    private func layout(_ text: String) -> Pango.Layout { Gtk.Label("").createPangoLayout(text) }

    @Test func anAttributeHasItsTypeAndItsRange() {
        let text = "one two"
        let attributes = Pango.AttrList()
        attributes.add(
            .underline(.single), in: text.index(text.startIndex, offsetBy: 4)..<text.endIndex, of: text)
        let bold = Pango.Attribute.weight(.bold)
        (bold.startIndex, bold.endIndex) = (0, 3)
        attributes.add(bold)
        let found = attributes.attributes
        #expect(found.map(\.type) == [.weight, .underline])
        #expect(found.map { [$0.startIndex, $0.endIndex] } == [[0, 3], [4, 7]])
        #expect(bold == found[0])
        #expect(bold != found[1])
    }

    @Test func aLineSaysOfWhatGlyphsItIs() throws {
        let text = "Hé שלום"
        let line = try #require(layout(text).readonlyLine(at: 0))
        let runs = line.runs
        #expect(runs.map(\.item.level) == [0, 1])
        #expect(runs.map(\.item.numChars).reduce(0, +) == text.unicodeScalars.count)
        #expect(runs[1].item.script == .hebrew)
        #expect(runs[0].item.offset == 0)
        #expect(runs[0].item.font?.describe().size ?? 0 > 0)
        let glyphs = runs[0].glyphs
        #expect(glyphs.glyphs.count >= runs[0].item.numChars)
        #expect(glyphs.glyphs.map(\.geometry.width).reduce(0, +) == glyphs.width)
        #expect(runs[0].logicalWidths(of: text).reduce(0, +) == glyphs.width)
        #expect(runs[0].logicalWidths(of: text).allSatisfy { $0 > 0 })
        #expect(glyphs.logicalWidths(of: "Hé ") == runs[0].logicalWidths(of: text))
    }

    @Test func charactersSayWhereWordsBegin() {
        let attributes = Pango.logAttributes(of: "two words", language: .default)
        #expect(attributes.count == 10)
        #expect(attributes.indices.filter { attributes[$0].isWordStart } == [0, 4])
        #expect(attributes.indices.filter { attributes[$0].isWordEnd } == [3, 9])
        #expect(attributes[3].isWhite)
        #expect(layout("two words").logAttrs.map(\.isWordStart) == attributes.map(\.isWordStart))
    }

    @Test func aBusInterfaceListsItsMethodsSignalsAndProperties() throws {
        let node = try Gio.DBusNodeInfo(
            xmlData: """
                <node><interface name="org.example.Clock">
                  <method name="Set"><arg name="time" type="s" direction="in"/><arg name="was" type="s" direction="out"/></method>
                  <signal name="Ticked"><arg name="second" type="i"/></signal>
                  <property name="Zone" type="s" access="read"/>
                  <annotation name="org.example.Kind" value="wall"/>
                </interface><node name="inner"/></node>
                """)
        #expect(node.path == nil)
        #expect(node.nodes.map(\.path) == ["inner"])
        let clock = try #require(node.interfaces.first)
        #expect(clock.name == "org.example.Clock")
        #expect(clock.methods.map(\.name) == ["Set"])
        #expect(clock.methods[0].inArgs.map(\.name) == ["time"])
        #expect(clock.methods[0].outArgs.map(\.signature) == ["s"])
        #expect(clock.signals[0].args.map(\.name) == ["second"])
        #expect(clock.properties.map(\.flags) == [.readable])
        #expect(clock.annotations.map(\.value) == ["wall"])
    }

    @Test func aTimeCoordinateHasTheValuesOfItsAxes() {
        var place = Gdk.TimeCoord()
        place.flags = [.x, .y]
        place._c.axes.1 = 3
        place._c.axes.2 = 4
        #expect(place.axis(.x) == 3)
        #expect(place.axis(.y) == 4)
        #expect(place.axis(.pressure) == nil)
        #expect(place.axis(.ignore) == nil)
    }

    @Test func aRoundedRectangleHasFourCorners() {
        let bounds = Graphene.Rect(x: 0, y: 0, width: 100, height: 100)
        func size(_ side: Double) -> Graphene.Size { Graphene.Size(width: side, height: side) }
        let rectangle = Gsk.RoundedRect(
            bounds: bounds, topLeft: size(1), topRight: size(2), bottomRight: size(3), bottomLeft: size(4))
        #expect(rectangle.corners.map(\.width) == [1, 2, 3, 4])
    }

    @Test func theArgumentsOfAShaderAreReadBack() throws {
        let code = """
            uniform vec3 place;
            void mainImage(out vec4 color, in vec2 a, in vec2 b, in vec2 c) { color = vec4(place, 1); }
            """
        let shader = Gsk.GLShader(sourcecode: Bytes(Array(code.utf8)))
        try #require(shader.nUniforms == 1)
        let arguments = Gsk.ShaderArgsBuilder(shader: shader)
        arguments.setVec3(idx: 0, value: Graphene.Vec3(x: 1, y: 2, z: 3))
        #expect(shader.argVec3(of: arguments.toArgs(), idx: 0).y == 2)
    }
}
