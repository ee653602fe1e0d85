// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A screen in a bubble above another: a look at something before, or instead of, going there.
///
/// ```swift
/// list.rx.itemContextRequested.subscribe(onNext: { [unowned self] contact, request in
///     anchor = Anchor(list, at: request.place)
///     viewModel.preview(contact)
/// })
/// // in the flow:
/// case .preview(let contact): return .presentPopover(CardViewController(…), above: list)
/// ```
/// It closes when the person clicks beside it or presses Escape, with the screen that it belongs to, and by ``close()``; its
/// screen is dismissed then. While it is open, the screen that it belongs to holds it. Main thread only.
@preconcurrency @MainActor public final class PopoverController: Presentable, Closable {
    /// The screen in the popover.
    public let root: ViewController

    private let popover = Popover()
    private weak var presenter: ViewController?
    private let presence = Presence()
    private let disposeBag = DisposeBag()

    /// A popover that shows `root` and is not open yet.
    public init(root: ViewController) {
        self.root = root
        popover.closed.subscribe(onNext: { [weak self] in self?.didClose() }).disposed(by: disposeBag)
    }

    /// Opens it.
    ///
    /// - Parameters:
    ///   - presenter: the screen that it belongs to. One that is not to be seen (any more) has no place for a popover: then this
    ///     one is dismissed at once.
    ///   - anchor: what it points at: by default the presenter's own ``ViewController/anchor``, or all of the presenter's view.
    public func present(above presenter: ViewController, from anchor: Anchor? = nil) {
        guard presence.state == .unseen else { return }
        guard presenter.phase == .visible else {
            root.markDismissed()
            return presence.dismiss()
        }
        self.presenter = presenter
        presenter.presentedPopovers.append(self)
        root.popoverAsRoot = self
        popover.content = root.view
        let anchor = anchor ?? presenter.anchor
        root.beginTransition(toVisible: true, animated: false)
        popover.present(from: anchor?.view ?? presenter.view, at: anchor?.place, title: root.displayTitle)
        presence.show()
        root.endTransition(toVisible: true, animated: false)
    }

    /// Closes it, without asking its screen.
    public func close() { popover.close() }

    public func closeScreen() { close() }

    /// Whether it is open.
    public var rxVisible: Observable<Bool> { presence.rxVisible }

    /// It was closed.
    public var rxDismissed: Single<Void> { presence.rxDismissed }

    /// The window that it is in.
    var window: WindowController? { presenter?.window }

    private func didClose() {
        guard presence.state == .visible else { return }
        presenter?.presentedPopovers.removeAll { $0 === self }
        root.markDismissed()
        root.popoverAsRoot = nil
        presence.dismiss()
    }
}
