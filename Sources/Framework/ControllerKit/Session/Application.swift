// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// An application: its identifier, its first flow, and its answers to requests of the desktop. The backend
/// that the executable imports provides its `main()`.
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
/// An application whose first step depends on its state, or that emits steps itself later, has a stepper instead of a first step:
///
/// ```swift
///     func rootStepper() -> any Stepper { SessionStepper(session) }
/// ```
@preconcurrency @MainActor public protocol Application: Program {
    /// Creates the root flow. Called once, when the backend can show it.
    func rootFlow() -> any Flow

    /// The first step of the root flow; by default `RxFlowStep.home`.
    var firstStep: any Step { get }

    /// Creates the stepper of the root flow. Called once, after ``rootFlow()``; the stepper is retained as long as the flow.
    /// Unless the application has its own, it emits ``firstStep`` and nothing else.
    func rootStepper() -> any Stepper

    /// The size of the first window, in logical pixels, unless an earlier run has left another one.
    var windowSize: Size { get }

    /// The role of the first window, under which its geometry is saved for the next run; by default "main"; nil to save nothing. See
    /// ``WindowController/role``.
    var windowRole: String? { get }

    /// What is at the top of the first window; by default one row with the title or the tabs, and the items
    /// of the visible screen. See ``HeaderStyle``.
    var header: HeaderStyle { get }

    /// Returns the commands of the application, which are available in each of its windows.
    func actions(in session: ApplicationSession) -> [Action]

    /// Returns the step for files that the desktop or the command line requests to open; nil if the application opens none, which a banner
    /// tells the user. The step is sent to all flows.
    func step(toOpen paths: [String]) -> (any Step)?

    /// Returns the deep link for URIs or files that the desktop or the command line requests to open; if it is nil, ``step(toOpen:)`` is
    /// called.
    func link(toOpen paths: [String]) -> DeepLink?

    /// Returns the deep link for an action that the command line requests; nil if it is an action of the window in front.
    func link(toPerform action: String) -> DeepLink?

    /// The style sheet of the application, with rules for the style classes of its views, such as the text of a resource; empty for none.
    /// It applies to the windows of the application only.
    var styleSheet: String { get }

    /// Whether the windows and screens of an application that was killed are restored. The steps of its flows must be `Codable`. See
    /// <doc:Restoring>.
    var restoresNavigation: Bool { get }

    /// Restores a further main window of a run that was killed. Called after the first window was opened, once for each.
    ///
    /// ```swift
    /// func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
    ///     session.openWindow(ContactsFlow(store: store), with: OneStepper(withSingleStep: ContactsStep.list), restoring: record)
    /// }
    /// ```
    /// An application that opens such windows, with
    /// ``ApplicationSession/openWindow(_:with:role:size:header:restoring:)``, has this function. By default, the window is not restored,
    /// which is reported.
    func restoreWindow(_ record: WindowRecord, in session: ApplicationSession)

    /// Called when a state file cannot be read or written, so that screens are not restored now or in the
    /// next run; also when another process of the application has its folders, see `StateFolderClaim`. By
    /// default, it calls ``ApplicationSession/report(_:)``.
    func stateFailed(_ error: StateFileError, in session: ApplicationSession)

    /// Called before the first window opens.
    func willStart(_ session: ApplicationSession)
}

extension Application {
    public var name: String { id.split(separator: ".").last.map(String.init) ?? id }
    public var firstStep: any Step { RxFlowStep.home }
    public func rootStepper() -> any Stepper { OneStepper(withSingleStep: firstStep) }
    public var windowSize: Size { Size(width: 640, height: 480) }
    public var header: HeaderStyle { .merged }
    public func actions(in session: ApplicationSession) -> [Action] { [] }
    public func step(toOpen paths: [String]) -> (any Step)? { nil }
    public func link(toOpen paths: [String]) -> DeepLink? { nil }
    public func link(toPerform action: String) -> DeepLink? { nil }
    public var styleSheet: String { "" }
    public var windowRole: String? { "main" }
    public var restoresNavigation: Bool { false }
    public func stateFailed(_ error: StateFileError, in session: ApplicationSession) { session.report(error) }
    public func willStart(_ session: ApplicationSession) {}
    public func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        let message =
            "the window with \(record.flowType) that was open before is not restored, since \(Self.self) does not know how to open it. "
            + "Implement restoreWindow(_:in:), and open the window there with openWindow(…, restoring: record)."
        ViewReport(.other(message), view: "\(Self.self)").send()
    }

    public func start(on host: any ProgramHost) -> any RunningProgram { RunningApplication(self, host) }
}

