// SPDX-License-Identifier: MIT

import ControllerKit
import DisplayBenchmark
import Gtk
import PackagesFlows
import PackagesModel

/// The list of packages on a display.
@MainActor struct Screen {
    /// The number of packages in the catalogue.
    let packageCount: Int
    private let coordinator = FlowCoordinator()

    func measure() {
        let opened = (wall: wallTime(), process: processTime(), main: threadTime())
        let flow = PackagesFlow(catalogue: catalogue, store: store)
        let window = WindowController(root: flow.navigation, size: Size(width: 820, height: 720))
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PackagesStep.start))
        window.present()
        // The first row alone is filled before the frame that shows the rows.
        BenchmarkScreen.turn(until: "the first rows") {
            BenchmarkScreen.labels.count { $0.contains("-") } > 10
        }
        print(
            "first rows: \(text(wallTime() - opened.wall)) ms by the clock, \(text(processTime() - opened.process)) ms of all threads, "
                + "\(text(threadTime() - opened.main)) ms of the main thread (at most 300 by the clock)")
        BenchmarkScreen.rest()
        print("memory: \(residentMemory() / 1_000_000) MB")
        search()
        scroll()
    }

    private func search() {
        guard let field: Gtk.SearchEntry = BenchmarkScreen.find() else { return print("no search field") }
        let words = ["g", "gt", "gtk", "gtk4", "python3", "lib", "a", "editor", "libreoffice", "zz"]
        var totals: [Double] = []
        var turns: [Double] = []
        var others: [Double] = []
        for word in words {
            let (main, process) = (threadTime(), processTime())
            BenchmarkScreen.longestTurn = 0
            field.text = word
            // A search waits for 150 ms before it begins.
            let end = wallTime() + 200
            BenchmarkScreen.turn(until: "the query") { wallTime() > end }
            BenchmarkScreen.rest()
            totals.append(threadTime() - main)
            others.append(processTime() - process - (threadTime() - main))
            turns.append(BenchmarkScreen.longestTurn)
        }
        let byWord = zip(words, turns).map { "\($0) \(text($1))" }
        print("longest turn by word: " + byWord.joined(separator: ", "))
        print(
            "a search: main thread \(texts(totals)) ms, longest turn of it \(texts(turns)) ms (at most 16), other threads \(texts(others)) ms"
        )
    }

    private func scroll() {
        guard let field: Gtk.SearchEntry = BenchmarkScreen.find(),
            let scrolled: Gtk.ScrolledWindow = BenchmarkScreen.find(), let position = scrolled.vadjustment
        else { return print("no list") }
        field.text = ""
        let everything = "\(packageCount) packages"
        BenchmarkScreen.turn(until: "all rows") { BenchmarkScreen.labels.contains(everything) }
        BenchmarkScreen.rest()
        let memory = residentMemory()
        var frames: [Double] = []
        for step in 0..<100 {
            position.value = Double(step) / 100 * position.upper
            let start = threadTime()
            BenchmarkScreen.rest()
            frames.append(threadTime() - start)
        }
        print(
            "scrolling through all rows in 100 jumps: \(texts(frames)) ms of the main thread for each, "
                + "\((residentMemory() - memory) / 1024) kB more memory")
    }
}
