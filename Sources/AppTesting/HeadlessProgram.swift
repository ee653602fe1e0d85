// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import ViewKit

/// An application in memory, with its windows, and what a user does to it.
///
/// It runs an `Application` as a desktop does: with its actions, its requests to open files, and its restoration.
/// ```swift
/// let program = HeadlessProgram(ContactsApp(), opening: ["/home/ada/cards.vcf"])
/// try program.button("Import").tap()
/// program.requestQuit()
/// #expect(!program.isRunning)
/// ```
/// Use ``HeadlessApp`` to test a flow by itself. Each program has a backend and a session of its own, so that several can run in one process.
/// Queries apply to the front window; see `HeadlessSearchable`. Main thread only.
@preconcurrency @MainActor
public class HeadlessProgram: HeadlessSearchable, @MainActor CustomStringConvertible {
    /// The windows of the application and the coordinator of its flows.
    public final let session: ApplicationSession

    /// The backend, with what is outside of windows: clipboard, opened addresses, colours.
    public final let backend: HeadlessBackend

    /// The steps that all flows have navigated, in order, with the type of the flow.
    public private(set) final var navigations: [(flow: String, step: any Step)] = []

    /// The earlier name of ``navigations``.
    @available(*, deprecated, renamed: "navigations")
    public final var journal: [(flow: String, step: any Step)] { navigations }

    final let remains: Remains
    private let program: (any RunningProgram)?
    private let host: Host?
    private let disposeBag = DisposeBag()

    /// Starts an application.
    ///
    /// - Parameters:
    ///   - application: creates the application; called when the backend is ready.
    ///   - paths: the files or URIs that the application is started with.
    ///   - stateFolder: the folder in which the application keeps what it restores, such as a temporary one; nil if it restores nothing. A
    ///     second program with the same folder restores what the first one has left when it was released without being closed.
    ///   - language: the language of the texts of the framework itself.
    ///   - time: real time, or virtual time that passes by ``advance(by:file:line:)``.
    public init<App: Application>(
        _ application: @autoclosure () -> App, opening paths: [String] = [], stateFolder: String? = nil,
        language: String = "en", time: TestTime = .real
    ) {
        let backend = HeadlessBackend.install()
        backend.language = language
        backend.start(time)
        let host = Host(stateFolder: stateFolder)
        let running = Toolkit.perform(with: backend) { application().start(on: host) }
        guard let session = (running as? any SessionOwner)?.session else {
            fatalError(
                "AppTesting: \(App.self) has a start(on:) of its own. Remove it, so that the one of Application is used."
            )
        }
        self.backend = backend
        self.session = session
        self.host = host
        host.session = session
        program = running
        remains = Remains(of: session)
        observe()
        session.perform { paths.isEmpty ? running.activate() : running.open(paths) }
        remains.watch(session)
    }

    init(_ session: ApplicationSession, _ backend: HeadlessBackend) {
        self.backend = backend
        self.session = session
        host = nil
        program = nil
        remains = Remains(of: session)
    }

    final func observe(_ navigated: ((any Flow, any Step) -> Void)? = nil) {
        observe(session.coordinator, navigated)
        session.onNewTree = { [unowned self] tree in
            remains.follow(tree)
            observe(tree, navigated)
        }
    }

    private func observe(_ coordinator: FlowCoordinator, _ navigated: ((any Flow, any Step) -> Void)?) {
        coordinator.rx.didNavigate
            .subscribe(onNext: { [unowned self] flow, step in
                remains.watch(flow)
                navigations.append(("\(type(of: flow))", step))
                navigated?(flow, step)
                remains.watch(session)
            })
            .disposed(by: disposeBag)
    }

    /// Whether the application runs: it ends when its last window is closed.
    public final var isRunning: Bool { host.map { !$0.hasQuit } ?? !session.windows.isEmpty }

    /// Starts the application again while it runs, as its launcher does: it shows its window.
    public final func activate() { session.perform { program?.activate() } }

    /// Opens files or URIs, as the desktop does.
    public final func open(_ paths: [String]) { session.perform { program?.open(paths) } }

    /// Requests that the application ends, as SIGTERM does.
    public final func requestQuit() { session.perform { session.requestQuit() } }

    /// Asks whether the session of the desktop may end, as logging out does. See ``sessionEndReason``.
    public final func querySessionEnd() { session.perform { program?.querySessionEnd() } }

