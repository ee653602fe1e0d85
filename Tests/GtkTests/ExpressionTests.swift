// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// Expressions over properties and closures, which sorters, filters and bindings work with.
@MainActor
@Suite(.serialized, .gtk)
struct ExpressionTests {
    final class Person: GObject.Object, CustomClass {
        static let properties: [PropertyDefinition] = [
            .init("first", \Person.first), .init("last", \Person.last), .init("friend", \Person.friend),
        ]
        var first: String { didSet { notify("first") } }
        var last: String { didSet { notify("last") } }
        var friend: Person? { didSet { notify("friend") } }
        init(_ first: String, _ last: String) {
            (self.first, self.last) = (first, last)
            super.init()
        }
    }

    @Test func aPropertyIsReadByItsKeyPathOrItsName() {
        let text = Gtk.PropertyExpression(of: Gtk.StringObject.self, \.string)
        #expect(text.evaluate(Gtk.StringObject("tea"), as: String.self) == "tea")
        let ada = Person("Ada", "Lovelace")
        ada.friend = Person("Charles", "Babbage")
        let friend = Gtk.PropertyExpression(of: Person.self, "friend")
        let name = Gtk.PropertyExpression(of: Person.self, "first", in: friend)
        #expect(name.evaluate(ada, as: String.self) == "Charles")
        ada.friend = nil
        #expect(name.evaluate(ada, as: String.self) == nil)
        #expect(Gtk.ConstantExpression(7).evaluate(as: Int.self) == 7)
        #expect(Gtk.ConstantExpression(7).evaluate(as: String.self) == nil)
    }

    @Test func aClosureComputesFromTheObject() {
        let list = Gio.ListStore(itemType: Person.self)
        list.splice(at: 0, removing: 0, inserting: [Person("Zoe", "Ash"), Person("Ada", "Lovelace")])
        let name = Gtk.ClosureExpression { (person: Person) in person.first }
        let isNotAsh = Gtk.ClosureExpression { (person: Person) in person.last != "Ash" }
        let sorter = Gtk.StringSorter(expression: name)
        let filter = Gtk.BoolFilter(expression: isNotAsh)
        let sorted = Gtk.SortListModel(model: list, sorter: sorter)
        #expect(sorted.items.compactMap { ($0 as? Person)?.first } == ["Ada", "Zoe"])
        let filtered = Gtk.FilterListModel(model: sorted, filter: filter)
        #expect(filtered.items.compactMap { ($0 as? Person)?.first } == ["Ada"])
    }

    @Test func aBoundClosureFollowsWhatItDependsOnAndIsReleasedWithItsWidget() {
        final class Count {}
        weak var captured: Count?
        weak var dead: Gtk.Label?
        do {
            let ada = Person("Ada", "King")
            let label = Gtk.Label("")
            dead = label
            let count = Count()
            captured = count
            let name = Gtk.ClosureExpression(
                Gtk.PropertyExpression(of: Person.self, "first"),
                Gtk.PropertyExpression(of: Person.self, "last")
            ) { (first: String, last: String) in
                withExtendedLifetime(count) { "\(first) \(last)" }
            }
            name.bind(label, property: "label", this: ada)
            #expect(label.label == "Ada King")
            ada.last = "Lovelace"
            #expect(label.label == "Ada Lovelace")
        }
        #expect(dead == nil)
        #expect(captured == nil)
    }

    @Test func aClosureExpressionIsCalledWithNilOnlyIfItsParameterIsOptional() {
        let ada = Person("Ada", "Lovelace")
        let friend = Gtk.PropertyExpression(of: Person.self, "friend")
        let strict = Gtk.ClosureExpression(friend) { (friend: Person) in friend.first }
        let open = Gtk.ClosureExpression(friend) { (friend: Person?) in friend?.first ?? "nobody" }
        #expect(strict.evaluate(ada, as: String?.self) == .some(nil))
        #expect(open.evaluate(ada, as: String.self) == "nobody")
    }
}
