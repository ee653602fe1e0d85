// SPDX-License-Identifier: MIT

import RxKernel

// A test that imports XCTest calls XCTest's own function for these types, which are Equatable, so that XCTest records the failure.

/// Reports a failure to `TestFailure` unless the events are equal.
///
/// It exists for tests that were written with XCTest; in new tests `#expect(lhs == rhs)` is simpler. Errors are equal
/// if they have the same type and description.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #file, line: UInt = #line
) {
    compare(lhs, rhs, { $0 == $1 }, file, line)
}

/// Reports a failure to `TestFailure` unless the events of singles are equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #file,
    line: UInt = #line
) {
    compare(
        lhs, rhs,
        { lhs, rhs in
            switch (lhs, rhs) {
            case (.success(let lhs), .success(let rhs)): lhs == rhs
            case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
            default: false
            }
        }, file, line)
}

/// Reports a failure to `TestFailure` unless the events of maybes are equal.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #file,
    line: UInt = #line
) {
    compare(lhs, rhs, { $0 == $1 }, file, line)
}

/// Reports a failure to `TestFailure` unless the events of completables are equal.
@_disfavoredOverload
public func XCTAssertEqual(
    _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #file, line: UInt = #line
) {
    compare(lhs, rhs, { $0 == $1 }, file, line)
}

/// Reports a failure to `TestFailure` unless the recorded events and their times are equal.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #file,
    line: UInt = #line
) {
    compare(lhs, rhs, { $0 == $1 }, file, line)
}

/// Reports a failure to `TestFailure` unless the recorded events, whose elements are optional, and their times are
/// equal.
@_disfavoredOverload
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #file,
    line: UInt = #line
) {
    compare(lhs, rhs, { $0 == $1 }, file, line)
}

/// Reports a failure to `TestFailure` unless the elements of `stream` are `elements`. Their times are not compared.
///
/// An error or a completion in `stream` is a failure too.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #file,
    line: UInt = #line
) {
    if let stop = stream.first(where: { $0.value.isStopEvent }) {
        TestFailure.report("The sequence ended: \(stop)", file, line)
    } else {
        compare(stream.compactMap(\.value.element), elements, { $0 == $1 }, file, line)
    }
}

private func compare<Value>(
    _ lhs: [Value], _ rhs: [Value], _ isEqual: (Value, Value) -> Bool, _ file: StaticString, _ line: UInt
) {
    let differs = lhs.count != rhs.count || !zip(lhs, rhs).allSatisfy(isEqual)
    if differs { TestFailure.report("\(lhs) is not equal to \(rhs)", file, line) }
}
