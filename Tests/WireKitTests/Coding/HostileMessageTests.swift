// SPDX-License-Identifier: MIT

import Testing

@testable import WireKit

struct HostileMessageTests {
    /// The message of a value without names of fields.
    private func raw(_ bytes: [UInt8]) -> [UInt8] { [0] + bytes }

    private func reason<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> WireError.Reason? {
        wireError { _ = try WireDecoder().decode(type, from: bytes) }?.reason
    }

    @Test func aMessageThatEndsAtAnyByteIsRefused() throws {
        let bytes = try WireEncoder().encode(Everything())
        for count in 0..<bytes.count {
            #expect(
                reason(Everything.self, Array(bytes[..<count])) != nil, "\(count) bytes of \(bytes.count)")
        }
        #expect(reason(Everything.self, bytes + [0]) == .bytesLeft(1))
    }

    @Test func tenThousandMutationsAreReadOrRefused() throws {
        let samples = try [
            WireEncoder().encode(Everything()), WireEncoder().encode(ButtonSample(title: "Save")),
            WireEncoder().encode(Array(repeating: ButtonSample(), count: 20)),
        ]
        var random = Seeded(state: 16)
        var (read, refused) = (0, 0)
        for _ in 0..<10_000 {
            var bytes = samples.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 2: bytes.remove(at: index)
                case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
                default:
                    let end = min(bytes.count, index + Int.random(in: 1...16, using: &random))
                    bytes.insert(
                        contentsOf: Array(bytes[index..<end]),
                        at: Int.random(in: 0...bytes.count, using: &random))
                }
                if bytes.isEmpty { bytes = [0] }
            }
            do {
                _ = try WireDecoder().decode(Everything.self, from: bytes, defaults: Everything())
                read += 1
            } catch {
                refused += 1
                #expect(!error.description.isEmpty)
            }
            _ = try? WireDecoder().decode([ButtonSample].self, from: bytes)
        }
        // Both happen often, so that both are tested.
        #expect(read > 200)
        #expect(refused > 500)
    }

    @Test func randomBytesAreReadOrRefused() {
        var random = Seeded(state: 1)
        for _ in 0..<10_000 {
            let bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            _ = try? WireDecoder().decode(Everything.self, from: bytes, defaults: Everything())
            _ = try? WireDecoder().decode([String: [Shape]].self, from: raw(bytes))
        }
    }

    @Test func textThatIsNotUTF8IsRefused() {
        for bytes: [UInt8] in [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0x80],
            [0xF8, 0x88, 0x80, 0x80, 0x80],
        ] {
            #expect(
                reason(String.self, raw([0x80 + UInt8(bytes.count)] + bytes)) == .invalidText, "\(bytes)")
        }
        // As the name of a field.
        #expect(reason(Margins.self, [1, 1, 0xFF, Tag.object, 0]) == .invalidText)
        #expect(reason([String: Int].self, raw([Tag.object, 4, 0, 1, 0xFF, 1])) != nil)
    }

    @Test func lengthsThatAreClaimedReserveNothing() {
        let most: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]
        for tag in [Tag.text, Tag.bytes, Tag.array, Tag.object] {
            #expect(reason([UInt8].self, raw([tag] + most)) == .truncated)
            #expect(reason([Int].self, raw([tag] + most)) == .truncated)
            #expect(reason(Everything.self, raw([tag] + most)) == .truncated)
        }
        #expect(
            reason(Int.self, raw([Tag.positive] + most.dropLast() + [0x02])) == .outOfRange(type: "64 bits"))
        #expect(reason(Int.self, raw([Tag.positive] + most)) == .outOfRange(type: "Int"))
        #expect(reason(Int.self, raw([Tag.negative] + most)) == .outOfRange(type: "Int"))
        // As many names as fit a number.
        #expect(reason(Int.self, most + [1]) == .tooManyNames(limit: 4_096))
    }

    @Test func valuesThatAreNestedTooDeeplyAreRefusedOnBothSides() throws {
        var bytes: [UInt8] = [0]
        for _ in 0..<100_000 {
            var length: [UInt8] = []
            Writer.append(UInt64(bytes.count), to: &length)
            if bytes.count > 60_000 { break }
            bytes = [Tag.array] + length + bytes
        }
        indirect enum Deep: Decodable {
            case some([Deep])
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                self = .some(container.isAtEnd ? [] : [try container.decode(Deep.self)])
            }
        }
        #expect(reason(Deep.self, raw(bytes)) == .tooDeep(limit: 64))
        var shape = Shape.none
        for _ in 0..<1_000 { shape = .both(shape, .none) }
        #expect(wireError { _ = try WireEncoder().encode(shape) }?.reason == .tooDeep(limit: 64))
        // What can be written can be read.
        shape = .none
        while let bytes = try? WireEncoder().encode(shape) {
            #expect(try WireDecoder().decode(Shape.self, from: bytes) == shape)
            shape = .both(shape, .none)
        }
    }

    @Test func tooManyValuesAreRefusedOnBothSides() throws {
        var limits = WireLimits()
        limits.values = 100
        let hundred = Array(repeating: 0, count: 100)
        let bytes = try WireEncoder(limits: limits).encode(hundred)
        #expect(try WireDecoder(limits: limits).decode([Int].self, from: bytes) == hundred)
        #expect(
            wireError { _ = try WireEncoder(limits: limits).encode(hundred + [0]) }?.reason
                == .tooManyValues(limit: 100))
        let more = try WireEncoder().encode(hundred + [0])
        let error = wireError { _ = try WireDecoder(limits: limits).decode([Int].self, from: more) }
        #expect(error?.description == "[100]: the message has more than 100 fields and elements.")
    }

    @Test func theSearchForMissingFieldsIsCounted() throws {
        // The search for a missing field reads all fields of the object.
        var limits = WireLimits()
        limits.values = 1_000
        let fields = Dictionary(uniqueKeysWithValues: (0..<900).map { ("f\($0)", 0) })
        let bytes = try WireEncoder().encode(fields)
        let error = wireError {
            _ = try WireDecoder(limits: limits).decode(Everything.self, from: bytes, defaults: Everything())
        }
        #expect(error?.reason == .tooManyValues(limit: 1_000))
    }

    @Test func textsAndBytesThatAreTooLongAreRefused() throws {
        var limits = WireLimits()
        limits.length = 100
        let text = String(repeating: "a", count: 101)
        #expect(
            wireError { _ = try WireEncoder(limits: limits).encode(["t": text]) }?.reason
                == .tooLong(limit: 100))
        #expect(
            wireError {
                _ = try WireEncoder(limits: limits).encode(["b": [UInt8](repeating: 0, count: 101)])
            }?
            .description == "b: it is longer than 100 bytes.")
        let bytes = try WireEncoder().encode(text)
        #expect(
            wireError { _ = try WireDecoder(limits: limits).decode(String.self, from: bytes) }?.reason
                == .tooLong(limit: 100))
    }

    @Test func namesThatWereNotSentAreRefused() {
        #expect(reason(Margins.self, raw([Tag.object, 2, 5, 0])) == .unknownName(5))
        #expect(reason(Margins.self, raw([0xD0])) == .unknownTag(0xD0))
        #expect(
            reason([UInt8].self, raw([Tag.storedBytes] + Array(repeating: 1, count: 16))) == .unknownBytes)
        #expect(reason(Margins.self, raw([1])) == .wrongType(expected: "an object", found: "an integer"))
    }

    @Test func aPathThatIsLongIsCut() throws {
        let key = String(repeating: "k", count: 5_000)
        let bytes = try WireEncoder().encode([key: "text"])
        let error = wireError { _ = try WireDecoder().decode([String: Int].self, from: bytes) }
        #expect(error.map { $0.description.utf8.count < 700 } == true)
    }
}
