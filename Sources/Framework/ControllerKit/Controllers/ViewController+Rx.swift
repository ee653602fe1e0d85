// SPDX-License-Identifier: MIT

import RxKernel

/// The life cycle of a controller as events. Each is sent after the controller's method of that name was called. The value of an event says
/// whether the change is animated. A subscriber receives no event from before its subscription. The events complete when the controller is
/// deallocated, as in RxCocoa.
extension Reactive where Base: ViewController {
    /// The view has been loaded.
    @preconcurrency @MainActor public var viewDidLoad: ControlEvent<Void> { event(.viewDidLoad) }

    /// The view is about to become visible.
    @preconcurrency @MainActor public var viewWillAppear: ControlEvent<Bool> { change(.viewWillAppear) }

    /// The view is in its container and will be visible with the next frame.
    @preconcurrency @MainActor public var viewIsAppearing: ControlEvent<Bool> { change(.viewIsAppearing) }

    /// The view has become visible.
    @preconcurrency @MainActor public var viewDidAppear: ControlEvent<Bool> { change(.viewDidAppear) }

    /// The view is about to be covered or removed.
    @preconcurrency @MainActor public var viewWillDisappear: ControlEvent<Bool> { change(.viewWillDisappear) }

    /// The view is no longer visible.
    @preconcurrency @MainActor public var viewDidDisappear: ControlEvent<Bool> { change(.viewDidDisappear) }

    /// The subviews are about to be laid out.
    @preconcurrency @MainActor public var viewWillLayoutSubviews: ControlEvent<Void> {
        event(.viewWillLayoutSubviews)
    }

    /// The subviews have been laid out.
    @preconcurrency @MainActor public var viewDidLayoutSubviews: ControlEvent<Void> {
        event(.viewDidLayoutSubviews)
    }

    /// ``ViewController/safeAreaInsets`` has changed.
    @preconcurrency @MainActor public var viewSafeAreaInsetsDidChange: ControlEvent<Void> {
        event(.viewSafeAreaInsetsDidChange)
    }

    /// The controller is about to get another parent: the parent; nil for none.
    @preconcurrency @MainActor public var willMoveToParent: ControlEvent<ViewController?> {
        parent(.willMoveToParent) { $0.nextParent }
    }

    /// The controller has another parent: the parent; nil for none.
    @preconcurrency @MainActor public var didMoveToParent: ControlEvent<ViewController?> {
        parent(.didMoveToParent) { $0.parent }
    }

    /// `dismiss()` was called on the controller; nothing has changed yet. The value is always false.
    @preconcurrency @MainActor public var isDismissing: ControlEvent<Bool> {
        ControlEvent(events: event(.isDismissing).map { false })
    }

    /// The controller was dismissed: popped, closed, or removed with its container.
    @preconcurrency @MainActor public var dismissed: ControlEvent<Bool> { change(.dismissed) }

    /// Whether the controller is visible: the current state on subscription, then each change. It is not while its window is minimized.
    @preconcurrency @MainActor public var isVisible: Observable<Bool> {
        let changes = base.lifecycleEvents.filter {
            $0.moment == .viewDidAppear || $0.moment == .viewDidDisappear
        }
        // While the controller appears it is visible already, so that the event that follows is no change.
        return .deferred { [weak base] in
            changes.map { _ in () }.startWith(()).map { base?.phase == .visible }.distinctUntilChanged()
        }
    }

    /// Whether the controller is displayed: true when its view has appeared, false when it is about to disappear. Unlike
    /// ``isVisible`` it sends nothing on subscription.
    @preconcurrency @MainActor public var displayed: Observable<Bool> {
        base.lifecycleEvents.filter { $0.moment == .viewDidAppear || $0.moment == .viewWillDisappear }
            .map { [weak base] _ in base?.appearance.step == .visible }.distinctUntilChanged()
    }

    /// Sends once, when the view has appeared for the first time; on subscription if it has appeared before.
    /// Fails with `RxError.noElements` if the controller is deallocated before.
    @preconcurrency @MainActor public var firstTimeViewDidAppear: Single<Void> {
        let next = viewDidAppear.map { _ in }.take(1).asSingle()
        return .deferred { [weak base] in base?.hasAppeared == true ? .just(()) : next }
    }

    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }

    @MainActor private func event(_ moment: LifecycleEvent.Moment) -> ControlEvent<Void> {
        ControlEvent(events: base.lifecycleEvents.filter { $0.moment == moment }.map { _ in })
    }

    @MainActor private func parent(
        _ moment: LifecycleEvent.Moment, _ parent: @escaping @MainActor (ViewController) -> ViewController?
    ) -> ControlEvent<ViewController?> {
        ControlEvent(
            events: base.lifecycleEvents.compactMap { [weak base] event in
                guard event.moment == moment, let base else { return nil as ViewController?? }
                return .some(parent(base))
            })
    }

    @MainActor private func change(_ moment: LifecycleEvent.Moment) -> ControlEvent<Bool> {
        ControlEvent(events: base.lifecycleEvents.compactMap { $0.moment == moment ? $0.isAnimated : nil })
    }
}
