// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

@Suite
struct ParseTests {
    private func read(_ body: String) -> Namespace {
        let text = "<repository><namespace name=\"Gtk\">\(body)</namespace></repository>"
        return Reader.read(Element.parse([UInt8](text.utf8)), Overrides())
    }

    @Test func attributesAreUnescapedAndCommentsPassedOver() throws {
        let text = #"<?xml version="1.0"?><!-- <a> --><a name="x &lt; y"><b/></a>"#
        let root = Element.parse([UInt8](text.utf8))
        let element = try #require(root.first("a"))
        #expect(element["name"] == "x < y")
        #expect(element.first("b") != nil)
    }

    @Test func documentationIsNotKept() throws {
        let root = Element.parse([UInt8](#"<a><doc xml:space="preserve">Long text</doc><b/></a>"#.utf8))
        #expect(root.first("a")?.children.map(\.name) == ["b"])
    }

    @Test func namesAreQualifiedByTheirNamespaceUnlessCsOwn() throws {
        let namespace = read(
            #"""
            <class name="Thing" c:type="GtkThing" parent="Base">
            <property name="count" writable="1"><type name="gint" c:type="gint"/></property>
            <property name="other"><type name="Gio.File"/></property></class>
            """#)
        let type = try #require(namespace.types.first)
        #expect(type.parent == "Gtk.Base")
        #expect(type.properties[0].type.isNamed("gint"))
        #expect(type.properties[1].type.isNamed("Gio.File"))
        #expect(type.properties.map(\.writable) == [true, false])
    }

    @Test func anArraysLengthIsFound() throws {
        let namespace = read(
            #"""
            <function name="sum" c:identifier="gtk_sum"><return-value><type name="gint" c:type="gint"/></return-value>
            <parameters><parameter name="items"><array length="1" c:type="const int*"><type name="gint" c:type="int"/></array>
            </parameter><parameter name="n"><type name="gint" c:type="int"/></parameter></parameters></function>
            """#)
        let parameters = try #require(namespace.functions.first?.parameters)
        #expect(parameters[0].type.lengthIndex == 1)
        #expect(parameters[1].type.lengthIndex == nil)
    }

    @Test func whatIsPinnedIsReadAsWhatIsInstalled() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "rxshell-\(UInt64.random(in: 0 ... .max))")
        let (installed, package) = (folder.appending(path: "gir"), folder.appending(path: "package"))
        try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = #"""
            <?xml version="1.0"?><repository version="1.2"><namespace name="Gtk" version="4.0"><doc line="3">Text &lt;b&gt;</doc>
            <constant name="MAJOR_VERSION" value="4"/><constant name="MINOR_VERSION" value="8"/>
            <constant name="MICRO_VERSION" value="3"/><class name="A" c:type="GtkA" line="7"><property name="b" v="&lt;&quot;"/></class>
            </namespace></repository>
            """#
        try text.write(to: installed.appending(path: "Gtk-4.0.gir"), atomically: true, encoding: .utf8)
        try "cairo_public void\ncairo_paint (cairo_t *cr);".write(
            to: installed.appending(path: "cairo.h"), atomically: true, encoding: .utf8)
        setenv("GIR_DIRECTORY", installed.path, 1)
        setenv("INCLUDE_DIRECTORY", installed.path, 1)
        defer {
            unsetenv("GIR_DIRECTORY")
            unsetenv("INCLUDE_DIRECTORY")
        }
        let pinned = Pinned(package: package)
        try pinned.update(["Gtk-4.0"], headers: ["cairo": ["cairo.h"]])
        #expect(try pinned.versions() == "Gtk-4.0 4.8.3\n")
        #expect(try pinned.functions(of: "cairo") == ["cairo_paint"])
        let namespace = try pinned.root(of: "Gtk-4.0").first("repository")?.first("namespace")
        let type = try #require(namespace?.first("class"))
        #expect(type.attributes == ["name": "A", "c:type": "GtkA"])
        #expect(type.first("property")?["v"] == "<\"")
        #expect(namespace?.first("doc") == nil)
    }
}
