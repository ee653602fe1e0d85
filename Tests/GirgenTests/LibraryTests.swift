// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

/// The binding of a library in another package.
@Suite
struct LibraryTests {
    private static let widget =
        #"<class name="Widget" c:type="GtkWidget" parent="GObject.InitiallyUnowned" glib:get-type="gtk_widget_get_type">"#
        + Snippet.method("tell", callback("call")).replacing("gtk_thing", with: "gtk_widget")
        .replacing("GtkThing", with: "GtkWidget").replacing("\"Thing\"", with: "\"Widget\"")
        + "</class>"
        + ["Asked", "Told"].map {
            #"<callback name="\#($0)" c:type="Gtk\#($0)">\#(Snippet.void)<parameters>"#
                + #"<parameter name="user_data" closure="0"><type name="gpointer" c:type="gpointer"/></parameter></parameters></callback>"#
        }.joined()

    private static func callback(_ scope: String, _ name: String = "Told") -> String {
        #"<parameter name="f" scope="\#(scope)" closure="1" destroy="2"><type name="Gtk.\#(name)" c:type="Gtk\#(name)"/></parameter>"#
            + #"<parameter name="data" nullable="1"><type name="gpointer" c:type="gpointer"/></parameter>"#
            + #"<parameter name="notify"><type name="GLib.DestroyNotify" c:type="GDestroyNotify"/></parameter>"#
    }

    private func files(
        _ members: String = "", overrides: String = "", below: String = "", version: String? = "1.2.0"
    ) throws -> [String: String] {
        let library = Library(namespace: "Demo", module: "Demo", cModule: "CDemo", version: version)
        let repository = Repository(overrides: Overrides.checked(overrides), library: library)
        let object =
            #"<class name="Object" c:type="GObject" glib:get-type="g_object_get_type"/>"#
            + #"<class name="InitiallyUnowned" c:type="GInitiallyUnowned" parent="Object"/>"#
        let thing =
            #"<class name="Thing" c:type="DemoThing" parent="Gtk.Widget" glib:get-type="demo_thing_get_type">"#
            + members.replacing("gtk_thing", with: "demo_thing").replacing("GtkThing", with: "DemoThing")
            + "</class>"
        for (name, body) in [
            ("GObject", object), ("Gtk", Self.widget.replacing("</class>", with: below + "</class>")),
            ("Demo", thing),
        ] {
            let text = "<repository><namespace name=\"\(name)\">\(body)</namespace></repository>"
            repository.add(Reader.read(Element.of(text), repository.overrides))
        }
        var generator = Generator(repository, handSymbols: [])
        return generator.run()
    }

    @Test func onlyTheFilesOfTheLibraryAreWritten() throws {
        let files = try files()
        #expect(files.keys.sorted() == ["DemoModule.swift", "Thing.swift"])
        let thing = try #require(files["Thing.swift"])
        #expect(thing.contains("import CGtk\nimport CDemo\n"))
        #expect(thing.contains("@_spi(Binding) import Gtk\n"))
        #expect(thing.contains("open class Thing: Gtk.Widget {"))
    }

    @Test func itsClassesMakeTheModuleKnown() throws {
        let files = try files(overrides: "rename-type Demo.Thing Item\ninitialize Demo demo_init")
        let thing = try #require(files["Item.swift"])
        #expect(thing.contains("{ _ = DemoModule.isRegistered; return demo_thing_get_type() }"))
        let module = try #require(files["DemoModule.swift"])
        #expect(module.contains("/// Written for Demo 1.2.0."))
        #expect(module.contains(#"case "DemoThing": return Item.self"#))
        #expect(module.contains("    _ = DemoModule.isRegistered\n    demo_init()\n"))
        let unknown = try #require(try self.files(version: nil)["DemoModule.swift"])
        #expect(unknown.contains("/// Written for Demo of an unknown version."))
    }

    @Test func aCallbackOfAModuleBelowIsTakenInAnotherWay() throws {
        let files = try files(Snippet.method("keep", Self.callback("notified")))
        #expect(try #require(files["Thing.swift"]).contains("Gtk.ToldThunk.retained(f)"))
        let others = try #require(files["OtherCallbacks.swift"])
        #expect(others.contains("extension Gtk.ToldThunk {"))
        #expect(others.contains("internal static func retained(_ function: Gtk.Told?)"))
        #expect(!others.contains("static let call"))
    }

