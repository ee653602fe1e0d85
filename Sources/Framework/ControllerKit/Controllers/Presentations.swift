// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// The open windows and popovers that a controller presented, and the one that it fills. Most controllers have none.
@MainActor final class Presentations {
    /// The windows, the front one last.
    var windows: [WindowController] = []
    /// The popovers, the front one last.
    var popovers: [PopoverController] = []
    /// See ``ViewController/anchor``.
    var anchor: Anchor?
    /// The window or the popover of which the controller is the root.
    weak var host: (any ScreenHost)?

    /// The windows without those of tabs that were moved out.
    private var screens: [WindowController] { windows.filter { !($0.root is DetachedTab) } }

    /// What was presented last: a popover, or else a window.
    var last: (any ScreenHost)? { popovers.last ?? screens.last }

    /// The screens that are dismissed with the controller, in the order in which they are asked.
    var screensAbove: [ViewController] { windows.reversed().map(\.root) + popovers.reversed().map(\.root) }

    func closePopovers() {
        for popover in popovers.reversed() { popover.close() }
    }

    func closeWindows() {
        for window in windows.reversed() { window.close() }
    }
}

/// A window or a popover that a controller fills.
@MainActor protocol ScreenHost: AnyObject {
    /// The screen.
    var root: ViewController { get }
    /// The window, or the window that the popover is in.
    var hostWindow: WindowController? { get }
    var presenter: ViewController? { get }
    var isPresentedByController: Bool { get }
    /// What it is, for reports.
    var name: String { get }
    func close()
    /// Closes it, while its screen goes to a container.
    func closeWithoutRoot()
    func barContentDidChange()
}

extension ScreenHost {
    /// Shows the screen, while `open` opens the window or the popover.
    func showRoot(_ open: () -> Void) {
        root.appearance.begin(isPresentedByController ? .presented : nil)
        root.beginTransition(toVisible: true, animated: false)
        open()
        root.endTransition(toVisible: true, animated: false)
        root.appearance.end(.presented)
    }

    /// Dismisses the screen, or only hides it, since it goes to a container.
    func hideRoot(dismissing: Bool) {
        if dismissing {
            root.appearance.begin(isPresentedByController ? .dismissed : nil)
            root.markDismissed()
        } else {
            root.setVisible(false)
            root.setMinimized(false)
            root.appearance.detach()
        }
        root.presentations.host = nil
    }

    /// Where its screen is, for reports.
    var location: String {
        let presenter = isPresentedByController ? presenter : nil
        return name + (presenter.map { " above \(type(of: $0))" } ?? "")
    }
}

extension WindowController: ScreenHost {
    var hostWindow: WindowController? { self }
    var name: String { "the window \"\(window.title)\"" }
}

extension PopoverController: ScreenHost {
    var hostWindow: WindowController? { presenter?.window }
    var isPresentedByController: Bool { true }
    var name: String { "a popover" }
    /// A popover has no bar.
    func barContentDidChange() {}
}

extension Presence {
    /// Whether a window or a popover is open: the current state on subscription, then each change.
    var rxOpen: Observable<Bool> {
        // An observer may have closed it.
        rxVisible.map { [weak self] isVisible in (self?.state).map { $0 == .visible } ?? isVisible }
            .distinctUntilChanged()
    }
}
