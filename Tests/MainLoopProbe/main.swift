// SPDX-License-Identifier: MIT

// Runs GTK's main loop on a real main thread and reports what the bridge does, one `name value` a line.
// Tests read its output; run it by hand for the figures: `xvfb-run -a swift run -c release MainLoopProbe`.

import CGtk
import Dispatch
import Foundation
import Glibc
import Gtk

@MainActor
func report(_ name: String, _ value: some CustomStringConvertible) {
    print("\(name) \(value)")
    fflush(nil)
}

func microseconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1000 }

/// Processor time in microseconds and the number of times the process went to sleep.
func usage() -> (time: Int, sleeps: Int) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let time =
        (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000 + usage.ru_utime.tv_usec
        + usage.ru_stime.tv_usec
    return (time, usage.ru_nvcsw)
}

/// What the main loop asks the kernel for: how often it waits, and for how long at most.
enum Polls {
    // Guard: GLib calls it on the main thread, where it is read.
    nonisolated(unsafe) private static var timeouts: [Int32] = []

    static func count() {
        g_main_context_set_poll_func(nil) { descriptors, count, timeout in
            Polls.timeouts.append(timeout)
            return descriptors?.withMemoryRebound(to: pollfd.self, capacity: Int(count)) {
                poll($0, nfds_t(count), timeout)
            } ?? poll(nil, 0, timeout)
        }
    }

    /// Reports the waits of the main loop during some work. Many waits with a timeout are polling; a timer needs one wait, until it is due.
    @MainActor
    static func report(_ name: String, of work: @MainActor () async -> Void) async {
        timeouts = []
        await work()
        let limits = timeouts.filter { $0 != 0 }
        MainLoopProbe.report("\(name)-turns", timeouts.count)
        MainLoopProbe.report("\(name)-waits", limits.count)
        MainLoopProbe.report("\(name)-longest-wait-with-an-end-in-ms", limits.max().map { $0 } ?? -1)
    }
}

/// From a background thread to the main actor and back.
func hops(_ count: Int) async -> [Double] {
    var times: [Double] = []
    for _ in 0..<count {
        let start = microseconds()
        await MainActor.run {}
        times.append(microseconds() - start)
    }
    return times.sorted()
}

@MainActor
func measure(_ app: Gtk.Application) async {
    Polls.count()
    await Polls.report("hop") {
        let times = await Task.detached { await hops(200) }.value
        report("hop-median-µs", times[100])
        report("hop-p95-µs", times[190])
    }

    var start = microseconds()
    await Polls.report("sleep") { try? await Task.sleep(for: .milliseconds(20)) }
    report("sleep-20-ms", (microseconds() - start) / 1000)

    start = microseconds()
    await Polls.report("timer") {
        await withCheckedContinuation { continuation in
            _ = Foundation.Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
                continuation.resume()
            }
        }
    }
    report("timer-30-ms", (microseconds() - start) / 1000)

    start = microseconds()
    await Polls.report("dispatch") {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { continuation.resume() }
        }
    }
    report("dispatch-20-ms", (microseconds() - start) / 1000)

    let before = usage()
    await Polls.report("idle") { try? await Task.sleep(for: .seconds(1)) }
    let after = usage()
    report("idle-µs-of-cpu-in-1-s", after.time - before.time)
    report("idle-sleeps-in-1-s", after.sleeps - before.sleeps)

    let file = Gio.File(path: "/proc/self/status")
    do {
        report("file-bytes", try await file.loadContents().contents.count)
    } catch {
        report("file-error", error)
    }
    let cancelled = Task { @MainActor in
        do throws(GLibError) {
            _ = try await Gio.File(path: "/proc/self/maps").loadContents()
            return false
        } catch {
            return error.is(Gio.IOErrorEnum.cancelled)
        }
    }
    cancelled.cancel()
    report("cancelled", await cancelled.value)
}

/// The main actor also runs in a nested loop in a handler, such as that of a modal dialog.
@MainActor
func nested(then: @escaping @MainActor () -> Void) {
    let button = Gtk.Button(label: "Ask")
    button.onClicked {
        var answered = false
        Task { @MainActor in answered = true }
        let end = microseconds() + 2_000_000
        while !answered, microseconds() < end { MainQueue.iterate(mayBlock: true) }
        report("nested-loop", answered)
        then()
    }
    GLibIdle.once { button.emit("clicked") }
}

/// Work that GLib itself starts, as a signal does.
@MainActor
enum GLibIdle {
    static func once(_ work: @escaping @MainActor () -> Void) {
        let action = Gio.SimpleActionGroup()
        action.addAction("run") { work() }
        action.activateAction("run")
    }
}

/// Nothing runs the loop, as in a test runner and in a tool with an asynchronous `main`: the function that is awaited runs it.
@MainActor
func awaitWithoutALoop() async {
    let file = Gio.File(path: CommandLine.arguments[0])
    async let first = try? file.queryInfo("standard::size").size
    async let second = try? file.queryInfo("standard::name").name
    report("awaited", await first ?? 0)
    report("awaited-name", await second ?? "")
    Polls.count()
    await Polls.report("afterwards") { try? await Task.sleep(for: .milliseconds(50)) }
    exit(0)
}

/// Calls a closure before each frame of a window that is drawn again and again.
@MainActor
func frames(_ app: Gtk.Application, _ each: @escaping @MainActor () -> Void) {
    let window = Gtk.ApplicationWindow(application: app)
    window.present()
    _ = window.addTickCallback { [unowned window] _, _ in
        each()
        window.queueDraw()
        return true
    }
}

/// Work that never ends, in two tasks and in blocks that send themselves again, beside frames.
@MainActor
func workWithoutAnEnd(_ app: Gtk.Application) {
    var drawn = 0
    let limit = microseconds() + 20_000_000
    frames(app) { drawn += 1 }
    func again() {
        guard drawn < 10, microseconds() < limit else {
            report("frames-beside-endless-work", drawn)
            exit(0)
        }
        DispatchQueue.main.async { MainActor.assumeIsolated(again) }
    }
    again()
    for _ in 0..<2 { Task { while true { await Task.yield() } } }
}

/// Frames each of which takes longer than the time until the next one, beside work.
@MainActor
func slowFrames(_ app: Gtk.Application) {
    var drawn = 0
    var hops = 0
    frames(app) {
        drawn += 1
        let end = microseconds() + 25_000
        while microseconds() < end {}
        guard drawn == 40 else { return }
        report("hops-beside-slow-frames", hops)
        exit(0)
    }
    func again() {
        hops += 1
        DispatchQueue.main.async { MainActor.assumeIsolated(again) }
    }
    again()
}

if CommandLine.arguments.contains("--without-a-loop") {
    Task { await awaitWithoutALoop() }
    dispatchMain()
}

let app = Gtk.Application(applicationId: "org.rxshell.MainLoopProbe", flags: .nonUnique)
app.onActivate { [unowned app] in
    if CommandLine.arguments.contains("--endless-work") { return workWithoutAnEnd(app) }
    if CommandLine.arguments.contains("--slow-frames") { return slowFrames(app) }
    app.hold()
    nested {
        Task { @MainActor in
            await measure(app)
            app.release()
            Task { @MainActor in
                // Work that was sent before the end, and the work that it sends.
                DispatchQueue.main.async { report("finished", "sent") }
            }
            DispatchQueue.main.async { report("dispatched", "sent") }
            app.quit()
        }
    }
}
report("exit", app.run([]))
