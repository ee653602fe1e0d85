// SPDX-License-Identifier: MIT

import RxKernel

/// Something, and the moment at which it happened: what a test compares, and what its hot and cold sequences
/// are made of.
///
/// ```swift
/// #expect(observer.events == [.next(210, "a"), .completed(220)])
/// ```
///
/// Its equality is that of moment and value.
public struct Recorded<Value> {
    /// The moment, in ticks of the scheduler.
    public let time: TestTime
    /// What happened.
    public let value: Value

    /// `value`, at the moment `time`.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
    /// What happened and when, as in `next(1) @ 210`.
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
    /// The element `element`, at the moment `time`.
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .next(element))
    }

    /// The completion, at the moment `time`. The type may be named where the compiler cannot find it.
    public static func completed<T>(
        _ time: TestTime, _: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .completed)
    }

    /// The error `error`, at the moment `time`. The type may be named where the compiler cannot find it.
    public static func error<T>(
        _ time: TestTime, _ error: any Error, _: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .error(error))
    }

    /// The events given, as an array.
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// The events given.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }
}
