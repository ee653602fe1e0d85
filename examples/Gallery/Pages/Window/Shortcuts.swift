// SPDX-License-Identifier: MIT

import Gtk

/// The window that lists the keys. GtkBuilder creates it, since GTK has no functions that add the parts.
@MainActor
func makeShortcutsWindow() -> Gtk.ShortcutsWindow {
    let groups: [(title: String, shortcuts: [(keys: String, title: String)])] = [
        (
            "Pages",
            [
                ("<Primary>f", "Search"), ("<Primary>Page_Down", "Next page"),
                ("<Primary>Page_Up", "Previous page"),
            ]
        ),
        (
            "Window",
            [
                ("<Primary>n", "New window"), ("<Primary><Shift>d", "Dark"),
                ("<Primary><Shift>r", "Right to left"),
                ("<Primary>w", "Close"), ("<Primary>q", "Quit"),
            ]
        ),
    ]
    func escaped(_ text: String) -> String { GLib.escapeMarkup(text) }
    func property(_ name: String, _ value: String) -> String {
        "<property name=\"\(name)\">\(escaped(value))</property>"
    }
    func object(_ type: String, _ properties: String, _ children: String = "") -> String {
        "<child><object class=\"\(type)\">\(properties)\(children)</object></child>"
    }
    let xml = groups.map { group in
        object(
            "GtkShortcutsGroup", property("title", group.title),
            group.shortcuts.map {
                object("GtkShortcutsShortcut", property("accelerator", $0.keys) + property("title", $0.title))
            }.joined())
    }.joined()
    do {
        let builder = try Gtk.Builder(
            xml: """
                <interface><object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>
                <child><object class="GtkShortcutsSection"><property name="section-name">keys</property>\(xml)</object></child>
                </object></interface>
                """)
        return try builder.object("window")
    } catch {
        fatalError("The window of shortcuts cannot be made: \(error.message)")
    }
}
