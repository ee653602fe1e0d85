// SPDX-License-Identifier: MIT

/// The name of a kind of ``Control``, by which a backend finds the view that shows it, with the types of its state and its events.
///
/// ```swift
/// extension ControlKind where State == RatingState, Event == RatingEvent {
///     public static var rating: Self { Self("org.example.rating") }
/// }
/// ```
/// The names of the framework's kinds are single words. The name of another kind must begin with a domain in reverse notation.
public struct ControlKind<State: PortableState, Event: Sendable & Codable>: Sendable, Hashable {
    /// The name.
    public let name: String

    /// Creates a kind.
    public init(_ name: String) { self.name = name }
}

/// The name of a kind of ``Container``, by which a backend finds the view that shows it, with the types of its state and its events.
public struct ContainerKind<State: PortableState, Event: Sendable & Codable>: Sendable, Hashable {
    /// The name.
    public let name: String

    /// Creates a kind.
    public init(_ name: String) { self.name = name }
}
