// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// Some lines of GIR as the whole namespace Gtk, and the files that the generator writes for them.
struct Snippet {
    let files: [String: String]
    let coverage: Coverage

    init(_ declarations: String, overrides: String = "", handSymbols: Set<String> = []) {
        let repository = Repository(overrides: Overrides.checked(overrides))
        let object = #"<class name="Object" c:type="GObject" glib:get-type="g_object_get_type"/>"#
        let cancellable =
            #"<class name="Cancellable" c:type="GCancellable" parent="GObject.Object"/>"#
            + #"<callback name="AsyncReadyCallback" c:type="GAsyncReadyCallback"/>"#
            + #"<interface name="AsyncResult" c:type="GAsyncResult"/>"#
        for (name, body) in [("GObject", object), ("Gio", cancellable), ("Gtk", declarations)] {
            let text = "<repository><namespace name=\"\(name)\">\(body)</namespace></repository>"
            repository.add(Reader.read(Element.of(text), repository.overrides))
        }
        var generator = Generator(repository, handSymbols: handSymbols)
        files = generator.run()
        coverage = generator.coverage
    }

    /// The text of a generated file of the module, by its path below `Generated`.
    func file(_ name: String) -> String { files["Sources/Binding/Gtk/Generated/\(name).swift"] ?? "" }

    /// The reason why a symbol is missing.
    func reason(_ symbol: String) -> String? { coverage.missing.first { $0.symbol == symbol }?.reason }
}

extension Overrides {
    /// Overrides of a test, in which no line is wrong.
    static func checked(_ text: String) -> Overrides {
        do {
            return try Overrides(text)
        } catch {
            Issue.record(error)
            return Overrides()
        }
    }
}

extension Element {
    /// The tree of a text in which nothing is wrong.
    static func of(_ text: String) -> Element {
        do { return try parse([UInt8](text.utf8)) } catch {
            Issue.record(error)
            return Element("", [:])
        }
    }
}

extension Snippet {
    /// A class `GtkThing` with these members.
    static func thing(_ members: String, overrides: String = "") -> Snippet {
        Snippet(
            """
            <class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">
            \(members)</class>
            """, overrides: overrides)
    }

    /// A method of `GtkThing` with these parameters.
    static func method(_ name: String, _ parameters: String = "", result: String = void) -> String {
        """
        <method name="\(name)" c:identifier="gtk_thing_\(name)">\(result)<parameters>
        <instance-parameter name="self"><type name="Thing" c:type="GtkThing*"/></instance-parameter>
        \(parameters)</parameters></method>
        """
    }

    /// The callback of an asynchronous method, as the parameter before this index, and its data.
    static func ready(_ data: Int) -> String {
        """
        <parameter name="callback" nullable="1" scope="async" closure="\(data)"><type name="Gio.AsyncReadyCallback"
        c:type="GAsyncReadyCallback"/></parameter>
        <parameter name="data" nullable="1"><type name="gpointer" c:type="gpointer"/></parameter>
        """
    }

    /// The parameter of a method that collects the result of an asynchronous one.
    static let asyncResult =
        #"<parameter name="result"><type name="Gio.AsyncResult" c:type="GAsyncResult*"/></parameter>"#

    static let void = #"<return-value><type name="none" c:type="void"/></return-value>"#
}
