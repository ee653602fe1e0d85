// SPDX-License-Identifier: MIT

public import RxKernel
public import ViewKit

extension ApplicationSession: ReactiveCompatible {
    /// The appearance of the application.
    public var appearance: Appearance { backend.appearance.value }
}

extension Reactive where Base: ApplicationSession {
    /// The appearance of the application: the current one on subscription, then each change.
    @preconcurrency @MainActor public var appearance: Driver<Appearance> {
        base.backend.appearance.asDriver()
    }
}
