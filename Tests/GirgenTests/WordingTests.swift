// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

@Suite
struct WordingTests {
    private static let answer = #"<return-value><type name="gint" c:type="int"/></return-value>"#
    private static let others = """
        <class name="Widget" c:type="GtkWidget" parent="GObject.Object" glib:get-type="gtk_widget_get_type"/>
        <record name="TextIter" c:type="GtkTextIter" glib:get-type="gtk_text_iter_get_type"><field name="a"/></record>
        <enumeration name="Unit" c:type="GtkUnit"><member name="mm" value="0" c:identifier="GTK_UNIT_MM"/></enumeration>
        """

    /// One parameter: `child: Widget`, `n: gint`, `name: utf8`.
    private static func parameter(_ text: String) -> String {
        let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        let types = [
            "gint": "int", "gboolean": "gboolean", "utf8": "const char*", "Unit": "GtkUnit",
            "Widget": "GtkWidget*",
            "TextIter": "const GtkTextIter*",
        ]
        return
            "<parameter name=\"\(parts[0])\"><type name=\"\(parts[1])\" c:type=\"\(types[parts[1]] ?? "")\"/></parameter>"
    }

    /// Returns the declaration of a method.
    private static func declaration(_ name: String, _ parameters: [String], _ result: String = answer)
        -> String
    {
        let text = Snippet(
            others
                + """
                <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">
                \(Snippet.method(name, parameters.map(parameter).joined(), result: result))</class>
                """, overrides: "struct Gtk.TextIter\ndefault * io_priority=0"
        ).file("Thing")
        let line =
            text.split(separator: "\n").first { $0.contains("public func") || $0.contains("mutating func") }
            ?? ""
        return line.trimmingCharacters(in: .whitespaces).replacing("public func ", with: "")
            .replacing(" -> Int {", with: "").replacing(" {", with: "")
    }

    @Test(
        arguments: [
            ("get_width_of", ["child: Widget"], "widthOf"),
            ("get_width", ["name: utf8"], "width(_ name: String)"),
            ("get_tab", ["child: Widget"], "tab(of child: Widget)"),
            ("get_item", ["position: gint"], "item(at position: Int)"),
            ("get_nth_page", ["page_num: gint"], "page(at pageNum: Int)"),
            ("get_line", ["line: gint"], "line(at line: Int)"),
            ("get_size", ["count: gint"], "size(_ count: Int)"),
            ("get_string", ["key: utf8"], "string(forKey key: String)"),
            ("get_margin", ["unit: Unit"], "margin(in unit: Unit)"),
            ("get_text", ["end: TextIter"], "text(to end: TextIter)"),
        ] as [(String, [String], String)])
    func aQuestionSaysWhatItIsAboutAndNotThatItGets(
        _ name: String, _ parameters: [String], _ expected: String
    ) {
        let text = WordingTests.declaration(name, parameters)
        #expect(text == expected.replacing("widthOf", with: "width(of child: Widget)"))
    }

    @Test(
        arguments: [
            ("get_default_for_type", ["content_type: utf8"], "`default`(forType contentType: String)"),
            ("get_child_at_index", ["idx: gint"], "child(at idx: Int)"),
            ("get_row_at_y", ["y: gint"], "row(atY y: Int)"),
            ("get_iter_at_line", ["line_number: gint"], "iter(atLine lineNumber: Int)"),
            ("get_path_at_pos", ["x: gint", "y: gint"], "path(atX x: Int, y: Int)"),
            ("get_response_for_widget", ["widget: Widget"], "response(for widget: Widget)"),
            ("get_widget_for_response", ["response_id: gint"], "widget(forResponse responseId: Int)"),
            ("scroll_to_iter", ["iter: TextIter"], "scroll(to iter: TextIter)"),
            ("load_from_path", ["path: utf8"], "load(fromPath path: String)"),
            (
                "get_int_with_default", ["key: utf8", "def: gint"],
                "int(forKey key: String, withDefault def: Int)"
            ),
            (
                "insert_child_after", ["child: Widget", "sibling: Widget"],
                "insertChild(_ child: Widget, after sibling: Widget)"
            ),
            ("get_position_at", ["t: gint"], "position(at t: Int)"),
        ] as [(String, [String], String)])
    func aPrepositionStandsBeforeItsArgument(_ name: String, _ parameters: [String], _ expected: String) {
        #expect(WordingTests.declaration(name, parameters) == expected)
    }

