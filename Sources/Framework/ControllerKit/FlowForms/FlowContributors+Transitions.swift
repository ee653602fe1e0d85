// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// Results of a flow for a step that change the screen: the transition, and the screen that it shows as the contributor.
extension FlowContributors {
    /// Performs transitions, one after the other. The contributors start when the last one has begun.
    @preconcurrency @MainActor public static func perform(
        _ transitions: ScreenTransition..., then contributors: FlowContributors = .none
    ) -> FlowContributors {
        .perform(transitions, then: contributors)
    }

    // MARK: Navigation stacks

    /// Pushes a screen, or a container, with another stepper.
    @preconcurrency @MainActor public static func push(
        _ controller: ViewController, with stepper: any Stepper, on navigation: NavigationController,
        animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(
            .push(controller, on: navigation, animation: animation),
            then: .viewController(controller, with: stepper))
    }

    /// Pushes a screen, or a container. The view model of the screen emits steps; a screen without one emits none.
    @preconcurrency @MainActor public static func push(
        _ controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.push(controller, on: navigation, animation: animation), then: .viewController(controller))
    }

    /// Shows a screen in place of the top one of a stack, which is dismissed. Its view model, if it has one, emits steps.
    @preconcurrency @MainActor public static func replaceTop(
        with controller: ViewController, on navigation: NavigationController,
        animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(
            .replaceTop(with: controller, on: navigation, animation: animation),
            then: .viewController(controller))
    }

    /// Pops the top screen of a stack. The bottom screen stays.
    @preconcurrency @MainActor public static func pop(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.pop(on: navigation, animation: animation))
    }

    /// Pops the screens above a screen of a stack.
    @preconcurrency @MainActor public static func pop(
        to controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.pop(to: controller, on: navigation, animation: animation))
    }

    /// Pops all screens of a stack but the bottom one.
    @preconcurrency @MainActor public static func popToRoot(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.popToRoot(on: navigation, animation: animation))
    }

    // MARK: Tabs, pages and split views

    /// Selects one of the screens of tabs or pages. Its contribution continues.
    @preconcurrency @MainActor public static func select(
        _ controller: ViewController, in container: SelectionController, animation: PageAnimation? = nil
    ) -> FlowContributors {
        perform(.select(controller, in: container, animation: animation))
    }

    /// Shows a detail screen beside the side bar. Its view model, if it has one, emits steps.
    @preconcurrency @MainActor public static func show(
        _ controller: ViewController, in split: SplitController, animation: PageAnimation = .instant
    ) -> FlowContributors {
        perform(.show(controller, in: split, animation: animation), then: .viewController(controller))
    }

    // MARK: Windows, popovers and dialogs

    /// Shows a screen in a modal window above another screen. Its view model, if it has one, emits steps.
    @preconcurrency @MainActor public static func present(
        _ controller: ViewController, above presenter: ViewController, as kind: WindowKind = .dialog,
        size: Size = Size(width: 480, height: 560)
    ) -> FlowContributors {
        perform(
            .present(controller, above: presenter, as: kind, size: size), then: .viewController(controller))
    }

    /// Shows a screen in a popover above another screen; see ``PopoverController``. Its view model, if it has one, emits steps.
    @preconcurrency @MainActor public static func presentPopover(
        _ controller: ViewController, above presenter: ViewController, from anchor: Anchor? = nil
    ) -> FlowContributors {
        perform(
            .presentPopover(controller, above: presenter, from: anchor), then: .viewController(controller))
    }

    /// Closes the popover or the window that a screen presented last; if there is none, the one in which it was presented.
    @preconcurrency @MainActor public static func dismiss(from controller: ViewController) -> FlowContributors
    {
        perform(.dismiss(from: controller))
    }

    /// Shows an alert above the window of the flow, whose answer leads to no step.
    @preconcurrency @MainActor public static func show(_ message: Alert) -> FlowContributors {
        perform(.show(message))
    }

    /// Shows the description of a program above the window of the flow.
    ///
    /// ```swift
    /// case .about: return .show(About("Contacts", version: "1.2", authors: ["Ada Lovelace"]))
    /// ```
    @preconcurrency @MainActor public static func show(_ about: About) -> FlowContributors {
        perform(.show(about))
    }
}
