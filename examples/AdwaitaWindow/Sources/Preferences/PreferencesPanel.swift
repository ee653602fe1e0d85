// SPDX-License-Identifier: MIT

import Adw
import GObject
import Gtk

/// A window with rows, a choice of light and dark, and toasts.
@MainActor
public final class PreferencesPanel {
    public let window: Adw.ApplicationWindow
    public let name = Adw.EntryRow()
    public let appearance = Adw.ComboRow()
    public let visits = VisitsRow()
    /// The title of the toast that was shown last.
    public private(set) var lastToast: String?
    private let overlay = Adw.ToastOverlay()

    public init(_ application: Adw.Application) {
        window = Adw.ApplicationWindow(app: application)
        window.title = "Preferences"
        window.setDefaultSize(width: 520, height: 480)
        let page = Adw.PreferencesPage()
        page.add(person())
        page.add(look())
        overlay.child = page
        overlay.vexpand = true
        let content = Gtk.Box(orientation: .vertical, spacing: 0)
        content.append(Adw.HeaderBar())
        content.append(overlay)
        window.content = content
    }

    private func person() -> Adw.PreferencesGroup {
        let group = Adw.PreferencesGroup()
        group.title = "Person"
        name.title = "Name"
        name.showApplyButton = true
        name.takeOneLine()
        name.onApply { [weak self] in
            guard let self else { return }
            say("Hello, \(name.text)")
        }
        group.add(name)
        group.add(visits)
        return group
    }

    private func look() -> Adw.PreferencesGroup {
        let group = Adw.PreferencesGroup()
        group.title = "Look"
        appearance.title = "Appearance"
        appearance.subtitle = "Of this application"
        appearance.model = Gtk.StringList(strings: ["Of the system", "Light", "Dark"])
        appearance.onNotify("selected") { [unowned appearance] in
            let schemes: [Adw.ColorScheme] = [.default, .forceLight, .forceDark]
            Adw.StyleManager.default.colorScheme = schemes[appearance.selected]
        }
        group.add(appearance)
        return group
    }

    private func say(_ text: String) {
        lastToast = text
        overlay.addToast(Adw.Toast(title: text))
    }
}
