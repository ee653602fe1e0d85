// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// How initializers create objects of Swift classes with their own GType.
@Suite
struct SwiftClassTests {
    private func thing(_ constructor: String, _ parameters: String, overrides: String = "") -> String {
        Snippet.thing(
            """
            <property name="label" writable="1"><type name="utf8" c:type="char*"/></property>
            <property name="size" writable="1"><type name="gint" c:type="gint"/></property>
            <constructor name="\(constructor)" c:identifier="gtk_thing_\(constructor)"><return-value transfer-ownership="full">
            <type name="Thing" c:type="GtkThing*"/></return-value><parameters>\(parameters)</parameters></constructor>
            """, overrides: overrides
        ).file("Thing")
    }

    private let label = #"<parameter name="label"><type name="utf8" c:type="const char*"/></parameter>"#
    private let size = #"<parameter name="size"><type name="gint" c:type="int"/></parameter>"#
    private let other = #"<parameter name="other"><type name="gint" c:type="int"/></parameter>"#

    @Test func parametersThatAreCalledLikePropertiesAreGivenToThem() {
        let text = thing("new", label + size)
        #expect(
            text.contains(
                #"if Self.hasOwnType { self.init(properties: ["label": label, "size": size]); return }"#))
        #expect(text.contains("self.init(_constructed: "))
        #expect(thing("new_with_label", label).contains(#"self.init(properties: ["label": label])"#))
    }

    @Test func aConstructorThatDoesMoreIsNotGuessedAt() {
        #expect(!thing("new", label + other).contains("hasOwnType"))
        #expect(!thing("new_with_mnemonic", label).contains("hasOwnType"))
    }

    @Test func overridesSayWhatAConstructorDoes() {
        let text = thing(
            "new_with_mnemonic", label,
            overrides: "construct-properties gtk_thing_new_with_mnemonic size=3 label")
        #expect(text.contains(#"self.init(properties: ["size": 3, "label": label])"#))
    }

    @Test func whatNeedsADisplayAsksForItFirst() {
        let text = thing("new", label, overrides: "needs-display Gtk.Thing")
        #expect(text.contains("{\n        C.requireDisplay(Self.self)\n"))
        #expect(!thing("new", label).contains("requireDisplay"))
    }
}
