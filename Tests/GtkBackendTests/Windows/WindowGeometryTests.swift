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
            var events: [WindowEvent] = []
            let subscription = window.events.subscribe(onNext: { events.append($0) })
            window.content = ViewKit.Label("Letter")
            window.present()
            #expect(!events.contains(.shown))
            await wait { events.contains(.shown) }
            window.present()
            await settle()
            #expect(events.filter { $0 == .shown }.count == 1)
            subscription.dispose()
            window.close()
        }

        @Test func aWindowThatIsMaximizedOrInFullScreenKeepsItsOtherSize() async throws {
            _ = Stage.gtkBackend
            let window = ViewKit.Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
            window.content = ViewKit.Label("Letter")
            window.isMaximized = true
            window.present()
            let peer = try #require(window.backendWindow as? GtkWindowView)
            await wait { peer.window.maximized }
            #expect(window.isMaximized && !window.isFullScreen)
            #expect(window.size == Size(width: 500, height: 300))
            window.close()

            let other = ViewKit.Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
            other.isFullScreen = true
            other.present()
            let otherPeer = try #require(other.backendWindow as? GtkWindowView)
            await wait { otherPeer.window.fullscreened }
            #expect(other.isFullScreen && other.size == Size(width: 500, height: 300))
            other.close()
        }

        private func wait(until condition: () -> Bool) async {
            let end = ContinuousClock.now + .seconds(10)
            while !condition(), ContinuousClock.now < end { await settle() }
            #expect(condition())
        }
    }
}
