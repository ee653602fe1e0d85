// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The places of a shell, and which of them is shown.
final class SidebarViewModel: RxViewModel {
    struct Item: Identifiable, Equatable {
        let id: ShellPlace
        let title: String
        let icon: String
    }

    private let shell: Shell
    private let place = BehaviorRelay<ShellPlace?>(value: nil)

    init(shell: Shell) {
        self.shell = shell
        super.init()
    }

    /// The pages, and after them the list of plugins.
    var items: Observable<[Item]> {
        shell.pages.map { pages in
            pages.map { Item(id: .page($0.id), title: $0.title, icon: $0.icon) }
                + [Item(id: .plugins, title: "Plugins", icon: "application-x-addon-symbolic")]
        }
    }

    /// The commands that plugins bring, for those who do not know their shortcuts.
    var menu: Observable<Menu> {
        shell.actions.map { actions in Menu(sections: [actions.map { .init($0.title, action: $0.id) }]) }
    }

    var selection: Observable<ShellPlace?> { place.asObservable() }

    /// The place is shown.
    func select(_ place: ShellPlace) { self.place.accept(place) }

    /// The person chose a place.
    func open(_ place: ShellPlace) { steps.accept(ShellStep.show(place)) }
}
