// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// What the controller presents and fills, created if it is not there.
    var presentations: Presentations {
        if let presentationsIfUsed { return presentationsIfUsed }
        let presentations = Presentations()
        presentationsIfUsed = presentations
        return presentations
    }

    /// The open windows that this controller presented, the front one last.
    public var presentedWindows: [WindowController] { presentationsIfUsed?.windows ?? [] }

    /// The open popovers that this controller presented, the front one last.
    public var presentedPopovers: [PopoverController] { presentationsIfUsed?.popovers ?? [] }

    /// The view or position at which a popover of this controller points; nil for its whole view. Set it
    /// before you request a preview from the flow.
    public var anchor: Anchor? {
        get { presentationsIfUsed?.anchor }
        set { presentations.anchor = newValue }
    }

    /// The window or the popover of which the controller is the root.
    var ownHost: (any ScreenHost)? { presentationsIfUsed?.host }

    /// The window or the popover that the controller is in.
    private var host: (any ScreenHost)? { ownHost ?? parent?.host }

    /// The window that the controller is in.
    public var window: WindowController? { host?.hostWindow }

    /// Shows a controller in a modal window above the window of this controller.
    ///
    /// While another window that this controller, or another one in the same window, presents is not on the
    /// screen yet, it waits for that one. A controller that is in a container, a window or a popover already
    /// is not presented, and that is reported.
    ///
    /// - Parameters:
    ///   - controller: the controller to show.
    ///   - kind: a dialog, or a sheet, whose header bar has the ``navigationItem`` of the controller. A sheet is no larger than the window
    ///     below it.
    ///   - size: the size of the window, in logical pixels, unless an earlier run has left another one.
    ///   - role: see ``WindowController/role``.
    ///   - completed: called once, when the window is on the screen, or when it cannot be shown since this controller was dismissed.
    public func present(
        _ controller: ViewController, as kind: WindowKind = .dialog,
        size: Size = Size(width: 480, height: 560), role: String? = nil, completed: (() -> Void)? = nil
    ) {
        present(
            WindowController(root: controller, size: size, isModal: true, role: role, kind: kind), completed)
    }

    private func present(_ window: WindowController, _ completed: (() -> Void)?) {
        guard window.root.mayBePresented(above: self) else {
            completed?()
            return
        }
        guard !dismissal.isLeaving else {
            report(
                "\(type(of: window.root)) was not presented, since \(type(of: self)) was dismissed before. Present it from a "
                    + "controller that is still in a window.")
            window.root.markDismissed()
            completed?()
            return
        }
        guard let last = self.window?.lastPresented ?? presentedWindows.last, last.isOpen, !last.isInPosition
        else {
            self.window?.lastPresented = window
            return window.present(above: self, completed: completed)
        }
        last.whenInPosition { [weak self] in
            guard let self, !dismissal.isLeaving else {
                window.root.markDismissed()
                completed?()
                return
            }
            present(window, completed)
        }
    }

    /// Shows a controller in a popover that points at this controller's view, or at a part of it.
    ///
    /// - Parameters:
    ///   - controller: the controller to show.
    ///   - anchor: the view or position at which the popover points; nil for ``anchor``.
    @discardableResult
    public func presentPopover(_ controller: ViewController, from anchor: Anchor? = nil) -> PopoverController
    {
        let popover = PopoverController(root: controller)
        popover.present(above: self, from: anchor)
        return popover
    }

    /// Closes the popover or the window that this controller, or a controller around it, presented last; if
    /// there is none, the one in which it was presented.
    public func dismiss() {
        sendPendingEvent()
        send(.isDismissing)
        if let presented = lastPresented {
            presented.close()
        } else if let host, host.isPresentedByController {
            host.close()
        }
    }
}

extension ViewController {
    /// What this controller, or the nearest one around it that presented something, presented last.
    private var lastPresented: (any ScreenHost)? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.presentationsIfUsed?.last }.first
    }

    /// The controller that this controller, or a controller around it, presented last.
    public var presentedViewController: ViewController? { lastPresented?.root }

    /// The controller that presented this controller, or a controller around it.
    public var presentingViewController: ViewController? {
        host.flatMap { $0.isPresentedByController ? $0.presenter : nil }
    }

    /// The navigation stack that the controller is in; nil for none.
    public var navigationController: NavigationController? { container() }

    /// The tabs that the controller is in; nil for none.
    public var tabController: TabController? { container() }

    /// The split view that the controller is in; nil for none.
    public var splitController: SplitController? { container() }

    private func container<Container>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// Whether the controller is the root of a window or of a popover.
    package var isInWindow: Bool { ownHost != nil }
}
