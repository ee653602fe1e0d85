// SPDX-License-Identifier: MIT

import DisplayBenchmark
import FoundationEssentials
import Gdk
import Gio
import Glibc
import Gtk
import GtkBackend
import ShellKit
import WorkbenchDay

/// The shell on a display, with the plugins of the folder in the environment variable `MANY_PLUGINS`. `run` beside this folder starts it.
///
/// - `frame` prints, as HelloC does: the time of the first frame, processor time, resident and proportional memory; and ends.
/// - `tabs` prints the times of frames while tabs are switched.
/// - `scroll` prints the times of frames while the list of a plugin scrolls, and how many frames did not show their rows.
/// - `day NAVIGATIONS STARTS WINDOWS` prints the memory during a simulated day.
@main struct WorkbenchBenchmark: ShellApplication {
    let id = "org.example.WorkbenchBenchmark"
    let shell: ShellBox = ShellBox()

    /// The arguments are not those of the application.
    var arguments: [String] { [CommandLine.arguments[0]] }
    var pluginDirectories: [PluginDirectory] {
        [ProcessInfo.processInfo.environment["MANY_PLUGINS"].flatMap { PluginDirectory($0) }].compactMap(
            \.self)
    }

    func rootFlow() -> any Flow {
        let made = makeShell()
        shell.shell = made
        return ShellFlow(shell: made)
    }

    /// `write LIBRARY FOLDER COUNT PROCESS` writes plugins to a folder, which run in processes of their own (`own`) or in the shell's
    /// (`shell`).
    func runWithoutDisplay() -> Int32? {
        let words = CommandLine.arguments
        guard words.count == 6, words[1] == "write", let count = Int(words[4]) else { return nil }
        do {
            try ManyPlugins.write(count, to: words[3], library: words[2], process: words[5])
        } catch {
            print("\(error)")
            return 1
        }
        return 0
    }

    func willStart(_ session: ApplicationSession) {
        let words = Array(CommandLine.arguments.dropFirst())
        let numbers = words.compactMap { Int($0) }
        let run = Run(session, shell)
        if words.first == "frame" { return run.frame() }
        Task { @MainActor in
            do {
                switch words.first {
                case "tabs": try await run.tabs()
                case "scroll": try await run.scroll()
                case "day": try await run.day(numbers)
                default: print("WorkbenchBenchmark frame, tabs, scroll or day")
                }
            } catch { print("\(error)") }
            exit(0)
        }
    }
}

@MainActor final class ShellBox {
    var shell: Shell?
}

@MainActor private final class Run {
    private let session: ApplicationSession
    private let box: ShellBox

    init(_ session: ApplicationSession, _ box: ShellBox) {
        self.session = session
        self.box = box
    }

