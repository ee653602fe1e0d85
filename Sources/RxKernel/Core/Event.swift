// SPDX-License-Identifier: MIT

/// One notification of an observable sequence: `next* (error | completed)?`.
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
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether the event is `error` or `completed`.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The element of a `next`.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error`.
    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether the event is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// The same event with its element transformed. An error that `transform` throws becomes the event.
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

/// A type that stands for an event, so that `dematerialize` accepts it.
public protocol EventConvertible<Element> {
    /// The element of the event.
    associatedtype Element
    /// The event that this value stands for.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    public var event: Event<Element> { self }
}
