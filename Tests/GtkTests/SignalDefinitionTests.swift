// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import Testing

/// Signals of Swift classes: their flags, their default handlers, and the combination of the values that several handlers return; and
/// interfaces of the program.
@MainActor
@Suite(.serialized, .gtk)
struct SignalDefinitionTests {
    final class Door: GObject.Object, CustomClass {
        static let signals: [SignalDefinition] = [
            .init("may-close", flags: .runLast, returns: Bool.self, accumulator: .trueHandled),
            .init("first", flags: .runLast, returns: Int.self, accumulator: .firstWins),
            .init(
                "sum", flags: .runLast, returns: Int.self,
                accumulator: .combining { (sum: Int, answer: Int) in (sum + answer, answer < 100) }),
            .init(
                "words", flags: .runLast, returns: String.self,
                accumulator: .combining { (all: String?, next: String?) in
                    ([all, next].compactMap { $0 }.joined(separator: " "), true)
                }),
            .init("moved", flags: [.runFirst, .detailed], parameters: [Int.self]) {
                (door: Door, arguments) in door.log.append("default \(arguments.get(1) as Int)")
            },
            .init("closed", flags: .runLast) { (door: Door, _) in door.log.append("default") },
            .init("last", flags: .runLast, returns: Int.self) { (door: Door, _) in 7 },
        ]
        var log: [String] = []
    }

    @Test func theFirstThatHandlesEndsTheEmission() {
        let door = Door()
        var asked: [Int] = []
        for (number, answer) in [false, true, false].enumerated() {
            door.connect("may-close") { _ in
                asked.append(number)
                return answer
            }
        }
        #expect(door.emit("may-close", returning: Bool.self) == true)
        #expect(asked == [0, 1])
        door.connect("first") { _ in 1 }
        door.connect("first") { _ in 2 }
        #expect(door.emit("first", returning: Int.self) == 1)
    }

    @Test func resultsAreCombinedUntilOneEndsIt() {
        let door = Door()
        for answer in [1, 20, 300, 4000] { door.connect("sum") { _ in answer } }
        #expect(door.emit("sum", returning: Int.self) == 321)
        for answer in ["a", "b"] { door.connect("words") { _ in answer } }
        #expect(door.emit("words", returning: String.self) == "a b")
    }

    @Test func theDefaultHandlerRunsFirstOrLast() {
        let door = Door()
        door.connect("moved::left") { _ in door.log.append("left") }
        door.connect("moved::right") { _ in door.log.append("right") }
        door.emit("moved::left", 3)
        #expect(door.log == ["default 3", "left"])
        door.log = []
        door.connect("closed") { _ in door.log.append("program") }
        door.connect("closed", after: true) { _ in door.log.append("after") }
        door.emit("closed")
        #expect(door.log == ["program", "default", "after"])
        door.connect("last") { _ in 5 }
        #expect(door.emit("last", returning: Int.self) == 7)
    }
}

protocol Playable: GObject.Object { func play() }

extension InterfaceDefinition {
    static let playable = InterfaceDefinition(
        "SignalDefinitionTestsPlayable", properties: [.init("playing", Bool.self)],
        signals: [.init("ended", parameters: [String.self])])
}

@MainActor
@Suite(.serialized, .gtk)
struct InterfaceDefinitionTests {
    final class Song: GObject.Object, CustomClass, Playable {
        static let interfaces: [InterfaceDefinition] = [.playable]
        static let properties: [PropertyDefinition] = [.init("playing", \Song.isPlaying)]
        @Notifying var isPlaying = false
        func play() {
            isPlaying = true
            emit("ended", "song")
        }
    }

    class Film: Gtk.Label, CustomClass, Playable {
        static var interfaces: [InterfaceDefinition] { [.playable] }
        static var properties: [PropertyDefinition] { [.init("playing", \Film.isPlaying)] }
        var isPlaying = true
        func play() { emit("ended", "film") }
    }

    final class Serial: Film {}

    @Test func classesOfDifferentRootsHaveIt() {
        let all: [GObject.Object] = [Song(), Film(), Serial()]
        for object in all {
            #expect(InterfaceDefinition.playable.isImplemented(by: object))
            #expect(object.typeID.isA(InterfaceDefinition.playable.type))
        }
        #expect(!InterfaceDefinition.playable.isImplemented(by: Gtk.Label("")))
        #expect(InterfaceDefinition.playable.type.name == "SignalDefinitionTestsPlayable")
    }

    @Test func itsSignalsAndPropertiesAreThoseOfTheClasses() {
        var ended: [String] = []
        for object in [Song(), Film(), Serial()] as [any Playable] {
            object.connect("ended") { ended.append($0.get(1)) }
            object.play()
            #expect(object.property("playing", as: Bool.self))
        }
        #expect(ended == ["song", "film", "film"])
    }

    @Test func anObjectThatCHandsBackHasTheProtocol() throws {
        let store = Gio.ListStore(itemType: GObject.Object.self)
        store.append(Song())
        let item = try #require(store.item(at: 0) as? any Playable)
        item.play()
        #expect(item.property("playing", as: Bool.self))
    }
}
