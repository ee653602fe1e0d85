// SPDX-License-Identifier: MIT

import RxKernel

/// What happens in a controller's life, as events. Each comes after the controller's own method of that name; the value is
/// whether the change is animated.
extension Reactive where Base: ViewController {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { $0.title = $1 ?? "" } }

    /// The view has been made.
    @preconcurrency @MainActor public var viewDidLoad: ControlEvent<Void> {
        ControlEvent(events: base.lifecycleEvents.filter { $0 == .viewDidLoad }.map { _ in })
    }

    /// The view is about to be seen.
    @preconcurrency @MainActor public var viewWillAppear: ControlEvent<Bool> {
        event { if case .viewWillAppear(let animated) = $0 { animated } else { nil } }
    }

    /// The view is in its container and will be seen with the next frame.
    @preconcurrency @MainActor public var viewIsAppearing: ControlEvent<Bool> {
        event { if case .viewIsAppearing(let animated) = $0 { animated } else { nil } }
    }

    /// The view is seen.
    @preconcurrency @MainActor public var viewDidAppear: ControlEvent<Bool> {
        event { if case .viewDidAppear(let animated) = $0 { animated } else { nil } }
    }

    /// The view is about to be covered or taken away.
    @preconcurrency @MainActor public var viewWillDisappear: ControlEvent<Bool> {
        event { if case .viewWillDisappear(let animated) = $0 { animated } else { nil } }
    }

    /// The view is not seen any more.
    @preconcurrency @MainActor public var viewDidDisappear: ControlEvent<Bool> {
        event { if case .viewDidDisappear(let animated) = $0 { animated } else { nil } }
    }

    /// Whether the controller is to be seen: the present state on subscription, then each change.
    @preconcurrency @MainActor public var isVisible: Observable<Bool> { base.rxVisible }

    /// The controller left for good.
    @preconcurrency @MainActor public var dismissed: ControlEvent<Void> {
        ControlEvent(events: base.rxDismissed.asObservable())
    }

    @MainActor private func event(_ animated: @escaping (LifecycleEvent) -> Bool?) -> ControlEvent<Bool> {
        ControlEvent(events: base.lifecycleEvents.compactMap { animated($0) })
    }
}
