// SPDX-License-Identifier: MIT

/// A mistake after which the program continues: what happened, where, why, and how to fix it.
///
/// Each report is a line on standard error, unless ``handler`` is replaced. A test reads those of its
/// application: `HeadlessApp.controllerReports`. A report belongs to the application that created the view
/// model, also where several applications run in one process.
/// ```swift
/// ControllerReport.handler = { log("\($0)") }
/// ```
public struct ControllerReport: Sendable, Equatable {
    /// What happened.
    public enum Reason: Sendable, Equatable {
        /// `parentEvents` was read without a parent.
        case parentEventsRead(Absence)
        /// An event was sent to `parentEvents` without a parent.
        case eventLost(Absence)
        /// An observable that was bound to events failed with this error.
        case bindingFailed(error: String)
        /// A view model was added to itself or to one of its descendants, which is refused; the type of the child.
        case cycle(child: String)
        /// View models forward an event in a loop: the events, with the view models that sent them, from the first one to its repetition.
        /// The repetition was not sent.
        case forwardLoop([String])
        /// A view model was released without having been used.
        case neverUsed
        /// A view model emitted this step before something subscribed to its steps.
        case stepLost(step: String)
        /// A screen became visible with an empty view; the type of the controller.
        case emptyScreen(controller: String)
    }

    /// The reason why a view model has no parent.
    public enum Absence: Sendable, Equatable {
        /// It has not been added to one.
        case neverAdded
        /// It was removed from a parent of this type.
        case removed(from: String)
        /// Its parent, of this type, was released.
        case released(String)
    }

    /// What happened.
    public let reason: Reason
    /// The type of the view model.
    public let viewModel: String

    init(_ reason: Reason, _ viewModel: RxViewModel?) {
        self.reason = reason
        self.viewModel = viewModel.map { "\(type(of: $0))" } ?? "a view model that was released"
    }

    init(_ reason: Reason, named viewModel: String) {
        self.reason = reason
        self.viewModel = viewModel
    }

    /// Receives the reports of the process that belong to no `HeadlessApp`: those of an application on a
    /// display, and of view models that a test creates without an application. Unless replaced, it writes
    /// each as a line on standard error.
    @preconcurrency @MainActor public static var handler: (ControllerReport) -> Void = { $0.writeLine() }

    /// Sends the report to an application; by default, to the one whose work is performed.
    @MainActor func send(in session: ApplicationSession?) {
        guard let session = session ?? ApplicationSession.current, session.keepsReports else {
            return Self.handler(self)
        }
        session.controllerReports.append(self)
        writeLine()
    }

    private func writeLine() { writeToStandardError("ControllerKit: \(self)") }
}

extension ControllerReport: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .parentEventsRead(let absence):
            "\(viewModel) read parentEvents without a parent: \(absence). Until it has one, it receives no events, and events that "
                + "it sends are lost. Add it with addChild(_:) before, or subscribe in prepareForParentEvents(). Where it may be "
                + "without a parent, ask hasParent."
        case .eventLost(let absence):
            "\(viewModel) sent an event to parentEvents without a parent, and the event is lost: \(absence). Add it with "
                + "addChild(_:) before. Where it may be without a parent, ask hasParent."
        case .bindingFailed(let error):
            "An observable that was bound to events of \(viewModel) failed with \(error), and sends no more events. Handle errors "
                + "before bind(to:), with catch or asDriver."
        case .cycle(let child):
            "\(viewModel) was to become the parent of \(child), which is \(viewModel) itself or one of its ancestors. It was not "
                + "added. Add each view model to the view model of its screen's parent."
        case .forwardLoop(let events):
            "An event was forwarded in a loop without end: \(events.joined(separator: ", then ")). The last one was not sent. Remove "
                + "one of these forwards, or forward only values that have changed."
        case .neverUsed:
            "\(viewModel) was created and released, and nothing has used it: no controller has it, it was never a child, and no flow "
                + "observed its steps. Give it to its controller, add it with addChild(_:), or do not create it."
        case .stepLost(let step):
            "\(viewModel) emitted the step \(step) while nothing observed its steps, and the step is lost. Return its controller, or that of an "
                + "ancestor, from navigate(to:) first; emit the first step as initialStep, or in readyToEmitSteps()."
        case .emptyScreen(let controller):
            "\(controller) is visible, and its view is empty: it does not override subviews(), and has no child controllers. Return its views "
                + "from subviews(), or add them in viewDidLoad()."
        }
    }
}

extension ControllerReport.Absence: CustomStringConvertible {
    public var description: String {
        switch self {
        case .neverAdded: "it was never added to one"
        case .removed(let parent): "it was removed from \(parent)"
        case .released(let parent): "its parent, \(parent), was released"
        }
    }
}
