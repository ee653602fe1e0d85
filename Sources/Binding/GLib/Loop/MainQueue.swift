// SPDX-License-Identifier: MIT

import CGtk

/// Runs Swift's work in the main loop of GLib: the main actor, the main dispatch queue and, if Foundation is in
/// the process, its timers.
///
/// Two GSources watch the file descriptor by which libdispatch reports work of the main queue. They cost nothing
/// while there is no work. `Gtk.initialize()` and `Application.run` attach them; a program that iterates the loop itself
/// calls `MainQueue.attach()`.
///
/// GLib serves the sources with the highest priority as long as one of them is ready. So that neither endless work stops input and
/// frames, nor slow frames the work, one source has the priority of input, for at most 16 of each 32 milliseconds, and the
/// other one comes after the frames: it does all work when there is nothing to draw.
///
/// Nested loops: while a signal handler runs a modal dialog, the main actor continues to run. If work of the main queue
/// runs a nested loop itself, the rest of the queue waits until that loop ends; use `await` instead.
@MainActor
public enum MainQueue {
    private static var isAttached = false

    /// Attaches the source to the default main context, once. A further call only looks for Foundation again.
    public static func attach() {
        requireMainThread("MainQueue.attach()")
        Requirement.check()
        // In a process that called dispatchMain(), libdispatch runs the main queue itself.
        guard rx_is_main_thread() != 0 else { return }
        FoundationTimers.find()
        guard !isAttached else { return }
        isAttached = true
        urgent.attach("rxshell-main-queue", G_PRIORITY_DEFAULT, &MainQueue.urgentFunctions)
        // GDK_PRIORITY_REDRAW, by which GTK draws, is G_PRIORITY_HIGH_IDLE + 20.
        patient.attach(
            "rxshell-main-queue-after-frames", G_PRIORITY_HIGH_IDLE + 25, &MainQueue.patientFunctions)
    }

    /// Does the work of one iteration of the main loop; with `mayBlock`, waits for work. Returns whether there was any.
    @discardableResult
    public static func iterate(mayBlock: Bool = false) -> Bool {
        g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
    }

    /// Does the work that is in the main queue, and the work that it adds, because a main loop that ends would not do it.
    @_spi(Binding) public static func finish() {
        guard isAttached else { return }
        // A limit, for work that always adds more work.
        for _ in 0..<1000 {
            var count: UInt64 = 0
            let size = MemoryLayout<UInt64>.size
            guard read(_dispatch_get_main_queue_handle_4CF(), &count, size) == size else { return }
            _dispatch_main_queue_callback_4CF(nil)
        }
    }

    private static var awaiting = 0
    private static var turner: Task<Void, Never>?

