// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// The errors in `overrides.txt`, with their lines.
@Suite
struct OverridesTests {
    private func errorMessage(_ text: String) -> String {
        do throws(OverridesError) {
            _ = try Overrides(text)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test func aWordThatThereIsNotIsNamedWithItsLine() {
        #expect(
            errorMessage("# A comment\n\nskip gtk_a reason\nskipp gtk_b reason")
                == "overrides.txt:4: “skipp” is none of the words that the head of the file explains.")
        #expect(errorMessage("skip") == "overrides.txt:1: “skip” has a word and nothing that it is about.")
        #expect(errorMessage("skip gtk_a reason") == "none")
    }

    private func stale(_ text: String) throws -> [String] {
        let overrides = try Overrides(text)
        let repository = Repository(overrides: overrides)
        let gir = """
            <repository><namespace name="Gtk"><class name="Thing" c:type="GtkThing" parent="GObject.Object">
            \(Snippet.method("add", #"<parameter name="other"><type name="gint" c:type="int"/></parameter>"#))
            <property name="size"><type name="gint" c:type="gint"/></property>
            <glib:signal name="moved">\(Snippet.void)</glib:signal></class></namespace></repository>
            """
        repository.add(Reader.read(Element.parse([UInt8](gir.utf8)), overrides))
        return overrides.stale(in: repository, declared: ["cairo": ["cairo_paint"]]).map { "\($0)" }
    }

    @Test func aLineAboutWhatIsNotThereIsStale() throws {
        #expect(
            try stale("skip gtk_thing_add reason\nskip gtk_thing_gone reason\nskip gtk_thin* reason")
                == ["overrides.txt:2: “skip” is about gtk_thing_gone, which is not there. Remove the line."])
        let present = try stale(
            "present GtkThing:size GtkThing:weight\nskip GtkThing::moved reason\nskip cairo_paint reason")
        #expect(
            present
                == [
                    "overrides.txt:1: “present” is about GtkThing:weight, which is not there. Remove the line."
                ])
        #expect(
            try stale("default gtk_thing_add other=1\ndefault gtk_thing_add old=1\ndefault * any=1").count
                == 1)
        #expect(try stale("skip-type Gtk.Thing reason\nskip-type Gtk.Gone reason").count == 1)
        #expect(
            try stale("nullable-argument gtk_thing_add other when\nnullable-argument gtk_thing_add x when")
                .count == 1)
    }
}
