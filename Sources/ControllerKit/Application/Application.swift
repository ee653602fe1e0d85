// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// An application: which flow it begins with. The backend that the executable imports gives it its `main()`.
///
/// ```swift
/// import ControllerKit
/// import GtkBackend
///
/// @main struct ContactsApp: Application {
///     let id = "org.example.Contacts"
///     func rootFlow() -> any Flow { ContactsFlow(store: .onDisk) }
///     let firstStep: any Step = ContactsStep.list
/// }
/// ```
@preconcurrency @MainActor public protocol Application: Program {
    /// Makes the flow that the application begins with. Called once, when there is something to show it on.
    func rootFlow() -> any Flow

    /// The step that the flow begins with.
    var firstStep: any Step { get }

    /// The size of the first window, in logical pixels.
    var windowSize: Size { get }

    /// Commands of the whole application, available in each of its windows.
    func actions(in session: ApplicationSession) -> [Action]

    /// The step for files that the desktop or the command line asks the application to open; nil where it opens none. All
    /// flows get it, as a deep link.
    func step(toOpen paths: [String]) -> (any Step)?

    /// The way to the place for URIs or files that the desktop or the command line asks the application to open; nil where
    /// there is none, and then ``step(toOpen:)`` is asked.
    func link(toOpen paths: [String]) -> DeepLink?

    /// Whether the application, when it was killed, comes back to the windows and screens it had. The steps of its flows have to
    /// be `Codable`.
    var restoresNavigation: Bool { get }

    /// The first window is about to open.
    func willStart(_ session: ApplicationSession)
}

extension Application {
    public var name: String { id.split(separator: ".").last.map(String.init) ?? id }
    public var windowSize: Size { Size(width: 640, height: 480) }
    public func actions(in session: ApplicationSession) -> [Action] { [] }
    public func step(toOpen paths: [String]) -> (any Step)? { nil }
    public func link(toOpen paths: [String]) -> DeepLink? { nil }
    public var restoresNavigation: Bool { false }
    public func willStart(_ session: ApplicationSession) {}

    public func start(on host: any ProgramHost) -> any RunningProgram { RunningApplication(self, host) }
}

/// An application between its start and its end.
private final class RunningApplication<Base: Application>: RunningProgram {
    private let application: Base
    private let session: ApplicationSession
    private let disposeBag = DisposeBag()
    private var hasStarted = false

    init(_ application: Base, _ host: any ProgramHost) {
        self.application = application
        session = ApplicationSession(
            restoringFrom: application.restoresNavigation ? FlowRecordFile(application: application.id) : nil)
        session.finished.subscribe(onNext: { [unowned host] in host.quit() }).disposed(by: disposeBag)
    }

    func activate() {
        guard !hasStarted else {
            session.frontWindow?.present()
            return
        }
        hasStarted = true
        session.actions = application.actions(in: session)
        application.willStart(session)
        session.start(application.rootFlow(), with: application.firstStep, windowSize: application.windowSize)
    }

    func open(_ paths: [String]) {
        activate()
        if let link = application.link(toOpen: paths) {
            session.open(link)
        } else if let step = application.step(toOpen: paths) {
            session.open(step)
        }
    }

    func requestQuit() { session.requestQuit() }
}
