// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A running application: its root flow, its windows and its commands.
///
/// A backend creates one when the application starts, and `HeadlessApp` creates one for each test. It retains its coordinator and, while
/// they are open, its windows. Main thread only.
@preconcurrency @MainActor public final class ApplicationSession {
    /// The session of the windows and dialogs that no controller presents: the one whose work is performed; outside of such work, the one
    /// that was started last, if its backend is the current one.
    package static var current: ApplicationSession? {
        if let performing { return performing }
        guard let latest, latest.backend === Toolkit.backend else { return nil }
        return latest
    }

    @TaskLocal private static var performing: ApplicationSession?
    private static weak var latest: ApplicationSession?

    let backend = Toolkit.backend

    /// The coordinator of the root flow.
    public let coordinator: FlowCoordinator

    /// Where the record of navigation is kept; nil if there is none.
    private let record: RecordStore?
    private let disposeBag = DisposeBag()

    /// The open windows, in the order in which they were opened.
    public private(set) var windows: [WindowController] = []

    /// The window that was opened or activated last.
    public var frontWindow: WindowController? { windowsByActivation.last }

    /// The open windows, the front one last.
    private var windowsByActivation: [WindowController] = []

    /// The commands of the application, which are available in each of its windows.
    public var actions: [Action] = [] {
        didSet { for window in windows { window.chromeDidChange() } }
    }

    private let finishes = PublishRelay<Void>()

    /// Creates a session.
    ///
    /// - Parameter record: the file in which navigation is recorded; nil for none. What it contains is restored first. It is removed
    ///   when the last window is closed.
    public convenience init(restoringFrom record: FlowRecordFile? = nil) {
        self.init(record: record.map(RecordStore.init))
    }

    /// Creates a session whose record of navigation is kept elsewhere than in a file.
    package init(record: RecordStore?) {
        self.record = record
        coordinator = FlowCoordinator(recordsNavigation: record != nil)
        coordinator.scope = { [weak self] work in
            if let self { perform(work) } else { work() }
        }
    }

    /// Calls `work`, which finds this session as the current one, and its backend.
    package func perform<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
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
    public func start(
        _ flow: any Flow, with stepper: any Stepper = DefaultStepper(),
        windowSize: Size = Size(width: 640, height: 480)
    ) {
        Self.latest = self
        perform { startFlow(flow, with: stepper, windowSize: windowSize) }
    }

    private func startFlow(_ flow: any Flow, with stepper: any Stepper, windowSize: Size) {
        switch flow.root {
        case let window as WindowController: window.present()
        case let root as ViewController: WindowController(root: root, size: windowSize).present()
        default:
            fatalError(
                """
                ControllerKit: the root of \(type(of: flow)), the first flow, is a \(type(of: flow.root)). It has to be a \
                ViewController, such as a NavigationController, or a WindowController: something that can be in a window.
                """)
        }
        let restored = record?.load()
        keepRecord()
        coordinator.coordinate(flow: flow, with: stepper, restoring: restored)
    }

    /// Records each change of navigation, if there is a record. A record that cannot be written is ignored.
    private func keepRecord() {
        guard let record else { return }
        coordinator.rx.record.subscribe(onNext: { record.save($0) }).disposed(by: disposeBag)
        finished.subscribe(onNext: { record.remove() }).disposed(by: disposeBag)
    }

    /// Sends a step to all flows of the application, as a request of the desktop does.
    public func open(_ step: any Step) {
        coordinator.navigate(to: step)
        frontWindow?.window.present()
    }

    /// Follows a deep link, as a request of the desktop does.
    public func open(_ link: DeepLink) {
        coordinator.open(link) { _ in }
        frontWindow?.window.present()
    }

    /// Requests that the application ends: asks the screens of all windows, the front one first, and closes all windows if all agree.
    ///
    /// Without a question the windows are closed before the function returns; see ``ViewController/mayDismiss()``.
    public func requestQuit() {
        Task.immediate { if await mayQuit() { closeAllWindows() } }
    }

    /// Asks the screens of all windows, the front one first.
    package func mayQuit() async -> Bool {
        for window in windowsByActivation.reversed() where !window.isPresentedByController {
            guard await window.root.treeMayDismiss() else { return false }
        }
        return true
    }

    /// Closes all windows, without asking.
    public func closeAllWindows() {
        for window in windows.reversed() { window.close() }
    }

    func didOpen(_ window: WindowController) {
        windows.append(window)
        windowsByActivation.append(window)
    }

    func didActivate(_ window: WindowController) {
        windowsByActivation.removeAll { $0 === window }
        windowsByActivation.append(window)
    }

    func didClose(_ window: WindowController) {
        windowsByActivation.removeAll { $0 === window }
        windows.removeAll { $0 === window }
        if windows.isEmpty { finishes.accept(()) }
    }
}
