// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct AppearanceTests {
        @Test func theColourSchemeContrastAndMotionOfTheDesktopAreApplied() throws {
            Stage.gtk.enter()
            let display = try #require(Gdk.Display.default)
            let settings = Gtk.Settings.for(display)
            let appearance = DesktopAppearance(display)
            func say(_ key: String, _ value: UInt32) {
                appearance.desktopDidChoose(Variant(boxing: Variant(value)), for: key)
            }
            var seen: [Appearance] = []
            let subscription = appearance.published.subscribe(onNext: { seen.append($0) })
            say("color-scheme", 1)
            #expect(settings.gtkApplicationPreferDarkTheme && seen.last?.isDark == true)
            say("contrast", 1)
            #expect(settings.gtkThemeName == "Default-hc-dark" && seen.last?.isHighContrast == true)
            appearance.scheme = .light
            #expect(!settings.gtkApplicationPreferDarkTheme && settings.gtkThemeName == "Default-hc")
            say("contrast", 0)
            #expect(settings.gtkThemeName?.hasPrefix("Default-hc") == false)
            #expect(seen.last?.isHighContrast == false && seen.last?.isDark == false)
            appearance.scheme = .automatic
            say("color-scheme", 0)
            #expect(!settings.gtkApplicationPreferDarkTheme)
            say("reduced-motion", 0)
            #expect(settings.gtkEnableAnimations)
            say("reduced-motion", 1)
            #expect(!settings.gtkEnableAnimations && seen.last?.reducesMotion == true)
            let count = seen.count
            say("reduced-motion", 1)
            #expect(seen.count == count)
            subscription.dispose()
        }

        @Test func darkColoursOfGtksOwnSettingsStayWithoutAPreferenceOfTheDesktop() throws {
            Stage.gtk.enter()
            let display = try #require(Gdk.Display.default)
            let settings = Gtk.Settings.for(display)
            settings.gtkApplicationPreferDarkTheme = true
            let appearance = DesktopAppearance(display)
            #expect(appearance.published.value.isDark)
            appearance.scheme = .light
            #expect(!settings.gtkApplicationPreferDarkTheme && !appearance.published.value.isDark)
            appearance.scheme = .automatic
            #expect(settings.gtkApplicationPreferDarkTheme && appearance.published.value.isDark)
            for (preference, isDark) in [(2, false), (0, true)] as [(UInt32, Bool)] {
                appearance.desktopDidChoose(Variant(boxing: Variant(preference)), for: "color-scheme")
                #expect(settings.gtkApplicationPreferDarkTheme == isDark)
            }
            settings.gtkApplicationPreferDarkTheme = false
        }

        /// As one whose name does not say it, or that has no light variant.
        @Test func aThemeWithLightTextIsDark() throws {
            Stage.gtk.enter()
            let display = try #require(Gdk.Display.default)
            let appearance = DesktopAppearance(display)
            #expect(!appearance.published.value.isDark)
            let theme = Gtk.CssProvider(css: "@define-color theme_fg_color #e5e9f0;")
            // GTK adds a theme with 400.
            display.addStyle(theme, priority: 500)
            appearance.scheme = .light
            #expect(appearance.published.value.isDark)
            display.removeStyle(theme)
            appearance.scheme = .automatic
            #expect(!appearance.published.value.isDark)
        }

        @Test func theAccentColourOfTheDesktopIsShown() throws {
            Stage.gtk.enter()
            let display = try #require(Gdk.Display.default)
            let appearance = DesktopAppearance(display)
            func say(_ components: [Double]) {
                appearance.desktopDidChoose(
                    Variant(boxing: Variant(tuple: components.map { Variant($0) })), for: "accent-color")
            }
            say([1, 0, 0])
            #expect(appearance.published.value.accentColor == AccentColor(red: 1, green: 0, blue: 0))
            let button = Gtk.Button(label: "Save")
            button.addCssClass("suggested-action")
            #expect(
                button.styleContext.lookupColor("theme_selected_bg_color")
                    == Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
            say([-1, -1, -1])
            #expect(appearance.published.value.accentColor == nil)
            #expect(
                button.styleContext.lookupColor("theme_selected_bg_color")
                    != Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
            appearance.desktopDidChoose(Variant("red"), for: "accent-color")
            #expect(appearance.published.value.accentColor == nil)
        }

        /// The settings portal of a desktop.
        @MainActor private final class Portal {
            private var colors: UInt32 = 0
            private var bus: DBusConnection?
            private var registrations: [Registration] = []

            func start(colors: UInt32) async {
                self.colors = colors
                registrations.append(
                    Gio.busOwnName("org.freedesktop.portal.Desktop") { [weak self] bus, _ in
                        self?.export(on: bus)
                    } nameAcquired: { [weak self] bus, _ in
                        self?.bus = bus
                    })
                while bus == nil { await settle() }
            }

            private func export(on bus: DBusConnection) {
                let registration = try? bus.register(Self.path, interface: Self.description) {
                    [weak self] _, arguments in
                    // As a portal that knows no other key.
                    guard arguments[1].get(String.self) == "color-scheme", let self else {
                        throw GLibError(DBusError.failed, "Requested setting not found")
                    }
                    return Variant(tuple: [Variant(boxing: Variant(boxing: Variant(colors)))])
                }
                if let registration { registrations.append(registration) }
            }

            func choose(colors: UInt32) {
                self.colors = colors
                try? bus?.emit(
                    "SettingChanged", of: Self.interface, at: Self.path, "org.freedesktop.appearance",
                    "color-scheme", Variant(boxing: Variant(colors)))
            }

            func stop() {
                for registration in registrations.reversed() { registration.cancel() }
                registrations = []
                bus = nil
            }

            private static let path = "/org/freedesktop/portal/desktop"
            private static let interface = "org.freedesktop.portal.Settings"
            private static let description = """
                <node><interface name="\(interface)">
                <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
                <arg type="v" direction="out"/></method>
                <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
                </interface></node>
                """
        }

        @Test(
            .enabled(
                if: GLib.environmentVariable("RXSHELL_SERVICES") == nil,
                "the bus starts the desktop's portal, which has the name"))
        func aSettingsPortalThatStartsLaterOrAgainIsFollowed() async throws {
            Stage.gtk.enter()
            let appearance = DesktopAppearance(try #require(Gdk.Display.default))
            func becomes(dark isDark: Bool) async -> Bool {
                await wait { appearance.published.value.isDark == isDark }
                return appearance.published.value.isDark == isDark
            }
            // It is known that there is none.
            for _ in 0..<10 { await settle() }
            #expect(!appearance.published.value.isDark)
            let portal = Portal()
            for _ in 0..<2 {
                await portal.start(colors: 1)
                #expect(await becomes(dark: true))
                portal.choose(colors: 2)
                #expect(await becomes(dark: false))
                portal.choose(colors: 1)
                #expect(await becomes(dark: true))
                // Without a preference, as before.
                portal.choose(colors: 0)
                #expect(await becomes(dark: false))
                portal.stop()
                for _ in 0..<10 { await settle() }
            }
        }

        @Test func theSizeOfTextIsFollowed() throws {
            Stage.gtk.enter()
            let display = try #require(Gdk.Display.default)
            let settings = Gtk.Settings.for(display)
            let appearance = DesktopAppearance(display)
            let old = settings.gtkXftDpi
            settings.gtkXftDpi = 96 * 1024 * 3 / 2
            #expect(appearance.published.value.textScale == 1.5)
            settings.gtkXftDpi = old
        }
    }
}
