// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// The pairs of functions that become properties, and the arguments that a call may omit.
@Suite
struct PropertyTests {
    private let bool = #"<type name="gboolean" c:type="gboolean"/>"#
    private let thing = #"<type name="Thing" c:type="GtkThing*"/>"#

    private func getter(_ name: String, _ type: String, _ attributes: String = "") -> String {
        Snippet.method(name, result: "<return-value \(attributes)>\(type)</return-value>")
    }

    private func setter(_ name: String, _ type: String, _ attributes: String = "") -> String {
        Snippet.method(name, "<parameter name=\"value\" \(attributes)>\(type)</parameter>")
    }

    @Test func aQuestionWithAFunctionThatSetsItCanBeWritten() {
        let text = Snippet.thing(getter("get_modified", bool) + setter("set_modified", bool)).file("Thing")
        #expect(text.contains("public var modified: Bool {"))
        #expect(text.contains("set { gtk_thing_set_modified(C.opaque(_raw), newValue ? 1 : 0) }"))
        // The accessor for changes in place is compiled only in modules that use it.
        #expect(text.contains("@_alwaysEmitIntoClient _modify { var value = self.modified; "))
        #expect(!text.contains("func setModified"))
    }

    @Test func aFunctionThatTakesAnotherTypeStaysAFunction() {
        let text = Snippet.thing(getter("get_modified", bool) + setter("set_modified", thing)).file("Thing")
        #expect(text.contains("public var modified: Bool { gtk_thing"))
        #expect(text.contains("public func setModified(_ value: Thing)"))
    }

    @Test func whatIsNeverMissingThoughNothingCanBeWrittenIsUnwrapped() {
        let nullable = #"nullable="1""#
        let functions = getter("get_peer", thing) + setter("set_peer", thing, nullable)
        let text = Snippet.thing(functions).file("Thing")
        #expect(text.contains("public var peer: Thing! {"))
        let property = #"<property name="peer" writable="1" getter="get_peer" setter="set_peer">"#
        let second = Snippet.thing(property + thing + "</property>" + functions).file("Thing")
        #expect(second.contains("public var peer: Thing! {"))
        #expect(second.contains("public var peer: PropertyKey<Owner, Thing?> { PropertyKey(\"peer\") }"))
        let missing = getter("get_peer", thing, nullable) + setter("set_peer", thing, nullable)
        #expect(Snippet.thing(missing).file("Thing").contains("public var peer: Thing? {"))
    }

    @Test func aStaticQuestionIsAStaticProperty() {
        let function = """
            <function name="get_default" c:identifier="gtk_thing_get_default"><return-value nullable="1">\(thing)
            </return-value></function>
            """
        #expect(Snippet.thing(function).file("Thing").contains("public static var `default`: Thing? {"))
    }

    @Test func anInterfaceThatIsAClassHasInitializers() {
        let text = Snippet(
            """
            <interface name="Thing" c:type="GtkThing" glib:get-type="gtk_thing_get_type">
            <function name="new_for_path" c:identifier="gtk_thing_new_for_path">
            <return-value transfer-ownership="full">\(thing)</return-value>
            <parameters><parameter name="path"><type name="filename" c:type="const char*"/></parameter></parameters>
            </function></interface>
            """, overrides: "interface-as-class Gtk.Thing"
        ).file("Thing")
        #expect(text.contains("public convenience init(path: String) {"))
    }

    @Test func flagsAndWhatOverridesNameMayBeLeftOut() {
        let mode = """
            <bitfield name="Mode" c:type="GtkMode"><member name="fast" value="2" c:identifier="GTK_MODE_FAST"/></bitfield>
            """
        let parameters = """
            <parameter name="other">\(thing)</parameter>
            <parameter name="flags"><type name="Mode" c:type="GtkMode"/></parameter>
            <parameter name="io_priority"><type name="gint" c:type="int"/></parameter>
            """
        let members = Snippet.method("start", parameters) + Snippet.method("strict", parameters)
        let text = Snippet(
            mode + """
                <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">
                \(members)</class>
                """, overrides: "default * io_priority=0\ndefault gtk_thing_strict flags="
        ).file("Thing")
        #expect(text.contains("func start(_ other: Thing, flags: Mode = [], priority ioPriority: Int = 0)"))
        #expect(text.contains("func strict(_ other: Thing, flags: Mode, priority ioPriority: Int = 0)"))
    }

