// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

@Suite
struct MemberFunctionTests {
    private static func function(_ symbol: String, _ parameters: String, _ result: String = Snippet.void)
        -> String
    {
        """
        <function name="\(symbol.dropFirst(4))" c:identifier="\(symbol)">\(result)<parameters>\(parameters)</parameters>
        </function>
        """
    }

    private static let thing = """
        <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type"/>
        """
    private static let one = #"<parameter name="thing"><type name="Thing" c:type="GtkThing*"/></parameter>"#
    private static let number = #"<parameter name="x"><type name="gint" c:type="int"/></parameter>"#
    private static let answer = #"<return-value><type name="gint" c:type="int"/></return-value>"#

    @Test func aMethodThatReturnsANumberToEndItWithReturnsARegistration() {
        let number = #"<return-value><type name="guint" c:type="guint"/></return-value>"#
        let handle = #"<parameter name="id"><type name="guint" c:type="guint"/></parameter>"#
        let snippet = Snippet.thing(
            Snippet.method("begin", result: number) + Snippet.method("end", handle),
            overrides: "registration gtk_thing_begin gtk_thing_end")
        let text = snippet.file("Thing")
        #expect(
            text.contains(
                """
                    @discardableResult
                    public func begin() -> Registration {
                        Registration(gtk_thing_begin(C.opaque(_raw)), of: self) { gtk_thing_end(C.opaque($0), $1) }
                    }
                """))
        #expect(!text.contains("func end("))
    }

    @Test func aFunctionOutsideTypesThatTakesOneFirstIsAMethod() {
        let snippet = Snippet(
            MemberFunctionTests.thing
                + MemberFunctionTests.function(
                    "gtk_poke_hard", MemberFunctionTests.one + MemberFunctionTests.number)
                + MemberFunctionTests.function(
                    "gtk_poke_get_depth", MemberFunctionTests.one, MemberFunctionTests.answer)
                + MemberFunctionTests.function("gtk_poke_all", MemberFunctionTests.number),
            overrides: "member Gtk.Thing gtk_poke_*")
        let text = snippet.file("Thing")
        #expect(
            text.contains("public func hard(_ x: Int) {\n        gtk_poke_hard(C.opaque(_raw), C.gint(x))"))
        #expect(text.contains("public var depth: Int { C.int(gtk_poke_get_depth(C.opaque(_raw))) }"))
        #expect(text.contains("public static func all(_ x: Int) {"))
        #expect(snippet.file("GtkFunctions").isEmpty)
        #expect(snippet.coverage.counts["Gtk"]?[.callables]?.bound == 3)
    }

    @Test func aTypeThatDoesNotExistGathersFunctions() {
        let text = Snippet(
            MemberFunctionTests.function("gtk_poke_all", MemberFunctionTests.number),
            overrides: "member Gtk.Poke gtk_:poke_*"
        ).file("GtkFunctions")
        #expect(text.contains("@MainActor\npublic enum Poke {\n"))
        #expect(text.contains("public static func pokeAll(_ x: Int) {"))
    }

    @Test func aTypeOfAnotherModuleIsExtended() {
        let parameter =
            #"<parameter name="object"><type name="GObject.Object" c:type="GObject*"/></parameter>"#
        let text = Snippet(
            MemberFunctionTests.function("gtk_poke_it", parameter),
            overrides: "member GObject.Object gtk_poke_it"
        ).file("GtkFunctions")
        #expect(text.contains("extension Object {\n"))
        #expect(text.contains("public func pokeIt() {"))
    }

    @Test func aFunctionOutsideTypesThatAsksIsAVariable() {
        let text = Snippet(
            MemberFunctionTests.function("gtk_get_depth", "", MemberFunctionTests.answer)
                + MemberFunctionTests.function("gtk_set_depth", MemberFunctionTests.number)
        ).file("GtkFunctions")
        #expect(text.contains("@MainActor\npublic var depth: Int {\n    get { C.int(gtk_get_depth()) }"))
        #expect(text.contains("    set { gtk_set_depth(C.gint(newValue)) }"))
        #expect(!text.contains("func setDepth") && !text.contains("self."))
    }

    @Test func whatFillsAPlainStructIsAnInitializer() {
        let x = #"<parameter name="radius"><type name="gint" c:type="int"/></parameter>"#
        func method(_ name: String, _ parameters: String) -> String {
            """
            <method name="\(name)" c:identifier="gtk_dot_\(name)">\(Snippet.void)<parameters>
            <instance-parameter name="self"><type name="Dot" c:type="GtkDot*"/></instance-parameter>\(parameters)</parameters>
            </method>
            """
        }
        let text = Snippet(
            """
            <record name="Dot" c:type="GtkDot" glib:get-type="gtk_dot_get_type"><field name="a" private="1"/>
            \(method("init", x))\(method("init_identity", ""))</record>
            """, overrides: "struct Gtk.Dot"
        ).file("Dot")
        #expect(
            text.contains(
                "public init(radius: Int) {\n        self.init()\n        gtk_dot_init(&_c, C.gint(radius))"))
        #expect(text.contains("public static var identity: Dot {"))
    }
}
