// SPDX-License-Identifier: MIT

public import FlowKit
import ViewKit

extension ApplicationSession {
    /// Follows a deep link in the front window, as a request of the desktop does. If that belongs to no main window, the link is
    /// followed in the main window that was active last.
    ///
    /// If no flow takes one of its steps, a banner of the first window says that it cannot be opened, and a report names the step.
    public func open(_ link: DeepLink) { open(link, to: []) }

    /// - Parameter paths: the URIs or files that were requested.
    func open(_ link: DeepLink, to paths: [String]) {
        openWindows.coordinator(of: frontWindow).open(link) { [weak self] outcome in
            self?.didOpen(link, to: paths, outcome)
        }
        frontWindow?.window.present()
    }

    private func didOpen(_ link: DeepLink, to paths: [String], _ outcome: DeepLink.Outcome) {
        guard case .refused(let index, let refusal) = outcome else { return forgetRefusal() }
        let reason: String
        switch refusal {
        case .unhandled:
            reason =
                "no flow takes it. Handle it in a flow that is shown then, or lead to one by an earlier step"
        case .timedOut:
            reason = "the step before took too long. Complete its adapt(step:), and show its screen"
        case .dropped: reason = "adapt(step:) returned NoneStep"
        // The user has closed the screen, or the application.
        case .dismissed, .released: return
        }
        perform {
            ViewReport(
                .other("the step \(link.steps[index]) of a deep link was not navigated: \(reason)."),
                view: "ApplicationSession"
            ).send()
            // The flow that has dropped the step knows what to show.
            if refusal != .dropped { refuse(paths) }
        }
    }

    /// Called when something else opens: removes the message that nothing opened an earlier request.
    func forgetRefusal() {
        perform { notices.removeAll { $0.kind == .link } }
    }

    /// Tells the user that nothing opens what was requested.
    func refuse(_ paths: [String]) {
        let name = paths.first.map { path in
            let text = path.hasPrefix("/") ? path.split(separator: "/").last.map(String.init) ?? path : path
            return text.count > 80 ? "\(text.prefix(80))…" : text
        }
        show(
            SessionNotice(
                .link,
                name.map { localized("%1 cannot be opened in this application.", $0) }
                    ?? localized("The link cannot be opened in this application.")))
        openWindows.forNotices?.window.present()
    }
}
