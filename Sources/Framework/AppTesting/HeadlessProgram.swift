// SPDX-License-Identifier: MIT

import ControllerKit
import Dispatch
import FlowKit
import HeadlessBackend
import RxKernel
import ViewKit

/// An application in memory, with its windows. Its functions act like the user and the desktop.
///
/// It runs an `Application` like a desktop: with its actions, its requests to open files, and its restoration.
/// ```swift
/// let program = HeadlessProgram(ContactsApp(), opening: ["/home/ada/cards.vcf"])
/// try program.button("Import").tap()
/// program.requestQuit()
/// #expect(!program.isRunning)
/// ```
/// Use ``HeadlessApp`` to test a flow by itself. Each program has a backend and a session of its own, so that
/// several can run in one process. Queries apply to the front window; see `HeadlessSearchable`.
/// **Threading**: the main thread only.
@preconcurrency @MainActor
public class HeadlessProgram: HeadlessSearchable, @MainActor CustomStringConvertible {
    /// The windows of the application and the coordinator of its flows.
    public final let session: ApplicationSession

    /// The backend, with the state outside of windows: clipboard, opened URIs, appearance.
    public final let backend: HeadlessBackend

    /// The steps to which all flows have navigated, in order, with the type of the flow.
    public private(set) final var navigations: [(flow: String, step: any Step)] = []

    /// The earlier name of ``navigations``.
    @available(*, deprecated, renamed: "navigations")
    public final var journal: [(flow: String, step: any Step)] { navigations }

    final let audit: LifetimeAudit
    private let program: (any RunningProgram)?
    private let host: Host?

    /// Starts an application.
    ///
    /// - Parameters:
    ///   - application: Creates the application. Called after the backend was installed.
    ///   - paths: The files or URIs with which the application is started.
    ///   - stateFolder: The folder for the state that the application restores, such as a temporary folder;
    ///     nil if it restores nothing. If a program is released without being closed, a second program with
    ///     the same folder restores its state.
    ///   - language: The language of the framework's own texts.
    ///   - time: Real time, or virtual time, which passes only when ``advance(by:file:line:)`` is called.
    public init<App: Application>(
        _ application: @autoclosure () -> App, opening paths: [String] = [], stateFolder: String? = nil,
        language: String = "en", time: TestTime = .real
    ) {
        let backend = HeadlessBackend.install()
        backend.hasApplication = true
        backend.language = language
        backend.start(time)
        let host = Host(stateFolder: stateFolder)
        let running = Toolkit.perform(with: backend) { application().start(on: host) }
        guard let session = (running as? any SessionOwner)?.session else {
            fatalError(
                "AppTesting: \(App.self) has its own function start(on:). Remove it, so that the one of Application is used."
            )
        }
        self.backend = backend
        self.session = session
        self.host = host
        host.session = session
        program = running
        audit = LifetimeAudit(of: session)
        session.keepsReports = true
        observe()
        session.perform { paths.isEmpty ? running.activate() : running.open(paths) }
        audit.watch(session)
    }

    init(_ session: ApplicationSession, _ backend: HeadlessBackend) {
        self.backend = backend
        self.session = session
        host = nil
        program = nil
        audit = LifetimeAudit(of: session)
        backend.hasApplication = true
        session.keepsReports = true
    }

    final func observe(_ navigated: ((any Flow, any Step) -> Void)? = nil) {
        observe(session.coordinator, navigated)
        session.onNewTree = { [unowned self] tree in
            audit.follow(tree)
            observe(tree, navigated)
        }
    }

    private func observe(_ coordinator: FlowCoordinator, _ navigated: ((any Flow, any Step) -> Void)?) {
        // The subscriptions end with the coordinator, as those of a window that is closed.
        _ = coordinator.rx.reports
            .subscribe(onNext: { [weak self] report in
                self?.flowReports.append(report)
                report.writeLine()
            })
        _ = coordinator.rx.didNavigate
            .subscribe(onNext: { [weak self] flow, step in
                guard let self else { return }
                audit.watch(flow)
                navigations.append(("\(type(of: flow))", step))
                navigated?(flow, step)
                audit.watch(session)
            })
    }

    /// Whether the application runs. It ends when its last window is closed.
    public final var isRunning: Bool { host.map { !$0.hasQuit } ?? !session.windows.isEmpty }

    /// Activates the running application, like its launcher. The application shows its window.
    public final func activate() { session.perform { program?.activate() } }

    /// Opens files or URIs, like the desktop.
    public final func open(_ paths: [String]) { session.perform { program?.open(paths) } }

