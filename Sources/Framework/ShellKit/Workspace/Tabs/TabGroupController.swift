// SPDX-License-Identifier: MIT

import ControllerKit
import ViewKit

/// Tabs in one row of the workspace.
final class TabGroupController: TabController {
    private weak var owner: TabGroupsController?
    /// Whether a view of the group has the keyboard focus.
    private var hasFocus = false

    init(of owner: TabGroupsController) {
        self.owner = owner
        super.init([], animation: .instant)
        reordersTabs = true
        // The layout of the workspace is restored instead.
        restoresArrangement = false
        tabExchange = owner.exchange
        willDetach = { [unowned self] in self.owner?.willDetach?($0) }
        rx.selected.skip(1).subscribe(onNext: { [unowned self] _ in self.owner?.selectionDidChange(in: self) }
        )
        .disposed(by: disposeBag)
        rx.viewControllers.skip(1).subscribe(onNext: { [unowned self] _ in viewControllersDidChange() })
            .disposed(by: disposeBag)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        (view.children.first as? TabView)?.accessibilityLabel = localized("Open Pages")
        view.rx.isFocused.subscribe(onNext: { [unowned self] isFocused in
            hasFocus = isFocused
            if isFocused { owner?.activate(self) }
        }).disposed(by: disposeBag)
    }

    override func remove(_ controller: ViewController) {
        let hadFocus = hasFocus
        owner?.willClose(controller)
        super.remove(controller)
        owner?.removeEmptyGroups()
        // The user who has closed the last tab of the group goes on in another group.
        if hadFocus, viewControllers.isEmpty {
            (owner?.active?.selected ?? owner?.groups.lazy.compactMap(\.selected).first)?.view.focus()
        }
    }

    override func take(_ controller: ViewController, at drop: TabDrop) {
        owner?.take(controller, to: self, at: drop)
    }

    private func viewControllersDidChange() {
        owner?.layoutDidChange()
        // In a later turn: if the screen moves to a window, the window does not contain it yet.
        Task { @MainActor [weak owner] in owner?.removeEmptyGroups() }
    }
}
