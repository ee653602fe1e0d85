// SPDX-License-Identifier: MIT

import RxKernel

/// The life cycle of the screen, as signals of its view model.
///
/// Each signal is sent after the controller's method of that name was called. Each has a subject, with which
/// a test of a view model without a controller sends the signal. A subscriber receives no signal from before
/// its subscription: subscribe in `init()`.
extension RxViewModel {
    /// The view has been loaded.
    public var viewDidLoad: Observable<Void> { viewDidLoadSubject.asObservable() }
    /// The screen is about to become visible.
    public var viewWillAppear: Observable<Void> { viewWillAppearSubject.asObservable() }
    /// The view is in its container and will be visible with the next frame.
    public var viewIsAppearing: Observable<Void> { viewIsAppearingSubject.asObservable() }
    /// The screen has become visible.
    public var viewDidAppear: Observable<Void> { viewDidAppearSubject.asObservable() }
    /// The screen is about to be covered or removed.
    public var viewWillDisappear: Observable<Void> { viewWillDisappearSubject.asObservable() }
    /// The screen is no longer visible.
    public var viewDidDisappear: Observable<Void> { viewDidDisappearSubject.asObservable() }
    /// The subviews are about to be laid out.
    public var viewWillLayoutSubviews: Observable<Void> { viewWillLayoutSubviewsSubject.asObservable() }
    /// The subviews have been laid out.
    public var viewDidLayoutSubviews: Observable<Void> { viewDidLayoutSubviewsSubject.asObservable() }
    /// The safe area of the view has changed.
    public var viewSafeAreaInsetsDidChange: Observable<Void> {
        viewSafeAreaInsetsDidChangeSubject.asObservable()
    }
    /// All signals in order, each with whether the change is animated.
    public var lifecycleEvents: Observable<LifecycleEvent> {
        wasUsed = true
        let subject = allEvents ?? PublishSubject()
        allEvents = subject
        return subject.asObservable()
    }
    /// The controller was dismissed: popped, closed, or removed with its container.
    public var dismissed: Observable<Void> { subject(of: .dismissed).asObservable() }

    /// Sends ``viewDidLoad``.
    public var viewDidLoadSubject: PublishSubject<Void> { subject(of: .viewDidLoad) }
    /// Sends ``viewWillAppear``.
    public var viewWillAppearSubject: PublishSubject<Void> { subject(of: .viewWillAppear) }
    /// Sends ``viewIsAppearing``.
    public var viewIsAppearingSubject: PublishSubject<Void> { subject(of: .viewIsAppearing) }
    /// Sends ``viewDidAppear``.
    public var viewDidAppearSubject: PublishSubject<Void> { subject(of: .viewDidAppear) }
    /// Sends ``viewWillDisappear``.
    public var viewWillDisappearSubject: PublishSubject<Void> { subject(of: .viewWillDisappear) }
    /// Sends ``viewDidDisappear``.
    public var viewDidDisappearSubject: PublishSubject<Void> { subject(of: .viewDidDisappear) }
    /// Sends ``viewWillLayoutSubviews``.
    public var viewWillLayoutSubviewsSubject: PublishSubject<Void> { subject(of: .viewWillLayoutSubviews) }
    /// Sends ``viewDidLayoutSubviews``.
    public var viewDidLayoutSubviewsSubject: PublishSubject<Void> { subject(of: .viewDidLayoutSubviews) }

    /// Sends ``viewSafeAreaInsetsDidChange``.
    public var viewSafeAreaInsetsDidChangeSubject: PublishSubject<Void> {
        subject(of: .viewSafeAreaInsetsDidChange)
    }

    /// The subject of a signal, created when it is first asked for.
    private func subject(of moment: LifecycleEvent.Moment) -> PublishSubject<Void> {
        if let subject = lifecycle[moment] { return subject }
        wasUsed = true
        let subject = PublishSubject<Void>()
        lifecycle[moment] = subject
        return subject
    }

    func receive(_ event: LifecycleEvent) {
        (self as any LifecycleHooks).call(event)
        lifecycle[event.moment]?.onNext(())
        allEvents?.onNext(event)
    }
}

/// The methods that RxController called until its release 0.6, without their deprecation.
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
        default: break
        }
    }
}
