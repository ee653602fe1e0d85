// SPDX-License-Identifier: MIT

import CGtk

/// Lets GLib's main loop do Swift's work: the main actor, the main dispatch queue and, where Foundation is in
/// the process, its timers.
///
/// One GSource watches the descriptor by which libdispatch says that the main queue has work. It costs nothing
/// while there is none. `Gtk.initialize()` and `Application.run` attach it; a program that iterates the loop by
/// itself calls `MainQueue.attach()`.
///
/// Nested loops: a modal dialog run from a signal handler keeps the main actor going. Work of the main queue that
/// itself runs a nested loop holds the rest of the queue back until that loop ends; await instead.
@MainActor
public enum MainQueue {
    private static var source: UnsafeMutablePointer<GSource>?

    /// Attaches the source to the default main context. Once is enough; again looks for Foundation again.
    public static func attach() {
        requireMainThread("MainQueue.attach()")
        // In a process that called dispatchMain(), libdispatch works for the main queue without help.
        guard rx_is_main_thread() != 0 else { return }
        FoundationTimers.find()
        guard source == nil else { return }
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        let made = g_source_new(&MainQueue.functions, guint(MemoryLayout<GSource>.size))
        g_source_set_name(made, "rxshell-main-queue")
        g_source_add_unix_fd(made, descriptor, G_IO_IN)
        // Work from before this moment is not announced again.
        g_source_set_ready_time(made, 0)
        g_source_attach(made, nil)
        source = made
    }

    /// Does the work of one turn of the main loop; with `mayBlock`, waits for some. Says whether there was any.
    @discardableResult
    public static func iterate(mayBlock: Bool = false) -> Bool {
        g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
    }

    /// Does the work that the main queue has got, and what that leads to at once: a main loop that ends leaves it undone.
    package static func finish() {
        guard source != nil else { return }
        // Work that always makes more of itself is left undone in the end.
        for _ in 0..<1000 {
            var count: UInt64 = 0
            let size = MemoryLayout<UInt64>.size
            guard read(_dispatch_get_main_queue_handle_4CF(), &count, size) == size else { return }
            _dispatch_main_queue_callback_4CF(nil)
        }
    }

    private static var awaiting = 0
    private static var turner: Task<Void, Never>?

    /// Waits for `body`, which only GLib's loop can end. Where nobody turns that loop, this does, once in a millisecond: in a test,
    /// whose runner gives the main thread to libdispatch, and in a tool with an asynchronous `main`.
    package static func turning<Result>(_ body: @MainActor () async -> Result) async -> Result {
        // What the loop itself started is inside of it.
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

    // Guard: written once, when the process starts; GLib reads it on the main thread.
    nonisolated(unsafe) private static var functions = GSourceFuncs(
        prepare: { _, timeout in
            let wait = FoundationTimers.microsecondsToNext()
            timeout?.pointee = wait.map { gint(clamping: ($0 + 999) / 1000) } ?? -1
            return wait == 0 ? 1 : 0
        },
        // GLib itself looks at the descriptor.
        check: { _ in FoundationTimers.microsecondsToNext() == 0 ? 1 : 0 },
        dispatch: { source, _, _ in
            g_source_set_ready_time(source, -1)
            // Unread, the descriptor stays readable and the loop spins.
            var count: UInt64 = 0
            read(_dispatch_get_main_queue_handle_4CF(), &count, MemoryLayout<UInt64>.size)
            _dispatch_main_queue_callback_4CF(nil)
            FoundationTimers.fire()
            return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil)
}

/// Foundation's run loop, when something in the process brought it. The framework itself does not.
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

    // Guard: the main thread only; `MainQueue.attach` checks it and GLib calls back on it.
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
        // Guard: the types above are CoreFoundation's declarations of these functions.
        rx_symbol(name).map { unsafeBitCast($0, to: T.self) }
    }

    /// How long until a timer is due; nil when none is set.
    static func microsecondsToNext() -> Int? {
        guard let functions else { return nil }
        let date = functions.nextFireDate(functions.loop, functions.mode)
        guard date > 0 else { return nil }
        return max(0, Int((date - functions.now()) * 1_000_000))
    }

    /// Fires what is due, without waiting.
    static func fire() {
        guard let functions else { return }
        // A negative time looks once, as Foundation's own `limitDate(forMode:)` does.
        _ = functions.runInMode(functions.mode, -10, 1)
    }
}
