// SPDX-License-Identifier: MIT

import Dispatch
import XCTest

extension XCTestCase {
    /// Waits until the work on the main queue has run, and the work that it has posted, `count` times.
    func turn(_ count: Int = 4) {
        for number in 1...count {
            let expectation = self.expectation(description: "turn \(number)")
            DispatchQueue.main.async { expectation.fulfill() }
            waitForExpectations(timeout: 10)
        }
    }
}
