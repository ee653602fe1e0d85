// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A running application: its root flow, its windows and its commands.
///
/// A backend creates one when the application starts, and `HeadlessApp` creates one for each test. It retains its coordinator and, while
/// they are open, its windows. Main thread only.
/// ```swift
/// let quit = Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() }
/// ```
@preconcurrency @MainActor public final class ApplicationSession {
    /// The session to which a window or a dialog belongs that no controller presents: the session whose
    /// ``perform(_:)`` runs now. If none runs, it is the session that was started last, if its backend is the
    /// current one.
    package static var current: ApplicationSession? {
        if let performing { return performing }
        guard let latest, latest.backend === Toolkit.backend else { return nil }
        return latest
    }

    // With two applications in one process, each call of `perform(_:)` has its own value, which ends with the call.
    @TaskLocal private static var performing: ApplicationSession?
    // Used outside of `perform(_:)`: with two applications in one process, it is the one that was started last.
    private static weak var latest: ApplicationSession?

    let backend = Toolkit.backend

    /// The coordinator of the root flow.
    public var coordinator: FlowCoordinator { openWindows.coordinator }

    let openWindows: SessionWindows
    let persistence: SessionPersistence

    /// Called with the coordinator of a further main window, before its flow starts.
    package var onNewTree: ((FlowCoordinator) -> Void)?
    /// Nil unless the program is built again while it runs.
    private var buildStatus: BuildStatus?
    /// Called when a state file cannot be read or written.
    package var stateFailed: @MainActor (StateFileError) -> Void = { $0.log() }
    /// The messages of the banner of the first window, in order.
    package var notices: [SessionNotice] = [] {
        didSet { if notices != oldValue { showNotices() } }
    }

    /// Whether ``controllerReports`` keeps the reports of this application, as in a test.
    package var keepsReports = false
    /// The reports of the view models of this application, in order.
    package var controllerReports: [ControllerReport] = []

    /// The inspector of the application, which is created when it is first used, and records from then on.
    public var inspector: Inspector {
        if let inspectorIfUsed { return inspectorIfUsed }
        let inspector = Inspector(of: self)
        inspectorIfUsed = inspector
        return inspector
    }
    /// The inspector, if it was used.
    package private(set) var inspectorIfUsed: Inspector?

    let controllerLogReceiver = ControllerLog.Receiver()

    /// The open windows, in the order in which they were opened.
    public var windows: [WindowController] { openWindows.all }

    /// The window that was opened or activated last.
    public var frontWindow: WindowController? { openWindows.front }

    /// The commands of the application, which are available in each of its windows.
    public var actions: [Action] = [] {
        didSet { for window in windows { window.barContentDidChange() } }
    }

    /// The icon of the application in the tray of the desktop; nil for none.
    ///
    /// While the desktop shows it, the close button of the last main window hides the window, with its
    /// screens as they are; a click on the icon shows it again, as ``presentWindows()`` does. Where the
    /// desktop shows no icon, the window closes as without one, and a hidden window is shown again when the
    /// tray ends, so that the user always has a way to the application. Offer a command that quits the
    /// application in its menu.
    public var statusItem: StatusItem? {
        get { tray.item }
        set { tray.item = newValue }
    }
    private lazy var tray = TrayIcon(of: self)

    /// Whether the close button of a window hides it, since the user comes back by the icon in the tray.
    func hides(_ window: WindowController) -> Bool {
        statusItem?.isShown == true && openWindows.isLastMain(window)
    }

    private let finishes = PublishRelay<Void>()

    /// Creates a session.
    ///
    /// - Parameter record: the file in which navigation is recorded; nil for none. What it contains is restored first. It is removed
    ///   when the last window is closed.
    public convenience init(restoringFrom record: FlowRecordFile? = nil) {
        self.init(restoringFrom: record, remembering: nil)
    }

    /// Creates a session that also saves the geometry of its windows and the borders of its split views, in a folder.
    package convenience init(restoringFrom record: FlowRecordFile?, remembering folder: String?) {
        self.init(
            record.map { .file(StateFile(path: $0.path, version: $0.version)) } ?? .nowhere, folder)
    }

    /// Creates a session whose navigation record is not in a file.
    package convenience init(record: RecordStore?) {
        self.init(record.map { .store($0) } ?? .nowhere, nil)
    }

    private init(_ record: SessionPersistence.Record, _ folder: String?) {
        persistence = SessionPersistence(record, folder: folder)
        openWindows = SessionWindows(FlowCoordinator(recordsNavigation: persistence.recordsNavigation))
        persistence.session = self
        coordinator.scope = { [weak self] work in
            if let self { perform(work) } else { work() }
        }
    }

    isolated deinit { saveState() }

