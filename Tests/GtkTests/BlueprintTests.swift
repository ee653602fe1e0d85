// SPDX-License-Identifier: MIT

import Foundation
import GLib
import GObject
import Gtk
import Testing

/// The output of `blueprint-compiler` is the template of a Swift class, whose children have their types.
@MainActor
@Suite(.serialized, .gtk)
struct BlueprintTests {
    final class Card: Gtk.Box, WidgetSubclass {
        static let templateChildren = ["name", "mail", "send", "tags"]
        static let template: String? = try? compile(
            """
            using Gtk 4.0;

            template \(templateClassName) : Box {
              orientation: vertical;
              spacing: 6;
              styles ["card"]

              Label name { label: _("Nobody"); xalign: 0; }
              Entry mail { placeholder-text: _("Mail"); }
              Button send {
                label: _("_Send");
                use-underline: true;
                sensitive: bind mail.has-frame;
              }
              DropDown tags { model: StringList { strings [_("home"), _("work")] }; }
            }
            """)

        var send: Gtk.Button { templateChild("send") }
    }

    /// The XML of a blueprint.
    private static func compile(_ blueprint: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).blp")
        try blueprint.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["blueprint-compiler", "compile", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let xml = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "blueprint-compiler failed: \(xml)")
        return xml
    }

    @Test func aBlueprintFillsASwiftClass() throws {
        weak var dead: Card?
        do {
            let card = Card()
            dead = card
            #expect(card.orientation == .vertical)
            #expect(card.spacing == 6)
            #expect(card.hasCssClass("card"))
            #expect(card.templateChild("name", as: Gtk.Label.self).label == "Nobody")
            let mail = card.templateChild("mail", as: Gtk.Entry.self)
            #expect(mail.placeholderText == "Mail")
            #expect(card.children.map(\.typeName) == ["GtkLabel", "GtkEntry", "GtkButton", "GtkDropDown"])
            let tags = card.templateChild("tags", as: Gtk.DropDown.self)
            #expect((tags.selectedItem as? Gtk.StringObject)?.string == "home")

            // A binding of the blueprint, and a handler in Swift.
            mail.hasFrame = false
            #expect(!card.send.sensitive)
            mail.hasFrame = true
            var sent: [String] = []
            card.send.onClicked { [unowned mail] in sent.append(mail.text) }
            mail.text = "ada@example.org"
            card.send.emit("clicked")
            #expect(sent == ["ada@example.org"])
        }
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(dead == nil)
    }

    @Test func aWindowOfABlueprintIsFoundByItsId() throws {
        let xml = try Self.compile(
            """
            using Gtk 4.0;

            Window window {
              title: "Notes";
              [titlebar]
              HeaderBar { [end] Button add { icon-name: "list-add-symbolic"; } }
              TextView text { monospace: true; }
            }
            """)
        weak var dead: Gtk.Window?
        do {
            let builder = try Gtk.Builder(xml: xml)
            let window = try builder.object("window", as: Gtk.Window.self)
            dead = window
            #expect(window.title == "Notes")
            #expect(window.child === (try builder.object("text", as: Gtk.TextView.self)))
            #expect(try builder.object("add", as: Gtk.Button.self).iconName == "list-add-symbolic")
            window.destroy()
        }
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(dead == nil)
    }
}
