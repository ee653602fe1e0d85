// SPDX-License-Identifier: MIT

@_spi(Binding) import GObject
import Gtk
import Testing

/// The GTypes of items, values and classes.
@Suite(.serialized, .gtk) @MainActor
struct TypeIDTests {
    private final class Contact: GObject.Object, CustomClass {}

    private final class Scope: GObject.Object, BuilderScopeSubclass {
        func doTypeFromName(_ builder: Gtk.Builder, typeName: String) -> TypeID? {
            typeName == "Person" ? TypeID(Contact.self) : nil
        }
    }

    @Test func aListModelReturnsTheTypeOfItsItems() {
        let contacts = Gio.ListStore(itemType: Contact.self).itemType
        #expect(contacts == Contact.self)
        #expect(contacts != Object.self)
        #expect(contacts.isA(Object.self))
        #expect(contacts.objectClass == Contact.self)
        #expect(contacts.parent == TypeID(Object.self))
        let any = Gtk.NoSelection(model: Gtk.StringList(strings: [])).itemType
        #expect(any == Object.self)
        #expect(!any.isA(Contact.self))
        #expect(any.parent == nil)
    }

    @Test func aTypeHasTheNameThatCGivesIt() {
        #expect("\(TypeID(Gtk.Button.self))" == "GtkButton")
        #expect(TypeID(String.self).name == "gchararray")
        #expect(TypeID(String.self).objectClass == nil)
        #expect(TypeID(Gtk.Button.self).isA(AnyActionable.self))
        #expect(!TypeID(Gtk.Label.self).isA(AnyActionable.self))
        #expect(TypeID(AnyActionable.self).objectClass == nil)
    }

    @Test func aTypeWithoutASwiftClassHasTheSwiftClassOfItsAncestor() throws {
        let row = try #require(Gtk.PasswordEntry().firstChild)
        #expect(row.typeID.name == row.typeName)
        let type = try #require(Gtk.MenuButton().firstChild).typeID
        #expect(type.objectClass == Gtk.ToggleButton.self)
    }

    @Test func aPropertyOfATypeIsReadAndGiven() throws {
        let group = SignalGroup(properties: ["target-type": TypeID(Gtk.Button.self)])
        #expect(group.targetType == Gtk.Button.self)
        #expect(Members<SignalGroup>().targetType.get(group) == Gtk.Button.self)
        let spec = try #require(Gtk.Label("").propertySpecs.first { $0.name == "label" })
        #expect(spec.valueType == String.self)
        #expect(spec.ownerType == Gtk.Label.self)
    }

    @Test func aValueReturnsTheTypeOfItsContent() {
        #expect(Value("text").type == String.self)
        #expect(Value(TypeID(Int.self)).get(TypeID.self) == TypeID(Int.self))
        #expect(Value(type: TypeID(Bool.self)).get(Bool.self) == false)
        #expect(Value(type: Gtk.Orientation.self).type == Gtk.Orientation.self)
    }

    @Test func formatsThatShareNoTypeShareNone() {
        let texts = Gdk.ContentFormats(type: String.self)
        #expect(texts.types == [TypeID(String.self)])
        #expect(texts.firstType(sharedWith: texts) == TypeID(String.self))
        #expect(texts.firstType(sharedWith: Gdk.ContentFormats(type: Gdk.Texture.self)) == nil)
        #expect(texts.contains(String.self) && !texts.contains(mimeType: "text/html"))
    }

    @Test func aBuilderAsksItsScopeForTypes() {
        let builder = Gtk.Builder()
        #expect(builder.typeFromName("GtkButton") == TypeID(Gtk.Button.self))
        #expect(builder.typeFromName("Nonsense") == nil)
        builder.scope = Scope()
        #expect(builder.typeFromName("Person") == TypeID(Contact.self))
        #expect(builder.typeFromName("Nobody") == nil)
    }
}
