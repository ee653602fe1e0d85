// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// A change of screens as the whole answer to a step: the transition, and the screen it shows as contributor.
extension FlowContributors {
    /// The coordinator makes these changes, one after another; the contributors start when the last one has begun.
    @preconcurrency @MainActor public static func perform(
        _ transitions: ScreenTransition..., then contributors: FlowContributors = .none
    ) -> FlowContributors {
        .perform(transitions, then: contributors)
    }

    // MARK: Navigation stacks

    /// Shows a screen above the others.
    @preconcurrency @MainActor public static func push<ViewModel>(
        _ controller: RxViewController<ViewModel>, on navigation: NavigationController,
        animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.push(controller, on: navigation, animation: animation), then: .viewController(controller))
    }

    /// Shows a screen, or a container, with a stepper of its own above the others.
    @preconcurrency @MainActor public static func push(
        _ controller: ViewController, with stepper: any Stepper, on navigation: NavigationController,
        animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(
            .push(controller, on: navigation, animation: animation),
            then: .viewController(controller, with: stepper))
    }

    /// Goes back by one screen; the bottom one stays.
    @preconcurrency @MainActor public static func pop(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.pop(on: navigation, animation: animation))
    }

    /// Goes back until a screen is seen.
    @preconcurrency @MainActor public static func pop(
        to controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.pop(to: controller, on: navigation, animation: animation))
    }

    /// Goes back to the bottom screen.
    @preconcurrency @MainActor public static func popToRoot(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.popToRoot(on: navigation, animation: animation))
    }

    // MARK: Tabs, pages and split views

    /// Shows one of the screens of tabs or pages, which goes on contributing as it did.
    @preconcurrency @MainActor public static func select(
        _ controller: ViewController, in container: SelectionController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.select(controller, in: container, animation: animation))
    }

    /// Shows a screen beside the side bar.
    @preconcurrency @MainActor public static func show<ViewModel>(
        _ controller: RxViewController<ViewModel>, in split: SplitController,
        animation: PageAnimation = .instant
    ) -> FlowContributors {
        perform(.show(controller, in: split, animation: animation), then: .viewController(controller))
    }

    // MARK: Windows, popovers and dialogs

    /// Shows a screen in a window of its own above another, which does not react until it is closed.
    @preconcurrency @MainActor public static func present<ViewModel>(
        _ controller: RxViewController<ViewModel>, above presenter: ViewController,
        size: Size = Size(width: 480, height: 560)
    ) -> FlowContributors {
        perform(.present(controller, above: presenter, size: size), then: .viewController(controller))
    }

    /// Shows a screen in a bubble that points at something in another; see ``PopoverController``.
    @preconcurrency @MainActor public static func presentPopover<ViewModel>(
        _ controller: RxViewController<ViewModel>, above presenter: ViewController, from anchor: Anchor? = nil
    ) -> FlowContributors {
        perform(
            .presentPopover(controller, above: presenter, from: anchor), then: .viewController(controller))
    }

    /// Closes what a screen presented last, or else the popover or the window that it was presented in.
    @preconcurrency @MainActor public static func dismiss(from controller: ViewController) -> FlowContributors
    {
        perform(.dismiss(from: controller))
    }

    /// Shows a message above the front window.
    @preconcurrency @MainActor public static func show(_ message: Alert) -> FlowContributors {
        perform(.show(message))
    }
}