    /// Waits for `body`, which only the main loop of GLib can finish. If nothing runs that loop, this
    /// function does, once in a millisecond: in a test, whose runner gives the main thread to libdispatch,
    /// and in a program with an asynchronous `main`.
    @_spi(Binding) public static func turning<Result>(_ body: @MainActor () async -> Result) async -> Result {
        // Work that the loop itself started runs inside of it.
        guard g_main_depth() == 0 else { return await body() }
        awaiting += 1
        defer { awaiting -= 1 }
        turner =
            turner
            ?? Task {
                while awaiting > 0 {
                    if iterate() { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
                }
                turner = nil
            }
        return await body()
    }

    // Guard: these are used on the main thread only; `attach` checks that, and GLib calls back on it.
    nonisolated(unsafe) private static var urgent = WorkSource()
    nonisolated(unsafe) private static var patient = WorkSource()
    nonisolated(unsafe) private static var share = Share()
    /// Work that runs a nested loop must not be followed by the rest of the queue in it.
    nonisolated(unsafe) private static var isWorking = false

    nonisolated(unsafe) private static var urgentFunctions = GSourceFuncs(
        prepare: { _, timeout in MainQueue.urgent.prepare(timeout, isWanted: !isWorking && share.isLeft()) },
        check: { _ in MainQueue.urgent.check() },
        dispatch: { source, _, _ in
            let start = g_get_monotonic_time()
            work(source)
            share.use(from: start)
            return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil)

    nonisolated(unsafe) private static var patientFunctions = GSourceFuncs(
        prepare: { _, timeout in MainQueue.patient.prepare(timeout, isWanted: !isWorking) },
        check: { _ in MainQueue.patient.check() },
        dispatch: { source, _, _ in
            work(source)
            return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil)

    nonisolated private static func work(_ source: UnsafeMutablePointer<GSource>?) {
        g_source_set_ready_time(source, -1)
        guard !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        // As long as the descriptor is not read, it stays readable, and the loop does not sleep.
        var count: UInt64 = 0
        read(_dispatch_get_main_queue_handle_4CF(), &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        FoundationTimers.fire()
    }
}

/// How long the work with the priority of input may take, in microseconds.
private struct Share {
    private static let (period, limit): (gint64, gint64) = (32_000, 16_000)

    private var start: gint64 = 0
    private var used: gint64 = 0

    mutating func use(from begin: gint64) {
        if begin - start > Self.period { (start, used) = (begin, 0) }
        used += g_get_monotonic_time() - begin
    }

    func isLeft() -> Bool { used <= Self.limit || g_get_monotonic_time() - start > Self.period }
}

/// A GSource for the work of the main queue.
private struct WorkSource {
    private var source: UnsafeMutablePointer<GSource>?
    private var tag: gpointer?
    private var isWatching = true

    @MainActor mutating func attach(
        _ name: String, _ priority: Int32, _ functions: UnsafeMutablePointer<GSourceFuncs>
    ) {
        source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_name(source, name)
        g_source_set_priority(source, priority)
        tag = g_source_add_unix_fd(source, _dispatch_get_main_queue_handle_4CF(), G_IO_IN)
        // Work that was queued before this moment is not reported again.
        g_source_set_ready_time(source, 0)
        g_source_attach(source, nil)
    }

    /// Called before the loop waits. A source that is not wanted now neither watches the descriptor nor waits for timers.
    mutating func prepare(_ timeout: UnsafeMutablePointer<gint>?, isWanted: Bool) -> gboolean {
        if isWanted != isWatching {
            isWatching = isWanted
            g_source_modify_unix_fd(source, tag, isWanted ? G_IO_IN : GIOCondition(0))
        }
        let wait = isWanted ? FoundationTimers.microsecondsToNext() : nil
        timeout?.pointee = wait.map { gint(clamping: ($0 + 999) / 1000) } ?? -1
        return wait == 0 ? 1 : 0
    }

    /// Called after the loop has waited. GLib itself looks at the descriptor.
    func check() -> gboolean { isWatching && FoundationTimers.microsecondsToNext() == 0 ? 1 : 0 }
}

/// The run loop of Foundation, if something in the process has loaded it. The framework does not.
private enum FoundationTimers {
    typealias GetMain = @convention(c) () -> OpaquePointer?
    typealias NextFireDate = @convention(c) (OpaquePointer?, OpaquePointer?) -> Double
    typealias RunInMode = @convention(c) (OpaquePointer?, Double, UInt8) -> Int32
    typealias Now = @convention(c) () -> Double

    struct Functions {
        let loop: OpaquePointer
        let mode: OpaquePointer
        let nextFireDate: NextFireDate
        let runInMode: RunInMode
        let now: Now
    }

    // Guard: the main thread only; `MainQueue.attach` checks that, and GLib calls back on it.
    nonisolated(unsafe) private static var functions: Functions?

    static func find() {
        guard functions == nil, let main: GetMain = symbol("CFRunLoopGetMain"), let loop = main(),
            let mode = rx_symbol("kCFRunLoopDefaultMode")?.load(as: OpaquePointer?.self),
            let next: NextFireDate = symbol("CFRunLoopGetNextTimerFireDate"),
            let run: RunInMode = symbol("CFRunLoopRunInMode"),
            let now: Now = symbol("CFAbsoluteTimeGetCurrent")
        else { return }
        functions = Functions(loop: loop, mode: mode, nextFireDate: next, runInMode: run, now: now)
    }

    private static func symbol<T>(_ name: String) -> T? {
        // Guard: the types above are those that CoreFoundation declares for these functions.
        rx_symbol(name).map { unsafeBitCast($0, to: T.self) }
    }

    /// Returns the time until the next timer; nil if there is none.
    static func microsecondsToNext() -> Int? {
        guard let functions else { return nil }
        let date = functions.nextFireDate(functions.loop, functions.mode)
        guard date > 0 else { return nil }
        return max(0, Int((date - functions.now()) * 1_000_000))
    }

    /// Fires the timers that are due, without waiting.
    static func fire() {
        guard let functions else { return }
        // A negative time processes the timers once, as `limitDate(forMode:)` of Foundation does.
        _ = functions.runInMode(functions.mode, -10, 1)
    }
}
