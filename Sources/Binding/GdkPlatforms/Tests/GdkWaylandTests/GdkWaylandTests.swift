// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import GdkWayland
import Gtk
import Testing

/// The part of GDK that only Wayland has. Run it with `meson-helper/with-wayland`.
@MainActor
@Suite(.serialized)
struct GdkWaylandTests {
    private static let isReady: Bool = {
        guard Gtk.initialize() else { return false }
        GdkWayland.initialize()
        return true
    }()

    private func display() throws -> GdkWayland.Display {
        try #require(GdkWaylandTests.isReady, "No display: run under with-wayland.")
        return try #require(
            Gdk.Display.default?.as(GdkWayland.Display.self), "The display is not that of Wayland.")
    }

    @Test func theCompositorHasItsGlobals() throws {
        let display = try display()
        #expect(display.queryRegistry("wl_compositor"))
        #expect(!display.queryRegistry("wl_nothing"))
    }

    @Test func aToplevelHasTheIdOfItsApplication() throws {
        _ = try display()
        let window = Gtk.Window()
        window.present()
        let toplevel = try #require(window.surface?.as(GdkWayland.Toplevel.self))
        toplevel.setApplicationId("org.example.GdkWaylandTests")
        window.destroy()
    }
}
