// SPDX-License-Identifier: MIT

import Glibc
import WireKit

/// The probe, which is built beside the tests.
func probe() -> WireKit.Program {
    let tests = CommandLine.arguments[0]
    let folder = tests.lastIndex(of: "/").map { tests[..<$0] } ?? "."
    guard let resolved = realpath("\(folder)/RemoteProbe", nil) else { return Program(path: "RemoteProbe") }
    defer { free(resolved) }
    return Program(path: String(cString: resolved))
}
