// SPDX-License-Identifier: MIT

/// The functions that create the views of a backend, by kind.
///
/// Each backend has one factory. The framework registers its kinds in it; other modules can add theirs. Main thread only.
@preconcurrency @MainActor public final class ViewFactory {
    private var makers: [String: AnyObject] = [:]

    /// Creates a factory without kinds.
    public nonisolated init() {}

    /// Registers the function that creates the view of a kind of control. It replaces the one that was registered before.
    public func register<State, Event>(
        _ kind: ControlKind<State, Event>,
        _ make: @escaping @MainActor () -> any BackendControl<State, Event>
    ) {
        makers[kind.name] = Maker(make)
    }

    /// Registers the function that creates the view of a kind of container. It replaces the one that was registered before.
    public func register<State, Event>(
        _ kind: ContainerKind<State, Event>,
        _ make: @escaping @MainActor () -> any BackendContainer<State, Event>
    ) {
        makers[kind.name] = Maker(make)
    }

    /// Creates a view of a kind; nil if the kind was not registered with these types.
    public func make<State, Event>(
        _ kind: ControlKind<State, Event>
    ) -> (any BackendControl<State, Event>)? {
        (makers[kind.name] as? Maker<any BackendControl<State, Event>>)?.make()
    }

    /// Creates a view of a kind; nil if the kind was not registered with these types.
    public func make<State, Event>(
        _ kind: ContainerKind<State, Event>
    ) -> (any BackendContainer<State, Event>)? {
        (makers[kind.name] as? Maker<any BackendContainer<State, Event>>)?.make()
    }

    /// The names of the registered kinds, in alphabetical order.
    public var kinds: [String] { makers.keys.sorted() }

    private final class Maker<View> {
        let make: @MainActor () -> View
        init(_ make: @escaping @MainActor () -> View) { self.make = make }
    }
}
