// SPDX-License-Identifier: MIT

import CEpoxy
import GLib
import GObject
import Gdk
import Gtk
import Testing

/// The program of the page “Drawing with OpenGL”.
@MainActor
@Suite(.serialized)
struct GLAreaTests {
    @Test func anAreaIsDrawnByOpenGL() throws {
        let isReady = Gtk.initialize()
        try #require(isReady, "No display: run under with-display.")
        let area = Gtk.GLArea()
        var pixel: [UInt8] = [0, 0, 0, 0]
        var isUnrealized = false
        area.onRealize { [unowned area] in area.makeCurrent() }
        area.onRender { _ in
            gl_clear_color(0.2, 0.6, 1, 1)
            gl_clear(UInt32(GL_COLOR_BUFFER_BIT))
            gl_read_pixel(3, 3, &pixel)
            return true
        }
        area.onUnrealize { [unowned area] in
            area.makeCurrent()
            isUnrealized = true
        }
        let window = Gtk.Window()
        window.setDefaultSize(width: 100, height: 80)
        window.child = area
        window.present()
        let end = ContinuousClock.now + .seconds(20)
        while pixel[3] == 0, area.error == nil, ContinuousClock.now < end { MainQueue.iterate() }
        #expect(area.error == nil)
        #expect(pixel == [51, 153, 255, 255])
        pixel = [0, 0, 0, 0]
        area.queueRender()
        while pixel[3] == 0, ContinuousClock.now < end { MainQueue.iterate() }
        #expect(pixel == [51, 153, 255, 255])
        window.destroy()
        #expect(isUnrealized)
    }
}
