// SPDX-License-Identifier: MIT

import GLib
import Glibc
import Gtk
import GtkBackend

/// Runs a screen of an application on a display, and measures what the main thread does. Main thread only.
@MainActor package enum BenchmarkScreen {
    /// The longest turn of the main loop since it was set, in milliseconds of processor time.
    package static var longestTurn = 0.0

    /// Runs `measure` when GTK is ready, and ends the process.
    package static func run(_ id: String, _ measure: @escaping @MainActor () -> Void) -> Never {
        let start = wallTime()
        let application = Gtk.Application(applicationId: id, flags: .nonUnique)
        application.onActivate { [unowned application] in
            do { try GtkBackend.install(in: application) } catch { return print("not registered: \(error)") }
            print("GTK is ready after \(text(wallTime() - start)) ms")
            measure()
            application.quit()
            exit(0)
        }
        exit(Int32(application.run([])))
    }

    /// Runs the main loop until the condition holds.
    package static func turn(until what: String, _ condition: () -> Bool) {
        let limit = wallTime() + 60_000
        while !condition() {
            turn()
            guard wallTime() < limit else { return print("\(what): not within 60 seconds") }
        }
    }

    /// Runs the main loop until no turn of it had work to do for a tenth of a second. A blinking cursor does not count as work.
    package static func rest() {
        let limit = wallTime() + 20_000
        var idleSince = wallTime()
        while wallTime() - idleSince < 100 {
            if turn() > 2 { idleSince = wallTime() }
            guard wallTime() < limit else {
                return print("the screen does not come to rest within 20 seconds")
            }
        }
    }

    /// Runs one turn, and returns its processor time.
    @discardableResult private static func turn() -> Double {
        let start = threadTime()
        let isBusy = MainQueue.iterate()
        let time = threadTime() - start
        longestTurn = max(longestTurn, time)
        if !isBusy { usleep(500) }
        return time
    }

    /// The labels on the screen.
    package static var labels: [String] { widgets.compactMap { ($0 as? Gtk.Label)?.text } }

    /// The first widget of a type on the screen.
    package static func find<Found: Gtk.Widget>() -> Found? { (all() as [Found]).first }

    /// All widgets of a type on the screen.
    package static func all<Found: Gtk.Widget>() -> [Found] { widgets.compactMap { $0 as? Found } }

    private static var widgets: [Gtk.Widget] {
        Gtk.Window.listToplevels().filter(\.mapped).flatMap(descendants)
    }

    private static func descendants(_ widget: Gtk.Widget) -> [Gtk.Widget] {
        var result = [widget]
        var child = widget.firstChild
        while let next = child {
            // Neither those that are hidden nor those in closed menus.
            if next.mapped { result += descendants(next) }
            child = next.nextSibling
        }
        return result
    }
}
