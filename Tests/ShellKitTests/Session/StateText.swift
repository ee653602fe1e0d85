// SPDX-License-Identifier: MIT

import FlowKit

/// Texts of files for tests.
enum StateText {
    static func read(_ path: String) -> String {
        String(decoding: (try? KeptFile(path).read()) ?? [], as: UTF8.self)
    }

    static func write(_ text: String, to path: String) { try? KeptFile(path).write(text.utf8) }
}
