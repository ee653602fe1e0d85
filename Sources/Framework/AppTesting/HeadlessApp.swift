// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import ViewKit

/// An application in memory whose root flow is the flow to test. Its functions act like the user.
///
/// ```swift
/// let app = HeadlessApp(ContactsFlow(store: .inMemory(.ada)), startingAt: ContactsStep.list)
/// try app.list("Contacts").select("Ada")
/// try app.textField("Name").type("Ada Lovelace")
/// try app.back()
/// #expect(try app.list("Contacts").rows == ["Ada Lovelace"])
/// try app.closeWindow()
/// #expect(app.retainedObjects.isEmpty)
/// ```
/// Use ``HeadlessProgram`` to test an `Application` with its actions and its restoration. **Threading**: the main thread only.
@preconcurrency @MainActor public final class HeadlessApp<RootFlow: Flow>: HeadlessProgram {
    /// The steps to which the root flow has navigated, in order.
    public private(set) var steps: [RootFlow.Steps] = []

    /// Starts the root flow with its first step. The flow is created after the backend was installed, so that
    /// its initializer may create views.
    public convenience init(
        _ flow: @autoclosure () -> RootFlow, startingAt firstStep: any Step, time: TestTime = .real
    ) {
        self.init(flow(), with: OneStepper(withSingleStep: firstStep), time: time)
    }

    /// Starts the root flow with its stepper. The first step of the default stepper is `RxFlowStep.home`.
    /// Flow and stepper are created after the backend was installed, so that their initializers may create
    /// views. Virtual time passes only when ``HeadlessProgram/advance(by:file:line:)`` is called.
    ///
    /// ```swift
    /// let stepper = SessionStepper(.signedOut)
    /// let app = HeadlessApp(AppFlow(), with: stepper)
    /// stepper.signIn()
    /// ```
    public init(
        _ flow: @autoclosure () -> RootFlow, with stepper: @autoclosure () -> any Stepper = DefaultStepper(),
        time: TestTime = .real
    ) {
        let backend = HeadlessBackend.install()
        backend.start(time)
        let session = ApplicationSession()
        super.init(session, backend)
        let flow = session.perform(flow)
        audit.watch(flow)
        observe { [unowned self, weak flow] navigatedFlow, step in
            if navigatedFlow === flow, let step = step as? RootFlow.Steps { steps.append(step) }
        }
        let stepper = session.perform(stepper)
        audit.ignore(stepper as AnyObject)
        session.start(flow, with: stepper)
        audit.watch(session)
    }
}
