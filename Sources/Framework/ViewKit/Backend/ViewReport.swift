// SPDX-License-Identifier: MIT

internal import FileKit

/// A mistake in the use of a view after which the program continues: what happened, in which view, and how to fix it.
///
/// Each report is a line on standard error, unless ``handler`` is replaced. A test reads those of its
/// application: `HeadlessApp.reports`. A report belongs to the application of its view, also where several
/// applications run in one process.
/// ```swift
/// ViewReport.handler = { log("\($0)") }
/// ```
public struct ViewReport: Sendable, Equatable {
    /// What happened.
    public enum Reason: Sendable, Hashable {
        /// A property was set to a value that cannot be shown, for this reason. The view keeps its previous state.
        case invalid(String)
        /// The backend has no view for this kind. Nothing is shown in its place.
        case unknownKind(String, backend: String, known: [String])
        /// A view was given to a container twice. It is shown at its first position only.
        case twice(child: String)
        /// A view was not added, because it would have become a child of itself or of a view inside of it.
        case cycle(child: String)
        /// A constraint refers to this view, which is not in the same container. The constraint was not activated.
        case constraintOutside(child: String)
        /// A label was given this markup (the first value), which is invalid for this reason (the second
        /// one). The label shows it as plain text.
        case markup(String, String)
        /// The shortcut of the action with this id cannot be parsed. The action has no such shortcut.
        case unparsableShortcut(ShortcutError, action: String)
        /// Two actions have this shortcut. The first one keeps it.
        case shortcutConflict(Shortcut, first: String, second: String)
        /// A text was too long to lay out: the name of the property. The view shows the beginning of the text.
        case textCut(String)
        /// Another mistake, which the message explains.
        case other(String)
    }

    /// What happened.
    public let reason: Reason
    /// The path of the view: see ``PortableView/path``.
    public let view: String

    /// Creates a report.
    public init(_ reason: Reason, view: String) {
        self.reason = reason
        self.view = view
    }

    /// Receives the reports of the process that belong to no `HeadlessApp`: those of an application on a
    /// display, and of views that a test creates without an application. Unless replaced, it writes each as a
    /// line on standard error.
    @preconcurrency @MainActor public static var handler: (ViewReport) -> Void = { $0.writeLine() }

    /// Sends the report to the application of a backend; by default, to the one whose work is performed.
    @MainActor package func send(in backend: (any Backend)? = nil) {
        let receiver = (backend ?? Toolkit.current) as? any ViewReportReceiver
        if receiver?.receive(self) == true { writeLine() } else { Self.handler(self) }
    }

    private func writeLine() { writeToStandardError("ViewKit: \(self)") }
}

/// A backend that keeps the reports of its application.
@MainActor package protocol ViewReportReceiver {
    /// Called with each report. Returns whether the report belongs to an application; if not, the handler of the process receives it, too.
    func receive(_ report: ViewReport) -> Bool
}

extension ViewReport: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .invalid(let message):
            "\(view): \(message). The view keeps its previous state. Set a valid value."
        case .unknownKind(let kind, let backend, let known):
            "\(view): the backend \(backend) has no view for the kind \"\(kind)\", so that nothing is shown. Register one with "
                + "\(backend)Backend.views.register before the first view of that kind is created. Registered kinds with a similar "
                + "name: \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .twice(let child):
            "\(view): \(child) was given twice. Only its first position counts. Create a view for each position."
        case .cycle(let child):
            "\(view): \(child) cannot be added, because \(view) is \(child) itself or a view inside of it."
        case .constraintOutside(let child):
            "\(view): a constraint refers to \(child), which is neither the container nor one of its children, and was not "
                + "activated. A constraint relates the views that subviews() returns, and the view of the controller. Views in a Box or "
                + "a Grid have no constraints. Deactivate a constraint before one of its views is added to another container."
        case .markup(let markup, let error):
            "\(view): the markup \"\(markup)\" is shown as it is, without a style: \(error). Fix the markup, or set the text instead."
        case .unparsableShortcut(let error, let action):
            "\(view): the action \"\(action)\" has a shortcut that cannot be parsed and that does nothing. \(error)"
        case .shortcutConflict(let shortcut, let first, let second):
            "\(view): the actions \"\(first)\" and \"\(second)\" have the same shortcut \(shortcut), which triggers \"\(first)\". Give one of "
                + "them another shortcut."
        case .textCut(let name):
            "\(view): \(name) has more than \(ShownText.maximumBytes) bytes, which would take seconds to lay out. Its beginning is shown. Show a "
                + "long text in a TextView, or its lines in a ListView."
        case .other(let message): "\(view): \(message)"
        }
    }
}
