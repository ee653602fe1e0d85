// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

@Suite struct ToolTests {
    /// The threads of tasks block most signals: `shellctl run` could not end the shell to reload it.
    @Test func aProgramThatATaskStartsBlocksNoSignals() async throws {
        let line = try await Task.detached {
            try shellctl.Tool("grep", ["SigBlk", "/proc/self/status"], in: "/").output()
        }.value
        #expect(line.hasSuffix("0000000000000000"))
    }
}
