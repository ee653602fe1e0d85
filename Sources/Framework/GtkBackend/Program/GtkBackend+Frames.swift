// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import RxKernel
import ViewKit

extension GtkBackend: FrameSource {
    package func observeFrames(_ frame: @escaping @MainActor (Duration) -> Void) -> any Disposable {
        let meter = FrameMeter(frame)
        meter.follow(application)
        return Disposables.create { MainActor.assumeIsolated { meter.end() } }
    }
}

/// Measures the frames of the windows of an application.
@MainActor private final class FrameMeter {
    private let frame: @MainActor (Duration) -> Void
    private var connections: [SignalConnection] = []

    init(_ frame: @escaping @MainActor (Duration) -> Void) { self.frame = frame }

    func follow(_ application: Gtk.Application) {
        for window in application.windows { follow(window) }
        connections.append(application.onWindowAdded { [weak self] window in self?.follow(window) })
    }

    private func follow(_ window: Gtk.Window) {
        guard let clock = window.frameClock else {
            connections.append(
                window.onRealize(after: true) { [weak self, unowned window] in
                    if let clock = window.frameClock { self?.follow(clock) }
                })
            return
        }
        follow(clock)
    }

    private func follow(_ clock: Gdk.FrameClock) {
        connections.removeAll { !$0.isConnected }
        var start: ContinuousClock.Instant?
        connections.append(clock.onBeforePaint { start = .now })
        connections.append(
            clock.onAfterPaint(after: true) { [weak self] in
                if let start { self?.frame(start.duration(to: .now)) }
                start = nil
            })
    }

    func end() {
        for connection in connections { connection.disconnect() }
        connections = []
    }
}
