// SPDX-License-Identifier: MIT

import GObject
import Gtk

/// What the backend uses although newer releases of GTK have deprecated it: nothing in these releases does
/// the same. The calls go through this protocol, whose requirements are not deprecated, so that a build with
/// traits warns about everything else.
@MainActor protocol DeprecatedGtk {
    /// Returns a colour that a style sheet defines by name. GTK 4.10 and newer have no other way to read it.
    func color(_ name: String, of widget: Gtk.Widget) -> Gdk.RGBA?

    /// Applies a style sheet to a widget alone in place of another one. GTK 4.10 and newer have style sheets for a whole display only.
    func apply(_ style: Gtk.CssProvider?, replacing old: Gtk.CssProvider?, to widget: Gtk.Widget)

    /// Creates a label that draws the keys of a shortcut. GTK 4.18 advises a label with the text alone.
    func makeShortcutLabel() -> Gtk.Widget

    /// Shows a shortcut in a label of ``makeShortcutLabel()``; without one, a text.
    func show(_ shortcut: String, or text: String, in label: Gtk.Widget)

    /// Offers texts below an entry while the user types; nil removes the list. The closure gets the one that
    /// the user chooses. GTK 4.10 and newer advise a popover that a program fills, shows and controls with
    /// the keyboard itself.
    func offer(_ suggestions: [String]?, in entry: Gtk.Entry, chosen: @escaping @MainActor (String) -> Void)

    /// Whether texts are offered below an entry.
    func offersTexts(in entry: Gtk.Entry) -> Bool
}

/// The parts of GTK that ``DeprecatedGtk`` names.
@MainActor let deprecatedGtk: any DeprecatedGtk = DeprecatedParts()

private struct DeprecatedParts: DeprecatedGtk {
    #if GTK_4_10
        @available(*, deprecated)
    #endif
    func color(_ name: String, of widget: Gtk.Widget) -> Gdk.RGBA? { widget.styleContext.lookupColor(name) }

    #if GTK_4_10
        @available(*, deprecated)
    #endif
    func apply(_ style: Gtk.CssProvider?, replacing old: Gtk.CssProvider?, to widget: Gtk.Widget) {
        if let old { widget.styleContext.removeProvider(old) }
        if let style {
            widget.styleContext.addProvider(style, priority: Gtk.styleProviderPriorityApplication)
        }
    }

    #if GTK_4_18
        @available(*, deprecated)
    #endif
    func makeShortcutLabel() -> Gtk.Widget { Gtk.ShortcutLabel() }

    #if GTK_4_18
        @available(*, deprecated)
    #endif
    func show(_ shortcut: String, or text: String, in label: Gtk.Widget) {
        guard let label = label as? Gtk.ShortcutLabel else { return }
        label.disabledText = text
        label.accelerator = shortcut
    }

    #if GTK_4_10
        @available(*, deprecated)
    #endif
    func offer(_ suggestions: [String]?, in entry: Gtk.Entry, chosen: @escaping @MainActor (String) -> Void) {
        guard let suggestions else {
            if entry.completion != nil { entry.completion = nil }
            return
        }
        let completion = entry.completion ?? makeCompletion(for: entry, chosen)
        guard let store = completion.model as? Gtk.ListStore else { return }
        store.clear()
        for suggestion in suggestions { store.insert([0: suggestion]) }
    }

    #if GTK_4_10
        @available(*, deprecated)
    #endif
    func offersTexts(in entry: Gtk.Entry) -> Bool { entry.completion != nil }

    #if GTK_4_10
        @available(*, deprecated)
    #endif
    private func makeCompletion(
        for entry: Gtk.Entry, _ chosen: @escaping @MainActor (String) -> Void
    ) -> Gtk.EntryCompletion {
        let completion = Gtk.EntryCompletion()
        completion.model = Gtk.ListStore(types: [String.self])
        completion.textColumn = 0
        // The model contains only suggestions that match.
        completion.setMatchFunc { _, _, _ in true }
        completion.onMatchSelected { model, row in
            guard let text = model.value(of: row, column: 0).get(String.self) else { return false }
            chosen(text)
            return true
        }
        entry.completion = completion
        return completion
    }
}

extension Gtk.Widget {
    /// The colour of the widget's text.
    var textColor: Gdk.RGBA {
        #if GTK_4_10
            color
        #else
            styleContext.color
        #endif
    }

    /// The colour of a selection; that of the text if the theme defines none.
    var accentColor: Gdk.RGBA { definedAccentColor ?? textColor }

    /// The colour of a selection; nil if the theme defines none.
    var definedAccentColor: Gdk.RGBA? { deprecatedGtk.color("theme_selected_bg_color", of: self) }
}
