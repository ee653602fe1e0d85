// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import ViewKit

/// A whole application with no display: its first flow, its windows in memory, and a person's hands.
///
/// ```swift
/// let app = HeadlessApp(ContactsFlow(store: .inMemory(.ada)), startingAt: ContactsStep.list)
/// try app.list("Contacts").select("Ada")
/// try app.textField("Name").type("Ada Lovelace")
/// try app.back()
/// #expect(try app.list("Contacts").rows == ["Ada Lovelace"])
/// try app.closeWindow()
/// #expect(app.survivors.isEmpty)
/// ```
/// Views are asked for by what a person or a screen reader calls them, or by their `identifier`; what a person could not see
/// or could not operate is an error that says what there is instead. Questions go to the front window. Main thread only.
@preconcurrency @MainActor public final class HeadlessApp<RootFlow: Flow> {
    /// The application that runs: its windows and the coordinator of its flows.
    public let session: ApplicationSession

    /// The backend, for what is outside of windows: clipboard, opened addresses, colours.
    public let backend: HeadlessBackend

    /// The steps that the root flow has navigated, in order.
    public private(set) var steps: [RootFlow.Steps] = []

    /// The steps that all flows have navigated, in order, with the type of the flow.
    public private(set) var navigations: [(flow: String, step: any Step)] = []

    /// The earlier name of ``navigations``.
    @available(*, deprecated, renamed: "navigations")
    public var journal: [(flow: String, step: any Step)] { navigations }

    private let remains = Remains()
    private let disposeBag = DisposeBag()

    /// Starts the root flow with its first step. The flow is created when the backend is installed, so it may create views in its
    /// `init`.
    public convenience init(_ flow: @autoclosure () -> RootFlow, startingAt firstStep: any Step) {
        self.init(flow(), with: OneStepper(withSingleStep: firstStep))
    }

    /// Starts the root flow with its stepper; without one, the first step is `RxFlowStep.home`. Flow and stepper are created
    /// when the backend is installed, so they may create views in their `init`.
    ///
    /// ```swift
    /// let stepper = SessionStepper(.signedOut)
    /// let app = HeadlessApp(AppFlow(), with: stepper)
    /// stepper.signIn()
    /// ```
    public init(
        _ flow: @autoclosure () -> RootFlow, with stepper: @autoclosure () -> any Stepper = DefaultStepper()
    ) {
        let backend = HeadlessBackend.install()
        let session = ApplicationSession()
        self.backend = backend
        self.session = session
        let flow = session.perform(flow)
        remains.watch(flow)
        session.coordinator.rx.didNavigate
            .subscribe(onNext: { [unowned self, weak flow] navigatedFlow, step in
                remains.watch(navigatedFlow)
                navigations.append(("\(type(of: navigatedFlow))", step))
                if navigatedFlow === flow, let step = step as? RootFlow.Steps { steps.append(step) }
                remains.watch(session)
            })
            .disposed(by: disposeBag)
        session.start(flow, with: session.perform(stepper))
        remains.watch(session)
    }

    /// The open windows, in the order in which they were opened.
    public var windows: [HeadlessWindow] {
        remains.watch(session)
        return session.windows.compactMap { $0.window.backendWindow as? HeadlessWindow }
    }

    /// The window in front: the one that was opened or raised last.
    public func window() throws -> HeadlessWindow {
        let windows = windows
        guard let front = backend.windows.last(where: { window in windows.contains { $0 === window } }) else {
            throw HeadlessError.noWindow
        }
        return front
    }

    /// The dialog in front.
    public func dialog() throws -> HeadlessDialog {
        guard let dialog = try window().dialogs.last else { throw HeadlessError.noDialog }
        return dialog
    }

    /// The visible label with that text or identifier, or the only one.
    ///
    /// This and the questions below throw a `HeadlessError` that says what there is, if there is no such
    /// view, or if there are several. What a person operates is not found behind a dialog.
    public func label(_ name: String? = nil) throws -> HeadlessView { try window().label(name) }
    /// The visible view of any kind that a person or a screen reader calls `name`, or whose identifier that
    /// is.
    public func view(_ name: String) throws -> HeadlessView { try window().view(name) }
    /// The visible list of that name or identifier, or the only one.
    public func list(_ name: String? = nil) throws -> HeadlessList { try window().list(name) }

    /// The visible button of that name or identifier, or the only one.
    public func button(_ name: String? = nil) throws -> HeadlessControl<ButtonState, ButtonEvent> {
        try window().button(name)
    }

    /// The visible text field of that name or identifier, or the only one.
    public func textField(_ name: String? = nil) throws -> HeadlessControl<TextFieldState, TextEvent> {
        try window().textField(name)
    }

    /// The visible text view of that name or identifier, or the only one.
    public func textView(_ name: String? = nil) throws -> HeadlessControl<TextViewState, TextEvent> {
        try window().textView(name)
    }

    /// The visible check box or switch of that name or identifier, or the only one.
    public func toggle(_ name: String? = nil) throws -> HeadlessControl<ToggleState, ToggleEvent> {
        try window().toggle(name)
    }

    /// The visible drop-down of that name or identifier, or the only one.
    public func dropDown(_ name: String? = nil) throws -> HeadlessControl<DropDownState, SelectionEvent> {
        try window().dropDown(name)
    }

    /// The visible tabs of that name or identifier, or the only ones.
    public func tabs(_ name: String? = nil) throws -> HeadlessPages { try window().tabs(name) }
    /// The visible pages to leaf through of that name or identifier, or the only ones.
    public func pager(_ name: String? = nil) throws -> HeadlessPages { try window().pager(name) }

    /// The texts of all visible labels of the front window, in reading order.
    public var texts: [String] { (try? window().texts) ?? [] }

    /// The title of the front window.
    public var title: String { (try? window().state.title) ?? "" }

    /// Goes back, as Alt+Left does.
    public func back() throws { try window().requestBack() }

    /// Closes the front window, as its close button does.
    public func closeWindow() throws { try window().requestClose() }

    /// Presses a key combination in the front window.
    public func press(_ shortcut: Shortcut) throws { try window().press(shortcut) }

    /// Triggers an action of the front window, as a menu item does.
    public func perform(_ action: String) throws { try window().perform(action) }

    /// Waits until something is so, while the main queue does its work and other threads do theirs, and returns whether it
    /// came to be so.
    ///
    /// It returns as soon as it is so. `patience` is how long a test that fails waits before it says so, and may be generous.
    /// A cancelled task waits no longer.
    @discardableResult public func settle(
        within patience: Duration = .seconds(10), until condition: @MainActor () -> Bool
    ) async -> Bool {
        let end = ContinuousClock.now + patience
        var turns = 0
        while !condition() {
            guard ContinuousClock.now < end, !Task.isCancelled else { return false }
            turns += 1
            // What is ready takes a few turns; what is on its way from another thread needs the processor.
            if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
        }
        return true
    }

    /// The types of all controllers, view models, flows and steppers of this application that are still alive. After the last
    /// window was closed there should be none.
    public var survivors: [String] { remains.survivors }

    /// The visible part of all windows as text, for a look at it in a failing test.
    public var description: String { windows.map(\.description).joined(separator: "\n") }
}
