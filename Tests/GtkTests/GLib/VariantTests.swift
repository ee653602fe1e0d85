// SPDX-License-Identifier: MIT

import CGtk
import GLib
import Testing

@Suite
struct VariantTests {
    @Test func aVariantIsMadeOfNestedValuesAndReadAsThem() {
        let nested: [String: [Int]] = ["a": [1, 2], "b": []]
        let variant = Variant(nested)
        #expect(variant.signature == "a{sax}")
        #expect(variant.get([String: [Int]].self) == nested)
        #expect(variant.get([String: [String]].self) == nil)
        #expect(variant["a"]?.items.map { $0.get(Int.self) } == [1, 2])
        #expect(variant["c"] == nil)
        #expect(Variant([UInt32(7): "seven"]).signature == "a{us}")
        #expect(Variant([UInt32(7): "seven"]).get([UInt32: String].self) == [7: "seven"])
        #expect(Variant([true, false]).get([Bool].self) == [true, false])
    }

    @Test func aLiteralIsAVariant() {
        let options: Variant = ["name": "Notes", "volume": 0.5, "count": 3, "isOn": true, "more": ["x": "y"]]
        #expect(options.signature == "a{sv}")
        #expect(options["name"]?.get() == "Notes")
        #expect(options["volume"]?.get() == 0.5)
        #expect(options["count"]?.get() == 3)
        #expect(options["isOn"]?.get() == true)
        #expect(options["more"]?["x"]?.get() == "y")
        #expect(options.get([String: Variant].self)?["count"] == Variant(3))
        #expect(options.entries.count == 5)
        #expect(Variant("text").signature == "s")
        #expect(Variant(1).signature == "x")
    }

    @Test func aTupleIsReadByItsTypes() {
        let variant = Variant(tuple: "Ada", 36, [1.5], true)
        #expect(variant.signature == "(sxadb)")
        let values = variant.get(tuple: String.self, Int.self, [Double].self, Bool.self)
        #expect(values?.0 == "Ada")
        #expect(values?.1 == 36)
        #expect(values?.2 == [1.5])
        #expect(values?.3 == true)
        #expect(variant.get(tuple: String.self, Int.self) == nil)
        #expect(variant.get(tuple: Int.self, Int.self, [Double].self, Bool.self) == nil)
        #expect(Variant(7).get(tuple: Int.self) == nil)
    }

    @Test func everyNumberKeepsItsWidth() {
        #expect(Variant(UInt8.max).get(UInt8.self) == .max)
        #expect(Variant(Int16.min).get(Int16.self) == .min)
        #expect(Variant(UInt16.max).get(UInt16.self) == .max)
        #expect(Variant(Int32.min).get(Int32.self) == .min)
        #expect(Variant(UInt64.max).get(UInt64.self) == .max)
        #expect(Variant(UInt64.max).get(Int.self) == nil)
        #expect(Variant(Int32.min).get(Int.self) == Int(Int32.min))
        #expect(Variant(1.5).get(Double.self) == 1.5)
        #expect(Variant(handle: 3).signature == "h")
        #expect(Variant(handle: 3).handle == 3)
    }

    @Test func bytesAreOneBlock() {
        let bytes = [UInt8](repeating: 7, count: 1_000_000)
        let variant = Variant(bytes)
        #expect(variant.signature == "ay")
        #expect(variant.get([UInt8].self) == bytes)
        #expect(Variant([UInt8]()).get([UInt8].self) == [])
        #expect(Variant(bytestring: Array("file\u{FF}".utf8)).bytestring == Array("file\u{FF}".utf8))
        #expect(Variant(1).bytestring == nil)
    }

    @Test func textIsWrittenAndRead() throws {
        let variant = try Variant(parsing: "{'a': <1>, 'b': <('x', true)>}")
        #expect(variant.signature == "a{sv}")
        #expect(try Variant(parsing: variant.text()) == variant)
        #expect(try Variant(parsing: "[]", as: VariantType(typeString: "as")).get([String].self) == [])
        let error = #expect(throws: GLibError.self) { try Variant(parsing: "(1, ") }
        #expect(error?.is(VariantParseError.failed) == false)
        #expect(error?.domain == VariantParseError.domain)
        #expect(Variant(objectPath: "/org/example")?.signature == "o")
        #expect(Variant(objectPath: "no path") == nil)
        #expect(Variant(signature: "a{sv}")?.signature == "g")
        #expect(Variant(signature: "?") == nil)
    }

    @Test func aValueIsWrittenAsBytesAndReadFromThem() {
        let variant = Variant(tuple: UInt32(1), "one")
        let type = variant.variantType
        let data = variant.data
        #expect(Variant(data: data, type: type) == variant)
        let swapped = variant.byteswapped
        let numbers = swapped.get(tuple: UInt32.self, String.self)
        #expect(numbers?.0 == 0x0100_0000)
        #expect(swapped.byteswapped == variant)
        #expect(variant.classification == .tuple)
        // A text without the zero at its end.
        let broken = Variant(data: Bytes([65]), type: VariantType(typeString: "s"))
        #expect(!broken.isNormalForm)
        #expect(broken.normalForm.isNormalForm)
        #expect(broken.normalForm.get(String.self) == "")
    }

    @Test func aVariantIsSentToAnotherThreadAndFreedThere() async {
        let variant: Variant = ["a": 1]
        let number = await Task.detached { () -> Int? in variant["a"]?.get() }.value
        #expect(number == 1)
    }

    @Test func typesAreCompared() {
        #expect(VariantType(typeString: "as") == VariantType(element: VariantType(typeString: "s")))
        #expect(Set([VariantType(typeString: "s"), VariantType(typeString: "s")]).count == 1)
        #expect("\(VariantType(typeString: "a{sv}"))" == "a{sv}")
    }
}
