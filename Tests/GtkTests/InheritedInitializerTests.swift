// SPDX-License-Identifier: MIT

import Foundation
import GObject
import Gtk
import Testing

/// Objects of Swift classes that are made by an initializer of a superclass.
@MainActor
@Suite(.serialized, .gtk)
struct InheritedInitializerTests {
    final class Card: Gtk.Box, WidgetSubclass {
        static let properties: [PropertyDefinition] = [.init("heading", \Card.heading)]
        var heading = "empty"
        private(set) var timesSetUp = 0

        func doConstructed() { timesSetUp += 1 }
    }

    final class Knob: Gtk.Scale, WidgetSubclass {}

    final class Save: Gtk.Button, WidgetSubclass {}

    final class Rows: Gtk.ListView, WidgetSubclass {}

    final class Steps: Gtk.Adjustment, CustomClass {}

    final class Plain: Gtk.Box {
        var note = ""
    }

    @Test func anInheritedInitializerMakesAnObjectOfTheSwiftClass() {
        let card = Card(orientation: .vertical, spacing: 7)
        #expect(card.typeName.contains("Card"))
        #expect(card.orientation == .vertical)
        #expect(card.spacing == 7)
        #expect(card.timesSetUp == 1)
        // Its properties are GObject properties too.
        #expect(card.property("heading", as: String.self) == "empty")
        card.setProperty("heading", "Ada")
        #expect(card.heading == "Ada")
    }

    @Test func whatTheInitializerTakesIsGivenToTheObject() {
        let save = Save(label: "Save")
        #expect(save.typeName.contains("Save"))
        #expect(save.label == "Save")
        let mnemonic = Save(mnemonic: "_Save")
        #expect(mnemonic.useUnderline)
        #expect(mnemonic.label == "_Save")
        let steps = Steps(value: 3, lower: 1, upper: 9, stepIncrement: 1, pageIncrement: 2, pageSize: 0)
        #expect(steps.typeName.contains("Steps"))
        #expect([steps.value, steps.lower, steps.upper, steps.pageIncrement] == [3, 1, 9, 2])
        let knob = Knob(orientation: .vertical, adjustment: steps)
        #expect(knob.typeName.contains("Knob"))
        #expect(knob.adjustment === steps)
    }

    @Test func aListGetsItsModelAndItsFactory() {
        let strings = Gtk.StringList(strings: ["a", "b"])
        let selection = Gtk.SingleSelection(model: strings)
        let factory = Gtk.SignalListItemFactory()
        let rows = Rows(model: selection, factory: factory)
        #expect(rows.typeName.contains("Rows"))
        #expect(rows.model as? Gtk.SingleSelection === selection)
        #expect(rows.factory === factory)
    }

    @Test func itIsReleasedLikeAnyOther() {
        weak var card: Card?
        do {
            let made = Card(orientation: .vertical)
            card = made
            #expect(card != nil)
        }
        #expect(card == nil)
    }

    @Test func aPlainSubclassStaysAnObjectOfItsSuperclass() {
        let plain = Plain(orientation: .vertical)
        #expect(plain.typeName == "GtkBox")
        #expect(plain.orientation == .vertical)
    }

    @Test func anInitializerThatOnlyMakesTheSuperclassIsRefused() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                _ = Knob(orientation: .horizontal, min: 0, max: 1, step: 0.1)
            }
        }
        try expectTrap(
            "Knob was created by an initializer of a superclass, which can only create a GtkScale. Create it with Knob() and "
                + "set its properties, or with init(properties:).", result)
    }
}
