// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// The window that the controller is in.
    public var window: WindowController? { windowAsRoot ?? parent?.window ?? popoverAsRoot?.window }

    /// The popover that the controller is in.
    private var popover: PopoverController? { popoverAsRoot ?? parent?.popover }

    /// Shows a controller in a modal window above the window of this controller.
    public func present(_ controller: ViewController, size: Size = Size(width: 480, height: 560)) {
        let window = WindowController(root: controller, size: size, isModal: true)
        window.present(above: self)
    }

    /// Shows a controller in a popover that points at something in this controller's view.
    ///
    /// - Parameters:
    ///   - controller: the controller to show.
    ///   - anchor: what the popover points at; nil for ``anchor``.
    @discardableResult
    public func presentPopover(_ controller: ViewController, from anchor: Anchor? = nil) -> PopoverController
    {
        let popover = PopoverController(root: controller)
        popover.present(above: self, from: anchor)
        return popover
    }

    /// Closes the popover or the window that this controller presented last; if there is none, the one in which it was presented.
    public func dismiss() {
        send(.isDismissing)
        if let presented = presentedPopovers.last {
            presented.close()
        } else if let presented = presentedWindows.last {
            presented.close()
        } else if let popover {
            popover.close()
        } else if let window, window.isPresentedByController {
            window.close()
        }
    }
}