    /// Calls `work`, during which this session is the current one, and its backend the current backend.
    package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$performing.withValue(self) { try Toolkit.perform(with: backend, work) }
    }

    /// Sends when the last window was closed.
    public var finished: Observable<Void> { finishes.asObservable() }

    /// Starts the root flow with its first step, in a window that is created for the flow's root, unless the root is a window.
    public func start(
        _ flow: any Flow, with firstStep: any Step, windowSize: Size = Size(width: 640, height: 480)
    ) {
        start(flow, with: OneStepper(withSingleStep: firstStep), windowSize: windowSize)
    }

    /// Starts the root flow with its stepper, in a window that is created for the flow's root, unless the root is a window.
    ///
    /// Without a stepper the first step is `RxFlowStep.home`. The stepper is retained as long as the flow. Its initial step is not
    /// navigated where a record of an earlier run is.
    ///
    /// - Parameters:
    ///   - flow: the root flow, which is retained until it ends.
    ///   - stepper: its stepper.
    ///   - windowSize: the size of the window that is created, unless an earlier run has left another one.
    ///   - windowRole: see ``WindowController/role``.
    public func start(
        _ flow: any Flow, with stepper: any Stepper = DefaultStepper(),
        windowSize: Size = Size(width: 640, height: 480), windowRole: String? = nil
    ) {
        start(
            flow, with: stepper, windowSize: windowSize, windowRole: windowRole, header: .merged)
    }

    func start(
        _ flow: any Flow, with stepper: any Stepper, windowSize: Size, windowRole: String?,
        header: HeaderStyle
    ) {
        Self.latest = self
        buildStatus = buildStatus ?? BuildStatus(self)
        perform {
            let earlier = persistence.start(openWindows)
            let window: WindowController
            switch flow.root {
            case let root as WindowController: window = root
            case let root as ViewController:
                window = WindowController(
                    root: root, size: windowSize, role: windowRole, header: header)
            default:
                fatalError(
                    """
                    ControllerKit: the root of \(type(of: flow)), the first flow, is a \(type(of: flow.root)). It has to be a \
                    ViewController, such as a NavigationController, or a WindowController: something that can be in a window.
                    """)
            }
            openWindows.first = window
            let restored = earlier?.withFirstWindow(ofFlow: "\(type(of: flow))", role: window.role)
            window.present(with: restored?.geometry)
            coordinator.coordinate(flow: flow, with: stepper, restoring: restored?.first)
            for window in restored?.windows ?? [] { persistence.restoreWindow?(window) }
        }
    }

    // MARK: Saving the state for the next run

    /// Creates the coordinator of a further main window.
    func makeTree(in window: WindowController) -> FlowCoordinator {
        let tree = FlowCoordinator(recordsNavigation: persistence.recordsFurtherWindows)
        tree.scope = coordinator.scope
        openWindows.addMain(window, tree)
        persistence.recordChanges(of: tree)
        onNewTree?(tree)
        return tree
    }

    /// Writes the state that the next run restores, if it has changed, and returns when it is on the disk.
    ///
    /// The session writes each change within a second anyway. Call this function before work that may end the process.
    public func saveState() { persistence.save() }

    /// Sends a step to all flows of the application, as a request of the desktop does.
    public func open(_ step: any Step) {
        for coordinator in coordinators { coordinator.navigate(to: step) }
        frontWindow?.window.present()
    }

    /// Requests that the application ends: asks the screens of all windows, the front one first, and closes all windows if all agree.
    ///
    /// Without a question the windows are closed before the function returns; see ``ViewController/mayDismiss()``.
    public func requestQuit() {
        Task.immediate { if await mayQuit() { closeAllWindows() } }
    }

    /// Called when the system ends the application, by SIGTERM. The screens are asked as by ``requestQuit()``; the next run restores them.
    package func requestTermination() {
        Task.immediate { if await mayQuit() { closeForRestoration() } }
    }

    /// Closes all windows without a question. The next run restores their screens.
    private func closeForRestoration() {
        persistence.stopRecording()
        closeAllWindows()
    }

    /// Asks the screens of all windows, the front one first.
    package func mayQuit(_ run: DismissalRun = DismissalRun()) async -> Bool {
        openWindows.closeRequests.begin(run)
        defer { openWindows.closeRequests.end(run) }
        return await run.mayDismiss { openWindows.roots }
    }

    /// Returns true when all screens that are asked have said whether the application may end. If it may, its windows are closed then.
    /// Returns false as soon as one of them asks the user, unless `includingUser` says to wait for the answer.
    package func endIsDecided(includingUser: Bool) async -> Bool {
        await openWindows.closeRequests.areAnswered(includingUser: includingUser)
    }

    /// Called when the desktop asks whether its session may end. The screens are asked as by ``requestQuit()``.
    ///
    /// If all agree without a question to the user, nothing is closed: the desktop ends the application, or
    /// does not end its session after all. If the user was asked, the application ends, so that the session
    /// can end too. The next run restores the screens in both cases.
    ///
    /// - Parameter inhibit: called with the reason that the desktop shows as long as its session should not end; with nil when it may end.
    package func querySessionEnd(_ inhibit: @escaping @MainActor (String?) -> Void) {
        let query = SessionEndQuery(inhibit)
        Task.immediate {
            let mayEnd = await mayQuit(query.run)
            query.answer = mayEnd
            guard mayEnd else { return query.showReason() }
            inhibit(nil)
            if query.run.hasQuestion { closeForRestoration() } else { saveState() }
        }
        guard query.answer == nil else { return }
        query.run.onQuestion = { [unowned query] in query.showReason() }
        query.showReason()
    }

    /// A question of the desktop whether its session may end.
    @MainActor private final class SessionEndQuery {
        let run = DismissalRun()
        var answer: Bool?
        private let inhibit: @MainActor (String?) -> Void

        init(_ inhibit: @escaping @MainActor (String?) -> Void) { self.inhibit = inhibit }

        func showReason() { inhibit(run.reason ?? localized("There are unsaved changes.")) }
    }

    /// Closes all windows without a question.
    public func closeAllWindows() { openWindows.closeAll() }

    /// Called with each controller that is created while this session is the current one. Tests set it.
    package var onCreate: ((ViewController) -> Void)?

    func didClose(_ window: WindowController) {
        openWindows.didClose(window)
        persistence.changed()
        guard windows.isEmpty else { return }
        persistence.end()
        finishes.accept(())
    }
}
