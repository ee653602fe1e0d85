// SPDX-License-Identifier: MIT

import RxKernel

/// A message between a view model and its direct children.
///
/// An identifier creates events of one kind, and selects them. Declare the identifiers of a group of view models together:
/// ```swift
/// enum InfoEvent {
///     static let name = RxControllerEvent.identifier(of: String.self)
///     static let saved = RxControllerEvent.identifier(of: Void.self, cached: false)
///     static let anything = RxControllerEvent.identifier()
/// }
/// events.accept(InfoEvent.name.event("Ada"))
/// ```
/// See ``RxControllerEvents`` for the receivers of an event, and the order.
public struct RxControllerEvent {
    let key: Key
    let value: Any?
    let isCached: Bool
    let delivery: Delivery
    /// Whether the event is for all descendants of the view model that sent it.
    var isForSubtree = false

    /// When the receivers of an event run.
    public enum Delivery: Sendable, Hashable {
        /// Before `accept(_:)` returns; an event that a receiver sends comes after the current one.
        case immediate
        /// In a later turn of the main loop, in the order in which such events were sent: the sender has finished its own work.
        case asynchronous
    }

    /// Creates an identifier whose events carry values of one type.
    ///
    /// - Parameters:
    ///   - type: the type of the values.
    ///   - cached: whether a child that is added later receives the latest event. Pass false for something that happens once.
    ///   - delivery: when the receivers run.
    ///   - name: the name of the group of identifiers in error messages; unless given, that of the type around the property.
    ///   - line: the line of the declaration, for error messages.
    public static func identifier<Value>(
        of type: Value.Type = Value.self, cached: Bool = true, delivery: Delivery = .immediate,
        name: StaticString = #function, line: Int = #line
    ) -> TypedIdentifier<Value> {
        TypedIdentifier(key: Key("\(name), line \(line)"), isCached: cached, delivery: delivery)
    }

    /// Creates an identifier whose events carry values of any type; the receiver names the type that it expects.
    ///
    /// - Parameters:
    ///   - cached: whether a child that is added later receives the latest event. Pass false for something that happens once.
    ///   - delivery: when the receivers run.
    ///   - name: the name of the group of identifiers in error messages; unless given, that of the type around the property.
    ///   - line: the line of the declaration, for error messages.
    public static func identifier(
        cached: Bool = true, delivery: Delivery = .immediate, name: StaticString = #function,
        line: Int = #line
    ) -> Identifier {
        Identifier(key: Key("\(name), line \(line)"), isCached: cached, delivery: delivery)
    }

    /// Identifies events that carry values of any type.
    public struct Identifier: Hashable, Sendable {
        let key: Key
        let isCached: Bool
        let delivery: Delivery

        /// Creates an event of this kind.
        public func event(_ value: Any?) -> RxControllerEvent {
            RxControllerEvent(key: key, value: value, isCached: isCached, delivery: delivery)
        }
    }

    /// Identifies events that carry values of type `Value`.
    public struct TypedIdentifier<Value>: Hashable, Sendable {
        let key: Key
        let isCached: Bool
        let delivery: Delivery

        /// Creates an event of this kind.
        public func event(_ value: Value) -> RxControllerEvent {
            RxControllerEvent(key: key, value: value, isCached: isCached, delivery: delivery)
        }
    }

    /// The identity of an identifier: two identifiers are equal if they have the same key object.
    final class Key: Sendable, Hashable {
        let name: String

        init(_ name: String) { self.name = name }

        static func == (left: Key, right: Key) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

extension RxControllerEvent.TypedIdentifier where Value == Void {
    /// Creates an event of this kind, which carries no value.
    public func event() -> RxControllerEvent { event(()) }
}

extension RxControllerEvent.TypedIdentifier {
    /// The values of `source` as events of this kind.
    func events<Source: ObservableConvertibleType>(from source: Source) -> Observable<RxControllerEvent>
    where Source.Element == Value {
        source.asObservable().map { event($0) }
    }
}

extension RxControllerEvent.Identifier {
    /// The values of `source` as events of this kind.
    func events<Source: ObservableConvertibleType>(from source: Source) -> Observable<RxControllerEvent> {
        source.asObservable().map { event($0) }
    }
}
