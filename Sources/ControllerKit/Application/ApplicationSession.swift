// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A running application: its first flow, its windows and its commands.
///
/// A backend makes one when the application starts, and `HeadlessApp` makes one for each test. Main thread only.
@preconcurrency @MainActor public final class ApplicationSession {
    /// The session that new windows and dialogs belong to which no controller presented.
    package static weak var current: ApplicationSession?

    /// Drives the first flow, and all that came of it.
    public let coordinator: FlowCoordinator

    private let record: FlowRecordFile?
    private let disposeBag = DisposeBag()

    /// The windows that are open, in the order in which they were opened.
    public private(set) var windows: [WindowController] = []

    /// The window that was opened or used last.
    public var frontWindow: WindowController? {
        WindowController.open.last { window in windows.contains { $0 === window } }
    }

    /// The commands of the whole application.
    public var actions: [Action] = [] {
        didSet { for window in windows { window.chromeDidChange() } }
    }

    private let finishes = PublishRelay<Void>()

    /// - Parameter record: Where navigation is recorded; what is found there is navigated first. Nothing is found after the
    ///   last window was closed.
    public init(restoringFrom record: FlowRecordFile? = nil) {
        self.record = record
        coordinator = FlowCoordinator(recordsNavigation: record != nil)
    }

    /// The last window was closed.
    public var finished: Observable<Void> { finishes.asObservable() }

    /// Starts the root flow with its first step, in a window that is created for the flow's root, unless the root is a window.
    public func start(
        _ flow: any Flow, with firstStep: any Step, windowSize: Size = Size(width: 640, height: 480)
    ) {
        start(flow, with: OneStepper(withSingleStep: firstStep), windowSize: windowSize)
    }

    /// Starts the root flow with its stepper, in a window that is created for the flow's root, unless the root is a window.
    ///
    /// Without a stepper the first step is ``RxFlowStep/home``. The stepper is retained as long as the flow. Its initial step is not
    /// navigated where a record of an earlier run is.
    public func start(
        _ flow: any Flow, with stepper: any Stepper = DefaultStepper(),
        windowSize: Size = Size(width: 640, height: 480)
    ) {
        Self.current = self
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

    /// Writes down each change of navigation, if the session does that; a record that cannot be written is no reason to stop.
    private func keepRecord() {
        guard let record else { return }
        coordinator.rx.record.subscribe(onNext: { try? record.save($0) }).disposed(by: disposeBag)
        finished.subscribe(onNext: { record.remove() }).disposed(by: disposeBag)
    }

    /// Sends a step to all flows of the application, as a request from the desktop does.
    public func open(_ step: any Step) {
        Self.current = self
        coordinator.navigate(to: step)
        frontWindow?.window.present()
    }

    /// Follows a deep link, as a request from the desktop does.
    public func open(_ link: DeepLink) {
        Self.current = self
        coordinator.open(link) { _ in }
        frontWindow?.window.present()
    }

    /// Asks each window to close, the front one first; the application ends when all did.
    public func requestQuit() {
        for window in windows.reversed() { window.requestClose() }
    }

    /// Closes all windows, without asking.
    public func closeAllWindows() {
        for window in windows.reversed() { window.close() }
    }

    func didOpen(_ window: WindowController) { windows.append(window) }

    func didClose(_ window: WindowController) {
        windows.removeAll { $0 === window }
        if windows.isEmpty { finishes.accept(()) }
    }
}
