// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

/// Names and values that Swift writes in another way than C.
@Suite
struct NameTests {
    /// The files for a library whose GIR file is in `Files`.
    static func files(_ name: String, overrides: String = "") throws -> [String: String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Files/\(name)-1.0.gir")
        return try files(name, try Element.parse(file: file), overrides: overrides)
    }

    private static func files(_ name: String, _ root: Element, overrides: String = "") throws -> [String:
        String]
    {
        let library = Library(namespace: name, module: name, cModule: "C\(name)", version: "1.0")
        let repository = Repository(overrides: Overrides.checked(overrides), library: library)
        let object = #"<class name="Object" c:type="GObject" glib:get-type="g_object_get_type"/>"#
        for (name, body) in [("GObject", object), ("Gtk", "")] {
            let text = "<repository><namespace name=\"\(name)\">\(body)</namespace></repository>"
            repository.add(Reader.read(Element.of(text), repository.overrides))
        }
        repository.add(Reader.read(root, repository.overrides))
        var generator = Generator(repository, handSymbols: [])
        return generator.run()
    }

    /// A name in Swift does not begin with a digit, so the type has its whole name.
    @Test func aTypeWhoseNameBeginsWithADigitHasItsWholeName() throws {
        let files = try Self.files("Wifi")
        #expect(files.values.contains { $0.contains("public struct Wifi80211ApFlags: Flags") })
        #expect(files.values.contains { $0.contains("public enum Wifi80211Mode: Enumeration") })
        let point = try #require(files["AccessPoint.swift"])
        #expect(point.contains("public var flags: Wifi80211ApFlags {"))
        #expect(point.contains("public func setMode(_ mode: Wifi80211Mode) {"))
        for text in files.values { #expect(!text.contains(" 80211") && !text.contains("(80211")) }
    }

    /// Each enumeration has a case `newer` for the numbers of newer libraries.
    @Test func aCaseDoesNotHaveTheNameOfAMemberOfEachEnumeration() throws {
        let mode = try #require(try Self.files("Wifi").values.first { $0.contains("enum Wifi80211Mode") })
        #expect(mode.contains("    case n2ghz\n"))
        #expect(mode.contains("    case newerValue\n") && mode.contains("    case newer(Int32)\n"))
        #expect(!mode.contains("    case newer\n"))
        #expect(mode.contains("case 2: self = .newerValue"))
    }

    @Test(arguments: ["Self", "Any", "Type", "Protocol", "Error", "String", "Object", "Optional"])
    func aTypeThatWouldHideOneOfSwiftHasItsWholeName(name: String) throws {
        let text = #"""
            <repository><namespace name="Demo"><enumeration name="\#(name)" c:type="Demo\#(name)">
            <member name="raw_value" value="0" c:identifier="DEMO_A"/></enumeration></namespace></repository>
            """#
        let files = try Self.files("Demo", Element.of(text))
        let enumeration = try #require(
            files.values.first { $0.contains("public enum ") && $0.contains("DEMO_A") })
        #expect(enumeration.contains("public enum Demo\(name): Enumeration"))
        #expect(enumeration.contains("case rawValueValue"))
    }

    @Test func theConstantsOfAFileHaveTheirValues() throws {
        let files = try Self.files("Quotes", overrides: "constants Quotes QUOTES_")
        let all = files.values.joined()
        for line in [
            #"public let before: String = "before""#,
            #"public let contentType: String = "text/vcard; charset=\"utf-8\"""#,
            #"public let quote: String = "\"""#, #"public let card: String = "BEGIN:VCARD\r\nEND:VCARD\tä""#,
            "public let after = 7",
        ] {
            #expect(all.contains(line + "\n"), "\(line)")
        }
        let thing = try #require(files["Thing.swift"])
        #expect(thing.contains("public var title: String? {") || thing.contains("public var title: String {"))
    }

    @Test func aConstantWhoseNameBeginsWithADigitHasALetterBefore() throws {
        let text = #"""
            <repository><namespace name="Demo"><constant name="80211_F" value="6" c:type="DEMO_80211_F"><type name="gint"/></constant>
            </namespace></repository>
            """#
        let all = try Self.files("Demo", Element.of(text), overrides: "constants Demo DEMO_").values.joined()
        #expect(all.contains("public let n80211F = 6\n"))
    }
}
