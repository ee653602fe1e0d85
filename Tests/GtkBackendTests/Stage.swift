// SPDX-License-Identifier: MIT

import BackendTesting
import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
@_spi(Binding) import Gio
import Gtk
import GtkTestLoop
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

/// The backend with which a case of the contract between ViewKit and its backends runs: GTK, or the headless backend.
///
/// A case creates portable views, performs the actions of a user, and checks the results, which must be the same on both.
enum Stage: CaseIterable, CustomTestStringConvertible {
    case gtk, headless

    var testDescription: String { self == .gtk ? "GTK" : "headless" }

    /// Installs the backend of this stage. Call it first.
    @MainActor func enter() {
        switch self {
        case .gtk: Toolkit.install(Self.gtkBackend)
        case .headless: HeadlessBackend.install()
        }
    }

    /// Whether GTK has a display.
    @MainActor static var hasDisplay: Bool { Gtk.initialize() }

    @MainActor static let gtkBackend: GtkBackend = {
        precondition(
            rx_test_loop_turns() > 0,
            "The tests of GTK run on the first thread of the process; see GtkTestLoop.")
        let application = Gtk.Application(applicationId: "org.rxshell.GtkBackendTests", flags: .nonUnique)
        do { try application.register() } catch { fatalError("The application was not registered: \(error)") }
        Gtk.Settings.default?.gtkEnableAnimations = false
        return GtkBackend(application: application)
    }()
}

/// All tests of GTK run one after the other, since there is one display, and one installed backend.
@MainActor
@Suite(
    .serialized,
    .enabled("There is no display: run under meson-helper/with-display.", { await Stage.hasDisplay }))
struct OnDisplay {}

/// Waits until GTK has no pending work: all changes are laid out and drawn, and released objects are finalized.
@MainActor func settle() async {
    for case let window as Gtk.Window in Gtk.Window.listToplevels() where window.mapped {
        if let clock = window.frameClock { await nextFrame(of: clock, in: window) }
    }
    await idle()
}

/// Waits until GTK has no pending work, without waiting for frames.
@MainActor func idle() async {
    await withCheckedContinuation { continuation in
        // Below GTK's own drawing.
        let call: GSourceFunc = { data in
            Callback<() -> Void>.at(data)()
            return gboolean(0)
        }
        let data: UnsafeMutableRawPointer = Callback<() -> Void>.retained { continuation.resume() }
        g_idle_add_full(300, call, data, releaseCallback)
    }
}

/// Waits, with a timeout, for an effect of other threads or processes. A window that is not visible draws no frames: wait without them
/// there.
@MainActor func wait(until what: String, withFrames: Bool = true, _ condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while !condition() {
        try #require(ContinuousClock.now < end, "\(what): did not happen in 20 seconds.")
        if withFrames { await settle() } else { await idle() }
    }
}

/// Waits until a condition is true. A test that fails waits for 10 seconds.
@MainActor func wait(until condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(10)
    while !condition(), ContinuousClock.now < end { await settle() }
}

/// Waits for a whole frame: one that is being drawn now does not count. Returns at once when the window closes.
@MainActor private func nextFrame(of clock: Gdk.FrameClock, in window: Gtk.Window) async {
    let start = clock.frameCounter
    await withCheckedContinuation { continuation in
        var connections: [SignalConnection] = []
        let end = {
            guard !connections.isEmpty else { return }
            for connection in connections { connection.disconnect() }
            connections = []
            continuation.resume()
        }
        connections = [
            clock.onAfterPaint { [unowned clock] in
                if clock.frameCounter > start + 1 { end() } else { clock.requestPhase(.layout) }
            },
            window.onUnmap { end() },
        ]
        clock.requestPhase(.layout)
    }
}

// MARK: Actions of a user

extension Stage {
    /// Performs the actions of a user.
    @MainActor var driver: any BackendDriver { self == .gtk ? GtkDriver() : HeadlessDriver() }
}

/// The values that an observable sends, until the recorder is released.
@MainActor final class Recorder<Value> {
    private(set) var values: [Value] = []
    private var subscription: (any Disposable)?
    var count: Int { values.count }

    init<Source: ObservableConvertibleType>(_ source: Source) where Source.Element == Value {
        subscription = source.asObservable().subscribe(onNext: { [weak self] in self?.values.append($0) })
    }

    isolated deinit { subscription?.dispose() }
}

/// Opens a window with a view in it.
@MainActor func openWindow(
    _ content: any View, _ size: ViewKit.Size = ViewKit.Size(width: 640, height: 480)
) -> Window {
    let window = Window(WindowState { $0.defaultSize = size })
    window.content = content
    window.present()
    return window
}

/// Opens a window with a view in it, and waits until GTK has no pending work.
@MainActor func openWindowAndSettle(
    _ content: any View, _ size: ViewKit.Size = ViewKit.Size(width: 640, height: 480)
) async -> Window {
    let window = openWindow(content, size)
    await settle()
    return window
}

// MARK: Widgets

@MainActor func widget<W: Gtk.Widget>(_ view: any View, _ type: W.Type = W.self) -> W {
    guard let widget = view.gtkWidget as? W else {
        fatalError("\(view) is shown by \(view.gtkWidget as Any), not by a \(W.self)")
    }
    return widget
}

@MainActor func entry(_ field: TextField) -> any Gtk.Editable & Gtk.Widget {
    guard let entry = widget(field).firstChild as? any Gtk.Editable & Gtk.Widget else {
        fatalError("no entry in \(field)")
    }
    return entry
}

@MainActor func textView(_ view: TextView) -> Gtk.TextView {
    guard let text = widget(view, Gtk.ScrolledWindow.self).child as? Gtk.TextView else {
        fatalError("no text view in \(view)")
    }
    return text
}

@MainActor func gtkCollection(_ view: any View) -> GtkCollectionView {
    guard let peer = view.backendView as? GtkCollectionView else { fatalError("\(view) is not a collection") }
    return peer
}

@MainActor func gtkList(_ view: any View) -> Gtk.ListView {
    guard let list = gtkCollection(view).list as? Gtk.ListView else { fatalError("\(view) is not a list") }
    return list
}

@MainActor func gtkWindow(_ window: Window) -> Gtk.ApplicationWindow {
    guard let window = window.backendWindow as? GtkWindowView else { fatalError("\(window) is not on GTK") }
    return window.window
}