    /// Calls a function after the first frame of the next window.
    func frame() {
        guard let application = Gio.Application.default as? Gtk.Application else { return }
        application.onWindowAdded { window in
            window.onRealize(after: true) { [unowned window] in
                window.frameClock?.onAfterPaint(after: true) {
                    let lines =
                        (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
                    func kilobytes(_ name: String) -> Int {
                        let line = lines.split(separator: "\n").first { $0.hasPrefix("\(name):") }
                        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
                    }
                    // The file was read after the frame.
                    print(
                        Int(wallTime() * 1e6), Int(processTime() * 1e3), kilobytes("Rss"), kilobytes("Pss"))
                    exit(0)
                }
            }
        }
    }

    private func start(plugins count: Int = 100) async throws -> Day {
        while box.shell == nil { try await Task.sleep(for: .milliseconds(10)) }
        guard let shell = box.shell else { throw CocoaError(.featureUnsupported) }
        let day = Day(in: session, of: shell)
        try await day.begin(count)
        try await Task.sleep(for: .seconds(3))
        return day
    }

    func tabs() async throws {
        let day = try await start()
        for number in 1...8 {
            day.show(ManyPlugins.page(number))
            try await Task.sleep(for: .milliseconds(500))
        }
        guard let clock = (Gtk.Window.listToplevels().first { $0.mapped })?.frameClock else {
            return print("no window")
        }
        var painted = 0.0
        clock.onAfterPaint(after: true) { painted = wallTime() }
        var (works, delays): ([Double], [Double]) = ([], [])
        for number in 0..<200 {
            let (begin, thread) = (wallTime(), threadTime())
            box.shell?.commands.perform("shell.next-tab")
            while painted < begin { try await Task.sleep(for: .microseconds(200)) }
            works.append(threadTime() - thread)
            delays.append(painted - begin)
            try await Task.sleep(for: .milliseconds(40))
            if number < 8 { (works, delays) = ([], []) }
        }
        print("tabs: work \(texts(works)) ms, until the frame is drawn \(texts(delays)) ms")
    }

    /// Scrolls the list of a plugin by 2,000 pixels in each frame, for ten seconds.
    func scroll() async throws {
        let day = try await start(plugins: 1)
        day.show(ManyPlugins.page(1))
        try await Task.sleep(for: .seconds(3))
        func adjustment(of list: Gtk.ListView) -> Gtk.Adjustment? {
            (list.ancestor(Gtk.ScrolledWindow.self) as? Gtk.ScrolledWindow)?.vadjustment
        }
        // The side bar is a list too.
        let lists: [Gtk.ListView] = BenchmarkScreen.all()
        guard let list = lists.first(where: { (adjustment(of: $0)?.upper ?? 0) > 1_000_000 }),
            let adjustment = adjustment(of: list), let clock = list.frameClock
        else { return print("the list of the plugin is not there: \(BenchmarkScreen.labels)") }
        var (frames, works, intervals): ([Double], [Double], [Double]) = ([], [], [])
        var (incomplete, last, begin, thread) = (0, 0.0, 0.0, 0.0)
        let tick = list.addTickCallback { _, _ in
            begin = wallTime()
            thread = threadTime()
            adjustment.value += 2_000
            return true
        }
        let paint = clock.onAfterPaint(after: true) {
            let end = wallTime()
            guard begin > last else { return }
            works.append(threadTime() - thread)
            frames.append(end - begin)
            if last > 0 { intervals.append(end - last) }
            if !Self.showsItsRows(list, adjustment) { incomplete += 1 }
            last = wallTime()
        }
        try await Task.sleep(for: .seconds(10))
        tick.cancel()
        paint.disconnect()
        print(
            """
            scrolling by 2,000 px a frame: \(frames.count) frames, of which \(incomplete) did not show all of their rows; \
            a frame \(texts(frames)) ms, \(texts(works)) ms of them work; \(texts(intervals)) ms from one to the next
            """)
    }

    /// Whether the rows that belong to the position of a list are visible, each with the text of its row.
    private static func showsItsRows(_ list: Gtk.ListView, _ adjustment: Gtk.Adjustment) -> Bool {
        var (row, height, bottom) = (list.firstChild, 0.0, 0.0)
        var seen: [Int] = []
        while let widget = row {
            row = widget.nextSibling
            guard widget.mapped, let bounds = widget.computeBounds(list) else { continue }
            guard bounds.y + bounds.height > 0, bounds.y < adjustment.pageSize else { continue }
            guard let text = label(in: widget), let number = Int(text.dropFirst(4)) else { return false }
            seen.append(number)
            height = bounds.height
            bottom = max(bottom, bounds.y + bounds.height)
        }
        guard let first = seen.min(), bottom >= adjustment.pageSize else { return false }
        let isInPlace = abs(Double(first - 1) - adjustment.value / height) <= 1
        return isInPlace && seen.sorted() == Array(first..<first + seen.count)
    }

    private static func label(in widget: Gtk.Widget) -> String? {
        if let label = widget as? Gtk.Label { return label.text }
        var child = widget.firstChild
        while let next = child {
            if let text = label(in: next) { return text }
            child = next.nextSibling
        }
        return nil
    }

    func day(_ counts: [Int]) async throws {
        guard counts.count == 3 else { return print("day NAVIGATIONS STARTS WINDOWS") }
        let day = try await start()
        // What is created once is not counted.
        try await day.navigate(counts[0] / 10)
        try await day.startPlugins(max(12, counts[1] / 10))
        try await day.openWindows(max(2, counts[2] / 10))
        var last = try await report("after a tenth of each", from: nil)
        try await day.navigate(counts[0])
        last = try await report("\(counts[0]) navigations", from: last)
        try await day.startPlugins(counts[1])
        last = try await report("\(counts[1]) starts of plugins", from: last)
        try await day.openWindows(counts[2])
        _ = try await report("\(counts[2]) windows", from: last)
    }

    private func report(_ what: String, from last: Int?) async throws -> Int {
        try await Task.sleep(for: .seconds(2))
        let memory = residentMemory() / 1024
        print(
            "\(what): \(memory) kB\(last.map { ", \(memory - $0 >= 0 ? "+" : "")\(memory - $0) kB" } ?? "")")
        fflush(nil)
        return memory
    }
}
