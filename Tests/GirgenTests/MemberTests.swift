// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

@Suite
struct MemberTests {
    @Test func aPropertyUsesItsFunctionsWhereTheyFit() {
        let text = Snippet.thing(
            #"""
            <property name="has-frame" writable="1" getter="get_has_frame" setter="set_has_frame"><type name="gboolean"
            c:type="gboolean"/></property>
            """#
                + Snippet.method(
                    "get_has_frame",
                    result: #"<return-value><type name="gboolean" c:type="gboolean"/></return-value>"#)
                + Snippet.method(
                    "set_has_frame",
                    #"<parameter name="value"><type name="gboolean" c:type="gboolean"/></parameter>"#)
        ).file("Thing")
        #expect(text.contains("public var hasFrame: Bool {"))
        #expect(text.contains("get { gtk_thing_get_has_frame(C.opaque(_raw)) != 0 }"))
        #expect(text.contains("set { gtk_thing_set_has_frame(C.opaque(_raw), newValue ? 1 : 0) }"))
        #expect(!text.contains("func setHasFrame"))
        #expect(text.contains("public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey(\"has-frame\") }"))
    }

    @Test func aPropertyWithoutFunctionsGoesThroughGObject() {
        let text = Snippet.thing(
            #"<property name="tip" writable="1"><type name="utf8" c:type="gchar*"/></property>"#
        ).file("Thing")
        #expect(text.contains("get { property(\"tip\") }"))
        #expect(text.contains("set { setProperty(\"tip\", newValue) }"))
        #expect(text.contains("public var tip: String? {"))
    }

    @Test func aSignalIsAFunctionAndAKey() {
        let text = Snippet.thing(
            """
            <glib:signal name="row-moved">\(Snippet.void)<parameters><parameter name="from"><type name="gint"
            c:type="int"/></parameter><parameter name="to"><type name="gint" c:type="int"/></parameter></parameters>
            </glib:signal><glib:signal name="changed">\(Snippet.void)</glib:signal>
            """
        ).file("Thing")
        #expect(
            text.contains(
                "after: Bool = false, _ handler: @escaping @MainActor (_ from: Int, _ to: Int) -> Void"))
        #expect(text.contains("{ arguments in handler(arguments.get(1), arguments.get(2)) }"))
        #expect(text.contains("connect(\"changed\", after: after, plain: handler)"))
        #expect(
            text.contains(
                "SignalKey<Owner, (from: Int, to: Int)> { SignalKey(\"row-moved\") { ($0.get(1), $0.get(2)) } }"
            ))
    }

    @Test func aSignalWithAResultIsAKeyWithItsType() {
        let text = Snippet.thing(
            """
            <glib:signal name="close"><return-value><type name="gboolean" c:type="gboolean"/></return-value></glib:signal>
            """
        ).file("Thing")
        #expect(
            text.contains(
                "public var close: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey(\"close\") }"))
    }

    @Test func anArgumentThatIsMissingAtTimesIsOptional() {
        let signal = """
            <glib:signal name="changed">\(Snippet.void)<parameters><parameter name="other"><type name="Thing"
            c:type="GtkThing*"/></parameter></parameters></glib:signal>
            """
        #expect(Snippet.thing(signal).file("Thing").contains("SignalKey<Owner, Thing> "))
        let line = "nullable-parameter GtkThing::changed other when there is none"
        #expect(Snippet.thing(signal, overrides: line).file("Thing").contains("SignalKey<Owner, Thing?> "))
    }

    @Test func aPropertyThatIsMissingAtTimesIsOptional() {
        let member =
            #"<property name="other" getter="get_other"><type name="Thing" c:type="GtkThing*"/></property>"#
            + Snippet.method(
                "get_other", result: #"<return-value><type name="Thing" c:type="GtkThing*"/></return-value>"#)
        #expect(Snippet.thing(member).file("Thing").contains("public var other: Thing {"))
        let unset = Snippet.thing(member, overrides: "nullable gtk_thing_get_other until it is set").file(
            "Thing")
        #expect(unset.contains("public var other: Thing? {"))
        #expect(unset.contains("PropertyKey<Owner, Thing?>"))
        // The function returns a value for an object whose property has none.
        let known = Snippet.thing(member, overrides: "nullable GtkThing:other until it is set").file("Thing")
        #expect(known.contains("public var other: Thing! {"))
        #expect(known.contains("PropertyKey<Owner, Thing?>"))
    }

    @Test func aPropertyThatAnAncestorReadsIsOnlyWrittenAndOneOfAnotherTypeIsPrefixed() {
        func property(_ name: String, _ type: String, _ more: String = #" writable="1""#) -> String {
            "<property name=\"\(name)\"\(more)><type name=\"\(type)\" c:type=\"\(type)\"/></property>"
        }
        let snippet = Snippet(
            """
            <class name="Base" c:type="GtkBase" parent="GObject.Object">\(property("size", "gint"))
            \(property("kind", "gint", ""))</class>
            <class name="Child" c:type="GtkChild" parent="Base">\(property("size", "utf8"))\(property("kind", "gint"))</class>
            """)
        #expect(snippet.file("Base").contains("public var size: Int"))
        #expect(snippet.file("Child").contains("public var childSize: String?"))
        #expect(snippet.file("Child").contains("public func setKind(_ newValue: Int) {"))
    }

    @Test func constructorsAreInitializersAndCollidingLabelsGetTheirSuffix() {
        func constructor(_ name: String) -> String {
            """
            <constructor name="\(name)" c:identifier="gtk_thing_\(name)"><return-value transfer-ownership="none"><type
            name="Thing" c:type="GtkThing*"/></return-value><parameters><parameter name="label"><type name="utf8"
            c:type="const char*"/></parameter></parameters></constructor>
            """
        }
        let text = Snippet.thing(constructor("new_with_label") + constructor("new_with_mnemonic")).file(
            "Thing")
        #expect(text.contains("public convenience init(label: String) {"))
        #expect(text.contains("public convenience init(mnemonic label: String) {"))
    }

    @Test func anEnumerationIsAnEnumWhoseDoublesAreAliases() {
        let text = Snippet(
            #"""
            <enumeration name="Side" c:type="GtkSide" glib:get-type="gtk_side_get_type">
            <member name="left" value="0" c:identifier="GTK_SIDE_LEFT"/><member name="start" value="0"
            c:identifier="GTK_SIDE_START"/><member name="right" value="1" c:identifier="GTK_SIDE_RIGHT"/></enumeration>
            """#
        ).file("Side")
        #expect(text.contains("public enum Side: Enumeration, ValueConvertible {"))
        #expect(text.contains("    case right\n"))
        #expect(text.contains("case 1: self = .right"))
        #expect(text.contains("case .right: 1"))
        #expect(text.contains("default: self = .newer(rawValue)"))
        #expect(text.contains("public static var start: Self { .left }"))
    }

    @Test func flagsAreAnOptionSetWithoutItsEmptyMember() {
        let text = Snippet(
            #"""
            <bitfield name="Mode" c:type="GtkMode"><member name="none" value="0" c:identifier="GTK_MODE_NONE"/>
            <member name="fast" value="2" c:identifier="GTK_MODE_FAST"/></bitfield>
            """#
        ).file("Mode")
        #expect(text.contains("public static let fast = Self(rawValue: 2)"))
        #expect(!text.contains("static let none"))
    }

    @Test func countingAndFreeingAreNotForPrograms() {
        func method(_ name: String) -> String { Snippet.method(name).replacing("Thing", with: "Box") }
        let snippet = Snippet(
            """
            <record name="Box" c:type="GtkBox" glib:get-type="gtk_box_get_type">\(method("free"))\(method("unref"))
            \(method("empty"))</record>
            """)
        #expect(snippet.file("Box").contains("public func empty()"))
        #expect(!snippet.file("Box").contains("func free"))
        #expect(!snippet.file("Box").contains("func unref"))
        #expect(snippet.coverage.counts["Gtk"]?[.callables]?.bound == 3)
    }

    @Test func aStructThatCChangesIsInOut() {
        let iter = #"<parameter name="iter"><type name="Iter" c:type="GtkIter*"/></parameter>"#
        let snippet = Snippet(
            """
            <record name="Iter" c:type="GtkIter"><field name="n" writable="1"><type name="gint" c:type="int"/></field></record>
            <class name="Thing" c:type="GtkThing" parent="GObject.Object">\(Snippet.method("next", iter))
            \(Snippet.method("look", iter))</class>
            """, overrides: "struct Gtk.Iter\nchanged-in-place gtk_thing_next iter")
        let text = snippet.file("Thing")
        #expect(
            text.contains(
                "public func next(_ iter: inout Iter) {\n        gtk_thing_next(C.opaque(_raw), &iter._c)"))
        #expect(text.contains("public func look(_ iter: Iter) {"))
    }
}
