// SPDX-License-Identifier: MIT

import Glibc

extension FlowReport {
    /// Receives the reports that nobody listens to. Unless replaced, it writes each as a line on standard error.
    @MainActor public static var unattended: (FlowReport) -> Void = { report in
        var line = "FlowKit: \(report)\n"
        line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
