// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of texts, images and drawings.
    static var texts: [CompatibilityCase] { textFields + textViews + histories + drawings }

    private static var textFields: [CompatibilityCase] {
        [
            CompatibilityCase("texts", "a text that is set keeps the caret, and begins a new undo history") {
                run in
                for purpose in [TextPurpose.plain, .search] {
                    let field = run.released(TextField("ada lovelace", purpose: purpose))
                    run.perform(.select(3..<3), on: field)
                    run.perform(.insert("m"), on: field)
                    run.expect(field.text, equals: "adam lovelace")
                    field.text = "Adam Lovelace"
                    run.expectValue(of: field, "Adam Lovelace")
                    run.expect(field.selectedRange, equals: 4..<4)
                    run.perform(.insert("a"), on: field)
                    run.expect(field.text, equals: "Adama Lovelace")
                    run.perform(.press("<Control>z"), on: field)
                    run.expect(field.text, equals: "Adam Lovelace")
                    run.perform(.press("<Control>z"), on: field)
                    run.expect(field.text, equals: "Adam Lovelace")
                    run.expectValue(of: field, "Adam Lovelace")
                }
            },
            CompatibilityCase("texts", "a control does not report what the application sets") { run in
                let field = run.released(TextField("Ada"))
                let view = run.released(TextView("Ada"))
                let (fieldEvents, viewEvents) = (run.record(field.events), run.record(view.events))
                field.text = "Grace"
                field.selectedRange = 1..<3
                view.text = "Grace"
                view.selectedRange = 1..<3
                view.setAttributes(TextAttributes(isBold: true), in: 0..<2)
                await run.settle()
                run.expect(fieldEvents, equals: [])
                run.expect(viewEvents, equals: [])
                run.expect(field.selectedRange, equals: 1..<3)
                run.expect(view.selectedRange, equals: 1..<3)
            },
            CompatibilityCase("texts", "a text in another normal form is another text") { run in
                let (one, other) = ("\u{E9}", "e\u{301}")
                let field = run.released(TextField(one))
                let view = run.released(TextView(one))
                let combo = run.released(ComboField(one))
                @MainActor func expectScalars(of text: String) {
                    let scalars = text.unicodeScalars.map(\.value)
                    for control in [field, view, combo] as [any View] {
                        let shown = try? run.driver.value(of: control)
                        run.expect(shown?.unicodeScalars.map(\.value), equals: scalars)
                    }
                    for state in [field.text, view.text, combo.text] {
                        run.expect(state.unicodeScalars.map(\.value), equals: scalars)
                    }
                }
                (field.text, view.text, combo.text) = (other, other, other)
                expectScalars(of: other)
                run.perform(.select(1..<1), on: field)
                run.perform(.insert("x"), on: field)
                run.expect(field.state.text.unicodeScalars.count, equals: 3)
                for control in [field, view, combo] as [any View] { run.perform(.type(one), on: control) }
                expectScalars(of: one)
                for control in [field, view, combo] as [any View] { run.perform(.type(other), on: control) }
                expectScalars(of: other)
            },
            CompatibilityCase("texts", "each selection is reported once") { run in
                let field = run.released(TextField(""))
                let view = run.released(TextView(""))
                let ranges = [field.rx.selectedRange, view.rx.selectedRange].map { run.record($0.skip(1)) }
                for editor in [field, view] as [any View] {
                    run.perform(.insert("e"), on: editor)
                    // The accent belongs to the character before it.
                    run.perform(.insert("\u{301}"), on: editor)
                    run.perform(.insert("a"), on: editor)
                    run.perform(.select(0..<0), on: editor)
                    run.perform(.select(0..<0), on: editor)
                    run.perform(.select(2..<2), on: editor)
                    await run.settle()
                }
                for ranges in ranges { run.expect(ranges, equals: [1..<1, 2..<2, 0..<0, 2..<2]) }
            },
            CompatibilityCase("texts", "a field of one line takes lines without their ends") { run in
                for purpose in [TextPurpose.plain, .search, .password, .url] {
                    let field = run.released(TextField("ab", purpose: purpose))
                    run.perform(.select(1..<1), on: field)
                    run.perform(.insert("one\r\ntwo\u{2028}three\n\n"), on: field)
                    run.expect(field.text, equals: "aone two threeb")
                    run.expect(field.selectedRange, equals: 14..<14)
                    run.perform(.insert("\n"), on: field)
                    run.expectValue(of: field, "aone two threeb")
                    run.expect(field.text, equals: "aone two threeb")
                }
                let field = run.released(TextField("x"))
                run.perform(.type("one\ntwo"), on: field)
                run.perform(.press("<Control>z"), on: field)
                run.expect(
                    !field.text.contains(where: \.isNewline), "a line end is in the text after an undo")
                // What the application sets is shown as it is.
                field.text = "a\nb"
                run.expectValue(of: field, "a\nb")
                let combo = run.released(ComboField("", options: ["one two"]))
                run.perform(.type("one\ntwo"), on: combo)
                run.expect(combo.text, equals: "one two")
            },
            CompatibilityCase("texts", "typing replaces the selection, up to the maximum length") { run in
                let field = run.released(TextField("Ada Lovelace"))
                field.maximumLength = 8
                run.perform(.select(4..<12), on: field)
                run.perform(.insert("👩‍👩‍👧 King of"), on: field)
                run.expect(field.text, equals: "Ada 👩‍👩‍👧 Ki")
                run.expect(field.selectedRange, equals: 8..<8)
                run.perform(.press("BackSpace"), on: field)
                run.expect(field.text, equals: "Ada 👩‍👩‍👧 K")
                // What is inserted begins with the character that is after the caret.
                let code = run.released(TextField("abc"))
                code.maximumLength = 4
                run.perform(.select(1..<1), on: code)
                run.perform(.insert("bXYZ"), on: code)
                run.expect(code.text, equals: "abbc")
                run.expectValue(of: code, "abbc")
                run.expect(code.selectedRange, equals: 2..<2)
                run.perform(.select(1..<1), on: code)
                run.perform(.insert("b"), on: code)
                run.expect(code.text, equals: "abbc")
                run.expect(code.selectedRange, equals: 1..<1)
            },
        ]
    }

    private static var textViews: [CompatibilityCase] {
        [
            CompatibilityCase("texts", "a text view reports each change as a range") { run in
                let view = run.released(TextView("One\nTwo"))
                let events = run.record(view.events)
                let texts = run.record(view.rx.text.skip(1))
                run.perform(.select(3..<3), on: view)
                run.perform(.insert("!"), on: view)
                run.perform(.press("BackSpace"), on: view)
                run.expect(
                    events.values.filter { if case .edited = $0 { true } else { false } },
                    equals: [
                        .edited([TextEdit(3..<3, "!")], selection: 4..<4),
                        .edited([TextEdit(3..<4, "")], selection: 3..<3),
                    ])
                run.expect(texts, equals: ["One!\nTwo", "One\nTwo"])
                run.expectValue(of: view, "One\nTwo")
            },
            CompatibilityCase(
                "texts",
                "a text view undoes and redoes what the user changed, and what the program calls an edit"
            ) {
                run in
                let view = run.released(TextView())
                run.perform(.insert("One"), on: view)
                view.edit { view.text = "One, two" }
                run.expect(view.selectedRange, equals: 8..<8)
                run.perform(.press("<Control>z"), on: view)
                run.expect(view.text, equals: "One")
                run.perform(.press("<Control><Shift>z"), on: view)
                run.expect(view.text, equals: "One, two")
                view.undo()
                run.expect(view.text, equals: "One")
                run.expectValue(of: view, "One")
                view.redo()
                run.expect(view.text, equals: "One, two")
                run.expectValue(of: view, "One, two")
            },
            CompatibilityCase("texts", "attributes move with the text") { run in
                let view = run.released(TextView("a bold word"))
                let bold = TextAttributes(isBold: true)
                view.setAttributes(bold, in: 2..<6)
                run.perform(.select(0..<0), on: view)
                run.perform(.insert("Not "), on: view)
                run.expect(view.runs, equals: [TextRun(6..<10, bold)])
                run.perform(.select(8..<8), on: view)
                run.perform(.insert("__"), on: view)
                run.expect(view.runs, equals: [TextRun(6..<12, bold)])
                run.expect(view.attributes(at: 7), equals: bold)
                view.setAttributes(TextAttributes(), in: 8..<10)
                run.expect(view.runs, equals: [TextRun(6..<8, bold), TextRun(10..<12, bold)])
                view.text = ""
                run.expect(view.runs, equals: [])
            },
            CompatibilityCase("texts", "a text view takes no more than the maximum length") { run in
                let view = run.released(TextView())
                view.maximumLength = 3
                run.perform(.insert("One two"), on: view)
                run.expect(view.text, equals: "One")
                run.perform(.insert("x"), on: view)
                run.expect(view.text, equals: "One")
                run.expectValue(of: view, "One")
            },
        ]
    }

    private static var drawings: [CompatibilityCase] {
        [
            CompatibilityCase("texts", "a canvas is drawn when it has a size") { run in
                var sizes: [Size] = []
                let canvas = run.released(
                    Canvas { context, size in
                        sizes.append(size)
                        context.fill(.circle(center: Point(x: 9, y: 9), radius: 9), with: .accent)
                    })
                canvas.minimumWidth = 40
                canvas.minimumHeight = 30
                canvas.horizontalAlignment = .center
                canvas.verticalAlignment = .center
                run.present(canvas)
                for _ in 0..<10 where canvas.size == nil { await run.settle() }
                run.expect(sizes.last, equals: Size(width: 40, height: 30))
            },
            CompatibilityCase("texts", "an image that cannot be shown is reported") { run in
                let view = run.released(ImageView(size: 32))
                let reports = await run.reports { reports in
                    view.source = .file("/no/such/image.png")
                    for _ in 0..<1000 where reports.count == 0 { await run.settle() }
                }
                run.expect(
                    reports.map(\.reason),
                    equals: [
                        .other(
                            "the image file /no/such/image.png is not shown, since it cannot be read: No such file or directory. Check "
                                + "that the file exists, and its permissions.")
                    ])
            },
        ]
    }
}
