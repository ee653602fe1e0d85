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
    /// - Parameter cached: whether the latest event is kept for those who subscribe later, as children do that are added
    ///   after it was sent. Not for what happens, only for what is.
    public static func identifier<Value>(
        of type: Value.Type = Value.self, cached: Bool = true
    ) -> TypedIdentifier<Value> {
        TypedIdentifier(key: Key(), isCached: cached)
    }

    /// Makes an identifier whose events carry anything; the receiver names the type.
    public static func identifier(cached: Bool = true) -> Identifier {
        Identifier(key: Key(), isCached: cached)
    }

    /// Names the events of one kind.
    public struct Identifier: Sendable, Hashable {
        let key: Key
        let isCached: Bool

        public func event(_ value: Any?) -> RxControllerEvent {
            RxControllerEvent(key: key, value: value, isCached: isCached)
        }
    }

    /// Names the events of one kind, which carry values of type `Value`.
    public struct TypedIdentifier<Value>: Sendable, Hashable {
        let key: Key
        let isCached: Bool

        public func event(_ value: Value) -> RxControllerEvent {
            RxControllerEvent(key: key, value: value, isCached: isCached)
        }
    }

    /// Identity, by nothing but itself.
    final class Key: Sendable, Hashable {
        static func == (left: Key, right: Key) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

extension RxControllerEvent.TypedIdentifier where Value == Void {
    public func event() -> RxControllerEvent { event(()) }
}
