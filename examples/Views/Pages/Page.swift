// SPDX-License-Identifier: MIT

import ControllerKit

/// A page of the example, in the order of the list.
package enum Page: String, CaseIterable, Codable, Identifiable, Sendable {
    case texts = "Texts"
    case buttons = "Buttons"
    case choices = "Choices"
    case fields = "Fields"
    case values = "Values"
    case pictures = "Pictures"
    case drawing = "Drawing"
    case lists = "Lists"
    case trees = "Trees and columns"
    case containers = "Containers"
    case structure = "Structure"
    case bars = "Bars and menus"
    case messages = "Messages"
    case pages = "Pages and tabs"
    case dialogs = "Dialogs"
    case own = "Own controls"

    /// The pages whose views every backend supports.
    package static var portable: [Page] { allCases.filter { $0 != .own } }

    package var id: String { rawValue }
    /// The title of the page.
    var title: String { rawValue }
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
