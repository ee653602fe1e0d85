// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

extension ApplicationSession {
    /// The coordinators of all root flows: that of the first window, and those of the windows that
    /// ``openWindow(_:with:role:size:header:restoring:)`` opened and that are still open.
    public var coordinators: [FlowCoordinator] { openWindows.coordinators }

    /// Opens a further main window, with a tree of flows of its own.
    ///
    /// ```swift
    /// Action("app.newWindow", title: "New Window", shortcuts: ["<Primary>n"]) { [unowned session] in
    ///     session.openWindow(ContactsFlow(store: store), with: OneStepper(withSingleStep: ContactsStep.list))
    /// }
    /// ```
    /// The flow ends when its window is closed, and the application ends with its last window. Steps that the
    /// desktop requests are sent to the flows of all windows; a deep link is followed in the front window.
    /// The session retains the flow until its window is closed.
    /// - Parameters:
    ///   - flow: the root flow of the window. Its root is a controller, or a `WindowController`, for which
    ///     the other parameters are ignored.
    ///   - stepper: the stepper of the flow; without one the first step is `RxFlowStep.home`.
    ///   - role: the purpose of the window, see ``WindowController/role``.
    ///   - size: the initial size, in logical pixels.
    ///   - header: see ``WindowController``.
    ///   - record: a window of an earlier run: the window has its size, and the steps of its flow are navigated instead of the initial one.
    ///     ``Application/restoreWindow(_:in:)`` passes it.
    /// - Returns: the window; nil if the root of the flow cannot be in a window, which is reported.
    @discardableResult public func openWindow(
        _ flow: any Flow, with stepper: any Stepper = DefaultStepper(), role: String? = "main",
        size: Size = Size(width: 640, height: 480), header: HeaderStyle = .merged,
        restoring record: WindowRecord? = nil
    ) -> WindowController? {
        perform {
            let window: WindowController
            switch flow.root {
            case let root as WindowController: window = root
            case let root as ViewController:
                window = WindowController(root: root, size: size, role: role, header: header)
            default:
                let message =
                    "the root of \(type(of: flow)) is a \(type(of: flow.root)), which cannot be in a window, so that no window was opened. "
                    + "Use a ViewController, such as a NavigationController, or a WindowController."
                ViewReport(.other(message), view: "openWindow").send()
                return nil
            }
            let tree = makeTree(in: window)
            window.present(with: record?.geometry)
            tree.coordinate(flow: flow, with: stepper, restoring: record?.flow)
            return window
        }
    }

    /// Presents the front window, as a second start of the application does. Windows that the close button has
    /// hidden, see ``statusItem``, are shown again, too.
    public func presentWindows() {
        perform {
            let front = frontWindow
            for window in windows where window !== front && window.window.isHidden { window.present() }
            front?.present()
        }
    }

    /// Records the geometry of a window, if the next run restores it.
    func geometryDidChange(of window: WindowController) {
        if let role = window.role { persistence.geometries?[role] = WindowGeometry(window.window) }
        if openWindows.isMain(window) { persistence.changed() }
    }
}
