// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

/// The content of a shell's window, with the toolbar above it and the status bar below it. A bar without
/// items is hidden. The main menu is in the header bar of the window.
final class ShellBarsController: ViewController {
    private let shell: Shell
    private let content: ViewController
    private let menu: Observable<Menu>
    private lazy var menuButton = MenuButton.commands()
    private let toolbar = Toolbar()
    private let start = Box(.horizontal, spacing: 12)
    private let end = Box(.horizontal, spacing: 12)
    /// The views of the items that are shown, with their subscriptions.
    private var shownItems: [(item: ShellStatusItem, view: any View, bag: DisposeBag)] = []

    init(_ content: ViewController, menu: Observable<Menu>, of shell: Shell) {
        self.content = content
        self.menu = menu
        self.shell = shell
        super.init()
        barHooks.controller = { content.barController }
        barHooks.tabs = { content.headerTabs }
        barHooks.addition = { [unowned self] in [menuButton] }
    }

    override var displayTitle: String { content.displayTitle }

    override func viewDidLoad() {
        super.viewDidLoad()
        let container = LayoutView()
        container.expandsVertically = true
        container.expandsHorizontally = true
        start.expandsHorizontally = true
        let statusBar = Box(.horizontal, spacing: 12, [start, end])
        statusBar.margins = Insets(horizontal: 12, vertical: 4)
        statusBar.accessibilityLabel = localized("Status")
        let line = Separator()
        toolbar.accessibilityLabel = localized("Toolbar")
        toolbar.margins = Insets(horizontal: 6, vertical: 4)
        view.embed(Box(.vertical, [toolbar, container, line, statusBar]))
        addChild(content, to: container)
        menu.subscribe(onNext: { [unowned self] menu in
            menuButton.menu = menu
            menuButton.isHidden = menu.isEmpty
        }).disposed(by: disposeBag)
        shell.commands.commands.map { [unowned shell] _ in shell.commands.toolbarItems() }
            .distinctUntilChanged()
            .subscribe(onNext: { [unowned self] items in
                toolbar.items = items
                toolbar.isHidden = items.isEmpty
            }).disposed(by: disposeBag)
        shell.status.items.subscribe(onNext: { [unowned self] items in
            line.isHidden = items.isEmpty
            statusBar.isHidden = items.isEmpty
            show(items)
        }).disposed(by: disposeBag)
    }

    private func show(_ items: [ShellStatusItem]) {
        // A button that does not change keeps the keyboard focus, and a click that has begun, though another plugin changes its item often.
        shownItems = items.map { item in
            if let shown = shownItems.first(where: { $0.item == item }) { return shown }
            let bag = DisposeBag()
            return (item, view(for: item, bag), bag)
        }
        start.views = shownItems.filter { $0.item.side == .start }.map(\.view)
        end.views = shownItems.filter { $0.item.side == .end }.map(\.view)
    }

    /// Returns a button for an item with a command, and a label for an item without one.
    private func view(for item: ShellStatusItem, _ bag: DisposeBag) -> any View {
        guard let command = item.command else {
            let label = Label(item.text, style: .caption)
            return item.icon.map { Box(.horizontal, spacing: 6, [ImageView(icon: $0), label]) } ?? label
        }
        let button = Button(item.text, icon: item.icon, style: .flat)
        button.rx.tap.subscribe(onNext: { [unowned shell] in
            // A plugin must not name a command of the shell or of another plugin.
            guard item.owner == .shell || shell.commands[command]?.owner == item.owner else { return }
            shell.commands.perform(command)
        })
        .disposed(by: bag)
        return button
    }
}

extension MenuButton {
    /// Creates the button of the main menu of a shell.
    static func commands() -> MenuButton {
        MenuButton(icon: "open-menu-symbolic", menu: Menu(), isPrimary: true).with {
            $0.accessibilityLabel = localized("Commands")
            $0.tooltip = localized("Commands")
        }
    }
}
