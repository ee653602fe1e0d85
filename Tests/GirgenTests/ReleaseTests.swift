// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// Declarations that releases after the oldest one have added or deprecated.
@Suite
struct ReleaseTests {
    private let releases = """
        release oldest Gtk=4.8
        release GTK_4_10 Gtk=4.10
        release GTK_4_12 Gtk=4.12

        """
    private let thing = #"<type name="Thing" c:type="GtkThing*"/>"#
    private let bool = #"<return-value><type name="gboolean" c:type="gboolean"/></return-value>"#

    private func thing(_ members: String, _ attributes: String = "", more: String = "") -> Snippet {
        Snippet(
            """
            <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type" \(attributes)>
            \(members)</class>\(more)
            """, overrides: releases)
    }

    private func method(_ name: String, _ attributes: String, result: String = Snippet.void) -> String {
        Snippet.method(name, result: result).replacing("<method ", with: "<method \(attributes) ")
    }

    @Test func aNewMemberHasTheConditionOfItsTrait() {
        let text = thing(
            Snippet.method("go") + method("stop", #"added="4.18.6" version="4.10""#)
                + method("wait", #"added="4.18.6" version="4.12""#)
        ).file("Thing")
        #expect(text.contains("#if GTK_4_10\n    /// `gtk_thing_stop()`.\n    public func stop() {"))
        #expect(text.contains("#if GTK_4_12\n    /// `gtk_thing_wait()`.\n    public func wait() {"))
        #expect(text.ranges(of: "#if").count == 2 && text.ranges(of: "#endif").count == 2)
    }

    @Test func membersOfOneReleaseHaveOneCondition() {
        let attributes = #"added="4.18.6" version="4.10""#
        let text = thing(method("stop", attributes) + method("wait", attributes)).file("Thing")
        #expect(text.ranges(of: "#if").count == 1)
    }

    @Test func aNewTypeHasOneConditionAndItsLaterMembersHaveTheirs() {
        let text = thing(
            method("stop", #"version="4.10""#) + method("wait", #"version="4.12""#),
            #"added="4.18.6" version="4.10""#
        ).file("Thing")
        #expect(text.contains("#if GTK_4_10\n/// `GtkThing`."))
        #expect(text.ranges(of: "#if GTK_4_10").count == 1)
        #expect(text.ranges(of: "#if GTK_4_12").count == 1)
    }

    @Test func whatGirGivesNoVersionBelongsToTheNewestRelease() {
        #expect(thing(method("stop", #"added="4.18.6""#)).file("Thing").contains("#if GTK_4_12"))
    }

    @Test func whatTheOldestReleaseHasIsWrittenAlways() {
        let text = thing(method("stop", #"added="4.18.6" version="4.2""#)).file("Thing")
        #expect(text.contains("func stop()") && !text.contains("#if"))
    }

    @Test func aNewSetterDoesNotChangeAnOldGetter() {
        let setter = Snippet.method(
            "set_fast", "<parameter name=\"fast\"><type name=\"gboolean\" c:type=\"gboolean\"/></parameter>"
        ).replacing("<method ", with: #"<method added="4.18.6" version="4.10" "#)
        let text = thing(Snippet.method("get_fast", result: bool) + setter).file("Thing")
        #expect(text.contains("public var fast: Bool { gtk_thing_get_fast"))
        #expect(text.contains("#if GTK_4_10\n    /// `gtk_thing_set_fast()`.\n    public func setFast("))
    }

    @Test func aNewPropertyForOldFunctionsIsAKeyOnly() {
        let setter = Snippet.method(
            "set_fast", "<parameter name=\"fast\"><type name=\"gboolean\" c:type=\"gboolean\"/></parameter>")
        let property = """
            <property name="fast" writable="1" added="4.18.6" version="4.10"><type name="gboolean" c:type="gboolean"/></property>
            """
        let text = thing(Snippet.method("get_fast", result: bool) + setter + property).file("Thing")
        #expect(text.ranges(of: "var fast: Bool").count == 1)
        #expect(text.contains("#if GTK_4_10\n    public var fast: PropertyKey<Owner, Bool> {"))
    }

    @Test func aNewNameDoesNotRenameAnOldMemberOfASubclass() {
        let snippet = thing(
            method("get_speed", #"added="4.18.6" version="4.10""#, result: bool),
            more: """
                <class name="Fast" c:type="GtkFast" parent="Thing" glib:get-type="gtk_fast_get_type">
                <method name="get_speed" c:identifier="gtk_fast_get_speed"><return-value><type name="gint" c:type="int"/>
                </return-value><parameters><instance-parameter name="self"><type name="Fast" c:type="GtkFast*"/>
                </instance-parameter></parameters></method></class>
                """)
        #expect(snippet.file("Fast").contains("public var speed: Int {"))
    }

    @Test func aNewCaseIsConditionalWhereverItIsWritten() {
        let text = Snippet(
            """
            <enumeration name="Mode" c:type="GtkMode"><member name="slow" value="0" c:identifier="GTK_MODE_SLOW"/>
            <member name="fast" value="1" c:identifier="GTK_MODE_FAST" added="4.18.6" version="4.10"/></enumeration>
            """, overrides: releases
        ).file("Mode")
        for line in [
            "    /// `GTK_MODE_FAST`.\n    case fast", "        case 1: self = .fast",
            "        case .fast: 1",
            "        all += [.fast]",
        ] {
            #expect(text.contains("#if GTK_4_10\n\(line)\n#endif"), "\(line)")
        }
        #expect(text.contains("var all: [Self] = [.slow]"))
    }

    @Test func aNewInterfaceOfAClassIsAnExtension() {
        let interface = """
            <interface name="Runs" c:type="GtkRuns" glib:get-type="gtk_runs_get_type" added="4.18.6" version="4.12"/>
            """
        let text = thing(#"<implements name="Runs" added="4.18.6"/>"#, more: interface).file("Thing")
        #expect(text.contains("open class Thing: Object {"))
        #expect(text.contains("#if GTK_4_12\nextension Thing: Runs {}\n#endif"))
    }

    @Test func whatANewerLibraryDeprecatesWarnsUnderItsTraitOnly() {
        let advice = #"outdated="4.10" advice="Use [method@Gtk.Thing.set_fast] or [class@Gtk.Thing] instead""#
        let setter = Snippet.method(
            "set_fast", "<parameter name=\"fast\"><type name=\"gboolean\" c:type=\"gboolean\"/></parameter>")
        let text = thing(method("stop", advice) + setter).file("Thing")
        #expect(
            text.contains(
                """
                    /// `gtk_thing_stop()`.
                    #if GTK_4_10
                    @available(*, deprecated, message: "Use Gtk.Thing.setFast(_:) or Gtk.Thing instead.")
                    #endif
                    public func stop() {
                """))
    }

    @Test func theMembersOfADeprecatedTypeAreNotMarkedEach() {
        let old = #"outdated="4.10" advice="Use something else""#
        let text = thing(method("stop", old), old).file("Thing")
        #expect(text.contains("#endif\nopen class Thing"))
        #expect(text.contains("#endif\nextension Thing {"))
        #expect(text.ranges(of: "@available(*, deprecated").count == 2)
    }

    /// Otherwise the binding itself would warn, where it declares the subclass.
    @Test func aDeprecatedClassWithSubclassesThatAreNotIsDeprecatedByItsMembers() {
        let old = #"outdated="4.10" advice="Use something else""#
        let constructor = """
            <constructor name="new" c:identifier="gtk_thing_new"><return-value>\(thing)</return-value><parameters>
            <parameter name="fast"><type name="gboolean" c:type="gboolean"/></parameter></parameters></constructor>
            """
        func text(_ attributes: String) -> String {
            thing(
                constructor + method("stop", old), old,
                more: """
                    <class name="Fast" c:type="GtkFast" parent="Thing" glib:get-type="gtk_fast_get_type" \(attributes)/>
                    """
            ).file("Thing")
        }
        let kept = text("")
        #expect(kept.contains("\nopen class Thing") && !kept.contains("#endif\nopen class Thing"))
        #expect(kept.contains("#endif\n    public convenience init(fast: Bool)"))
        #expect(kept.contains("#endif\nextension Thing {"))
        #expect(kept.ranges(of: "@available(*, deprecated").count == 2)
        // If the subclass is deprecated, too, the class is.
        let marked = text(old)
        #expect(marked.contains("#endif\nopen class Thing"))
        #expect(marked.ranges(of: "@available(*, deprecated").count == 2)
    }

    @Test func theTableOfAModuleWithADeprecatedClassIsDeprecated() {
        let table = "    public static func swiftClass(_ name: String)"
        let marked = thing("", #"outdated="4.10" advice="Use something else""#).file("GtkModule")
        #expect(marked.contains(#"case "GtkThing": return Thing.self"#))
        #expect(
            marked.contains(
                """
                    #if GTK_4_10
                    @available(*, deprecated, message: "The library has deprecated it.")
                    #endif
                \(table)
                """))
        let text = thing("").file("GtkModule")
        #expect(text.contains(table) && !text.contains("deprecated"))
    }

    /// Otherwise the binding itself would warn, where it calls closures and Swift classes for a deprecated type.
    @Test func whatCallsSwiftForADeprecatedTypeIsDeprecatedToo() {
        let old = Deprecation(release: .oldest, advice: "")
        func marks(_ text: String) -> [String] {
            allMarked(text, old).split(separator: "\n").map { $0.contains("@available") ? "@" : String($0) }
        }
        let thunk = ["@_spi(Binding) public enum AThunk {", "    public static let call = 1", "}"]
        #expect(marks(thunk.joined(separator: "\n")) == ["@"] + thunk)
        // The list of a module names the glue itself.
        let glue = [
            "@_spi(Binding) public enum AGlue: Glue {", "    public static func fill() {",
            "        table.call = { }", "    }", "    fileprivate static func parent() {}", "}",
            "extension A {", "}",
        ]
        #expect(
            marks(glue.joined(separator: "\n"))
                == [glue[0], "@", glue[1], glue[2], glue[3], "@", glue[4], glue[5], "@", glue[6], glue[7]])
    }

    // MARK: - The pinned files

    private func file(_ members: String) -> Element {
        let text = "<repository><namespace name=\"Gtk\">\(members)</namespace></repository>"
        return Element.of(text)
    }

    private func children(_ older: String, _ newer: String) -> [Element] {
        file(older).adding(file(newer), version: "4.18.6").children[0].children[0].children
    }

    @Test func aNewerFileAddsWhatTheOlderOneDoesNotHave() {
        let merged = children(
            #"<function name="a" c:identifier="gtk_a"/>"#,
            #"<function name="a" c:identifier="gtk_a" nullable="1"/><function name="b" c:identifier="gtk_b" version="4.10"/>"#
        )
        #expect(merged.map { $0["name"] } == ["a", "b"])
        #expect(merged[0]["added"] == nil && merged[0]["nullable"] == nil)
        #expect(merged[1]["added"] == "4.18.6" && merged[1]["version"] == "4.10")
    }

    @Test func aFunctionThatMovedIsNotAddedAgain() {
        let merged = children(
            #"<function name="a" c:identifier="gtk_a"/>"#, #"<method name="a" c:identifier="gtk_a"/>"#)
        #expect(merged.count == 1)
    }

    @Test func whatOnlyTheNewerFileCallsDeprecatedKeepsItsAdvice() {
        let merged = children(
            #"<function name="a"/><function name="b" deprecated="1"/>"#,
            """
            <function name="a" deprecated="1" deprecated-version="4.10"><doc-deprecated>Use
              `b` &amp; c</doc-deprecated></function><function name="b" deprecated="1" deprecated-version="4.10"/>
            """)
        #expect(merged[0]["outdated"] == "4.10" && merged[0]["advice"] == "Use `b` & c")
        #expect(merged[1]["outdated"] == nil)
    }
}
