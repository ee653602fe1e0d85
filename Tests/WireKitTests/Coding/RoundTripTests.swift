// SPDX-License-Identifier: MIT

import Testing

@testable import WireKit

struct RoundTripTests {
    private func copy<Value: Codable>(_ value: Value) throws -> Value {
        try WireDecoder().decode(Value.self, from: WireEncoder().encode(value))
    }

    @Test func aValueWithEverythingIsReadAsItWasWritten() throws {
        #expect(try copy(Everything()) == Everything())
    }

    @Test func integersOfAllSizesKeepTheirValue() throws {
        var numbers: [Int64] = [-33, -32, -31, 127, 128]
        for shift: Int64 in 0..<64 {
            numbers += [Int64.min >> shift, Int64.max >> shift, Int64(1) << shift, ~(Int64(1) << shift)]
        }
        #expect(try copy(numbers) == numbers)
        let wide = [
            Int128.min, Int128.max, Int128(Int64.min) - 1, Int128(UInt64.max) + 1, -(Int128(1) << 64),
        ]
        #expect(try copy(wide) == wide)
        #expect(try copy([UInt128.max, UInt128(1) << 127, 0]) == [UInt128.max, UInt128(1) << 127, 0])
    }

    @Test func numbersWithAFractionKeepEachBit() throws {
        let doubles = [
            0, -0.0, 1, -1, 0.1, .pi, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
            2147483648,
            -2147483649, Double(Int64.max), .nan, Double(nan: 12345, signaling: false), -.nan,
        ]
        #expect(try copy(doubles).map(\.bitPattern) == doubles.map(\.bitPattern))
        let floats: [Float] = [
            0, -0.0, 1.5, .infinity, .nan, Float(nan: 77, signaling: false), .leastNonzeroMagnitude,
        ]
        #expect(try copy(floats).map(\.bitPattern) == floats.map(\.bitPattern))
    }

    @Test func numbersThatFitAreReadAsAnotherType() throws {
        let encoder = WireEncoder()
        #expect(try WireDecoder().decode(Double.self, from: encoder.encode(7)) == 7)
        #expect(try WireDecoder().decode(Int.self, from: encoder.encode(7.0)) == 7)
        #expect(try WireDecoder().decode(Double.self, from: encoder.encode(Float(1.5))) == 1.5)
        #expect(try WireDecoder().decode(Float.self, from: encoder.encode(1.5)) == 1.5)
        let error = wireError { _ = try WireDecoder().decode(UInt8.self, from: encoder.encode(-1)) }
        #expect(error?.description == "the message: the number does not fit UInt8.")
        #expect(wireError { _ = try WireDecoder().decode(Float.self, from: encoder.encode(0.1)) } != nil)
        #expect(
            wireError { _ = try WireDecoder().decode(Double.self, from: encoder.encode(Int.max)) }?
                .description
                == "the message: the number does not fit Double.")
    }

    @Test func textsOfAllLengthsAndScriptsKeepTheirBytes() throws {
        let texts =
            (0...70).map { String(repeating: "a", count: $0) } + [
                String(repeating: "ß", count: 5_000), "\u{0}", "\u{10FFFF}", "e\u{301}", "\u{FEFF}", "שלום",
            ]
        #expect(try copy(texts).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }

    @Test func valuesWithoutFieldsAndSingleValuesAreMessages() throws {
        struct Nothing: Codable, Hashable {}
        #expect(try copy(Nothing()) == Nothing())
        #expect(try copy([Nothing(), Nothing()]).count == 2)
        #expect(try copy("text") == "text")
        #expect(try copy(Int?.none) == nil)
        #expect(try copy([Int?.none, 3]) == [nil, 3])
        #expect(try copy([UInt8]()) == [])
        #expect(try copy(true))
    }

    @Test func subclassesWriteTheirSuperclassInAContainerOfItsOwn() throws {
        class Base: Codable { var id = 1 }
        final class Derived: Base {
            var name = "a"
            enum CodingKeys: CodingKey { case name }
            override init() { super.init() }
            required init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                name = try container.decode(String.self, forKey: .name)
                try super.init(from: container.superDecoder())
            }
            override func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try super.encode(to: container.superEncoder())
                try container.encode(name, forKey: .name)
            }
        }
        let derived = Derived()
        derived.id = 300
        derived.name = "b"
        let read = try copy(derived)
        #expect(read.id == 300)
        #expect(read.name == "b")
    }

    @Test func nestedContainersAreReadInAnyOrder() throws {
        struct Nested: Codable, Hashable {
            var a = [1, 2]
            var b = "x"
            enum Keys: CodingKey { case outer, list, b, a }
            init() {}
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                let outer = try container.nestedContainer(keyedBy: Keys.self, forKey: .outer)
                b = try outer.decode(String.self, forKey: .b)
                var list = try container.nestedUnkeyedContainer(forKey: .list)
                var inner = try list.nestedUnkeyedContainer()
                a = [try inner.decode(Int.self), try inner.decode(Int.self)]
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var list = container.nestedUnkeyedContainer(forKey: .list)
                var inner = list.nestedUnkeyedContainer()
                for number in a { try inner.encode(number) }
                var outer = container.nestedContainer(keyedBy: Keys.self, forKey: .outer)
                try outer.encode(b, forKey: .b)
            }
        }
        #expect(try copy(Nested()) == Nested())
    }

    @Test func containersThatAreWrittenInTurnsAreRefusedAndNotMixedUp() {
        struct Interleaved: Encodable {
            enum Keys: CodingKey { case a, b }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var a = container.nestedUnkeyedContainer(forKey: .a)
                var b = container.nestedUnkeyedContainer(forKey: .b)
                try b.encode(1)
                try a.encode(1)
            }
        }
        struct Twice: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(1)
                try container.encode(2)
            }
        }
        struct TwoKinds: Encodable {
            enum Keys: CodingKey { case a }
            func encode(to encoder: any Encoder) throws {
                _ = encoder.container(keyedBy: Keys.self)
                _ = encoder.unkeyedContainer()
            }
        }
        #expect(wireError { _ = try WireEncoder().encode([Interleaved()]) }?.reason == .interleaved)
        #expect(wireError { _ = try WireEncoder().encode(["k": Twice()]) }?.reason == .writtenTwice)
        let error = wireError { _ = try WireEncoder().encode(["k": [TwoKinds()]]) }
        #expect(
            error?.description
                == "k[0]: its type writes more than one value, or containers of two kinds, for one value.")
    }

    @Test func largeObjectsHaveALongLength() throws {
        let value = ["k": (0..<5_000).map { ["n\($0)": [$0]] }]
        #expect(try copy(value) == value)
    }

    @Test func aFieldNameIsWrittenOnce() throws {
        let one = try WireEncoder().encode([Margins()]).count
        let three = try WireEncoder().encode([Margins(), Margins(), Margins()]).count
        // Two bytes for the object, and two for each field.
        #expect(three - one == 2 * 8)
    }
}
