// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// The name that RxController gave to the view models of child controllers until its release 0.4.
@available(*, deprecated, renamed: "RxViewModel")
public typealias RxChildViewModel = RxViewModel

/// The type of an event in RxController until its release 0.2.
@available(*, unavailable, renamed: "RxControllerEvent.Identifier")
public typealias RxControllerEventType = RxControllerEvent.Identifier

/// The value of an event in RxController until its release 0.2.
@available(
    *, unavailable,
    message: "Declare an identifier with RxControllerEvent.identifier(), and make events of it."
)
public typealias RxControllerEventValue = Any

extension RxViewModel {
    /// Emits a step.
    @available(*, deprecated, message: "Use steps.accept(_:).", renamed: "steps.accept(_:)")
    public func acceptStepsEvent(_ step: any Step) { steps.accept(step) }

    /// Makes another view model a child of this one.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildModel(_ child: RxViewModel) { addChild(child) }

    /// Makes other view models children of this one.
    @available(*, deprecated, renamed: "addChildren(_:)")
    public func addChildModels(_ children: RxViewModel...) { for child in children { addChild(child) } }

    /// Removes an event that is kept for children that are added later.
    @available(*, deprecated, renamed: "events.removeCachedEvent(of:)")
    public func removeCachedEvent(at identifier: RxControllerEvent.Identifier) {
        events.removeCachedEvent(of: identifier)
    }

    /// Removes events that are kept for children that are added later.
    @available(*, deprecated, message: "Call events.removeCachedEvent(of:) for each.")
    public func removeCachedEvents(_ identifiers: [RxControllerEvent.Identifier]) {
        for identifier in identifiers { events.removeCachedEvent(of: identifier) }
    }

    /// Removes all events that are kept for children that are added later.
    @available(*, deprecated, renamed: "events.removeAllCachedEvents()")
    public func removeAllCachedEvents() { events.removeAllCachedEvents() }
}

extension RxControllerEvents {
    /// Sends an event.
    @available(*, deprecated, renamed: "accept(_:)")
    public func accept(event: RxControllerEvent) { accept(event) }
}

extension RxControllerEventBinder {
    /// Sends each value of `source` as an event.
    @available(*, deprecated, renamed: "bindToEvents(from:with:)")
    public func bindToEvent<Source: ObservableConvertibleType>(
        from source: Source, with identifier: RxControllerEvent.Identifier
    ) {
        bindToEvents(from: source, with: identifier)
    }

    /// Sends each value of `source` as an event of the parent.
    @available(*, deprecated, renamed: "bindToParentEvents(from:with:)")
    public func bindToParentEvent<Source: ObservableConvertibleType>(
        from source: Source, with identifier: RxControllerEvent.Identifier
    ) {
        bindToParentEvents(from: source, with: identifier)
    }
}

extension RxControllerEventRouter {
    /// Forwards the events to the parent.
    @available(*, deprecated, renamed: "forward(event:toParentEvent:)")
    public func forward(
        toEvent event: RxControllerEvent.Identifier, parentEvent: RxControllerEvent.Identifier
    ) {
        forward(event: event, toParentEvent: parentEvent)
    }

    /// Sends what a closure returns for each of the events to the parent.
    @available(*, deprecated, renamed: "forward(event:toParentEvent:flatMapLatest:)")
    public func forward<Value, Result: ObservableConvertibleType>(
        toEvent event: RxControllerEvent.Identifier, parentEvent: RxControllerEvent.Identifier,
        flatMapLatest transform: @escaping (Value?) -> Result
    ) {
        forward(event: event, toParentEvent: parentEvent, flatMapLatest: transform)
    }
}
