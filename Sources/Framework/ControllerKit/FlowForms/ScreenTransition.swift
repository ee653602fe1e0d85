// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// A change of the screen, as a value. A flow returns it, and the coordinator performs it.
///
/// ```swift
/// case .detail(let id): return .push(DetailViewController(…), on: navigation)
/// case .detailIsDone: return .pop(on: navigation)
/// case .start: return .perform(.popToRoot(on: navigation), .select(inbox, in: tabs))
/// ```
/// A transition begins when the previous one is complete: when its screen is in its position, and no animation runs. Without an
/// `animation` it uses that of its container. Two transitions are equal if they make the same change to the same screens.
/// `await transition.perform()` performs a transition without a flow. A transition retains its screens. Main thread only.
public struct ScreenTransition: Transition, Equatable {
    private let action: @MainActor (@escaping @MainActor () -> Void) -> Void
    private let verb: String
    /// The screens and containers that it changes, by which transitions are compared; ``action`` retains them.
    private let subjects: [ObjectIdentifier]
    private let animation: PageAnimation?
    public let description: String

    private init(
        _ verb: String, _ subjects: [AnyObject], _ animation: PageAnimation? = nil, description: String,
        _ action: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
    ) {
        self.verb = verb
        self.subjects = subjects.map(ObjectIdentifier.init)
        self.animation = animation
        self.description = description + (animation.map { ", \($0)" } ?? "")
        self.action = action
    }

    public func perform(completed: @escaping @MainActor () -> Void) { action(completed) }

    public static nonisolated func == (left: ScreenTransition, right: ScreenTransition) -> Bool {
        left.verb == right.verb && left.animation == right.animation
            && left.description == right.description && left.subjects == right.subjects
    }
}

// MARK: - Navigation stacks

extension ScreenTransition {
    /// Pushes a screen on a stack.
    public static func push(
        _ controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "push", [controller, navigation], animation,
            description: "push \(name(controller)) on \(name(navigation))"
        ) { navigation.push(controller, animation: animation, completed: $0) }
    }

    /// Pops the top screen of a stack. The bottom screen stays.
    public static func pop(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition("pop", [navigation], animation, description: "pop on \(name(navigation))") {
            navigation.pop(animation: animation, completed: $0)
        }
    }

    /// Pops the screens above a screen of a stack.
    public static func pop(
        to controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "pop to", [controller, navigation], animation,
            description: "pop to \(name(controller)) on \(name(navigation))"
        ) { navigation.pop(to: controller, animation: animation, completed: $0) }
    }

    /// Pops all screens of a stack but the bottom one.
    public static func popToRoot(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "pop to root", [navigation], animation, description: "pop to root on \(name(navigation))"
        ) { navigation.popToRoot(animation: animation, completed: $0) }
    }

    /// Shows a screen in place of the top one of a stack, which is dismissed.
    public static func replaceTop(
        with controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "replace top", [controller, navigation], animation,
            description: "replace the top of \(name(navigation)) with \(name(controller))"
        ) { navigation.replaceTop(with: controller, animation: animation, completed: $0) }
    }

    /// Replaces the screens of a stack. Those that stay keep their state, the others are dismissed.
    public static func setStack(
        _ controllers: [ViewController], on navigation: NavigationController,
        animation: PageAnimation = .instant
    ) -> ScreenTransition {
        ScreenTransition(
            "set", controllers + [navigation], animation,
            description: "set \(controllers.map(name).joined(separator: ", ")) on \(name(navigation))"
        ) { navigation.set(controllers, animation: animation, completed: $0) }
    }
}

// MARK: - Tabs, pages and split views

