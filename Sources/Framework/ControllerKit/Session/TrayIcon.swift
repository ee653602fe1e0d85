// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The icon of an application in the tray, and the windows that are hidden while the tray shows it.
@MainActor final class TrayIcon {
    var item: StatusItem? { didSet { follow() } }
    private var bag = DisposeBag()
    private weak var session: ApplicationSession?

    init(of session: ApplicationSession) { self.session = session }

    private func follow() {
        bag = DisposeBag()
        guard let item else { return showHiddenWindows() }
        item.activations.subscribe(onNext: { [weak session] in session?.presentWindows() })
            .disposed(by: bag)
        item.rx.isShown.filter { !$0 }.drive(onNext: { [weak self] _ in self?.showHiddenWindows() })
            .disposed(by: bag)
    }

    private func showHiddenWindows() {
        session?.perform {
            for window in session?.windows ?? [] where window.window.isHidden { window.present() }
        }
    }
}
