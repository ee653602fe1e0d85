// SPDX-License-Identifier: MIT

import ControllerKit

/// The stack of screens, and above them the messages about what has just happened.
final class NotebookViewController: ViewController {
    private let navigation: NavigationController
    private lazy var container = Box().with {
        $0.expandsVertically = true
        $0.expandsHorizontally = true
    }
    private lazy var toasts = ToastView(container).with {
        $0.expandsVertically = true
        $0.expandsHorizontally = true
    }

    init(_ navigation: NavigationController) {
        self.navigation = navigation
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(toasts)
        // The flow of the list pushes the screens.
        // rxtree:leads(NoteListViewController)
        addChild(navigation, to: container)
    }

    func dismissToasts() { toasts.dismissAll() }

    /// Shows a message instead of the previous one.
    func show(_ toast: Toast, perform: (@MainActor () -> Void)? = nil) {
        toasts.dismissAll()
        toasts.show(toast, perform: perform)
    }

    override var displayTitle: String { navigation.displayTitle }
}
