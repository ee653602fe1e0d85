// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct WindowGeometryTests {
        @Test func aWindowSaysWhenItIsOnTheScreen() async throws {
            _ = Stage.gtkBackend
            let window = ViewKit.Window()
            let events = Recorder(window.events)
            window.content = ViewKit.Label("Letter")
            window.present()
            #expect(!events.values.contains(.shown))
            try await wait(until: "the window is shown") { events.values.contains(.shown) }
            window.present()
            await settle()
            #expect(events.values.filter { $0 == .shown }.count == 1)
            window.close()
        }

        @Test func aWindowThatIsMaximizedOrInFullScreenKeepsItsOtherSize() async throws {
            _ = Stage.gtkBackend
            let window = ViewKit.Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
            window.content = ViewKit.Label("Letter")
            window.isMaximized = true
            window.present()
            let peer = try #require(window.backendWindow as? GtkWindowView)
            try await wait(until: "the window is maximized") { peer.window.maximized }
            #expect(window.isMaximized && !window.isFullScreen)
            #expect(window.size == Size(width: 500, height: 300))
            window.close()

            let other = ViewKit.Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
            other.isFullScreen = true
            other.present()
            let otherPeer = try #require(other.backendWindow as? GtkWindowView)
            try await wait(until: "the window is in full screen") { otherPeer.window.fullscreened }
            #expect(other.isFullScreen && other.size == Size(width: 500, height: 300))
            other.close()
        }
    }
}
