// SPDX-License-Identifier: MIT

public import RxKernel

extension ControlProperty {
    /// A property of a control that the user can change, for an `rx` member of a control.
    ///
    /// It sends the current value on subscription, and then the one after each element of `changes`: if an observer that received it
    /// before has corrected the value, the corrected one. A value that is bound to it is shown, and is not sent.
    @MainActor public static func of<Base: PortableView>(
        _ base: Base, changes: Observable<Element>, get: @escaping @MainActor (Base) -> Element,
        set: @escaping @MainActor (Base, Element) -> Void
    ) -> ControlProperty {
        let values = Observable<Element>.deferred { [weak base] () -> Observable<Element> in
            guard let base else { return .empty() }
            return changes.map { [weak base] value in base.map(get) ?? value }.startWith(get(base))
        }
        return ControlProperty(
            values: values, valueSink: Binder(onMain: base) { base, value in set(base, value) })
    }

    /// A property of a control that changes with the events of the user for which `isChange` returns true; unless given, with all.
    @MainActor static func of<State: PortableState, Event: Sendable & Codable, Base: Control<State, Event>>(
        _ base: Base, when isChange: @escaping @MainActor (Event) -> Bool = { _ in true },
        get: @escaping @MainActor (Base) -> Element, set: @escaping @MainActor (Base, Element) -> Void
    ) -> ControlProperty {
        let changes = base.events.compactMap { [weak base] event -> Element? in
            isChange(event) ? base.map(get) : nil
        }
        return .of(base, changes: changes, get: get, set: set)
    }
}

extension ControlEvent {
    /// The values of those events of a view for which `value` returns one, for an `rx` member of the view.
    @MainActor static func of<Event>(
        _ events: Observable<Event>, _ value: @escaping @MainActor (Event) -> Element?
    ) -> ControlEvent {
        ControlEvent(events: events.compactMap { value($0) })
    }
}
