// SPDX-License-Identifier: MIT

import ControllerKit

final class FieldsPage: DemoController {
    private let name = TextField(placeholder: "Name")
    private let search = TextField(placeholder: "Search", purpose: .search)
    private let password = TextField(placeholder: "Password", purpose: .password)
    private let notes = TextView("Several lines\nof text").with { $0.accessibilityLabel = "Notes" }
    private let result = Label("Hello!").with { $0.identifier = "greeting" }

    init() { super.init("Fields") }

    override func content() -> [any View] {
        name.rx.text.orEmpty.map { $0.isEmpty ? "Hello!" : "Hello, \($0)!" }.bind(to: result.rx.text)
            .disposed(by: bag)
        return [section("Lines of text", name, search, password), section("Several lines", notes), result]
    }
}
