// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// The classes that have `init()`.
@Suite
struct WholenessTests {
    private let isGone = "@available(*, unavailable"

    private func maker(_ name: String, _ parameters: String = "", kind: String = "constructor") -> String {
        """
        <\(kind) name="\(name)" c:identifier="gtk_thing_\(name)">
        <return-value transfer-ownership="full"><type name="Thing" c:type="GtkThing*"/></return-value>
        <parameters>\(parameters)</parameters></\(kind)>
        """
    }

    private let utf8 = #"<type name="utf8" c:type="const char*"/>"#
    private func text(_ attributes: String = "") -> String {
        "<parameter name=\"label\" \(attributes)>\(utf8)</parameter>"
    }
    private func property(_ attributes: String) -> String {
        "<property name=\"label\" \(attributes)>\(utf8)</property>"
    }

    @Test func whatIsMadeOfNothingHasIt() {
        #expect(!Snippet.thing(maker("new")).file("Thing").contains(isGone))
        #expect(!Snippet.thing(maker("new_text", text()) + maker("new")).file("Thing").contains(isGone))
        #expect(!Snippet.thing(maker("new", text(#"nullable="1""#))).file("Thing").contains(isGone))
    }

    @Test func whatCanBeGivenLaterNeedNotBeGivenAtOnce() {
        let writable = property(#"writable="1""#)
        #expect(!Snippet.thing(maker("new", text()) + writable).file("Thing").contains(isGone))
        let setter = Snippet.method("set_label", text())
        #expect(!Snippet.thing(maker("new", text()) + setter).file("Thing").contains(isGone))
        let fixed = property(#"writable="1" construct-only="1""#)
        #expect(Snippet.thing(maker("new", text()) + fixed).file("Thing").contains(isGone))
    }

    @Test func whatIsAboutSomethingTakesIt() {
        let thing = Snippet.thing(maker("new", text())).file("Thing")
        #expect(thing.contains("It is about something: use an initializer that takes it."))
        #expect(thing.contains("public convenience init(label: String)"))
    }

    @Test func whatNothingMakesComesFromOthers() {
        #expect(Snippet.thing("").file("Thing").contains("another object does"))
        #expect(!Snippet.thing(maker("new", kind: "function")).file("Thing").contains(isGone))
        // Swift classes extend it.
        #expect(
            !Snippet.thing("", overrides: "implementable-by-hand Gtk.Thing Gtk.ThingSubclass go").file(
                "Thing"
            )
            .contains(isGone))
    }

    @Test func aClassKeepsItForASubclassThatHasIt() {
        func files(_ members: String) -> Snippet {
            Snippet(
                """
                <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type"/>
                <class name="Part" c:type="GtkPart" parent="Thing" glib:get-type="gtk_part_get_type">\(members)</class>
                """)
        }
        #expect(!files(maker("new")).file("Thing").contains(isGone))
        let neither = files(maker("new", text()))
        #expect(neither.file("Thing").contains(isGone))
        // It inherits that.
        #expect(!neither.file("Part").contains(isGone))
    }
}