    /// The reason that the desktop shows while the application keeps its session from ending; nil if the session may end.
    public final var sessionEndReason: String? { host?.sessionEndReason }

    public func searchRoot(operable: Bool) throws -> HeadlessView {
        try window().searchRoot(operable: operable)
    }

    /// The open windows, in the order in which they were opened.
    public final var windows: [HeadlessWindow] {
        remains.watch(session)
        return session.windows.compactMap { $0.window.backendWindow as? HeadlessWindow }
    }

    /// The window in front: the one that was opened or raised last.
    public final func window() throws -> HeadlessWindow {
        let windows = windows
        guard let front = backend.windows.last(where: { window in windows.contains { $0 === window } }) else {
            throw HeadlessError.noWindow
        }
        return front
    }

    /// The dialog in front.
    public final func dialog() throws -> HeadlessDialog {
        guard let dialog = try window().dialogs.last else { throw HeadlessError.noDialog }
        return dialog
    }

    /// The title of the front window.
    public final var title: String { (try? window().state.title) ?? "" }

    /// Goes back, as Alt+Left does. Returns false if there is nothing to go back to; otherwise the screen is asked, and may refuse.
    @discardableResult public final func back() throws -> Bool { try window().requestBack() }

    /// Closes the front window, as its close button does.
    public final func closeWindow() throws { try window().requestClose() }

    /// Presses a key combination in the front window.
    public final func press(_ shortcut: Shortcut) throws { try window().press(shortcut) }

    /// Triggers an action of the front window, as a menu item does.
    public final func perform(_ action: String) throws { try window().perform(action) }

    /// Lets virtual time pass: timers, debounces, delays and animations that become due meanwhile happen, each at its time, with the work of
    /// the main queue that follows from it.
    ///
    /// It follows what is scheduled with `MainScheduler` and the other schedulers of dispatch queues in work of the application. `Task.sleep` and
    /// timers of other libraries take real time.
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

    /// Lets the work run that is queued on the main queue.
    private func drain() async {
        for _ in 0..<10 {
            MainScheduler.drain()
            await Task.yield()
        }
    }

    /// Waits until a condition is met, while the main queue and other threads work.
    ///
    /// It returns as soon as the condition is met. The timeout is how long a failing test takes, and may be generous. A cancelled task does
    /// not wait.
    /// - Returns: whether the condition is met.
    @discardableResult public final func settle(
        within timeout: Duration = .seconds(10), until condition: @MainActor () -> Bool
    ) async -> Bool {
        let end = ContinuousClock.now + timeout
        var turns = 0
        while !condition() {
            guard ContinuousClock.now < end, !Task.isCancelled else { return false }
            turns += 1
            // Work that is queued needs a few turns; work of another thread needs the processor.
            if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
        }
        return true
    }

    /// Waits as ``settle(within:until:)`` does, and throws an error with the visible tree if the condition is not met in time.
    public final func wait(
        within timeout: Duration = .seconds(10), file: StaticString = #fileID, line: Int = #line,
        until condition: @MainActor () throws -> Bool
    ) async throws {
        if await settle(within: timeout, until: { (try? condition()) ?? false }) { return }
        throw HeadlessError(
            .other("The condition was not met within \(timeout)."), tree: description,
            location: "\(file):\(line)")
    }

    /// The mistakes in the use of views that were reported in work of this application, in order: a test that expects none asserts that it is
    /// empty. See `ViewReport`.
    public final var reports: [ViewReport] { backend.reports }

    /// The types of all objects of this application that still exist: controllers, view models, flows, steppers, windows, popovers, and views
    /// that are in no open window. After the last window was closed there should be none.
    public final var survivors: [String] { remains.survivors(of: session) }

    /// The controllers of this application that were never shown, or that outlive their screen: a line for each that says why. Unlike
    /// ``survivors`` it can be read while windows are open.
    public final var strayControllers: [String] { remains.report(of: session) }

    /// The visible part of all windows as text, for a look at it in a failing test.
    public final var description: String { windows.map(\.description).joined(separator: "\n") }

    private final class Host: ProgramHost {
        let stateFolder: String?
        var hasQuit = false
        var sessionEndReason: String?
        weak var session: ApplicationSession?

        init(stateFolder: String?) { self.stateFolder = stateFolder ?? "" }

        /// A program that is killed has had the time to write its state.
        isolated deinit { session?.saveState() }

        func quit() { hasQuit = true }
        func inhibitSessionEnd(_ reason: String?) { sessionEndReason = reason }
    }
}
