// SPDX-License-Identifier: MIT

import ControllerKit

/// A page of the example.
@MainActor struct Page: Identifiable {
    nonisolated let title: String
    let make: @MainActor () -> DemoController
    nonisolated var id: String { title }

    init(_ make: @escaping @MainActor () -> DemoController, title: String) {
        self.title = title
        self.make = make
    }

    static let all: [Page] = [
        Page(TextsPage.init, title: "Texts"),
        Page(ButtonsPage.init, title: "Buttons"),
        Page(ChoicesPage.init, title: "Choices"),
        Page(FieldsPage.init, title: "Fields"),
        Page(ValuesPage.init, title: "Values"),
        Page(PicturesPage.init, title: "Pictures"),
        Page(DrawingPage.init, title: "Drawing"),
        Page(ListsPage.init, title: "Lists"),
        Page(ContainersPage.init, title: "Containers"),
        Page(StructurePage.init, title: "Structure"),
        Page(MessagesPage.init, title: "Messages"),
        Page(PagesPage.init, title: "Pages and tabs"),
        Page(DialogsPage.init, title: "Dialogs"),
        Page(RatingPage.init, title: "Own controls"),
    ]
}

extension Page: Equatable {
    nonisolated static func == (one: Page, other: Page) -> Bool { one.id == other.id }
}

/// A page with views below each other, which scrolls.
class DemoController: ViewController {
    let bag = DisposeBag()

    init(_ title: String) {
        super.init()
        self.title = title
    }

    /// The views of the page, from the top down.
    func content() -> [any View] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = Box(spacing: 18, content())
        box.margins = Insets(24)
        view.addSubview(ScrollView(box, maximumContentWidth: 640))
    }

    /// A heading with views below it.
    final func section(_ title: String, _ views: any View...) -> any View {
        Box(spacing: 8, [Label(title, style: .heading)] + views)
    }

    /// Views beside each other.
    final func row(_ views: any View...) -> any View {
        let row = Box(.horizontal, spacing: 8, views)
        row.horizontalAlignment = .start
        return row
    }
}
