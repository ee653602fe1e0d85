// SPDX-License-Identifier: MIT

import ControllerKit

final class ContainersPage: DemoController {
    private let add = Button("Add")
    private let remove = Button("Remove")
    private let box = Box(.horizontal, spacing: 6)

    init() { super.init("Containers") }

    override func content() -> [any View] {
        add.rx.tap.subscribe(onNext: { [unowned self] in box.append(Label("View \(box.views.count + 1)")) })
            .disposed(by: bag)
        remove.rx.tap.subscribe(onNext: { [unowned self] in
            if let last = box.views.last { box.remove(last) }
        }).disposed(by: bag)
        return [
            section("A row of views", row(add, remove), box),
            section(
                "A grid",
                Grid(
                    columnSpacing: 12, rowSpacing: 6,
                    rows: [
                        [Label("Name"), Label("Ada Lovelace", style: .secondary)],
                        [Label("Born"), Label("1815", style: .secondary)],
                    ])),
            section(
                "Views beside each other, as long as there is space",
                SplitView(
                    sidebar: pane("Folders"),
                    content: SplitView(
                        sidebar: pane("Letters"), content: pane("A letter"), sidebarWidth: 140,
                        collapseWidth: 300),
                    sidebarWidth: 140, collapseWidth: 400
                ).with { $0.minimumHeight = 80 }),
            section(
                "Views one above the other, with a border that moves",
                SplitView(top: pane("An editor"), bottom: pane("A terminal"), topHeight: 60)
                    .with { $0.minimumHeight = 140 }),
            section("Limited in its width", Clamp(Button("At most 200 wide"), maximumWidth: 200)),
        ]
    }

    private func pane(_ text: String) -> Label { Label(text).with { $0.margins = Insets(12) } }
}
