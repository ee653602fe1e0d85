// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import GdkX11
import Gtk
import Testing

/// The part of GDK that only X11 has. Run it with `meson-helper/with-display`.
@MainActor
@Suite(.serialized)
struct GdkX11Tests {
    private static let isReady: Bool = {
        guard Gtk.initialize() else { return false }
        GdkX11.initialize()
        return true
    }()

    private func display() throws -> GdkX11.Display {
        try #require(GdkX11Tests.isReady, "No display: run under with-display.")
        return try #require(Gdk.Display.default?.as(GdkX11.Display.self), "The display is not that of X11.")
    }

    @Test func theDisplayHasAtomsAndARootWindow() throws {
        let display = try display()
        #expect(display.rootWindow != 0)
        #expect(display.name(ofAtom: display.atom(named: "WM_NAME")) == "WM_NAME")
        #expect(display.screen.screenNumber == 0)
    }

    @Test func aSurfaceHasAWindowOfX11() throws {
        let display = try display()
        let window = Gtk.Window()
        window.present()
        let surface = try #require(window.surface?.as(GdkX11.Surface.self))
        #expect(surface.xid != 0)
        #expect(GdkX11.Surface.lookup(for: display, window: surface.xid).xid == surface.xid)
        surface.setUrgencyHint(true)
        window.destroy()
    }

    /// Objects whose Swift object is made when the module is known have its classes, and an object of another class has not.
    @Test func objectsOfCHaveTheClassesOfTheModule() throws {
        let display = try display()
        let monitor = try #require(display.monitors.item(at: 0) as? GdkX11.Monitor)
        #expect(monitor.workarea.width > 0)
        #expect(monitor.as(GdkX11.Surface.self) == nil)
    }
}
