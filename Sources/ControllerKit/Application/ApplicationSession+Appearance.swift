// SPDX-License-Identifier: MIT

public import RxKernel
public import ViewKit

extension ApplicationSession: ReactiveCompatible {
    /// How the user wants the application to look.
    public var appearance: Appearance { backend.appearance.value }
}

extension Reactive where Base: ApplicationSession {
    /// How the user wants the application to look: the current appearance on subscription, then each change.
    @preconcurrency @MainActor public var appearance: Driver<Appearance> {
        base.backend.appearance.asDriver()
    }
}
