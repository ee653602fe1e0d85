// SPDX-License-Identifier: MIT

/// An event of the life cycle of a controller.
/// ```swift
/// screen.lifecycleEvents.subscribe(onNext: { event in
///     if case .viewDidAppear = event { print("visible") }
/// }).disposed(by: bag)
/// ```
public enum LifecycleEvent: Sendable, Equatable {
    /// The view has been loaded.
    case viewDidLoad
    /// The view is about to become visible.
    case viewWillAppear(animated: Bool)
    /// The view is in its container and will be visible with the next frame.
    case viewIsAppearing(animated: Bool)
    /// The view has become visible.
    case viewDidAppear(animated: Bool)
    /// The view is about to be covered or removed.
    case viewWillDisappear(animated: Bool)
    /// The view is no longer visible.
    case viewDidDisappear(animated: Bool)
    /// The subviews are about to be laid out.
    case viewWillLayoutSubviews
    /// The subviews have been laid out.
    case viewDidLayoutSubviews
    /// ``ViewController/safeAreaInsets`` has changed.
    case viewSafeAreaInsetsDidChange
    /// The controller is about to get another parent, or none: ``ViewController/nextParent``.
    case willMoveToParent
    /// The controller has another parent, or none: ``ViewController/parent``.
    case didMoveToParent
    /// `dismiss()` was called on the controller; nothing has changed yet.
    case isDismissing
    /// The controller was dismissed: popped, closed, or removed with its container.
    case dismissed(animated: Bool)

    /// The name of an event, without its value.
    enum Moment: Hashable {
        case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
        case viewWillLayoutSubviews, viewDidLayoutSubviews, viewSafeAreaInsetsDidChange
        case willMoveToParent, didMoveToParent, isDismissing, dismissed
    }

    var moment: Moment {
        switch self {
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewIsAppearing: .viewIsAppearing
        case .viewDidAppear: .viewDidAppear
        case .viewWillDisappear: .viewWillDisappear
        case .viewDidDisappear: .viewDidDisappear
        case .viewWillLayoutSubviews: .viewWillLayoutSubviews
        case .viewDidLayoutSubviews: .viewDidLayoutSubviews
        case .viewSafeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
        case .willMoveToParent: .willMoveToParent
        case .didMoveToParent: .didMoveToParent
        case .isDismissing: .isDismissing
        case .dismissed: .dismissed
        }
    }

    /// Whether the change is animated; nil for an event that is not a change of what is visible.
    var isAnimated: Bool? {
        switch self {
        case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
            .viewWillDisappear(let animated), .viewDidDisappear(let animated), .dismissed(let animated):
            animated
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange,
            .willMoveToParent, .didMoveToParent, .isDismissing:
            nil
        }
    }
}