    @Test(
        arguments: [
            ("index_to_pos", ["index: gint"], "indexToPos(_ index: Int)"),
            ("convert_child_to_child", ["child: Widget"], "convertChildToChild(_ child: Widget)"),
            ("insert_at_cursor", ["text: utf8"], "insertAtCursor(_ text: String)"),
            ("set_from_file", ["filename: utf8"], "setFromFile(_ filename: String)"),
            ("set_return_on_cancel", ["return_on_cancel: gint"], "setReturnOnCancel(_ returnOnCancel: Int)"),
        ] as [(String, [String], String)])
    func aPrepositionStaysWhereItIsAboutNoArgument(_ name: String, _ parameters: [String], _ expected: String)
    {
        #expect(WordingTests.declaration(name, parameters) == expected)
    }

    @Test(
        arguments: [
            (
                "select_region", ["start_pos: gint", "end_pos: gint"],
                "selectRegion(from startPos: Int, to endPos: Int)"
            ),
            (
                "apply", ["name: utf8", "start: TextIter", "end: TextIter"],
                "apply(_ name: String, from start: TextIter, to end: TextIter)"
            ),
            ("insert", ["position: gint", "child: Widget"], "insert(_ child: Widget, at position: Int)"),
            (
                "insert_page", ["child: Widget", "position: gint"],
                "insertPage(_ child: Widget, at position: Int)"
            ),
            ("remove", ["position: gint"], "remove(at position: Int)"),
            ("select", ["position: gint", "n_items: gint"], "select(position: Int, count nItems: Int)"),
            ("flip", ["horizontal: gboolean"], "flip(horizontal: Bool)"),
            ("set_active", ["is_on: gboolean"], "setActive(_ isOn: Bool)"),
            ("allow_breaks", ["allow_breaks: gboolean"], "allowBreaks(_ allowBreaks: Bool)"),
            ("delete", ["io_priority: gint"], "delete(priority ioPriority: Int = 0)"),
        ] as [(String, [String], String)])
    func rangesAndPlacesReadAsInSwift(_ name: String, _ parameters: [String], _ expected: String) {
        #expect(WordingTests.declaration(name, parameters, Snippet.void) == expected)
    }

    @Test func aFunctionThatBlocksAndOneThatSuspendsShareTheirName() {
        let start = Snippet.method("load_async", Snippet.ready(1))
        let finish = Snippet.method("load_finish", Snippet.asyncResult)
        let text = Snippet.thing(Snippet.method("load") + start + finish).file("Thing")
        #expect(text.contains("public func load() {"))
        #expect(text.contains("public func load() async {"))
    }

    @Test func whatAPropertyReturnsIsNoFunctionBesidesIt() {
        let text = Snippet.thing(
            #"<property name="g-size" writable="1"><type name="gint" c:type="gint"/></property>"#
                + Snippet.method("get_size", result: WordingTests.answer)
        ).file("Thing")
        #expect(text.contains("public var size: Int {"))
        #expect(!text.contains("gtk_thing_get_size"))
    }

    @Test func aLabelThatSaysNothingIsWhatTheConstructorsNameSays() {
        func constructor(_ name: String, _ parameter: String) -> String {
            """
            <constructor name="\(name)" c:identifier="gtk_thing_\(name)"><return-value transfer-ownership="none">
            <type name="Widget" c:type="GtkWidget*"/></return-value><parameters>\(WordingTests.parameter(parameter))
            </parameters></constructor>
            """
        }
        let made = ["new", "new_with_mnemonic"].map { constructor($0, "str: utf8") }.joined()
        let text = Snippet.thing(
            made + constructor("new_from_file_and_more", "arg: utf8")
                + constructor("new_for_name", "name: utf8"),
            overrides: "rename gtk_thing_new_for_name init(called:)"
        ).file("Thing")
        #expect(text.contains("public convenience init(_ str: String) {"))
        #expect(text.contains("public convenience init(mnemonic str: String) {"))
        #expect(text.contains("public convenience init(file arg: String) {"))
        #expect(text.contains("public convenience init(called name: String) {"))
    }

    @Test func anotherNameCanHaveItsLabels() {
        let text = Snippet.thing(
            Snippet.method("poke", WordingTests.parameter("a: gint") + WordingTests.parameter("b: gint")),
            overrides: "rename gtk_thing_poke touch(_:with:)"
        ).file("Thing")
        #expect(text.contains("public func touch(_ a: Int, with b: Int) {"))
    }
}
