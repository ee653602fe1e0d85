// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// The window that the controller is in.
    public var window: WindowController? { windowAsRoot ?? parent?.window ?? popoverAsRoot?.window }

    /// The popover that the controller is in.
    private var popover: PopoverController? { popoverAsRoot ?? parent?.popover }

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
        guard !isLeaving else {
            let message =
                "\(type(of: window.root)) was not presented, since \(type(of: self)) was dismissed before. Present it from a "
                + "controller that is still in a window"
            ViewReport(.other(message + "."), view: "\(type(of: self))").send()
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
            guard let self, !isLeaving else {
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
        send(.isDismissing)
        if let presenter = sequence(first: self, next: \.parent).first(where: \.presentsSomething) {
            if let presented = presenter.presentedPopovers.last { return presented.close() }
            presenter.presentedScreens.last?.close()
        } else if let popover {
            popover.close()
        } else if let window, window.isPresentedByController {
            window.close()
        }
    }
}

extension ViewController {
    /// The controller that this controller, or a controller around it, presented last.
    public var presentedViewController: ViewController? {
        guard let presenter = sequence(first: self, next: \.parent).first(where: \.presentsSomething) else {
            return nil
        }
        return presenter.presentedPopovers.last?.root ?? presenter.presentedScreens.last?.root
    }

    /// The controller that presented this controller, or a controller around it.
    public var presentingViewController: ViewController? {
        if let popover { return popover.presenter }
        guard let window, window.isPresentedByController else { return nil }
        return window.presenter
    }

    /// The open windows that this controller presented, without those of tabs that were moved out.
    private var presentedScreens: [WindowController] { presentedWindows.filter { !($0.root is DetachedTab) } }

    private var presentsSomething: Bool { !presentedPopovers.isEmpty || !presentedScreens.isEmpty }

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
    package var isInWindow: Bool { windowAsRoot != nil || popoverAsRoot != nil }
}
