// SPDX-License-Identifier: MIT

import ControllerKit

final class TextsPage: DemoController {
    init() { super.init("Texts") }

    override func content() -> [any View] {
        [
            Label("A title", style: .title),
            Label("A heading", style: .heading),
            Label("The text of a page, which continues in the next line where it is long.", wraps: true),
            Label("A caption", style: .caption),
            Label("Something less important", style: .secondary),
            Label("let answer = 42", style: .monospace),
            Label(markup: "A text with <b>bold</b>, <i>italic</i> and <tt>monospaced</tt> parts"),
            row(Label("Search:"), ShortcutLabel("<Primary>f")),
            Label("A text to select and copy").with { $0.isSelectable = true },
        ]
    }
}