    /// Requests that the application ends, like a user who quits.
    public final func requestQuit() { session.perform { session.requestQuit() } }

    /// Requests that the application ends, like SIGTERM: the next run restores what is open now.
    public final func requestTermination() { session.perform { session.requestTermination() } }

    /// Asks whether the session of the desktop may end, like logging out. See ``sessionEndReason``.
    public final func querySessionEnd() {
        session.perform {
            if let program { return program.querySessionEnd() }
            session.querySessionEnd { [weak self] in self?.ownSessionEndReason = $0 }
        }
    }
    /// The reason of a program without an application, such as a ``HeadlessApp``.
    private var ownSessionEndReason: String?

    /// The reason that the desktop shows while the application keeps its session from ending; nil if the session may end.
    public final var sessionEndReason: String? { host?.sessionEndReason ?? ownSessionEndReason }

    public func searchRoot(operable: Bool) throws -> HeadlessView {
        try window().searchRoot(operable: operable)
    }

    /// The open windows, in the order in which they were opened, also those that plugins in processes of their own have opened.
    public final var windows: [HeadlessWindow] {
        audit.watch(session)
        let own = session.windows.compactMap { $0.window.backendWindow as? HeadlessWindow }
        return own + backend.windows.filter { window in !own.contains { $0 === window } }
    }

    /// Returns the front window: the one that was opened or raised last.
    ///
    /// - Throws: `HeadlessError` if no window is open.
    public final func window(file: StaticString = #fileID, line: Int = #line) throws -> HeadlessWindow {
        try located(file, line) {
            audit.watch(session)
            guard let front = backend.windows.last else { throw HeadlessError.noWindow }
            return front
        }
    }

    /// Returns the front dialog of the front window.
    ///
    /// - Throws: `HeadlessError` if there is none.
    public final func dialog(file: StaticString = #fileID, line: Int = #line) throws -> HeadlessDialog {
        try located(file, line) {
            guard let dialog = try window().dialogs.last else { throw HeadlessError.noDialog }
            return dialog
        }
    }

    /// The title of the front window.
    public final var title: String { (try? window().state.title) ?? "" }

    /// Goes back, like Alt+Left. Returns false if there is no screen to go back to. Otherwise the visible screen is asked, and may refuse.
    @discardableResult public final func back(file: StaticString = #fileID, line: Int = #line) throws -> Bool
    {
        try located(file, line) { try window().requestBack() }
    }

    /// Requests to close the front window, like its close button.
    public final func closeWindow(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try window().requestClose() }
    }

