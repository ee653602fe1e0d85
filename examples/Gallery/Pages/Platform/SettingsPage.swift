// SPDX-License-Identifier: MIT

import Gtk

/// Settings that are saved from run to run. The page shows those of GTK's file chooser, which are installed with GTK.
final class SettingsPage: Page {
    static let lesson = Lesson(
        "Settings", in: .platform,
        about:
            "A schema names the settings of a program and their types; widgets are bound to them and follow them.",
        words: "gsettings schema preferences bind dconf reset key"
    ) { SettingsPage() }

    static let schema = "org.gtk.gtk4.Settings.FileChooser"
    let foldersFirst = Gtk.Switch()
    let hidden = Gtk.Switch()
    let reset = Gtk.Button(mnemonic: "_Reset")
    private(set) var stored: Gio.Settings?

    init() {
        super.init(Self.lesson)
        guard let settings = try? Gio.Settings(schemaId: Self.schema) else {
            section("Not here", "The schema \(Self.schema) is not installed on this machine.")
            return
        }
        stored = settings
        settings.bind("sort-directories-first", object: foldersFirst, property: "active", flags: [])
        settings.bind("show-hidden", object: hidden, property: "active", flags: [])
        settings.onChanged { [weak self, unowned settings] key in
            self?.report(
                "“\(key)” is \(settings.boolean(forKey: key) ? "on" : "off") now, for the file dialogs of every GTK program."
            )
        }
        reset.onClicked { [unowned self, unowned settings] in
            for key in ["sort-directories-first", "show-hidden"] { settings.reset(key) }
            report("All is as it was at first.")
        }
        section(
            "File dialogs", nil, .labelled("_Folders first", foldersFirst),
            .labelled("_Hidden files", hidden), .row(reset))
    }
}
