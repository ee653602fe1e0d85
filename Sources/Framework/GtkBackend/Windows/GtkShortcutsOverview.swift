// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

/// The shortcuts of a window, in a window above it.
///
/// GtkShortcutsWindow can be filled from a template only before GTK 4.14, and is deprecated since 4.18.
final class GtkShortcutsOverview: GtkDialogWindow {
    init(_ overview: ShortcutsOverview, above parent: DialogParent) {
        super.init(Gtk.Window(), title: overview.title, above: parent)
        window.addCssClass("shortcuts-overview")
        window.setDefaultSize(width: 480, height: 520)
        let content = Gtk.Box(orientation: .vertical, spacing: 24)
        for group in overview.groups { content.append(makeGroup(group)) }
        let scroll = Gtk.ScrolledWindow()
        scroll.hscrollbarPolicy = .never
        scroll.propagateNaturalHeight = true
        scroll.child = content
        window.child = scroll
        window.present()
    }

    private func makeGroup(_ group: ShortcutsOverview.Group) -> Gtk.Widget {
        let grid = Gtk.Grid()
        grid.rowSpacing = 8
        grid.columnSpacing = 24
        for (row, entry) in group.entries.enumerated() {
            let title = Gtk.Label(entry.title)
            title.xalign = 0
            title.wrap = true
            title.hexpand = true
            grid.attach(makeTitle(title, entry.note), column: 0, row: row, width: 1, height: 1)
            let keys = Gtk.Label(
                entry.shortcuts.compactMap { $0.label(on: window.display) }.joined(separator: "   "))
            keys.addCssClass("keycap")
            keys.halign = .end
            keys.valign = .center
            grid.attach(keys, column: 1, row: row, width: 1, height: 1)
        }
        guard !group.title.isEmpty else { return grid }
        let heading = Gtk.Label(group.title)
        heading.addCssClass("heading")
        heading.xalign = 0
        return Gtk.Box(orientation: .vertical, spacing: 12, children: [heading, grid])
    }
}

extension GtkShortcutsOverview {
    /// A title with a note below it, if there is one.
    fileprivate func makeTitle(_ title: Gtk.Label, _ note: String?) -> Gtk.Widget {
        guard let note else { return title }
        let label = Gtk.Label(note)
        label.addCssClass("caption")
        label.xalign = 0
        label.wrap = true
        return Gtk.Box(orientation: .vertical, spacing: 2, children: [title, label])
    }
}

extension ViewKit.Shortcut {
    /// The names of the keys, in the language of the desktop and with the letter that the keyboard has on the
    /// key; nil if GTK does not know them.
    @MainActor func label(on display: Gdk.Display) -> String? {
        Gtk.Accelerator.parse(asTyped(on: display)).map {
            Gtk.Accelerator.label(of: $0.acceleratorKey, modifiers: $0.acceleratorMods)
        }
    }
}
