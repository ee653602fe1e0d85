// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

@Suite
struct FunctionTests {
    private let int = #"<type name="gint" c:type="int"/>"#

    @Test func theFirstArgumentHasNoLabelUnlessItIsOneOfSeveralNumbers() {
        let text = Snippet.thing(
            Snippet.method(
                "add", #"<parameter name="other"><type name="Thing" c:type="GtkThing*"/></parameter>"#)
                + Snippet.method(
                    "move",
                    "<parameter name=\"x\">\(int)</parameter><parameter name=\"y\">\(int)</parameter>")
        ).file("Thing")
        #expect(text.contains("public func add(_ other: Thing) {\n        gtk_thing_add("))
        #expect(text.contains("public func move(x: Int, y: Int) {"))
    }

    @Test func aQuestionWithoutArgumentsIsAProperty() {
        let answer = #"<return-value><type name="gboolean" c:type="gboolean"/></return-value>"#
        let text = Snippet.thing(Snippet.method("is_open", result: answer)).file("Thing")
        #expect(text.contains("public var isOpen: Bool { gtk_thing_is_open("))
        #expect(text.contains("/// `gtk_thing_is_open()`."))
    }

    @Test func outParametersAreResults() {
        let out = #" direction="out" caller-allocates="0" transfer-ownership="full""#
        let pointer = #"<type name="gint" c:type="int*"/>"#
        let text = Snippet.thing(
            Snippet.method(
                "place",
                "<parameter name=\"x\"\(out)>\(pointer)</parameter><parameter name=\"y\"\(out)>\(pointer)</parameter>"
            )
        ).file("Thing")
        #expect(text.contains("public func place() -> (x: Int, y: Int) {"))
        #expect(text.contains("return (C.int(x), C.int(y))"))
    }

    @Test func anErrorIsThrown() {
        let method = Snippet.method("save").replacing("<method ", with: #"<method throws="1" "#)
        let text = Snippet.thing(method).file("Thing")
        #expect(text.contains("public func save() throws(GLibError) {"))
        #expect(text.contains("if let error { throw GLibError(taking: error) }"))
    }

    @Test func aConstructorThatThrowsIsNotFailableAsWell() {
        let made =
            #"<return-value nullable="1" transfer-ownership="full"><type name="Thing" c:type="GtkThing*"/></return-value>"#
        func constructor(_ flags: String) -> String {
            let text =
                #"<constructor name="new_from_file" c:identifier="gtk_thing_new_from_file" \#(flags)>\#(made)"#
            return text
                + #"<parameters><parameter name="file"><type name="utf8" c:type="const char*"/></parameter>"#
                + "</parameters></constructor>"
        }
        let throwing = Snippet.thing(constructor(#"throws="1""#)).file("Thing")
        #expect(throwing.contains("public convenience init(file: String) throws(GLibError) {"))
        #expect(throwing.contains("self.init(_constructed: C.present(result, "))
        let failing = Snippet.thing(constructor("")).file("Thing")
        #expect(failing.contains("public convenience init?(file: String) {"))
    }

    @Test func whatCAlwaysWritesIsThere() {
        let out = #" direction="out" transfer-ownership="full""#
        let place = Snippet.method(
            "place",
            """
            <parameter name="other"\(out)><type name="Thing" c:type="GtkThing**"/></parameter>
            <parameter name="title"\(out)><type name="utf8" c:type="char**"/></parameter>
            <parameter name="label" direction="out"><type name="utf8" c:type="const char**"/></parameter>
            """)
        let text = Snippet.thing(place).file("Thing")
        #expect(text.contains("public func place() -> (other: Thing?, title: String?, label: String?) {"))
        let given = Snippet.thing(place, overrides: "always-written gtk_thing_place other title label").file(
            "Thing")
        #expect(given.contains("public func place() -> (other: Thing, title: String, label: String) {"))
        #expect(
            given.contains("C.present(C.adopt(") && given.contains("C.takeString(title), C.string(label)"))
    }

    @Test func aTypeOfTheRunTimeIsNamedAndGiven() {
        let type = #"<type name="GType" c:type="GType"/>"#
        let methods =
            Snippet.method("get_item_type", result: "<return-value>\(type)</return-value>")
            + Snippet.method("find_type", result: "<return-value>\(type)</return-value>")
            + Snippet.method("accept", "<parameter name=\"type\">\(type)</parameter>")
        let text = Snippet.thing(methods, overrides: "nullable gtk_thing_find_type when there is none").file(
            "Thing")
        #expect(text.contains("public var itemType: TypeID { TypeID(_raw: gtk_thing_get_item_type("))
        #expect(text.contains("TypeID? {\n        TypeID(valid: gtk_thing_find_type("))
        #expect(text.contains("func accept(_ type: any ValueConvertible.Type) {"))
    }

    @Test func whatEndsAFunctionIsToldWhereItsNameDoesNot() {
        let members =
            Snippet.method("save_small_async", Snippet.ready(1))
            + Snippet.method("save_finish", Snippet.asyncResult)
        let text = Snippet.thing(
            members, overrides: "finish gtk_thing_save_small_async gtk_thing_save_finish"
        ).file("Thing")
        #expect(text.contains("public func saveSmall() async {"))
        #expect(text.contains("gtk_thing_save_finish(C.opaque(_raw), C.opaque(source._raw))"))
        #expect(!text.contains("func saveFinish"))
    }

    @Test func aFunctionOfAnInterfaceIsOnWhateverConforms() {
        let text = Snippet(
            """
            <interface name="Thing" c:type="GtkThing" glib:get-type="gtk_thing_get_type">
            <function name="get_default" c:identifier="gtk_thing_get_default">
            <return-value transfer-ownership="none"><type name="Thing" c:type="GtkThing*"/></return-value></function>
            </interface>
            """
        ).file("Thing")
        #expect(
            text.contains(
                "extension Thing {\n    /// `gtk_thing_get_default()`.\n    public static var `default`: any Thing"
            ))
    }

    @Test func anAsynchronousPairIsOneFunction() {
        let cancellable =
            #"<parameter name="cancellable" nullable="1"><type name="Gio.Cancellable" c:type="GCancellable*"/></parameter>"#
        let start = Snippet.method("load_async", cancellable + Snippet.ready(2))
        let finish = Snippet.method(
            "load_finish", Snippet.asyncResult,
            result: #"<return-value><type name="gint" c:type="int"/></return-value>"#
        ).replacing("<method ", with: #"<method throws="1" "#)
        let snippet = Snippet.thing(start + finish)
        #expect(snippet.file("Thing").contains("public func load() async throws(GLibError) -> Int {"))
        #expect(snippet.reason("gtk_thing_load_finish") == nil)
    }

    @Test func anAsynchronousFunctionReadsACopyThatLasts() {
        let start = Snippet.method(
            "send_async",
            #"""
            <parameter name="bytes"><array length="1" c:type="const guint8*"><type name="guint8" c:type="guint8"/></array></parameter>
            <parameter name="count"><type name="gsize" c:type="gsize"/></parameter>
            """# + Snippet.ready(3))
        let finish = Snippet.method("send_finish", Snippet.asyncResult)
        let text = Snippet.thing(start + finish).file("Thing")
        #expect(text.contains("let cBytes = C.allocatedCopy(bytes)\n        defer { cBytes.deallocate() }"))
    }

    @Test func whatCannotBeBoundIsMissingWithItsReason() {
        let snippet = Snippet.thing(
            Snippet.method(
                "poke", #"<parameter name="p"><type name="gpointer" c:type="gpointer"/></parameter>"#))
        #expect(snippet.reason("gtk_thing_poke") == "an untyped pointer")
        #expect(!snippet.file("Thing").contains("gtk_thing_poke"))
        #expect(snippet.coverage.counts["Gtk"]?[.callables]?.all == 1)
        #expect(snippet.coverage.counts["Gtk"]?[.callables]?.bound == 0)
    }

    /// GIR files do not say so of `GtkPrintJobCompleteFunc` and `VteTerminalSpawnAsyncCallback`.
    @Test func theErrorOfACallbackIsThereIfThereIsOne() {
        let callback =
            #"<callback name="Done" c:type="GtkDone">"# + Snippet.void + "<parameters>"
            + #"<parameter name="error"><type name="GLib.Error" c:type="const GError*"/></parameter>"#
            + #"<parameter name="user_data" closure="1"><type name="gpointer" c:type="gpointer"/></parameter></parameters></callback>"#
        let parameters =
            #"<parameter name="done" scope="async" closure="1"><type name="Done" c:type="GtkDone"/></parameter>"#
            + #"<parameter name="data" nullable="1"><type name="gpointer" c:type="gpointer"/></parameter>"#
        let snippet = Snippet(
            callback
                + #"<class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">"#
                + Snippet.method("send", parameters) + "</class>"
                + #"<record name="Error" c:type="GError" glib:type-name="GError" glib:get-type="g_error_get_type"/>"#
        )
        #expect(
            snippet.file("GtkCallbacks").contains("public typealias Done = @MainActor (GLibError?) -> Void"))
    }

    @Test func overridesSkipRenameAndTakeOver() {
        let members = ["one", "two", "three"].map { Snippet.method($0) }.joined()
        let snippet = Snippet.thing(
            members,
            overrides: """
                # a comment
                skip gtk_thing_one it is not for programs
                rename gtk_thing_two second
                by-hand gtk_thing_three Gtk/Thing.swift
                """)
        #expect(snippet.reason("gtk_thing_one") == "it is not for programs")
        #expect(snippet.file("Thing").contains("public func second()"))
        #expect(!snippet.file("Thing").contains("gtk_thing_three"))
        #expect(snippet.coverage.counts["Gtk"]?[.callables]?.bound == 2)
    }

    /// The binding has a conversion for each size, not for each of its names in C.
    @Test func aShortIsConvertedAsANumberOfItsSize() {
        let code = #"<parameter name="code"><type name="gushort" c:type="gushort"/></parameter>"#
        let text = Snippet.thing(Snippet.method("close", code)).file("Thing")
        #expect(text.contains("func close(_ code: Int) {"))
        #expect(text.contains("gtk_thing_close(C.opaque(_raw), C.guint16(code))"))
    }

    @Test func aStructThatTheLibraryKeepsIsCopiedFromAConstantPointer() {
        func ask(_ type: String, _ c: String) -> Snippet {
            let parameter = """
                <parameter name="info" direction="out" transfer-ownership="none"><type name="\(type)" c:type="\(c)"/></parameter>
                """
            return Snippet(
                """
                <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">
                \(Snippet.method("ask", parameter))</class>
                <record name="Info" c:type="GtkInfo" glib:type-name="GtkInfo" glib:get-type="gtk_info_get_type"/>
                """, overrides: "public-fields GtkInfo")
        }
        #expect(ask("Info", "const GtkInfo**").file("Thing").contains("var info: UnsafePointer<GtkInfo>?"))
        #expect(ask("Info", "GtkInfo**").file("Thing").contains("var info: UnsafeMutablePointer<GtkInfo>?"))
        #expect(ask("GObject.Value", "const GValue**").reason("gtk_thing_ask") == "a pointer to a value")
    }

    @Test func aLengthIsCountedWhereCTakesNoOtherForAll() {
        func parameters(_ length: String) -> String {
            """
            <parameter name="data"><type name="utf8" c:type="const char*"/></parameter>
            <parameter name="length"><type name="\(length)" c:type="\(length)"/></parameter>
            """
        }
        let counted = Snippet.thing(Snippet.method("load", parameters("gsize"))).file("Thing")
        #expect(counted.contains("public func load(_ data: String) {"))
        #expect(counted.contains("gtk_thing_load(C.opaque(_raw), data, gsize(data.utf8.count))"))
        let signed = Snippet.thing(Snippet.method("load", parameters("gssize"))).file("Thing")
        #expect(signed.contains("public func load(_ data: String, length: Int = -1) {"))
    }

    @Test func aValueThatTheCFunctionWritesIsTheResult() {
        let method = Snippet.method(
            "ask", #"<parameter name="value"><type name="GObject.Value" c:type="GValue*"/></parameter>"#,
            result: #"<return-value><type name="gboolean" c:type="gboolean"/></return-value>"#)
        #expect(Snippet.thing(method).file("Thing").contains("public func ask(_ value: Value) -> Bool {"))
        let text = Snippet.thing(method, overrides: "out-parameter gtk_thing_ask value the answer").file(
            "Thing")
        #expect(text.contains("public func ask() -> Value? {"))
    }
}
