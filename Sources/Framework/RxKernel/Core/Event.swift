// SPDX-License-Identifier: MIT

/// One notification of a sequence: any number of `next`, then at most one `error` or `completed`.
///
/// Most code does not use it: `subscribe(onNext:)` has a closure for each kind of event. Use it to record events, to
/// handle all of them in one closure, or with `materialize()`.
///
/// ```swift
/// numbers.subscribe { event in
///     if case .next(let number) = event { print(number) }
/// }
/// ```
///
/// A value type; it is `Sendable` if its element is.
@frozen
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed; nothing follows.
    case error(any Error)
    /// The sequence ended; nothing follows.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
    /// The case and its associated value, as in `next(1)`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether the event is `error` or `completed`, after which nothing follows.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The element of a `next`, otherwise `nil`.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error`, otherwise `nil`.
    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether the event is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Returns the same event with its element transformed, or an `error` event if `transform` throws.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            return switch self {
            case .next(let element): .next(try transform(element))
            case .error(let error): .error(error)
            case .completed: .completed
            }
        } catch {
            return .error(error)
        }
    }
}

/// A type that can be converted to an event, so that `dematerialize()` accepts it.
///
/// `Event` conforms. Conform only if a sequence of yours carries events in a type of its own:
///
/// ```swift
/// struct Reading: EventConvertible {
///     let value: Double?
///
///     var event: Event<Double> { value.map { .next($0) } ?? .completed }
/// }
/// ```
public protocol EventConvertible<Element> {
    /// The element of the event.
    associatedtype Element
    /// The event that this value represents.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// This event itself.
    public var event: Event<Element> { self }
}
