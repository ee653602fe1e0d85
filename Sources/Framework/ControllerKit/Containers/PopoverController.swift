// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A screen in a popover above another screen, such as a preview.
///
/// ```swift
/// list.rx.itemContextRequested.subscribe(onNext: { [unowned self] contact, request in
///     anchor = Anchor(list, at: request.position)
///     viewModel.preview(contact)
/// })
/// // in the flow:
/// case .preview(let contact): return .presentPopover(CardViewController(…), above: listController)
/// ```
/// It closes when the user clicks outside of it or presses Escape, when its presenter disappears, and by ``close()``. Its screen is then
/// dismissed. While the popover is open, its presenter retains it. Main thread only.
@preconcurrency @MainActor public final class PopoverController: Presentable, Closable {
    /// The screen in the popover.
    public let root: ViewController

    private let popover = Popover()
    private(set) weak var presenter: ViewController?
    private let presence = Presence()
    private let disposeBag = DisposeBag()

    /// Creates a popover that shows `root` and is not open yet.
    public init(root: ViewController) {
        self.root = root
        popover.closed.subscribe(onNext: { [weak self] in self?.didClose() }).disposed(by: disposeBag)
    }

    /// Opens the popover. If the screen is in a container, a window or another popover already, the popover
    /// counts as dismissed, and that is reported.
    ///
    /// - Parameters:
    ///   - presenter: the screen that the popover belongs to. If it is not visible, the popover is dismissed at once.
    ///   - anchor: the view or position at which the popover points; nil for the ``ViewController/anchor`` of
    ///     the presenter, or for its whole view.
    public func present(above presenter: ViewController, from anchor: Anchor? = nil) {
        guard presence.state == .unseen else { return }
        guard root.mayBePresented(above: presenter, inPopover: true) else { return presence.dismiss() }
        guard presenter.phase == .visible else {
            root.markDismissed()
            return presence.dismiss()
        }
        self.presenter = presenter
        presenter.presentations.popovers.append(self)
        root.presentations.host = self
        popover.content = root.view
        let anchor = anchor ?? presenter.anchor
        showRoot {
            popover.present(
                from: anchor?.view ?? presenter.view, at: anchor?.position, title: root.displayTitle)
            presence.show()
        }
    }

    /// Closes the popover, without asking its screen.
    public func close() { popover.close() }

    public func closeScreen() { close() }

    /// Whether the popover is open: the current state on subscription, then each change.
    public var rxVisible: Observable<Bool> { presence.rxOpen }

    /// Sends when the popover was closed.
    public var rxDismissed: Single<Void> { presence.rxDismissed }

    private func didClose(dismissingRoot: Bool = true) {
        guard presence.state == .visible else { return }
        presenter?.presentations.popovers.removeAll { $0 === self }
        hideRoot(dismissing: dismissingRoot)
        presence.dismiss()
    }

    /// Closes the popover, whose screen goes to a container.
    func closeWithoutRoot() {
        guard presence.state == .visible else { return }
        didClose(dismissingRoot: false)
        popover.close()
    }
}
