// SPDX-License-Identifier: MIT

import RxKernel

extension ObservableType {
    /// Passes an element on while the latest value of `pauser` is true, and drops it otherwise.
    ///
    /// ```swift
    /// viewModel.steps.pausable(withPauser: screen.rxVisible)
    /// ```
    /// Elements that come before the first value of `pauser` are dropped. An error of either sequence ends the result; it
    /// completes with this sequence, whatever `pauser` does. Disposal ends both subscriptions. Elements arrive on the
    /// thread of this sequence.
    public func pausable<Pauser: ObservableType>(withPauser pauser: Pauser) -> Observable<Element>
    where Pauser.Element == Bool {
        pausable(afterCount: 0, withPauser: pauser)
    }

    /// Passes the first `count` elements on, and each later element only while the latest value of `pauser` is true.
    ///
    /// An error of either sequence ends the result; it completes with this sequence, whatever `pauser` does. Disposal ends both
    /// subscriptions. Elements arrive on the thread of this sequence.
    public func pausable<Pauser: ObservableType>(
        afterCount count: Int, withPauser pauser: Pauser
    ) -> Observable<Element> where Pauser.Element == Bool {
        enumerated()
            .withLatestFrom(pauser.startWith(false)) { (numbered: $0, isOpen: $1) }
            .filter { $0.isOpen || $0.numbered.index < count }
            .map { $0.numbered.element }
    }
}
