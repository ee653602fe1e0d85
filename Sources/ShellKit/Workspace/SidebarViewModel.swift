// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The destinations of a shell's window, and the selected one.
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
                + [Item(id: .plugins, title: localized("Plugins"), icon: "application-x-addon-symbolic")]
        }
    }

    /// The commands, for users who do not know their shortcuts.
    var menu: Observable<Menu> {
        shell.commands.commands.map { [unowned shell] _ in shell.commands.menu() }.distinctUntilChanged()
    }

    var selection: Observable<ShellPlace?> { place.asObservable() }

    /// Marks the destination that is shown as selected; nil for none.
    func select(_ place: ShellPlace?) { self.place.accept(place) }

    /// Called when the user selects a destination.
    func open(_ place: ShellPlace) { steps.accept(ShellStep.show(place)) }
}
