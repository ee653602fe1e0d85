// SPDX-License-Identifier: MIT

import Glibc

extension FlowReport {
    /// Receives the reports of trees without an observer of `rx.reports`. By default, it writes each as a line to standard error.
    @MainActor public static var unobserved: (FlowReport) -> Void = { report in
        var line = "FlowKit: \(report)\n"
        line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
