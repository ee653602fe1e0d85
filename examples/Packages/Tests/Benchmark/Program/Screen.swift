// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import GLib
import Gtk
import GtkBackend
import PackagesFlows
import PackagesModel

/// The list of packages on a display.
@MainActor enum Screen {
    private static var coordinator = FlowCoordinator()
    private static var longestTurn = 0.0

    static func run() {
        let start = (wall: wallTime(), process: processTime(), main: threadTime())
        let application = Gtk.Application(applicationId: "org.example.PackagesBenchmark", flags: .nonUnique)
        application.onActivate { [unowned application] in
            do { try GtkBackend.install(in: application) } catch { return print("not registered: \(error)") }
            measure(start)
            application.quit()
            exit(0)
        }
        _ = application.run([])
    }

    private static func measure(_ start: (wall: Double, process: Double, main: Double)) {
        print("GTK is ready after \(text(wallTime() - start.wall)) ms")
        let opened = (wall: wallTime(), process: processTime(), main: threadTime())
        let flow = PackagesFlow(catalogue: catalogue, store: store)
        let window = WindowController(root: flow.navigation, size: Size(width: 820, height: 720))
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PackagesStep.start))
        window.present()
        turn(until: "the first rows") { !labels(matching: "0ad").isEmpty }
        print(
            "first rows: \(text(wallTime() - opened.wall)) ms by the clock, \(text(processTime() - opened.process)) ms of all threads, "
                + "\(text(threadTime() - opened.main)) ms of the main thread")
        turn(until: "rest") { false }

        let memory = residentMemory()
        search()
        scroll(memory)
    }

    private static func search() {
        guard let field: Gtk.SearchEntry = find() else { return print("no search field") }
        let words = ["g", "gt", "gtk", "gtk4", "python3", "lib", "a", "editor", "libreoffice", "zz"]
        var totals: [Double] = []
        var turns: [Double] = []
        var others: [Double] = []
        for word in words {
            let count = countText()
            let (main, process) = (threadTime(), processTime())
            longestTurn = 0
            field.text = word
            turn(until: "the rows of \(word)") { countText() != count }
            turn(until: "rest") { false }
            totals.append(threadTime() - main)
            others.append(processTime() - process - (threadTime() - main))
            turns.append(longestTurn)
        }
        print(
            "a search: main thread \(texts(totals)) ms, longest turn of it \(texts(turns)) ms, other threads \(texts(others)) ms"
        )
    }

    private static func scroll(_ memory: Int) {
        guard let field: Gtk.SearchEntry = find(), let scrolled: Gtk.ScrolledWindow = find(),
            let position = scrolled.vadjustment
        else { return print("no list") }
        field.text = ""
        turn(until: "all rows") { countText().hasPrefix("6") }
        turn(until: "rest") { false }
        var frames: [Double] = []
        for step in 0..<300 {
            position.value = Double(step) / 300 * position.upper
            let start = threadTime()
            turn(until: "rest") { false }
            frames.append(threadTime() - start)
        }
        print(
            "scrolling through all rows in 300 jumps: \(texts(frames)) ms of the main thread for each, "
                + "\((residentMemory() - memory) / 1024) kB more memory")
    }

    // MARK: Parts

    /// Runs the main loop until the condition holds, or until nothing has happened for a tenth of a second.
    private static func turn(until what: String, _ condition: () -> Bool) {
        let limit = wallTime() + 20_000
        var idleSince = wallTime()
        while !condition() {
            let start = threadTime()
            let isBusy = MainQueue.iterate()
            longestTurn = max(longestTurn, threadTime() - start)
            if isBusy { idleSince = wallTime() } else { usleep(500) }
            // A search waits for 150 ms before it begins.
            if what == "rest", wallTime() - idleSince > 100 { return }
            guard wallTime() < limit else { return print("\(what): not within 20 seconds") }
        }
    }

    private static func countText() -> String {
        labels(matching: "").first { $0.hasSuffix(" packages") || $0 == "1 package" || $0 == "Nothing Found" }
            ?? ""
    }

    private static func labels(matching text: String) -> [String] {
        widgets.compactMap { ($0 as? Gtk.Label)?.text }.filter { text.isEmpty || $0 == text }
    }

    private static func find<Found: Gtk.Widget>() -> Found? { widgets.lazy.compactMap { $0 as? Found }.first }

    private static var widgets: [Gtk.Widget] {
        Gtk.Window.listToplevels().filter(\.mapped).flatMap(descendants)
    }

    private static func descendants(_ widget: Gtk.Widget) -> [Gtk.Widget] {
        var result = [widget]
        var child = widget.firstChild
        while let next = child {
            if next.childVisible { result += descendants(next) }
            child = next.nextSibling
        }
        return result
    }

    private static func residentMemory() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
            * sysconf(Int32(_SC_PAGESIZE))
    }

    private static func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

    private static func texts(_ values: [Double]) -> String {
        let sorted = values.sorted()
        return "\(text(sorted[sorted.count / 2])) (at most \(text(sorted.last ?? 0)))"
    }
}
