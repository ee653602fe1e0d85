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
}
