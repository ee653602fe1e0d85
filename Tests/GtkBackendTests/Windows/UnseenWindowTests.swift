// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Windows that are not visible: minimized, on another workspace, or on Broadway without a browser. GTK's frame clock does not run for
    /// them.
    @MainActor struct UnseenWindowTests {
        /// Blocks the frames of a window for handlers that are connected to its clock later.
        private func stopFrames(of window: Gtk.Window) throws {
            let clock = try #require(window.frameClock)
            clock.onUpdate { [unowned clock] in clock.stopEmission("update") }
            clock.onAfterPaint { [unowned clock] in clock.stopEmission("after-paint") }
        }

        @Test func anAnimationEndsWithoutFrames() async throws {
            Stage.gtk.enter()
            Gtk.Settings.default?.gtkEnableAnimations = true
            defer { Gtk.Settings.default?.gtkEnableAnimations = false }
            let labels = [Label("First"), Label("Second")]
            let pages = PageStack()
            let window = Window()
            defer { window.close() }
            window.content = pages
            pages.show(labels[0], among: labels)
            gtkWindow(window).onRealize { [unowned gtk = gtkWindow(window)] in try? stopFrames(of: gtk) }
            window.present()
            try await wait(until: "the page is mapped", withFrames: false) { widget(labels[0]).mapped }

            var ended: [Bool] = []
            let driver = try #require(
                pages.beginTransition(to: labels[1], animation: .slide(.forward)) { ended.append($0) })
            driver.update(0.5)
            driver.finish()
            #expect(ended == [])
            try await wait(until: "the change ends", withFrames: false) { ended == [true] }
            #expect(!widget(labels[0]).mapped && widget(labels[1]).mapped)
        }

        @Test func aWindowSaysThatItIsShownWithoutAFrame() async throws {
            Stage.gtk.enter()
            let window = Window()
            defer { window.close() }
            var shown = 0
            let subscription = window.events.subscribe(onNext: { if $0 == .shown { shown += 1 } })
            defer { subscription.dispose() }
            gtkWindow(window).onRealize { [unowned gtk = gtkWindow(window)] in try? stopFrames(of: gtk) }
            window.present()
            #expect(shown == 0)
            try await wait(until: "the window is shown", withFrames: false) { shown > 0 }
            #expect(shown == 1)
        }
    }
}
