// SPDX-License-Identifier: MIT

import ControllerKit

final class ContainersPage: DemoController {
    private let add = Button("Add")
    private let remove = Button("Remove")
    private let box = Box(.horizontal, spacing: 6)
    private let lines = ScrollView(Box(spacing: 4, (1...20).map { Label("Line \($0)") }))
    private let beginning = Button("To the Beginning")
    private let end = Button("To the End")
    private let position = Label()

    init() { super.init("Containers") }

    override func content() -> [any View] {
        add.rx.tap.subscribe(onNext: { [unowned self] in box.append(Label("View \(box.views.count + 1)")) })
            .disposed(by: bag)
        remove.rx.tap.subscribe(onNext: { [unowned self] in
            if let last = box.views.last { box.remove(last) }
        }).disposed(by: bag)
        lines.minimumHeight = 120
        beginning.rx.tap.subscribe(onNext: { [unowned self] in lines.scroll(to: .zero) }).disposed(by: bag)
        // A position after the end is the end.
        end.rx.tap.subscribe(onNext: { [unowned self] in lines.scroll(to: Point(x: 0, y: 1_000_000)) })
            .disposed(by: bag)
        lines.rx.offset.map { $0.y == 0 ? "At the beginning" : "Scrolled" }.bind(to: position.rx.text)
            .disposed(by: bag)
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
            section("A scroll view", row(beginning, end), position, lines),
            section("Limited in its width", Clamp(Button("At most 200 wide"), maximumWidth: 200)),
        ]
    }

    private func pane(_ text: String) -> Label { Label(text).with { $0.margins = Insets(12) } }
}
