// SPDX-License-Identifier: MIT

import RxKernel

/// The life of the screen, as its view model observes it. Each signal comes after the controller's own method of that name.
extension RxViewModel {
    /// The screen's view has been made.
    public var viewDidLoad: Observable<Void> { lifecycle.filter { $0 == .viewDidLoad }.map { _ in } }
    /// The screen is about to be seen.
    public var viewWillAppear: Observable<Void> {
        moments { if case .viewWillAppear = $0 { true } else { false } }
    }
    /// The screen is in its container and will be seen with the next frame.
    public var viewIsAppearing: Observable<Void> {
        moments { if case .viewIsAppearing = $0 { true } else { false } }
    }
    /// The screen is seen.
    public var viewDidAppear: Observable<Void> {
        moments { if case .viewDidAppear = $0 { true } else { false } }
    }
    /// The screen is about to be covered or taken away.
    public var viewWillDisappear: Observable<Void> {
        moments { if case .viewWillDisappear = $0 { true } else { false } }
    }
    /// The screen is not seen any more.
    public var viewDidDisappear: Observable<Void> {
        moments { if case .viewDidDisappear = $0 { true } else { false } }
    }
    /// The screen left for good.
    public var dismissed: Observable<Void> { lifecycle.filter { $0 == .dismissed }.map { _ in } }

    private func moments(_ isMoment: @escaping (LifecycleEvent) -> Bool) -> Observable<Void> {
        lifecycle.filter { isMoment($0) }.map { _ in }
    }

    func receive(_ event: LifecycleEvent) {
        (self as any LifecycleHooks).call(event)
        lifecycle.accept(event)
    }
}

/// The methods that RxController called until its release 0.6, seen without their deprecation.
@MainActor private protocol LifecycleHooks {
    func controllerDidLoad()
    func controllerWillAppear()
    func controllerDidAppear()
    func controllerWillDisappear()
    func controllerDidDisappear()
}

extension RxViewModel: LifecycleHooks {}

extension LifecycleHooks {
    fileprivate func call(_ event: LifecycleEvent) {
        switch event {
        case .viewDidLoad: controllerDidLoad()
        case .viewWillAppear: controllerWillAppear()
        case .viewDidAppear: controllerDidAppear()
        case .viewWillDisappear: controllerWillDisappear()
        case .viewDidDisappear: controllerDidDisappear()
        case .viewIsAppearing, .dismissed: break
        }
    }
}
