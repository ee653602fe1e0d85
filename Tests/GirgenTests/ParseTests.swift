// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

@Suite
struct ParseTests {
    private func read(_ body: String) -> Namespace {
        let text = "<repository><namespace name=\"Gtk\">\(body)</namespace></repository>"
        return Reader.read(Element.parse([UInt8](text.utf8)), Overrides(""))
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
}