/// An application between its start and its end.
package final class RunningApplication<Base: Application>: EndingProgram, SessionOwner {
    private let application: Base
    package let session: ApplicationSession
    private unowned let host: any ProgramHost
    private let disposeBag = DisposeBag()
    private var hasStarted = false
    private let hasNoFolder: Bool
    /// Keeps another process of the application from writing the same files.
    private let claim: StateFolderClaim?
    /// Nil unless the environment requests an inspector.
    private let inspector: Inspector?

    init(_ application: Base, _ host: any ProgramHost) {
        self.application = application
        self.host = host
        let folder = Self.stateFolder(
            of: XDGFolders.name(of: application.id, profile: application.profile), in: host.stateFolder)
        hasNoFolder = folder == nil && host.stateFolder == nil
        // The folders of a test are those of the host.
        let folders =
            host.stateFolder == nil
            ? XDGFolders(application: application.id, profile: application.profile) : nil
        let others = [folders?.data, folders?.config].compactMap(\.self)
        // Otherwise nothing would be saved in a program that the user has started again while it ended.
        if host.stateFolder == nil, let folder {
            StateFolderClaim.waitForProcess(with: folder, atMost: .seconds(2), orUntilItsEnd: .seconds(30))
        }
        claim = folder.map { StateFolderClaim($0, covering: others) }
        session = ApplicationSession(
            restoringFrom: application.restoresNavigation
                ? folder.map { FlowRecordFile(path: "\($0)/navigation.json") } : nil,
            remembering: folder)
        inspector = Inspector.isRequested ? session.inspector : nil
        session.stateFailed = { [weak self] error in
            if let self { self.application.stateFailed(error, in: session) } else { error.log() }
        }
        session.persistence.restoreWindow = { [weak self] record in
            if let self { self.application.restoreWindow(record, in: session) }
        }
        session.finished
            .subscribe(onNext: { [unowned host, claim] in
                claim?.willEnd()
                host.quit()
            })
            .disposed(by: disposeBag)
    }

    package func activate() {
        guard !hasStarted else {
            session.presentWindows()
            return
        }
        hasStarted = true
        session.actions = application.actions(in: session)
        let styleSheet = application.styleSheet
        if !styleSheet.isEmpty { session.backend.addStyleSheet(styleSheet) }
        application.willStart(session)
        if hasNoFolder {
            session.stateFailed(StateFileError(path: application.id, reason: .noFolder))
        }
        if let claim, !claim.isHeld {
            session.stateFailed(StateFileError(path: claim.folder, reason: .inUse))
        }
        let flow = application.rootFlow()
        if let inspector, !(flow is any InspectorCommandOwner) { session.actions.append(inspector.action) }
        session.start(
            flow, with: application.rootStepper(), windowSize: application.windowSize,
            windowRole: application.windowRole,
            header: application.header)
    }

    package func open(_ paths: [String]) {
        activate()
        if let link = application.link(toOpen: paths) {
            session.open(link, to: paths)
        } else if let step = application.step(toOpen: paths) {
            session.forgetRefusal()
            session.open(step)
        } else {
            session.perform { session.refuse(paths) }
        }
    }

    package func perform(_ action: String) {
        activate()
        if let link = application.link(toPerform: action) { return session.open(link) }
        session.perform {
            if let action = session.frontWindow?.window.actions.first(where: { $0.id == action }) {
                return action.perform()
            }
            let message =
                "the action \"\(action)\" was requested, and the window in front has none with this id. Return a link for it from "
                + "link(toPerform:), or add it to actions(in:)."
            ViewReport(.other(message), view: "\(Base.self)").send()
        }
    }

    package func requestQuit() { session.requestTermination() }

    package func endIsDecided(includingUser: Bool) async -> Bool {
        await session.endIsDecided(includingUser: includingUser)
    }

    package func querySessionEnd() {
        session.perform { session.querySessionEnd { [unowned host] in host.inhibitSessionEnd($0) } }
    }

    package func willEnd() { session.saveState() }

    package func inspect() -> String? { inspector?.description }

    package func goToState(afterEntry number: Int) -> Bool {
        guard let inspector, let entry = inspector.entry(number) else { return false }
        return session.perform { inspector.go(to: entry) }
    }

    /// - Parameter folder: the folder; nil for the one that the desktop defines, empty for none.
    private static func stateFolder(of application: String, in folder: String?) -> String? {
        guard let folder else { return XDGFolders(application: application).state }
        return folder.isEmpty ? nil : "\(folder)/\(application)"
    }
}

/// A running program with a session, for tests.
@MainActor package protocol SessionOwner: AnyObject {
    /// The session of the program.
    var session: ApplicationSession { get }
}
