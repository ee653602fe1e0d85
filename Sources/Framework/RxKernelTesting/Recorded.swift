// SPDX-License-Identifier: MIT

import RxKernel

/// A value and the tick at which it occurred. Tests compare records, and hot and cold sequences are created from them.
///
/// ```swift
/// #expect(observer.events == [.next(210, "a"), .completed(220)])
/// ```
///
/// Two records are equal if their times and values are.
public struct Recorded<Value> {
    /// The time, in ticks of the scheduler.
    public let time: TestTime
    /// The value that occurred.
    public let value: Value

    /// Creates a record of `value` at `time`.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
    /// The value and the time, as in `next(1) @ 210`.
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
    /// Returns a record of the element `element` at `time`.
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .next(element))
    }

    /// Returns a record of the completion at `time`. Pass the type if the compiler cannot infer it.
    public static func completed<T>(
        _ time: TestTime, _: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .completed)
    }

    /// Returns a record of the error `error` at `time`. Pass the type if the compiler cannot infer it.
    public static func error<T>(
        _ time: TestTime, _ error: any Error, _: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .error(error))
    }

    /// Returns the events as an array.
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// Returns the events unchanged.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }
}
