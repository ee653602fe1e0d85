// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

@Suite
struct ParseTests {
    private func read(_ body: String) -> Namespace {
        let text = "<repository><namespace name=\"Gtk\">\(body)</namespace></repository>"
        return Reader.read(Element.of(text), Overrides())
    }

    @Test func attributesAreUnescapedAndCommentsPassedOver() throws {
        let text = #"<?xml version="1.0"?><!-- <a> --><a name="x &lt; y"><b/></a>"#
        let root = Element.of(text)
        let element = try #require(root.first("a"))
        #expect(element["name"] == "x < y")
        #expect(element.first("b") != nil)
    }

    /// XML 1.0, 2.3 and 3.1: a value is in quotation marks or in apostrophes, with space around the equals sign.
    @Test func valuesAreInEitherQuotationMarks() throws {
        let element = try #require(
            Element.of("<a b='text/vcard; charset=\"utf-8\"' c = \"it's\" d\n=\t'\"'  e=\"a>b/\"/>").first(
                "a"))
        #expect(
            element.attributes == ["b": #"text/vcard; charset="utf-8""#, "c": "it's", "d": "\"", "e": "a>b/"])
    }

    /// 4.1, 4.6 and 3.3.3: references to characters; tabs and line ends in a value are spaces, unless a reference stands for them.
    @Test func referencesAreCharacters() throws {
        let text =
            "<a b=\"&#13;&#10;&#x9;&#228;&#x1F600;&lt;&gt;&amp;&quot;&apos;&amp;lt;\" c=\"1\t2\n3\r\n4\r5\"/>"
        let element = try #require(Element.of(text).first("a"))
        #expect(element["b"] == "\r\n\tä😀<>&\"'&lt;")
        #expect(element["c"] == "1 2 3 4 5")
    }

    /// 2.4 to 2.8: comments, sections of characters, instructions, a document type with an internal subset, a byte order mark.
    @Test func markupThatIsNoElementIsPassedOver() throws {
        let text =
            "\u{FEFF}<?xml version='1.0'?><!DOCTYPE a [ <!ELEMENT a ANY> <!ATTLIST a b CDATA '>'> ]><a><!-- <x> -- ><y> --><![CDATA[<z>]]><b/><?p <q>?></a >"
        let element = try #require(Element.of(text).first("a"))
        #expect(element.children.map(\.name) == ["b"])
    }

    @Test func theAdviceIsTheTextOfItsElement() throws {
        let text =
            "<a><m name=\"x\"><doc-deprecated>Use &lt;b&gt;\r\n <!-- not --><![CDATA[a & <c>]]> &#8217;d</doc-deprecated></m></a>"
        #expect(Element.of(text).first("a")?.first("m")?["advice"] == "Use <b> a & <c> ’d")
    }

    /// What is not XML is an error with its line, instead of a wrong binding or a crash.
    @Test(arguments: [
        ("<a>\n<b></a>", "line 2: the tag “</a>” ends no element that is open."),
        ("<a>\n", "line 1: the element “<a>” has no end."),
        ("<a b=c/>", "line 1: the value of “b” is not in quotation marks."),
        ("<a b='c/>", "line 1: the value of “b” has no end."),
        ("<a\nb='1' b='2'/>", "line 2: the attribute “b” occurs twice in “<a”."),
        ("<a b/>", "line 1: an equals sign after “b” is missing."),
        ("<a b='&x;'/>", "line 1: “&x;” is no reference to a character of XML."),
        ("<a b='&#0;'/>", "line 1: “&#0;” is no reference to a character of XML."),
        ("<a b='&#xD800;'/>", "line 1: “&#xD800;” is no reference to a character of XML."),
        ("<a b='&#+5;'/>", "line 1: “&#+5;” is no reference to a character of XML."),
        ("<a b='R&D'/>", "line 1: a “&” begins no reference; it must be written as “&amp;”."),
        ("<a b='<'/>", "line 1: the value of “b” has a “<”, which must be written as “&lt;”."),
        ("<", "line 1: a name is missing."),
        ("<a", "line 1: a name is missing."), ("<a/", "line 1: the end of the tag “<a” is missing."),
        ("<!-- x", "line 1: “<!--” has no end."),
        ("<![CDATA[ ]]", "line 1: “<![CDATA[” has no end."),
        ("<!DOCTYPE a [", "line 1: a declaration has no end."),
        ("</a>", "line 1: the tag “</a>” ends no element that is open."),
    ])
    func textThatIsNotXMLIsAnError(text: String, message: String) {
        #expect { _ = try Element.parse([UInt8](text.utf8)) } throws: { "\($0)" == message }
    }

    @Test func textThatIsNotUTF8IsAnError() {
        #expect(throws: XMLError.self) { _ = try Element.parse([0x3C, 0x61, 0xFF, 0x2F, 0x3E]) }
        #expect(throws: XMLError.self) {
            _ = try Element.parse([0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0])
        }
    }

    @Test func documentationIsNotKept() throws {
        let root = Element.of(#"<a><doc xml:space="preserve">Long text</doc><b/></a>"#)
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
            <constant name="MICRO_VERSION" value="3"/><class name="A" c:type="GtkA" line="7"><property name="b" v="&lt;&quot;&#13;&#10;&#9;"/></class>
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
        #expect(type.first("property")?["v"] == "<\"\r\n\t")
        #expect(namespace?.first("doc") == nil)
    }
}
