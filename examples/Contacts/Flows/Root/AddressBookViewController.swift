// SPDX-License-Identifier: MIT

import ControllerKit

/// The address book: its stack of screens, and above it the progress of background work and messages.
final class AddressBookViewController: ViewController {
    let navigation: NavigationController
    private let work: ContactWork
    private lazy var workView = LongWorkView("")
    private lazy var workBox = Box(.vertical, [workView])
    private lazy var container = Box().with {
        $0.expandsVertically = true
        $0.expandsHorizontally = true
    }
    private lazy var toasts = ToastView(container).with {
        $0.expandsVertically = true
        $0.expandsHorizontally = true
    }
    private lazy var undoAction = Action(
        "contacts.undo", title: "Undo Delete", shortcuts: ["<Primary>z"]
    ) { [unowned self] in undo() }

    init(_ navigation: NavigationController, work: ContactWork) {
        self.navigation = navigation
        self.work = work
        super.init()
        // Without a shortcut, since a text field has its own undo.
        let undoInMenu = Action("contacts.undo", title: "Undo Delete") { [unowned self] in undo() }
        actions = [undoInMenu]
        work.canUndo.bind(to: undoInMenu.rx.isEnabled).disposed(by: disposeBag)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(workBox)
        view.addSubview(toasts)
        work.show(in: workView)
        // The flow of the list pushes the screens.
        // rxtree:leads(ContactListViewController)
        addChild(navigation, to: container)
        view.actions = [undoAction]
        disposeBag.insert([
            work.canUndo.bind(to: undoAction.rx.isEnabled),
            work.title.subscribe(onNext: { [unowned self] in workView.title = $0 }),
            work.isLong.map { !$0 }.bind(to: workBox.rx.isHidden),
        ])
    }

    /// Shows a message, and removes the previous ones.
    func show(_ toast: Toast, perform: (@MainActor () -> Void)? = nil) {
        toasts.dismissAll()
        toasts.show(toast, perform: perform)
    }

    private func undo() {
        toasts.dismissAll()
        work.undo()
    }

    override var displayTitle: String { navigation.displayTitle }
}
