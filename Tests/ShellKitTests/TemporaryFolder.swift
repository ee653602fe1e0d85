// SPDX-License-Identifier: MIT

import Foundation

/// A folder for one test, which is removed with the last reference.
final class TemporaryFolder: Sendable {
    let path = "\(NSTemporaryDirectory())/shellkit-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