    @Test func aCallbackThatNoModuleBelowTakesIsWrittenHere() throws {
        let files = try files(Snippet.method("keep", Self.callback("notified", "Asked")))
        #expect(try #require(files["Thing.swift"]).contains("func keep(_ f: @escaping Asked)"))
        let others = try #require(files["OtherCallbacks.swift"])
        #expect(others.contains("public typealias Asked = @MainActor () -> Void"))
        #expect(others.contains("static let call: GtkAsked"))
    }

    /// A method with the same name and the same types is not written twice, whichever module writes the types.
    @Test func aMethodOfAnAncestorInAnotherModuleIsNotOverridden() throws {
        func method(_ name: String, _ type: String) -> String {
            Snippet.method(
                "fit", #"<parameter name="other"><type name="\#(type)" c:type="GtkWidget*"/></parameter>"#
            )
            .replacing("gtk_thing", with: name)
        }
        let below = method("gtk_widget", "Widget").replacing("GtkThing", with: "GtkWidget")
            .replacing("\"Thing\"", with: "\"Widget\"")
        let files = try files(
            method("demo_thing", "Gtk.Widget").replacing("name=\"other\"", with: "name=\"widget\""),
            below: below)
        #expect(try #require(files["Thing.swift"]).contains("public func thingFit(_ widget: Gtk.Widget) {"))
    }

    @Test func whatIsMissingInTheCommandIsNamed() {
        func mistake(_ words: String) -> String {
            do throws(LibraryArguments.Mistake) {
                _ = try LibraryArguments(words.split(separator: " ").map(String.init))
                return "none"
            } catch {
                return error.description
            }
        }
        #expect(mistake("--gir A.gir --module A --c-module CA --out x --with B.gir=B --check") == "none")
        #expect(
            mistake("--gir A.gir --module A").hasPrefix("--c-module, --out is missing: girgen --gir FILE"))
        #expect(mistake("--gir A.gir --modul A").hasPrefix("--modul is none of the options"))
        #expect(mistake("--gir") == "--gir needs a value.")
    }

    @Test func anErrorNamesTheFileOfTheLine() throws {
        var overrides = Overrides()
        do throws(OverridesError) {
            try overrides.read("skipp a b", of: "demo.txt")
            Issue.record("It has no error.")
        } catch {
            #expect("\(error)".hasPrefix("demo.txt:1: “skipp”"))
        }
    }

    @Test func theVersionOfALibraryWithoutConstantsIsThatOfItsPackage() throws {
        func version(_ package: String) -> String? {
            let text = "<repository>\(package)<namespace name=\"Demo\"/></repository>"
            return Girgen.installedVersion(of: Element.of(text))
        }
        #expect(try #require(version(#"<package name="gtk4"/>"#)).hasPrefix("4."))
        #expect(version(#"<package name="no-such-package"/>"#) == nil)
        #expect(version("") == nil)
    }

    @Test func aFolderIsComparedAndCleaned() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "girgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let head = "// Written by girgen. Do not edit.\n"
        func output(_ version: String, _ names: String...) -> Output {
            let module = "\(head)/// Written for Demo \(version).\n"
            return Output(
                library: "Demo", in: folder,
                files: Dictionary(
                    uniqueKeysWithValues: names.map { ($0, $0 == "DemoModule.swift" ? module : head) }))
        }
        try output("1.2", "DemoModule.swift", "A.swift", "Sub/B.swift").write()
        try "by hand".write(to: folder.appending(path: "Hand.swift"), atomically: true, encoding: .utf8)
        #expect(
            output("1.2", "DemoModule.swift", "A.swift", "Sub/B.swift").differences() == [])
        #expect(
            output("1.2", "DemoModule.swift", "A.swift", "C.swift").differences()
                == ["C.swift", "Sub/B.swift"])
        // Another version of the library is installed, or one whose version is not known.
        #expect(output("1.3", "DemoModule.swift", "C.swift").differences() == [])
        let unknown = "of an unknown version"
        #expect(output(unknown, "DemoModule.swift", "C.swift").differences() == [])
        try output(unknown, "DemoModule.swift", "A.swift").write()
        #expect(output("1.3", "DemoModule.swift", "C.swift").differences() == [])
        #expect(
            output(unknown, "DemoModule.swift", "C.swift").differences()
                == ["A.swift", "C.swift"])
        try output("1.3", "DemoModule.swift").write()
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        #expect(left.sorted() == ["DemoModule.swift", "Hand.swift"])
    }
}
