// SPDX-License-Identifier: MIT

import FileKit

extension FlowReport {
    /// Receives the reports of trees without an observer of `rx.reports`, and those that belong to no tree: a
    /// step of a router whose flow has ended, and a flow that no coordinator runs. By default, it writes each
    /// as a line to standard error. The tree of a `HeadlessApp` is observed: see `HeadlessApp.flowReports`.
    @preconcurrency @MainActor public static var unobserved: (FlowReport) -> Void = { $0.writeLine() }

    /// Writes the report as a line to standard error.
    package func writeLine() { writeToStandardError("FlowKit: \(self)") }
}
