// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct AppearanceTests {
        @Test func whatTheDesktopSaysOfColoursAndMotionIsDone() throws {
            Stage.gtk.enter()
            let display = try #require(Gdk.Display.default)
            let settings = Gtk.Settings.for(display)
            let appearance = Appearance(display)
            func say(_ key: String, _ value: UInt32) {
                appearance.desktopDidChoose(Variant(boxing: Variant(value)), for: key)
            }
            say("color-scheme", 1)
            #expect(settings.gtkApplicationPreferDarkTheme)
            appearance.scheme = .light
            #expect(!settings.gtkApplicationPreferDarkTheme)
            appearance.scheme = .automatic
            say("color-scheme", 0)
            #expect(!settings.gtkApplicationPreferDarkTheme)
            say("reduced-motion", 0)
            #expect(settings.gtkEnableAnimations)
            say("reduced-motion", 1)
            #expect(!settings.gtkEnableAnimations)
            say("accent-color", 1)
        }
    }
}