    @Test func whereNothingIsAValueItIsThatValue() {
        let method = getter("turned", thing, #"nullable="1""#).replacing("turned", with: "turn")
        let text = Snippet.thing(method, overrides: "null-result gtk_thing_turn Thing()").file("Thing")
        #expect(text.contains("public func turn() -> Thing {"))
        #expect(text.contains("?? Thing()"))
    }

    @Test func theNumberOfAKeyIsAKey() {
        let parameter = #"<parameter name="keyval"><type name="guint" c:type="guint"/></parameter>"#
        let text = Snippet.thing(Snippet.method("press", parameter)).file("Thing")
        #expect(text.contains("public func press(_ keyval: Gdk.Key) {"))
    }

    @Test func constantsAreWrittenWhereOverridesNameThem() {
        let text = Snippet(
            """
            <constant name="LEVEL_LOW" value="low" c:type="GTK_LEVEL_LOW"><type name="utf8" c:type="gchar*"/></constant>
            <constant name="LEVEL_MAX" value="3" c:type="GTK_LEVEL_MAX"><type name="gint" c:type="gint"/></constant>
            <constant name="BINARY_AGE" value="3" c:type="GTK_BINARY_AGE"><type name="gint" c:type="gint"/></constant>
            """, overrides: "constants Gtk GTK_LEVEL_"
        ).file("GtkConstants")
        #expect(text.contains("public let levelLow: String = \"low\""))
        #expect(text.contains("public let levelMax = 3"))
        #expect(!text.contains("binaryAge"))
    }

    @Test func aValueThatCanBeTextIsPrintedAsText() {
        let text = """
            <method name="to_string" c:identifier="gtk_box_to_string"><return-value transfer-ownership="full">
            <type name="utf8" c:type="char*"/></return-value><parameters><instance-parameter name="self">
            <type name="Box" c:type="GtkBox*"/></instance-parameter></parameters></method>
            """
        let file = Snippet(
            #"<record name="Box" c:type="GtkBox" glib:get-type="gtk_box_get_type">\#(text)</record>"#
        ).file("Box")
        #expect(file.contains("extension Box: CustomStringConvertible {"))
        #expect(file.contains("public var description: String { toString() }"))
    }

    @Test func anOutParameterIsNotCalledOne() {
        let out = #" direction="out" caller-allocates="0" transfer-ownership="full""#
        let pointer = #"<type name="gint" c:type="int*"/>"#
        let text = Snippet.thing(
            Snippet.method(
                "place",
                "<parameter name=\"dest_x\"\(out)>\(pointer)</parameter><parameter name=\"out_y\"\(out)>\(pointer)</parameter>"
            )
        ).file("Thing")
        #expect(text.contains("public func place() -> (x: Int, y: Int) {"))
    }

    @Test func aClosureWithoutAFunctionThatFreesItLastsUntilAnAsynchronousFunctionEnds() {
        let start = Snippet.method(
            "copy_async",
            """
            <parameter name="progress" scope="notified" closure="1"><type name="Progress" c:type="GtkProgress"/></parameter>
            <parameter name="progress_data"><type name="gpointer" c:type="gpointer"/></parameter>
            """ + Snippet.ready(3))
        let finish = Snippet.method("copy_finish", Snippet.asyncResult)
        let callback = """
            <callback name="Progress" c:type="GtkProgress">\(Snippet.void)<parameters><parameter name="now">
            <type name="gint" c:type="int"/></parameter><parameter name="data" closure="1"><type name="gpointer"
            c:type="gpointer"/></parameter></parameters></callback>
            """
        let text = Snippet(
            """
            \(callback)<class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">
            \(start)\(finish)</class>
            """
        ).file("Thing")
        #expect(
            text.contains(
                "let data1 = ProgressThunk.retained(progress)\n        defer { releaseCallback(data1) }"))
    }

    @Test func theLettersThatGDBusPutsInFrontOfItsNamesAreLeftOut() {
        let text = Snippet.thing("<glib:signal name=\"g-signal\">\(Snippet.void)</glib:signal>").file("Thing")
        #expect(text.contains("public func onSignal("))
        #expect(text.contains("connect(\"g-signal\""))
    }
}
