// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
@_spi(Binding) import Gio
import Gtk
import GtkTestLoop
import HeadlessBackend
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
    @MainActor func press(_ button: Button) throws {
        switch self {
        case .gtk: widget(button, Gtk.Button.self).emit("clicked")
        case .headless: try back(button, HeadlessControl<ButtonState, ViewKit.ButtonEvent>.self).tap()
        }
    }

    @MainActor func type(_ text: String, into field: TextField) throws {
        switch self {
        case .gtk: entry(field).text = text
        case .headless: try back(field, HeadlessTextField.self).type(text)
        }
    }

    @MainActor func pressReturn(in field: TextField) throws {
        switch self {
        case .gtk: entry(field).emit("activate")
        case .headless: try back(field, HeadlessTextField.self).pressReturn()
        }
    }

    @MainActor func pressEscape(in field: TextField) throws {
        switch self {
        case .gtk: entry(field).emit("stop-search")
        case .headless: try back(field, HeadlessTextField.self).pressEscape()
        }
    }

    @MainActor func type(_ text: String, into view: TextView) throws {
        switch self {
        case .gtk: textView(view).buffer.text = text
        case .headless: try back(view, HeadlessTextView.self).type(text)
        }
    }

    @MainActor func flip(_ toggle: Toggle) throws {
        switch self {
        case .gtk:
            if let box = toggle.gtkWidget as? Gtk.CheckButton { box.active.toggle() }
            if let control = toggle.gtkWidget as? Gtk.Switch { control.active.toggle() }
        case .headless: try back(toggle, HeadlessControl<ToggleState, ToggleEvent>.self).tap()
        }
    }

    @MainActor func choose(_ option: String, in dropDown: DropDown) throws {
        switch self {
        case .gtk:
            widget(dropDown, Gtk.DropDown.self).selected = dropDown.options.firstIndex(of: option) ?? -1
        case .headless: try back(dropDown, HeadlessControl<DropDownState, SelectionEvent>.self).select(option)
        }
    }

    @MainActor func requestClose(_ window: Window) {
        switch self {
        case .gtk: gtkWindow(window).close()
        case .headless: (window.backendWindow as? HeadlessWindow)?.requestClose()
        }
    }

    @MainActor func perform(_ action: String, in window: Window) throws {
        switch self {
        case .gtk: _ = gtkWindow(window).activateAction("win.\(action)")
        case .headless: try (window.backendWindow as? HeadlessWindow)?.perform(action)
        }
    }

    @MainActor func text(of field: TextField) -> String? {
        switch self {
        case .gtk: entry(field).text
        case .headless: back(field, HeadlessTextField.self).value
        }
    }

    @MainActor func text(of label: Label) -> String {
        switch self {
        case .gtk: widget(label, Gtk.Label.self).text
        case .headless: back(label, HeadlessControl<LabelState, LabelEvent>.self).text
        }
    }
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

@MainActor private func back<B: BackendView>(_ view: any View, _ type: B.Type) -> B {
    guard let back = view.backendView as? B else { fatalError("\(view) is not shown by \(B.self)") }
    return back
}
