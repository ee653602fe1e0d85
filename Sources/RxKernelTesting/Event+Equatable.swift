// SPDX-License-Identifier: MIT

import RxKernel

/// Events are equal if their elements are, or their errors: those are compared by what describes them.
extension Event: Equatable where Element: Equatable {
    /// Whether both are the same case with equal elements, or with errors of one type that are described
    /// alike.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let lhs), .next(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether both are the same case with equal elements, or with errors of one type that are described
    /// alike.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let lhs), .success(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Whether both are completions, or errors of one type that are described alike.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Whether two errors are of one type and described alike: errors are seldom `Equatable`.
func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    type(of: lhs) == type(of: rhs) && "\(lhs)" == "\(rhs)"
}
