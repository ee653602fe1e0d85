// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// The children of a template as properties.
@MainActor
@Suite(.serialized, .gtk)
struct TemplateChildTests {
    class Panel: Gtk.Box, WidgetSubclass {
        @TemplateChild var title: Gtk.Label
        @TemplateChild var save: Gtk.Button
        var saved = 0

        class var template: String? {
            """
            <interface><template class="\(templateClassName)" parent="GtkBox">
              <child><object class="GtkLabel" id="title"><property name="label">Title</property></object></child>
              <child><object class="GtkButton" id="save"><property name="label">Save</property></object></child>
            </template></interface>
            """
        }

        func doConstructed() {
            save.onClicked { [weak self] in self?.saved += 1 }
        }
    }

    final class Bigger: Panel {
        @TemplateChild var more: Gtk.Entry

        override class var template: String? {
            """
            <interface><template class="\(templateClassName)" parent="\(Panel.templateClassName)">
              <child><object class="GtkEntry" id="more"><property name="text">More</property></object></child>
            </template></interface>
            """
        }
    }

    @Test func aPropertyIsTheChildWithItsName() {
        let panel = Panel()
        #expect(panel.title.label == "Title")
        #expect(panel.save === panel.templateChild("save", as: Gtk.Button.self))
        panel.save.emit("clicked")
        #expect(panel.saved == 1)
    }

    @Test func aSubclassHasThoseOfItsSuperclassToo() {
        let panel = Bigger()
        #expect(panel.more.text == "More")
        #expect(panel.title.label == "Title")
        panel.save.emit("clicked")
        #expect(panel.saved == 1)
    }

    @Test func aPanelGoesWithItsChildren() {
        weak var panel: Panel?
        weak var button: Gtk.Button?
        do {
            let made = Panel()
            (panel, button) = (made, made.save)
        }
        #expect(panel == nil)
        #expect(button == nil)
    }
}
