// SPDX-License-Identifier: MIT

import RxFlow

/// In another file than its flow, with more conformances, several cases in a line, and code in its body.
enum OrderStep: Equatable, Step {
    case start, startDeep(level: Int)
    case summary

    var isFirst: Bool {
        if case .start = self { return true }
        return false
    }

    case receipt(number: Int, Customer)
}

struct Customer: Equatable {
    let name: String
}