extension ScreenTransition {
    /// Selects one of the screens of tabs or pages. A screen that is not in the container is added at the end.
    public static func select(
        _ controller: ViewController, in container: SelectionController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "select", [controller, container], animation,
            description: "select \(name(controller)) in \(name(container))"
        ) { container.select(controller, animation: animation, completed: $0) }
    }

    /// Shows a detail screen beside the side bar.
    public static func show(
        _ controller: ViewController, in split: SplitController, animation: PageAnimation = .instant
    ) -> ScreenTransition {
        ScreenTransition(
            "show", [controller, split], animation,
            description: "show \(name(controller)) in \(name(split))"
        ) { split.show(controller, animation: animation, completed: $0) }
    }
}

// MARK: - Windows, popovers and dialogs, which are complete when they are open, or closed

extension ScreenTransition {
    /// Shows a screen in a modal window above another screen.
    public static func present(
        _ controller: ViewController, above presenter: ViewController, as kind: WindowKind = .dialog,
        size: Size = Size(width: 480, height: 560)
    ) -> ScreenTransition {
        ScreenTransition(
            "present", [controller, presenter],
            description:
                "present \(name(controller)) \(kind == .sheet ? "in a sheet " : "")above \(name(presenter))"
        ) {
            presenter.present(controller, as: kind, size: size, completed: $0)
        }
    }

    /// Shows a screen in a popover above another screen.
    ///
    /// - Parameters:
    ///   - controller: the screen in the popover.
    ///   - presenter: the screen that the popover belongs to.
    ///   - anchor: what the popover points at; nil for the ``ViewController/anchor`` of the presenter.
    public static func presentPopover(
        _ controller: ViewController, above presenter: ViewController, from anchor: Anchor? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "present popover", [controller, presenter],
            description: "present \(name(controller)) in a popover above \(name(presenter))"
        ) {
            presenter.presentPopover(controller, from: anchor)
            $0()
        }
    }

    /// Closes the popover or the window that a screen presented last; if there is none, the one in which it was presented.
    public static func dismiss(from controller: ViewController) -> ScreenTransition {
        ScreenTransition("dismiss", [controller], description: "dismiss from \(name(controller))") {
            controller.dismiss()
            $0()
        }
    }

    /// Opens a window, or brings it to the front.
    ///
    /// - Parameters:
    ///   - window: the window.
    ///   - presenter: the screen that the window belongs to: the window stays above that screen's window, and closes with it.
    public static func openWindow(
        _ window: WindowController, above presenter: ViewController? = nil
    ) -> ScreenTransition {
        let subjects: [AnyObject] = [window] + (presenter.map { [$0] } ?? [])
        return ScreenTransition("open", subjects, description: "open \(name(window))") {
            window.present(above: presenter, completed: $0)
        }
    }

    /// Closes a window, without asking its screen.
    public static func closeWindow(_ window: WindowController) -> ScreenTransition {
        ScreenTransition("close", [window], description: "close \(name(window))") {
            window.close()
            $0()
        }
    }

    /// Shows an alert whose answer leads to no step, above the window of the flow that performs the transition; without a flow, above the
    /// front window. Use `FlowContributors.ask(_:_:)` for one that leads to a step.
    public static func show(_ message: Alert) -> ScreenTransition {
        ScreenTransition("show", [], description: "show \"\(message.title)\"") {
            if let window = windowOfTransition {
                _ = window.show(message) { _ in }
            } else {
                _ = Toolkit.backend.show(message.localizedButtons, above: nil) { _ in }
            }
            $0()
        }
    }

    /// Shows the description of a program, above the window of the flow that performs the transition; without a
    /// flow, above the front window.
    public static func show(_ about: About) -> ScreenTransition {
        ScreenTransition("show", [], description: "show \"\(about.name)\"") {
            windowOfTransition?.show(about)
            $0()
        }
    }

    private static var windowOfTransition: Window? {
        (FlowCoordinator.transitioning.map(\.windowOfFlow) ?? ApplicationSession.current?.frontWindow)?.window
    }
}

/// The name of a screen in messages: its type; for a window, with the type of its screen.
@MainActor private func name(_ object: AnyObject) -> String {
    if let window = object as? WindowController { return "a window with \(type(of: window.root))" }
    return "\(type(of: object))"
}
