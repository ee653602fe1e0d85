// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// Handlers and closures that .ui files and templates name.
@MainActor
@Suite(.serialized, .gtk)
struct BuilderTests {
    private func interface(_ body: String) -> String { "<interface>\(body)</interface>" }

    @Test func aHandlerIsCalledByItsName() throws {
        let handlers = Gtk.BuilderHandlers()
        var count = 0
        var page = -1
        handlers.handle("count") { count += 1 }
        handlers.handle("turn") { (_: Gtk.Widget, number: Int) in page = number }
        let builder = try Gtk.Builder(
            xml: interface(
                """
                <object class="GtkButton" id="save"><signal name="clicked" handler="count"/></object>
                <object class="GtkNotebook" id="book"><signal name="switch-page" handler="turn"/></object>
                """), handlers: handlers)
        let save = try builder.object("save", as: Gtk.Button.self)
        save.emit("clicked")
        #expect(count == 1)
        // Without a window, GTK 4.8 prints a warning when the page changes, because it asks a missing window for its focus.
        let window = Gtk.Window()
        let book = try builder.object("book", as: Gtk.Notebook.self)
        window.child = book
        book.appendPage(Gtk.Label("a"))
        book.appendPage(Gtk.Label("b"))
        book.page = 1
        #expect(page == 1)
        window.destroy()
    }

    @Test func aHandlerOfABuilderReturnsAValueToItsSignal() throws {
        let handlers = Gtk.BuilderHandlers()
        handlers.answer("stay") { true }
        let builder = try Gtk.Builder(
            xml: interface(
                "<object class='GtkWindow' id='window'><signal name='close-request' handler='stay'/></object>"
            ),
            handlers: handlers)
        let window = try builder.object("window", as: Gtk.Window.self)
        #expect(window.emit("close-request", returning: Bool.self) == true)
        window.destroy()
    }

    @Test func anExpressionInAUIFileCallsAClosure() throws {
        let handlers = Gtk.BuilderHandlers()
        handlers.answer("greeting") { (name: String, age: Int) in "Hello, \(name) (\(age))" }
        let builder = try Gtk.Builder(
            xml: interface(
                """
                <object class="GtkEntry" id="name"><property name="text">Ada</property></object>
                <object class="GtkLabel" id="label"><binding name="label">
                <closure type="gchararray" function="greeting"><lookup name="text">name</lookup><constant type="gint">36</constant></closure>
                </binding></object>
                """), handlers: handlers)
        let label = try builder.object("label", as: Gtk.Label.self)
        #expect(label.label == "Hello, Ada (36)")
        try builder.object("name", as: Gtk.Entry.self).text = "Grace"
        #expect(label.label == "Hello, Grace (36)")
    }

    @Test func aNameThatWasNotAddedIsAnErrorThatSaysSo() throws {
        let handlers = Gtk.BuilderHandlers()
        handlers.handle("save") {}
        let error = #expect(throws: GLibError.self) {
            try Gtk.Builder(
                xml: interface("<object class='GtkButton'><signal name='clicked' handler='sav'/></object>"),
                handlers: handlers)
        }
        #expect(error?.is(Gtk.BuilderError.invalidFunction) == true)
        #expect(error?.message.contains("names the handler “sav”, which was not added") == true)
        #expect(error?.message.contains("the added handlers are: “save”.") == true)
    }

    @Test func aFunctionOfCIsFoundByItsName() throws {
        let builder = try Gtk.Builder(
            xml: interface(
                """
                <object class="GtkLabel" id="label"/>
                <object class="GtkButton" id="hide"><signal name="clicked" handler="gtk_widget_hide" object="label"
                swapped="yes"/></object>
                """), handlers: Gtk.BuilderHandlers())
        let label = try builder.object("label", as: Gtk.Label.self)
        try builder.object("hide", as: Gtk.Button.self).emit("clicked")
        #expect(!label.visible)
    }

    @Test func aHandlerEndsWithTheObjectItIsFor() throws {
        let handlers = Gtk.BuilderHandlers()
        var count = 0
        handlers.handle("count") { count += 1 }
        var builder: Gtk.Builder? = try Gtk.Builder(
            xml: interface(
                """
                <object class="GtkLabel" id="label"/>
                <object class="GtkButton" id="save"><signal name="clicked" handler="count" object="label"/></object>
                """), handlers: handlers)
        let save = try builder?.object("save", as: Gtk.Button.self)
        save?.emit("clicked")
        builder = nil
        save?.emit("clicked")
        #expect(count == 1)
    }

    @Test func theClosuresOfABuilderAreFreedWithItsObjects() throws {
        final class Witness {}
        weak var witness: Witness?
        do {
            let held = Witness()
            witness = held
            let handlers = Gtk.BuilderHandlers()
            handlers.handle("touch") { withExtendedLifetime(held) {} }
            let builder = try Gtk.Builder(
                xml: interface(
                    "<object class='GtkButton' id='a'><signal name='clicked' handler='touch'/></object>"),
                handlers: handlers)
            try builder.object("a", as: Gtk.Button.self).emit("clicked")
        }
        #expect(witness == nil)
    }

    final class Panel: Gtk.Box, WidgetSubclass, ConstructibleByC {
        static let templateHandlers: [TemplateHandler] = [
            .handle("save") { (panel: Panel) in panel.saved += 1 },
            .compute("title") { (count: Int) in "\(count) files" },
            .answer("tip") { (panel: Panel, x: Int) in panel.saved > 0 },
        ]
        static var template: String? {
            """
            <interface><template class="\(templateClassName)" parent="GtkBox">
              <child><object class="GtkLabel" id="title"><binding name="label">
                <closure type="gchararray" function="title"><constant type="gint">3</constant></closure>
              </binding></object></child>
              <child><object class="GtkButton" id="save"><signal name="clicked" handler="save"/>
                <signal name="query-tooltip" handler="tip"/></object></child>
            </template></interface>
            """
        }
        static let templateChildren = ["save", "title"]
        var saved = 0
    }

    @Test func aTemplateNamesHandlersOfItsWidget() {
        weak var dead: Panel?
        do {
            let (panel, other) = (Panel(), Panel())
            dead = panel
            panel.templateChild("save", as: Gtk.Button.self).emit("clicked")
            #expect((panel.saved, other.saved) == (1, 0))
            let answers = [panel, other].map {
                $0.templateChild("save", as: Gtk.Button.self)
                    .emit("query-tooltip", 0, 0, false, Gtk.Tooltip?.none, returning: Bool.self)
            }
            #expect(answers == [true, false])
            #expect(panel.templateChild("title", as: Gtk.Label.self).label == "3 files")
        }
        pump { dead == nil }
        #expect(dead == nil)
    }
}
