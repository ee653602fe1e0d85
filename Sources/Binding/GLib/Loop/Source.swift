// SPDX-License-Identifier: MIT

import CGtk

/// Work that the main loop does later, repeatedly, or when something happens. A source stays active without a reference to it:
/// until its closure ends it, or until ``cancel()``.
///
///     let blink = Source.every(.milliseconds(500)) { [weak self] in
///         guard let self else { return false }
///         isLit.toggle()
///         return true
///     }
///     blink.cancel()
///
/// In asynchronous code, `try await Task.sleep(for:)` and `Task { @MainActor in … }` do the same. The priority of a source
/// compares with GTK's own work: below 0 it runs before that, with ``priorityDefaultIdle`` only if there is no other work.
@MainActor
public final class Source {
    // Guard: passed to functions that any thread may call.
    nonisolated(unsafe) private let source: UnsafeMutablePointer<GSource>

    private init(
        _ source: UnsafeMutablePointer<GSource>?, _ priority: Int, _ body: @escaping @MainActor () -> Bool
    ) {
        self.source = C.present(source, "g_source_new")
        // Guard: the default context calls it on the main thread.
        let data = Callback.retained(unsafeBitCast(body, to: (() -> Bool).self)) as UnsafeMutableRawPointer
        let call: GSourceFunc = { data in
            requireMainThread("A source")
            let body: () -> Bool = Callback.at(data)
            return body() ? 1 : 0
        }
        g_source_set_callback(source, call, data, releaseCallback)
        attach(priority)
    }

    /// Creates a source whose callback has arguments, so that its type differs from that in `g_source_set_callback`.
    private init(
        _ source: UnsafeMutablePointer<GSource>?, _ priority: Int, data: UnsafeMutableRawPointer,
        call: GSourceFunc
    ) {
        self.source = C.present(source, "g_source_new")
        g_source_set_callback(source, call, data, releaseCallback)
        attach(priority)
    }

    deinit { g_source_unref(source) }

    private func attach(_ priority: Int) {
        requireMainThread("A source")
        MainQueue.attach()
        g_source_set_priority(source, gint(clamping: priority))
        g_source_attach(source, nil)
    }

    /// Ends the source and frees its closure. Further calls do nothing. `g_source_destroy()`.
    public func cancel() { g_source_destroy(source) }

    /// Whether the closure may still be called.
    public var isActive: Bool { g_source_is_destroyed(source) == 0 }

    /// The name for debuggers. `g_source_set_name()`.
    public var name: String? {
        get { C.optionalString(g_source_get_name(source)) }
        set { g_source_set_name(source, newValue) }
    }

    /// Whether a nested loop may call the closure while it runs. `g_source_set_can_recurse()`.
    public var canRecurse: Bool {
        get { g_source_get_can_recurse(source) != 0 }
        set { g_source_set_can_recurse(source, newValue ? 1 : 0) }
    }
}

// MARK: - Time

extension Source {
    /// Calls a closure once, after some time. `g_timeout_add_once()`.
    @discardableResult
    public static func after(
        _ delay: Duration, priority: Int = priorityDefault, _ body: @escaping @MainActor () -> Void
    ) -> Source {
        every(delay, priority: priority) {
            body()
            return false
        }
    }

    /// Calls a closure repeatedly, as long as it returns true. `g_timeout_add()`.
    ///
    /// With `roughly`, the times are rounded to seconds, together with those of other programs, which saves energy:
    /// `g_timeout_add_seconds()`.
    @discardableResult
    public static func every(
        _ interval: Duration, roughly: Bool = false, priority: Int = priorityDefault,
        _ body: @escaping @MainActor () -> Bool
    ) -> Source {
        let (seconds, attoseconds) = interval.components
        let milliseconds = Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded(.up)
        let source =
            roughly
            ? g_timeout_source_new_seconds(guint(max(0, min((milliseconds / 1000).rounded(.up), 4e9))))
            : g_timeout_source_new(guint(max(0, min(milliseconds, 4e9))))
        return Source(source, priority, body)
    }

    /// Calls a closure whenever there is no other work, as long as it returns true. `g_idle_add()`.
    @discardableResult
    public static func idle(
        priority: Int = priorityDefaultIdle, _ body: @escaping @MainActor () -> Bool
    ) -> Source {
        Source(g_idle_source_new(), priority, body)
    }
}

// MARK: - Unix

extension Source {
    /// Calls a closure when the process receives a signal such as `SIGTERM`, as long as it returns true; SIGHUP, SIGINT, SIGTERM,
    /// SIGUSR1, SIGUSR2 and SIGWINCH are possible. `g_unix_signal_add()`.
    ///
    ///     Source.onSignal(SIGTERM) { application.quit(); return true }
    @discardableResult
    public static func onSignal(
        _ number: Int32, priority: Int = priorityDefault, _ body: @escaping @MainActor () -> Bool
    ) -> Source {
        guard [SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGWINCH].contains(number) else {
            fatalError(
                "Source.onSignal(\(number)): GLib watches SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2 and SIGWINCH only."
            )
        }
        return Source(g_unix_signal_source_new(number), priority, body)
    }

    /// Calls a closure once, when a child process ends: `status` is that of `waitpid`. `Gio.Subprocess` starts child processes and awaits
    /// their end. `g_child_watch_add()`.
    @discardableResult
    public static func onExit(
        of child: Int32, priority: Int = priorityDefault,
        _ body: @escaping @MainActor (_ status: Int32) -> Void
    ) -> Source {
        let call: GChildWatchFunc = { _, status, data in
            requireMainThread("A source")
            let body: (Int32) -> Void = Callback.at(data)
            body(status)
        }
        // Guard: the default context calls it on the main thread.
        let unchecked = unsafeBitCast(body, to: ((Int32) -> Void).self)
        // Guard: a child watch calls its callback with these arguments, as the documentation of GLib says.
        return Source(
            g_child_watch_source_new(child), priority, data: Callback.retained(unchecked),
            call: unsafeBitCast(call, to: GSourceFunc.self))
    }

    /// Calls a closure when a file descriptor is ready, as long as it returns true. The caller owns the descriptor, and closes
    /// it after ``cancel()``. `g_unix_fd_add()`.
    @discardableResult
    public static func watch(
        _ descriptor: Int32, for condition: IOCondition, priority: Int = priorityDefault,
        _ body: @escaping @MainActor (_ condition: IOCondition) -> Bool
    ) -> Source {
        let call: GUnixFDSourceFunc = { _, condition, data in
            requireMainThread("A source")
            let body: (IOCondition) -> Bool = Callback.at(data)
            return body(C.flags(condition.rawValue)) ? 1 : 0
        }
        // Guard: the default context calls it on the main thread.
        let unchecked = unsafeBitCast(body, to: ((IOCondition) -> Bool).self)
        // Guard: the source of a descriptor calls its callback with these arguments, as the documentation of GLib says.
        return Source(
            g_unix_fd_source_new(descriptor, .init(rawValue: C.number(condition))), priority,
            data: Callback.retained(unchecked), call: unsafeBitCast(call, to: GSourceFunc.self))
    }
}
