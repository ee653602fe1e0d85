// SPDX-License-Identifier: MIT

import Gtk

/// Widgets from GtkBuilder XML, which Blueprint and Cambalache write, too.
final class TemplatesPage: Page {
    static let lesson = Lesson(
        "Templates", in: .platform,
        about:
            "A .ui file describes widgets; Swift finds them by their ids, with their types, and handles their signals.",
        words: "builder ui xml template blueprint cambalache id typed children"
    ) { TemplatesPage() }

    let card = ContactCard()
    let form: Gtk.Grid
    let user: Gtk.Entry
    let send: Gtk.Button

    init() {
        do {
            let builder = try Gtk.Builder(xml: Self.formXML)
            form = try builder.object("form")
            user = try builder.object("user")
            send = try builder.object("send")
        } catch {
            fatalError("The form cannot be made: \(error.message)")
        }
        super.init(Self.lesson)
        user.takeOneLine()
        user.onChanged { [weak self] in
            guard let self else { return }
            send.sensitive = !user.text.isEmpty
        }
        send.onClicked { [unowned self] in report("Sent to \(user.text).") }
        section("A form", "All of it is in XML but what it does.", form)

        card.show("Ada Lovelace", mail: "ada@example.org")
        card.connect("called") { [weak self] _ in self?.report("Calling \(self?.card.title.label ?? "") …") }
        section("A class with a template", "Each of its objects is filled from the XML.", card)
    }

    private static let formXML = """
        <interface>
          <object class="GtkGrid" id="form">
            <property name="column-spacing">9</property>
            <property name="row-spacing">9</property>
            <child>
              <object class="GtkLabel">
                <property name="label">_User</property>
                <property name="use-underline">1</property>
                <property name="mnemonic-widget">user</property>
                <property name="xalign">0</property>
              </object>
            </child>
            <child>
              <object class="GtkEntry" id="user">
                <property name="hexpand">1</property>
                <property name="activates-default">1</property>
                <accessibility><property name="label">User</property></accessibility>
                <layout><property name="column">1</property></layout>
              </object>
            </child>
            <child>
              <object class="GtkButton" id="send">
                <property name="label">_Send</property>
                <property name="use-underline">1</property>
                <property name="sensitive">0</property>
                <property name="halign">end</property>
                <layout><property name="column">1</property><property name="row">1</property></layout>
                <style><class name="suggested-action"/></style>
              </object>
            </child>
          </object>
        </interface>
        """
}

/// The name and the address of a user.
final class ContactCard: Gtk.Box, WidgetSubclass {
    static let signals: [SignalDefinition] = [.init("called")]
    static let templateChildren = ["title", "mail", "call"]
    static var template: String? {
        """
        <interface>
          <template class="\(templateClassName)" parent="GtkBox">
            <property name="orientation">vertical</property>
            <property name="spacing">6</property>
            <style><class name="tile"/></style>
            <child><object class="GtkLabel" id="title"><style><class name="title-3"/></style></object></child>
            <child><object class="GtkLabel" id="mail"><property name="selectable">1</property></object></child>
            <child>
              <object class="GtkButton" id="call"><property name="label">Call</property><property name="halign">center</property></object>
            </child>
          </template>
        </interface>
        """
    }

    var title: Gtk.Label { templateChild("title") }
    var call: Gtk.Button { templateChild("call") }

    override init() {
        super.init()
        call.onClicked { [unowned self] in emit("called") }
    }

    func show(_ name: String, mail: String) {
        title.label = name
        templateChild("mail", as: Gtk.Label.self).label = mail
    }
}