    /// Presses a key combination in the front window.
    public final func press(_ shortcut: Shortcut, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try window().press(shortcut) }
    }

    /// Triggers an action of the front window, like a menu item.
    public final func perform(_ action: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try window().perform(action) }
    }

    /// Advances virtual time. Timers, debounces, delays and animations that become due are executed, each at
    /// its time, followed by the work of the main queue that they cause.
    ///
    /// Virtual time applies to work that the application schedules with `MainScheduler` and the other
    /// schedulers of dispatch queues. `Task.sleep` and timers of other libraries take real time.
    ///
    /// - Throws: `HeadlessError` if the application was not created with virtual time.
    public final func advance(by duration: Duration, file: StaticString = #fileID, line: Int = #line)
        async throws
    {
        guard let clock = backend.virtualTime else {
            throw HeadlessError(
                .other("advance(by:) needs virtual time. Create the application with time: .virtual."),
                location: "\(file):\(line)")
        }
        let end = clock.clock.addingTimeInterval(duration / .seconds(1))
        await drain()
        while let next = clock.nextTime, next <= end {
            session.perform { clock.advanceTo(max(next, clock.clock)) }
            await drain()
        }
        session.perform { clock.advanceTo(end) }
        await drain()
    }

    /// Runs the work in the main queue.
    private func drain() async {
        for _ in 0..<10 {
            MainScheduler.drain()
            await Task.yield()
        }
    }

    /// Waits until a condition is met, while the main queue and other threads work.
    ///
    /// It returns as soon as the condition is met. Only a failing test takes as long as the timeout, so the
    /// timeout can be long. If the condition is not met in time, it prints the line of the test and the tree
    /// of visible views. A cancelled task does not wait. ``wait(within:file:line:until:)`` throws what this
    /// function prints.
    /// - Returns: Whether the condition is met.
    @discardableResult public final func settle(
        within timeout: Duration = .seconds(10), file: StaticString = #fileID, line: Int = #line,
        until condition: @MainActor () -> Bool
    ) async -> Bool {
        if await isMet(within: timeout, condition) { return true }
        if !Task.isCancelled { onTimeout(timeoutError(timeout, nil, file, line)) }
        return false
    }

    /// Waits like ``settle(within:file:line:until:)``, and throws an error with the tree of visible views,
    /// and with the error that the condition has thrown last, if the condition is not met in time. In a
    /// cancelled task it throws a `CancellationError`.
    public final func wait(
        within timeout: Duration = .seconds(10), file: StaticString = #fileID, line: Int = #line,
        until condition: @MainActor () throws -> Bool
    ) async throws {
        var lastError: (any Error)?
        let isMet = await isMet(within: timeout) {
            do {
                lastError = nil
                return try condition()
            } catch {
                lastError = error
                return false
            }
        }
        guard !isMet else { return }
        try Task.checkCancellation()
        throw timeoutError(timeout, lastError, file, line)
    }

    /// Called when the condition of ``settle(within:file:line:until:)`` was not met in time.
    package final var onTimeout: (HeadlessError) -> Void = { writeToStandardError("\($0)") }

    private func isMet(within timeout: Duration, _ condition: @MainActor () -> Bool) async -> Bool {
        backend.clearNotes()
        let start = ContinuousClock.now
        var turns = 0
        while !condition() {
            let waited = start.duration(to: .now)
            guard waited < timeout, !Task.isCancelled else { return false }
            turns += 1
            // Work in the main queue takes a few turns of that queue. Work of another thread needs the
            // processor. The timer of the queue needs none of the threads that run tasks, which may all be
            // busy.
            if turns < 100 {
                await Task.yield()
            } else {
                // What takes long is asked less often: the condition may look at all views.
                let pause = min(20, max(1, Int(waited / .milliseconds(50))))
                await withCheckedContinuation { turn in
                    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(pause)) { turn.resume() }
                }
            }
        }
        return true
    }

    private func timeoutError(
        _ timeout: Duration, _ error: (any Error)?, _ file: StaticString, _ line: Int
    ) -> HeadlessError {
        var text = "The condition was not met within \(timeout)."
        if let error { text += " It has thrown: \((error as? HeadlessError)?.message ?? "\(error)")" }
        for note in backend.notes { text += " \(note)" }
        return HeadlessError(.other(text), tree: description, location: "\(file):\(line)")
    }

    /// The mistakes that were reported in the use of views of this application, in order. A test that expects
    /// none asserts that the array is empty. See `ViewReport`.
    public final var reports: [ViewReport] { backend.reports }

    /// The mistakes that were reported in the use of view models and controllers of this application, in order. See `ControllerReport`.
    public final var controllerReports: [ControllerReport] { session.controllerReports }

    /// The mistakes that were reported in the flows of this application, in order. See `FlowReport`.
    public private(set) final var flowReports: [FlowReport] = []

    /// The types of all objects of this application that are not released: controllers, view models, flows,
    /// steppers, windows, popovers, and views that are in no open window. Controllers and view models are
    /// first, because they often retain the others. After the last window was closed, it should be empty.
    ///
    /// Then, in a debug build, a type has the lines of its file at which subscriptions with closures were made that
    /// have not ended: `EditViewController (subscribed at EditViewController.swift:38)`. If such a closure
    /// captures the object strongly, it retains it: write `[unowned self]` or `[weak self]`.
    public final var retainedObjects: [String] { audit.retainedObjects(of: session) }
    /// See ``retainedObjects``.
    @available(*, deprecated, renamed: "retainedObjects")
    public final var survivors: [String] { retainedObjects }

    /// The controllers of this application that were never shown, or that were not released with their
    /// screen. Each line has the reason. Unlike ``retainedObjects``, it can be used while windows are open.
    public final var strayControllers: [String] { audit.strayControllers() }

    /// The visible views of all windows as text, to examine a failing test.
    public final var description: String { windows.map(\.description).joined(separator: "\n") }

    private final class Host: ProgramHost {
        let stateFolder: String?
        var hasQuit = false
        var sessionEndReason: String?
        weak var session: ApplicationSession?

        init(stateFolder: String?) { self.stateFolder = stateFolder ?? "" }

        // The state of a real program was written before the program is killed.
        isolated deinit { session?.saveState() }

        func quit() { hasQuit = true }
        func inhibitSessionEnd(_ reason: String?) { sessionEndReason = reason }
    }
}
