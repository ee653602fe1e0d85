// SPDX-License-Identifier: MIT

import ViewKit

/// The reports that `work` causes, as texts. Other tests do not run meanwhile: it does not suspend.
@MainActor func reported(by work: () throws -> Void) rethrows -> [String] {
    try reports(of: work).map(\.description)
}

/// The reasons of the reports that `work` causes.
@MainActor func reasons(of work: () throws -> Void) rethrows -> [ViewReport.Reason] {
    try reports(of: work).map(\.reason)
}

@MainActor private func reports(of work: () throws -> Void) rethrows -> [ViewReport] {
    let handler = ViewReport.handler
    defer { ViewReport.handler = handler }
    var reports: [ViewReport] = []
    ViewReport.handler = { reports.append($0) }
    try work()
    return reports
}
