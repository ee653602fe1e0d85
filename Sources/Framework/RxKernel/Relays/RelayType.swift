// SPDX-License-Identifier: MIT

/// A relay: an observable value or event source that neither fails nor ends, and that sends what it accepts.
///
/// `PublishRelay`, `BehaviorRelay` and `ReplayRelay` conform. Use it for a parameter that takes any of them. Conform for
/// a relay of your own: `bind(to:)`, `drive(_:)` and `emit(to:)` then send to it, too.
///
/// ```swift
/// func report(_ names: [String], to relay: some RelayType<String>) {
///     for name in names { relay.accept(name) }
/// }
/// ```
///
/// Its lifetime and its threads are those of the conforming type.
public protocol RelayType<Element>: ObservableType {
    /// Sends `event` to the subscribers.
    func accept(_ event: Element)
}

extension RelayType {
    /// Returns the relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
