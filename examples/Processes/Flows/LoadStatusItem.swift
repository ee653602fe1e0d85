// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// The load of the system in the tray of the desktop, also while the window is hidden. A load that is high asks for attention.
package final class LoadStatusItem: StatusItem {
    private let disposeBag = DisposeBag()

    /// - Parameters:
    ///   - loads: the load, each time that it was measured. Nothing is measured while no tray shows the item.
    ///   - quit: ends the application.
    ///   - show: shows the window.
    package init(
        _ loads: Observable<SystemLoad>, quit: Action, show: @escaping @MainActor () -> Void
    ) {
        // Not a symbolic icon: most trays do not give it the colour of their text, and it would be black on a dark panel.
        super.init("load", title: "Processes", icon: "computer")
        menu = Menu(sections: [
            [.init("Show Processes", action: "status.show")], [.init("Quit", action: quit.id)],
        ])
        actions = [Action("status.show", title: "Show Processes", handler: show), quit]
        rx.isShown.asObservable().flatMapLatest { $0 ? loads : .empty() }
            .subscribe(onNext: { [unowned self] load in
                tooltip = "Load \(load.text) on \(load.processors) processors"
                needsAttention = load.isHigh
            })
            .disposed(by: disposeBag)
    }
}

extension SystemLoad {
    /// The load now, and then every five seconds.
    package static var readings: Observable<SystemLoad> {
        Observable<Int>.timer(.seconds(0), period: .seconds(5), scheduler: MainScheduler.instance)
            .compactMap { _ in SystemLoad.current }
    }
}
