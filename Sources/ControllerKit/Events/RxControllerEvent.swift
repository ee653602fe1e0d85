// SPDX-License-Identifier: MIT

/// What a parent view model and its direct children tell each other.
///
/// ```swift
/// enum InfoEvent {
///     static let name = RxControllerEvent.identifier(of: String.self)
///     static let saved = RxControllerEvent.identifier(of: Void.self, cached: false)
/// }
/// ```
public struct RxControllerEvent {
    let key: Key
    let value: Any?
    let isCached: Bool

    /// Makes an identifier whose events carry values of one type.
    ///
    /// With `cached` the latest event is kept for those who subscribe later, as children do that are added
    /// after it was sent. Not for what happens, only for what is.
    public static func identifier<Value>(
        of type: Value.Type = Value.self, cached: Bool = true
    ) -> TypedIdentifier<Value> {
        TypedIdentifier(key: Key(), isCached: cached)
    }

    /// Makes an identifier whose events carry anything; the receiver names the type.
    public static func identifier(cached: Bool = true) -> Identifier {
        Identifier(key: Key(), isCached: cached)
    }

    /// Names the events of one kind, which carry anything.
    public struct Identifier: RxControllerEventIdentifier, Hashable {
        let key: Key
        let isCached: Bool

        public func event(_ value: Any?) -> RxControllerEvent {
            RxControllerEvent(key: key, value: value, isCached: isCached)
        }

        public func value(of event: RxControllerEvent) -> Any?? {
            event.key == key ? .some(event.value) : .none
        }
    }

    /// Names the events of one kind, which carry values of type `Value`.
    public struct TypedIdentifier<Value>: RxControllerEventIdentifier, Hashable {
        let key: Key
        let isCached: Bool

        public func event(_ value: Value) -> RxControllerEvent {
            RxControllerEvent(key: key, value: value, isCached: isCached)
        }

        public func value(of event: RxControllerEvent) -> Value? {
            event.key == key ? event.value as? Value : nil
        }
    }

    /// Identity, by nothing but itself.
    final class Key: Sendable, Hashable {
        static func == (left: Key, right: Key) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

/// Names the events of one kind.
public protocol RxControllerEventIdentifier<Value>: Sendable {
    /// What such an event carries.
    associatedtype Value

    /// Makes an event of this kind.
    func event(_ value: Value) -> RxControllerEvent

    /// The value of an event of this kind; nil for an event of another.
    func value(of event: RxControllerEvent) -> Value?
}

extension RxControllerEvent.TypedIdentifier where Value == Void {
    /// Makes an event of this kind, which carries nothing.
    public func event() -> RxControllerEvent { event(()) }
}
