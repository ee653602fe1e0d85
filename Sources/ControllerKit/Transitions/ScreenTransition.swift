// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// A change of what is on screen, as a value: what, where, and how it moves. A flow answers it, the coordinator performs it.
///
/// ```swift
/// case .detail(let id): return .push(DetailViewController(…), on: navigation)
/// case .detailIsDone: return .pop(on: navigation)
/// case .start: return .perform(.popToRoot(on: navigation), .select(inbox, in: tabs))
/// ```
/// Each begins when the one before has completed: when its screen is in place, and nothing moves any more. Without an `animation`
/// the container moves in its own way; `.instant` does not move. Two are equal when they do the same with the same screens.
/// `await` `perform()` performs one without a flow. Main thread only.
public struct ScreenTransition: Transition, Equatable {
    private let action: @MainActor (@escaping @MainActor () -> Void) -> Void
    private let verb: String
    /// The screens and containers that it is about, which ``action`` keeps alive: they tell transitions apart.
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
    /// Shows a screen above the others.
    public static func push(
        _ controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "push", [controller, navigation], animation,
            description: "push \(name(controller)) on \(name(navigation))"
        ) { navigation.push(controller, animation: animation, completed: $0) }
    }

    /// Goes back by one screen; the bottom one stays.
    public static func pop(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition("pop", [navigation], animation, description: "pop on \(name(navigation))") {
            navigation.pop(animation: animation, completed: $0)
        }
    }

    /// Goes back until a screen is seen.
    public static func pop(
        to controller: ViewController, on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "pop to", [controller, navigation], animation,
            description: "pop to \(name(controller)) on \(name(navigation))"
        ) { navigation.pop(to: controller, animation: animation, completed: $0) }
    }

    /// Goes back to the bottom screen.
    public static func popToRoot(
        on navigation: NavigationController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "pop to root", [navigation], animation, description: "pop to root on \(name(navigation))"
        ) { navigation.popToRoot(animation: animation, completed: $0) }
    }

    /// Replaces the whole stack: screens that stay keep their state, the others are dismissed.
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
    /// Shows one of the screens of tabs or pages; one that is not among them is added at the end.
    public static func select(
        _ controller: ViewController, in container: SelectionController, animation: PageAnimation? = nil
    ) -> ScreenTransition {
        ScreenTransition(
            "select", [controller, container], animation,
            description: "select \(name(controller)) in \(name(container))"
        ) { container.select(controller, animation: animation, completed: $0) }
    }

    /// Shows a screen beside the side bar.
    public static func show(
        _ controller: ViewController, in split: SplitController, animation: PageAnimation = .instant
    ) -> ScreenTransition {
        ScreenTransition(
            "show", [controller, split], animation,
            description: "show \(name(controller)) in \(name(split))"
        ) { split.show(controller, animation: animation, completed: $0) }
    }
}

// MARK: - Windows, popovers and dialogs: complete when they are open, or closed

extension ScreenTransition {
    /// Shows a screen in a window of its own above another, which does not react until it is closed.
    public static func present(
        _ controller: ViewController, above presenter: ViewController,
        size: Size = Size(width: 480, height: 560)
    ) -> ScreenTransition {
        ScreenTransition(
            "present", [controller, presenter],
            description: "present \(name(controller)) above \(name(presenter))"
        ) {
            presenter.present(controller, size: size)
            $0()
        }
    }

    /// Shows a screen in a bubble that points at something in another.
    ///
    /// - Parameter anchor: what it points at; nil for what the other says by ``ViewController/anchor``.
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

    /// Closes what a screen presented last, or else the popover or the window that it was presented in.
    public static func dismiss(from controller: ViewController) -> ScreenTransition {
        ScreenTransition("dismiss", [controller], description: "dismiss from \(name(controller))") {
            controller.dismiss()
            $0()
        }
    }

    /// Opens a window, or brings it to the front.
    ///
    /// - Parameter presenter: the screen that it belongs to: it stays above that one's window, and closes with it.
    public static func openWindow(
        _ window: WindowController, above presenter: ViewController? = nil
    ) -> ScreenTransition {
        let subjects: [AnyObject] = [window] + (presenter.map { [$0] } ?? [])
        return ScreenTransition("open", subjects, description: "open \(name(window))") {
            window.present(above: presenter)
            $0()
        }
    }

    /// Closes a window, without asking its screen.
    public static func closeWindow(_ window: WindowController) -> ScreenTransition {
        ScreenTransition("close", [window], description: "close \(name(window))") {
            window.close()
            $0()
        }
    }

    /// Shows a message above the front window. A question whose answer leads somewhere is `FlowContributors.ask(_:_:)`.
    public static func show(_ message: Alert) -> ScreenTransition {
        ScreenTransition("show", [], description: "show \"\(message.title)\"") {
            if let window = ApplicationSession.current?.frontWindow?.window {
                _ = window.show(message) { _ in }
            } else {
                _ = Toolkit.backend.show(message, above: nil) { _ in }
            }
            $0()
        }
    }
}

/// What messages call a screen: its type, and for a window that of its screen too.
@MainActor private func name(_ object: AnyObject) -> String {
    if let window = object as? WindowController { return "a window with \(type(of: window.root))" }
    return "\(type(of: object))"
}
