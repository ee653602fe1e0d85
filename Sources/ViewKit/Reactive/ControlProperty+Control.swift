// SPDX-License-Identifier: MIT

public import RxKernel

extension ControlProperty {
    /// A property of a control that the user can change, for an `rx` member of a control.
    ///
    /// It sends the present value on subscription, and then each element of `changes`. A value that is bound to it is shown, and is not
    /// sent.
    @MainActor public static func of<Base: PortableView>(
        _ base: Base, changes: Observable<Element>, get: @escaping @MainActor (Base) -> Element,
        set: @escaping @MainActor (Base, Element) -> Void
    ) -> ControlProperty {
        let values = Observable<Element>.deferred { [weak base] () -> Observable<Element> in
            guard let base else { return .empty() }
            return changes.startWith(get(base))
        }
        return ControlProperty(values: values, valueSink: Binder(base) { base, value in set(base, value) })
    }
}

extension ControlProperty where Element == String? {
    /// The text of a control that reports ``TextEvent``s; nil is an empty one.
    @MainActor static func text<Base: PortableView>(
        of base: Base, events: Observable<TextEvent>, get: @escaping @MainActor (Base) -> String,
        set: @escaping @MainActor (Base, String) -> Void
    ) -> ControlProperty {
        let changes = events.compactMap { event -> String?? in
            if case .changed(let text, _) = event { .some(text) } else { nil }
        }
        return .of(base, changes: changes, get: { get($0) }, set: { set($0, $1 ?? "") })
    }
}
