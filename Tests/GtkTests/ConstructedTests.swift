// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// The function in which a class written in Swift sets up its objects, whether Swift or GObject creates them.
@MainActor
@Suite(.serialized, .gtk)
struct ConstructedTests {
    final class Card: Gtk.Box, WidgetSubclass, ConstructibleByC {
        static let className: String? = "RxTestCard"
        static let properties: [PropertyDefinition] = [.init("heading", \Card.heading)]
        var heading = "" {
            didSet { title.label = heading }
        }
        let title = Gtk.Label("")
        var constructions = 0

        func doConstructed() {
            constructions += 1
            append(title)
        }
    }

    final class Deck: Gtk.Box, WidgetSubclass, ConstructibleByC {
        static let className: String? = "RxTestDeck"
        static let template: String? = """
            <interface>
              <template class="RxTestDeck" parent="GtkBox">
                <child><object class="RxTestCard" id="top"><property name="heading">Ace</property></object></child>
              </template>
            </interface>
            """
        static let templateChildren = ["top"]
        var found: Card?

        func doConstructed() { found = templateChild("top") }
    }

    @Test func anObjectThatSwiftMakesIsSetUpOnce() {
        let card = Card(properties: ["heading": "King"])
        #expect(card.constructions == 1)
        #expect(card.title.label == "King")
        #expect(card.firstChild === card.title)
    }

    @Test func anObjectOfAUIFileIsSetUpOnceUnderTheNameThatItsClassChose() throws {
        Card.registerClass()
        let builder = try Gtk.Builder(
            xml: """
                <interface><object class="RxTestCard" id="card"><property name="heading">Queen</property></object></interface>
                """)
        let card = try builder.object("card", as: Card.self)
        #expect(card.constructions == 1)
        #expect(card.title.label == "Queen")
    }

    @Test func anObjectOfATemplateIsSetUpBeforeItsOwner() {
        Card.registerClass()
        let deck = Deck()
        #expect(deck.found?.constructions == 1)
        #expect(deck.found?.title.label == "Ace")
    }

    @Test func theStateOfAConstructedObjectIsReleasedWithIt() {
        weak var deck: Deck?
        weak var card: Card?
        Card.registerClass()
        do {
            let made = Deck()
            (deck, card) = (made, made.found)
            #expect(card != nil)
            made.found = nil
        }
        #expect(deck == nil)
        #expect(card == nil)
    }

    final class Plain: GObject.Object, CustomClass {
        var wasConstructed = false
        func doConstructed() { wasConstructed = true }
    }
    final class Derived: Gtk.Label {}

    @Test func classesWithoutAnythingOfTheirOwnAreAsBefore() {
        #expect(Plain().wasConstructed)
        #expect(Derived().typeName == "GtkLabel")
    }

    final class Spiral: Gtk.LayoutManager, LayoutManagerSubclass {
        func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
            .init(minimum: 5, natural: 5)
        }
        func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {}
    }
    final class Shell: Gtk.Widget, WidgetSubclass {
        static let layoutManager: Gtk.LayoutManager.Type? = Spiral.self
    }

    @Test func gtkCreatingAClassThatIsNotConstructibleIsReported() {
        expectWarning("*C created a Spiral, which does nothing*Let Spiral conform to ConstructibleByC*") {
            _ = Shell()
        }
    }

    class Named: Gtk.Box, WidgetSubclass {
        static let className: String? = "RxTestNamed"
    }

    final class Further: Named {}

    final class Taken: Gtk.Box, WidgetSubclass {
        static let className: String? = "GtkButton"
    }

    @Test func aSubclassDoesNotInheritTheTypeNameOfItsSuperclass() {
        #expect(Named().typeName == "RxTestNamed")
        #expect(Further().typeName.hasSuffix("ConstructedTests_Further"))
    }

    @Test func aTypeNameOfAnotherClassIsReportedAndNotUsed() {
        expectWarning(
            "*Taken.className is “GtkButton”, which is the name of another class, so its name in C is*"
        ) {
            #expect(Taken().typeName.hasSuffix("ConstructedTests_Taken"))
        }
    }
}
