// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// A screen is in one container, window or popover at a time. A container that gets a screen of another
/// container, or one that was presented, takes it from there. A screen that is somewhere already cannot be
/// presented.
extension ViewController {
    /// Where the controller is, for reports; nil if it is nowhere.
    private var location: String? {
        if let parent {
            return "\(type(of: parent))\(parent.window.map { " in the window \"\($0.window.title)\"" } ?? "")"
        }
        return ownHost?.location
    }

    /// Reports a mistake in the use of the controller.
    func report(_ message: String) { ViewReport(.other(message), view: "\(type(of: self))").send() }

    // MARK: Presented

    /// Whether the controller can be shown in a window or in a popover. If not, this is reported, with both locations.
    ///
    /// - Parameters:
    ///   - presenter: the controller that presents it; nil for none.
    ///   - isPopover: whether it would be in a popover.
    func mayBePresented(above presenter: ViewController?, inPopover isPopover: Bool = false) -> Bool {
        guard let location else { return true }
        let presentation =
            presenter.map { presenter in
                let window = presenter.window.map { " in the window \"\($0.window.title)\"" } ?? ""
                return "presented \(isPopover ? "in a popover " : "")above \(type(of: presenter))\(window)"
            } ?? "shown in a window of its own"
        let message =
            "\(type(of: self)) was not \(presentation), since it is in \(location). A screen is in one place: dismiss it first, or create "
            + "another one."
        ViewReport(.other(message), view: "\(presenter.map { "\(type(of: $0))" } ?? "\(type(of: self))")")
            .send()
        return false
    }

    // MARK: Contained

    /// Whether this controller can take another one as its child. If not, this is reported.
    func mayAdopt(_ child: ViewController) -> Bool {
        guard child.parent !== self else { return true }
        let reason = contains(in: child) ?? child.reasonToStay(where: child.location)
        guard let reason else { return true }
        report("\(type(of: child)) was not added, since \(reason).")
        return false
    }

    /// Returns the controllers that this one can take, each once. The others are reported.
    func adoptable(_ controllers: [ViewController]) -> [ViewController] {
        var known: Set<ObjectIdentifier> = []
        var twice: Set<String> = []
        let accepted = controllers.filter { controller in
            guard known.insert(ObjectIdentifier(controller)).inserted else {
                twice.insert("\(type(of: controller)) \"\(controller.displayTitle)\"")
                return false
            }
            return mayAdopt(controller)
        }
        if !twice.isEmpty {
            report(
                "\(twice.sorted().joined(separator: ", ")) was given twice. Only its first position counts. Create a screen for each position."
            )
        }
        return accepted
    }

    /// The reason why this controller cannot be in itself: it is in `child`, or in a window or a popover above it.
    private func contains(in child: ViewController) -> String? {
        let outer = sequence(first: self) { $0.parent ?? $0.ownHost?.presenter }
        guard outer.contains(where: { $0 === child }) else { return nil }
        return self === child
            ? "a container cannot contain itself. Add another screen"
            : "\(type(of: self)) is in it, or in a window above it. Add another screen"
    }

    /// The reason why the controller cannot leave its container or its window.
    private func reasonToStay(where location: String?) -> String? {
        if let split = parent as? SplitController, self === split.sidebar || self === split.supplementary {
            return
                "it is a column of \(location ?? ""), which cannot be without it. Create another screen, or put a container whose screens change into "
                + "the column"
        }
        if let ownHost, !ownHost.isPresentedByController {
            return
                "it fills \(location ?? ""), which would be empty. Close the window first, or create another screen"
        }
        return nil
    }

    /// Closes the window or the popover that the controller fills, without dismissing the controller.
    func leaveWindow() { ownHost?.closeWithoutRoot() }

    /// Makes the windows above the controller and its children stay above the window that it is in now.
    func updateWindowsAbove() {
        for window in presentedWindows { window.updateParent() }
        for child in children { child.updateWindowsAbove() }
    }
}

/// The root of a flow that is run again.
extension ViewController: ReusablePresentable {
    package func prepareForReuse() {
        guard phase == .dismissed else { return }
        if parent == nil { appearance.detach() } else { appearance.enterContainer() }
        dismissal.stay()
        for child in children { child.prepareForReuse() }
    }
}
