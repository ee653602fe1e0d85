// SPDX-License-Identifier: MIT

import Testing

@testable import WireKit

/// The same state in two versions of a program.
private enum Old {
    struct State: Codable, Hashable {
        var title = "old"
        var style = Style()
    }
    struct Style: Codable, Hashable { var size = 1 }
}

private enum New {
    struct State: Codable, Hashable {
        var first = ["x": [1, 2]]
        var title = "new"
        var subtitle: String? = "more"
        var style = Style()
        var shape = Shape.circle(radius: 2)
        var rows = [Style(size: 5, weight: 7)]
    }
    struct Style: Codable, Hashable {
        var size = 10
        var weight: Double = 400
    }
}

struct EvolutionTests {
    private func move<Writer: Encodable, Reader: Codable>(_ value: Writer, defaults: Reader) throws -> Reader
    {
        try WireDecoder().decode(Reader.self, from: WireEncoder().encode(value), defaults: defaults)
    }

    @Test func anOldReaderSkipsFieldsThatItDoesNotKnow() throws {
        let bytes = try WireEncoder().encode(New.State(title: "a", style: New.Style(size: 3)))
        #expect(
            try WireDecoder().decode(Old.State.self, from: bytes)
                == Old.State(title: "a", style: Old.Style(size: 3)))
    }

    @Test func aNewReaderTakesMissingFieldsFromTheDefaults() throws {
        let read = try move(Old.State(title: "a", style: Old.Style(size: 3)), defaults: New.State())
        #expect(read == New.State(title: "a", style: New.Style(size: 3, weight: 400)))
    }

    @Test func aMissingFieldWithoutDefaultsIsAnErrorThatNamesIt() throws {
        let bytes = try WireEncoder().encode(["style": ["size": 1]])
        let error = wireError { _ = try WireDecoder().decode([String: New.Style].self, from: bytes) }
        #expect(error?.description == "style.weight: it is missing, and has no default value.")
    }

    @Test func nilIsNotTakenForAMissingField() throws {
        #expect(try move(New.State(subtitle: nil), defaults: New.State()).subtitle == nil)
        struct Absent: Codable {}
        #expect(try move(Absent(), defaults: New.State()).subtitle == "more")
    }

    @Test func elementsAndDictionariesHaveNoDefaults() throws {
        struct Sender: Codable {
            var rows = [Old.Style()]
        }
        let error = wireError { _ = try move(Sender(), defaults: New.State()) }
        #expect(error?.description == "rows[0].weight: it is missing, and has no default value.")
        struct Both: Codable, Hashable { var byName: [String: New.Style] }
        let read = try move(["byName": [String: Old.Style]()], defaults: Both(byName: ["a": New.Style()]))
        #expect(read == Both(byName: [:]))
        #expect(
            wireError {
                _ = try move(["byName": ["a": Old.Style()]], defaults: Both(byName: ["a": New.Style()]))
            }?.path == "byName.a.weight")
    }

    @Test func theCaseOfAMessageIsNotMixedWithThatOfTheDefaults() throws {
        struct Only: Codable, Hashable { var shape: Shape }
        for shape in [Shape.none, .circle(radius: 1), .named("a", sides: 2)] {
            #expect(
                try move(Only(shape: shape), defaults: Only(shape: .circle(radius: 9))) == Only(shape: shape))
        }
    }

    @Test func anUnknownCaseIsAnErrorThatNamesTheField() throws {
        struct Only: Codable, Hashable { var look: Look }
        let error = wireError { _ = try move(["look": "shiny"], defaults: Only(look: .plain)) }
        #expect(error?.description == "look: Cannot initialize Look from invalid String value shiny.")
        struct Shapes: Codable, Hashable { var shape: Shape }
        let other = wireError { _ = try move(["shape": ["blob": ["x": 1]]], defaults: Shapes(shape: .none)) }
        #expect(other?.path == "shape")
    }

    @Test func whatATypeThrowsItselfIsLocated() throws {
        struct Refusal: Error, CustomStringConvertible {
            var description: String { "an age is never negative" }
        }
        struct Age: Codable {
            init(from decoder: any Decoder) throws { throw Refusal() }
            func encode(to encoder: any Encoder) throws {}
        }
        struct Owner: Codable { var ages: [Age] }
        let bytes = try WireEncoder().encode(["ages": [1, 2]])
        let error = wireError { _ = try WireDecoder().decode(Owner.self, from: bytes) }
        #expect(error?.description == "ages[0]: an age is never negative.")
    }

    @Test func aChangedTypeIsAnErrorThatNamesBoth() throws {
        let bytes = try WireEncoder().encode(["title": [1]])
        let error = wireError { _ = try WireDecoder().decode(Old.State.self, from: bytes) }
        #expect(error?.description == "title: text is expected, and there is an array.")
    }
}
