// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of the undo history of texts.
    static var histories: [CompatibilityCase] {
        [
            CompatibilityCase("texts", "undo changes nothing that the user has not typed") { run in
                let field = run.released(TextField("Ada"))
                let view = run.released(TextView("Ada"))
                let combo = run.released(ComboField("Ada"))
                let events = run.record(
                    Observable.merge([field.rx.text, view.rx.text, combo.rx.text].map { $0.skip(1) }))
                @MainActor func pressUndo() {
                    for view in [field, view, combo] as [any View] {
                        run.perform(.press("<Control>z"), on: view)
                        run.perform(.press("<Control><Shift>z"), on: view)
                    }
                }
                pressUndo()
                run.expect(events.count, equals: 0)
                run.perform(.type("Grace"), on: field)
                run.perform(.type("Grace"), on: view)
                run.perform(.type("Grace"), on: combo)
                let typed = events.count
                // Another document has the same text.
                field.text = "Grace"
                view.text = "Grace"
                combo.text = "Grace"
                pressUndo()
                run.expect(events.count, equals: typed)
                run.expect([field.text, view.text, combo.text], equals: ["Grace", "Grace", "Grace"])
            },
            CompatibilityCase(
                "texts", "a text that is formatted while the user types is undone to the beginning"
            ) {
                run in
                let field = run.released(TextField())
                let view = run.released(TextView())
                let subscriptions = [
                    field.rx.text.orEmpty.skip(1).map(grouped).bind(to: field.rx.text),
                    view.rx.text.orEmpty.skip(1).map(grouped).bind(to: view.rx.text),
                ]
                var texts: [String] = [""]
                for digit in ["1", "2", "3", "4", "5", "6", "7"] {
                    run.perform(.insert(digit), on: field)
                    run.perform(.insert(digit), on: view)
                    run.expect(view.text, equals: field.text)
                    texts.append(field.text)
                }
                run.expect(field.text, equals: "123 456 7")
                for _ in texts where field.text != "" || view.text != "" {
                    run.perform(.press("<Control>z"), on: field)
                    run.perform(.press("<Control>z"), on: view)
                    run.expect(texts.contains(field.text), "\(field.text) was never shown")
                    run.expect(texts.contains(view.text), "\(view.text) was never shown")
                }
                run.expect([field.text, view.text], equals: ["", ""])
                run.expectValue(of: field, "")
                run.expectValue(of: view, "")
                for _ in texts where field.text != "123 456 7" {
                    run.perform(.press("<Control><Shift>z"), on: field)
                }
                run.expect(field.text, equals: "123 456 7")
                for subscription in subscriptions { subscription.dispose() }
            },
            CompatibilityCase(
                "texts", "undo in a field for a number or a time leads to what the user entered"
            ) { run in
                let number = run.released(NumberField(5, digits: 1))
                let time = run.released(TimeField(TimeOfDay("07:30") ?? .midnight))
                let numbers = run.record(number.rx.value.skip(1))
                for _ in 0..<2 {
                    run.perform(.press("<Control>z"), on: number)
                    run.perform(.press("<Control>z"), on: time)
                }
                run.expect(numbers, equals: [])
                run.expect(time.time, equals: TimeOfDay("07:30") ?? .midnight)
                for text in ["6", "7.2"] { run.perform(.type(text), on: number) }
                run.perform(.type("09:30"), on: time)
                run.perform(.press("<Control>z"), on: number)
                run.perform(.press("<Control>z"), on: time)
                run.expect(number.value, equals: 6)
                run.expect(time.time, equals: TimeOfDay("07:30") ?? .midnight)
                run.perform(.press("<Control>z"), on: number)
                run.expect(number.value, equals: 5)
                run.perform(.press("<Control><Shift>z"), on: number)
                run.perform(.press("<Control><Shift>z"), on: time)
                run.expect(number.value, equals: 6)
                run.expect(time.time, equals: TimeOfDay("09:30") ?? .midnight)
                // Another document has the same number.
                number.value = 6
                run.perform(.press("<Control>z"), on: number)
                run.expect(number.value, equals: 6)
                run.expect(numbers, equals: [6, 7.2, 6, 5, 6])
            },
            CompatibilityCase("texts", "undo in a field for a date leads to what the user chose") { run in
                let field = run.released(DateField())
                let dates = run.record(field.rx.date.skip(1))
                run.perform(.press("<Control>z"), on: field)
                let days = ["2026-01-05", "2026-02-06"]
                for day in days { run.perform(.choose(day), on: field) }
                for _ in 0..<3 { run.perform(.press("<Control>z"), on: field) }
                run.expectValue(of: field, nil)
                run.perform(.press("<Control><Shift>z"), on: field)
                run.expectValue(of: field, days[0])
                let chosen = days.map { CalendarDate($0) }
                run.expect(dates, equals: [chosen[0], chosen[1], chosen[0], nil, chosen[0]])
                // Another document has the same date.
                field.date = chosen[0]
                run.perform(.press("<Control>z"), on: field)
                run.expect(field.date, equals: chosen[0])
            },
            CompatibilityCase("texts", "the undo history of a document is kept and given back") { run in
                let view = run.released(TextView("First"))
                run.perform(.select(5..<5), on: view)
                run.perform(.insert(", changed"), on: view)
                run.expect(view.text, equals: "First, changed")
                let history = view.history
                view.text = "Second"
                run.perform(.press("<Control>z"), on: view)
                run.expect(view.text, equals: "Second")
                view.text = "First, changed"
                view.history = history
                run.perform(.press("<Control>z"), on: view)
                run.expect(view.text, equals: "First")
                run.expectValue(of: view, "First")
                view.clearHistory()
                run.perform(.press("<Control><Shift>z"), on: view)
                run.expect(view.text, equals: "First")
            },
        ]
    }

    private nonisolated static func grouped(_ text: String) -> String {
        let digits = text.filter(\.isNumber)
        return stride(from: 0, to: digits.count, by: 3).map {
            String(digits.dropFirst($0).prefix(3))
        }.joined(separator: " ")
    }
}
