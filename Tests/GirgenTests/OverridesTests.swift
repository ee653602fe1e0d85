// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

/// The errors in overrides, with their files and lines.
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
                == "overrides.txt:4: “skipp” is none of the words that girgen’s README.md explains.")
        #expect(
            errorMessage("skip")
                == "overrides.txt:1: The line is not complete. Its form is “skip SYMBOL|PREFIX* reason”.")
        #expect(errorMessage("skip gtk_a reason") == "none")
    }

    @Test func aLineThatIsNotCompleteSaysWhatIsMissing() {
        for directive in Directive.allCases {
            let form = directive.rawValue.split(separator: " ").filter { !$0.hasPrefix("[") }
            #expect(
                errorMessage("\n" + form.dropLast().joined(separator: " "))
                    == "overrides.txt:2: The line is not complete. Its form is “\(directive.rawValue)”.")
        }
        #expect(errorMessage("skip-functions GLib g_file_*") == "overrides.txt:1: The line has no reason.")
        #expect(errorMessage("default gtk_a size").hasPrefix("overrides.txt:1: “size” has no value."))
        #expect(errorMessage("release oldest Gtk").hasPrefix("overrides.txt:1: “Gtk” has no version"))
        #expect(
            errorMessage("since gtk_a GTK_9") == "overrides.txt:1: No line “release GTK_9” is above this one."
        )
    }

    @Test func aSecondLineAboutTheSameIsAnError() {
        #expect(
            errorMessage("skip gtk_a reason\nby-hand gtk_a file\nskip gtk_a another reason")
                == "overrides.txt:3: “skip gtk_a” is already in overrides.txt:1.")
        #expect(errorMessage("default gtk_a one=1\ndefault gtk_a two=2") == "none")
    }

    @Test func aWrongNumberOfLabelsIsAnErrorInTheLine() {
        let method = Snippet.method(
            "add", #"<parameter name="other"><type name="gint" c:type="int"/></parameter>"#)
        let errors = Snippet.thing(method, overrides: "# A comment\nrename gtk_thing_add add(_:to:)").coverage
            .errors
        #expect(
            errors.map { "\($0)" } == [
                "overrides.txt:2: “add(_:to:)” has 2 labels, and the function takes: other: Int. Write a label for each, `_` for none."
            ])
        #expect(Snippet.thing(method, overrides: "rename gtk_thing_add add(to:)").coverage.errors.isEmpty)
    }

    /// The folder of the sources.
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    @Test func theReadmeExplainsEachDirective() throws {
        let readme = try String(
            contentsOf: Self.sources.appending(path: "Tools/girgen/README.md"), encoding: .utf8
        )
        .replacing("\\|", with: "|")
        for directive in Directive.allCases { #expect(readme.contains("| `\(directive.rawValue)` |")) }
    }

    @Test func theFilesThatAreWrittenByHandAreThere() throws {
        let overrides = try Overrides(folder: Self.sources.appending(path: "Tools/girgen/overrides"))
        #expect(
            Set(overrides.lines.map(\.file)).isSuperset(of: ["All.txt", "GLib.txt", "Gtk.txt", "cairo.txt"]))
        for line in overrides.lines where line.directive == .byHand && line.rest.hasSuffix(".swift") {
            let file = Self.sources.appending(path: "Binding/\(line.rest)")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(line.file):\(line.number)")
        }
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
        repository.add(Reader.read(Element.of(gir), overrides))
        return overrides.stale(in: repository, declared: ["cairo": ["cairo_paint"]]).map { "\($0)" }
    }

    @Test func aLineAboutWhatIsNotThereIsStale() throws {
        #expect(
            try stale("skip gtk_thing_add reason\nskip gtk_thing_gone reason\nskip gtk_thin* reason")
                == ["overrides.txt:2: “skip” is about gtk_thing_gone, which is not there. Remove the line."])
        let present = try stale(
            "never-null GtkThing:size GtkThing:weight\nskip GtkThing::moved reason\nskip cairo_paint reason")
        #expect(
            present
                == [
                    "overrides.txt:1: “never-null” is about GtkThing:weight, which is not there. Remove the line."
                ])
        #expect(
            try stale("default gtk_thing_add other=1\ndefault gtk_thing_add old=1\ndefault * other=1").count
                == 1)
        #expect(
            try stale("keep gtk_thing_add\nskip gtk_thing_* reason") == [])
        #expect(
            try stale("keep gtk_thing_add")
                == ["overrides.txt:1: No line skips gtk_thing_add. Remove the line."])
        #expect(
            try stale(
                "folder Gtk Things Thi* *ing\nfolder Gtk Things Gone*\nnot-implementable Gtk.Thing reason")
                == ["overrides.txt:2: “folder” is about Gone*, which is not there. Remove the line."])
        #expect(
            try stale("skip-functions Gtk gtk_gone_* reason\nnot-implementable Gtk.Gone* reason").count == 2)
        #expect(try stale("implementable Gtk.Thing go\nconstants Gtk GTK_GONE_\ndefault * gone=1").count == 3)
        #expect(try stale("skip-type Gtk.Thing reason\nskip-type Gtk.Gone reason").count == 1)
        #expect(
            try stale("nullable-parameter gtk_thing_add other when\nnullable-parameter gtk_thing_add x when")
                .count == 1)
    }
}
