// SPDX-License-Identifier: MIT

import Adw
import GLib
import GObject
import Gtk
import Preferences
import Testing

/// The binding of libadwaita, in the window that uses it.
@MainActor
@Suite(.serialized)
struct PreferencesPanelTests {
    private static let application: Adw.Application? = {
        guard Gtk.initialize() else { return nil }
        Adw.initialize()
        let application = Adw.Application(applicationId: "org.example.AdwaitaWindowTests", flags: .nonUnique)
        try? application.register()
        return application
    }()

    private func panel() throws -> PreferencesPanel {
        PreferencesPanel(
            try #require(PreferencesPanelTests.application, "No display: run under with-display."))
    }

    @Test func theChoiceOfAnAppearanceChangesTheStyle() throws {
        let panel = try panel()
        panel.appearance.selected = 2
        #expect(Adw.StyleManager.default.colorScheme == .forceDark)
        #expect(Adw.StyleManager.default.dark)
        panel.appearance.selected = 1
        #expect(!Adw.StyleManager.default.dark)
        panel.appearance.selected = 0
        panel.window.destroy()
    }

    /// libadwaita calls the virtual function of a Swift class that inherits from a class of this library.
    @Test func aRowCountsItsActivations() throws {
        let panel = try panel()
        panel.visits.actionRowActivate()
        panel.visits.actionRowActivate()
        #expect(panel.visits.count == 2)
        #expect(panel.visits.subtitle == "2 times")
        panel.window.destroy()
    }

    @Test func aNameThatIsAppliedIsGreeted() throws {
        let panel = try panel()
        panel.name.text = "Ada"
        panel.name.emit("apply")
        #expect(panel.lastToast == "Hello, Ada")
        panel.window.destroy()
    }

    /// Objects that the library has created have the Swift class of this module.
    @Test func objectsOfCHaveTheClassOfTheModule() throws {
        _ = try panel()
        let builder = try Gtk.Builder(
            xml:
                #"<interface><object class="AdwStatusPage" id="page"><property name="title">Empty</property></object></interface>"#
        )
        let widget = try builder.object("page", as: Gtk.Widget.self)
        #expect((widget as? Adw.StatusPage)?.title == "Empty")
    }

    @Test func everyWindowEndsWithItsLastHolder() throws {
        weak var row: VisitsRow?
        try {
            let panel = try self.panel()
            row = panel.visits
            panel.window.destroy()
        }()
        let end = ContinuousClock.now + .seconds(5)
        while row != nil, ContinuousClock.now < end { MainQueue.iterate() }
        #expect(row == nil)
    }
}
