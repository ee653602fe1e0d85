// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of controls that are bound to a relay in both directions.
    static var bindings: [CompatibilityCase] {
        [
            CompatibilityCase("bindings", "a text that the model corrects is shown") { run in
                for purpose in [TextPurpose.plain, .search, .password] {
                    let field = run.released(TextField(purpose: purpose))
                    run.expectCorrection(of: field, field.rx.text, from: "", by: .type("A1B2"), to: "AB")
                    run.expectValue(of: field, "AB")
                }
                let view = run.released(TextView())
                run.expectCorrection(of: view, view.rx.text, from: "", by: .type("A1\nB2"), to: "A\nB")
                run.expectValue(of: view, "A\nB")
                let field = run.released(ComboField(options: ["Berlin", "Bern"]))
                await run.show(field)
                run.expectCorrection(of: field, field.rx.text, from: "", by: .type("rome"), to: "Rome")
                run.expectValue(of: field, "Rome")
                run.expectCorrection(of: field, field.rx.text, from: "", by: .choose("Bern"), to: "BERN")
                run.expectValue(of: field, "BERN")
            },
            CompatibilityCase("bindings", "a switch that the model turns back is off") { run in
                for toggle in [CheckBox("Remember"), Switch(), ToggleButton("Bold")] as [Toggle] {
                    let toggle = run.released(toggle)
                    run.expectCorrection(of: toggle, toggle.rx.isOn, from: false, by: .tap, to: false)
                    run.expectValue(of: toggle, "off")
                }
            },
            CompatibilityCase("bindings", "an option that the model replaces is selected") { run in
                let group = run.released(RadioGroup(["Small", "Medium", "Large"]))
                run.expectCorrection(
                    of: group, group.rx.selectedIndex, from: 0, by: .choose("Large"), to: 1)
                run.expectValue(of: group, "Medium")
                let dropDown = run.released(DropDown(["Small", "Medium", "Large"]))
                run.expectCorrection(
                    of: dropDown, dropDown.rx.selectedIndex, from: 0, by: .choose("Large"), to: 1)
                run.expectValue(of: dropDown, "Medium")
            },
            CompatibilityCase("bindings", "a number that the model corrects is shown") { run in
                let field = run.released(NumberField(0, to: 100))
                run.expectCorrection(of: field, field.rx.value, from: 0, by: .type("47"), to: 50)
                run.expectValue(of: field, "50.0")
                let slider = run.released(Slider(0, to: 100))
                run.expectCorrection(of: slider, slider.rx.value, from: 0, by: .choose("47"), to: 50)
                run.expectValue(of: slider, "50.0")
            },
            CompatibilityCase("bindings", "a number that a change of the range moves is sent") { run in
                let field = run.released(NumberField(80, to: 100))
                let slider = run.released(Slider(80, to: 100))
                let relays = [BehaviorRelay(value: 80.0), BehaviorRelay(value: 80.0)]
                let bindings = [relays[0] <~> field.rx.value, relays[1] <~> slider.rx.value]
                field.maximumValue = 50
                slider.maximumValue = 50
                run.expect(relays.map(\.value), equals: [50, 50])
                run.expectValue(of: field, "50.0")
                run.expectValue(of: slider, "50.0")
                // A value that waits is shown when the range contains it.
                for relay in relays { relay.accept(150) }
                field.setRange(from: 60, to: 120)
                slider.setRange(from: 60, to: 120)
                run.expect(relays.map(\.value), equals: [60, 60])
                field.maximumValue = 200
                slider.maximumValue = 200
                run.expect(relays.map(\.value), equals: [150, 150])
                run.expectValue(of: field, "150.0")
                run.expectValue(of: slider, "150.0")
                for binding in bindings { binding.dispose() }
            },
            CompatibilityCase("bindings", "a row that is removed leaves the selection, with an event") {
                run in
                let list = run.listOfRows(.multiple)
                let rows = ["Ada", "Grace", "Alan"].map(Row.init)
                list.items = rows
                let relay = BehaviorRelay(value: Array(rows.prefix(2)))
                let binding = relay <~> list.rx.selectedItems
                await run.settle()
                list.items = Array(rows.dropFirst())
                await run.settle()
                run.expect(relay.value, equals: [rows[1]])
                run.expect(list.selectedItems, equals: [rows[1]])
                run.expectValue(of: list, "Grace")
                binding.dispose()
            },
            CompatibilityCase("bindings", "items that have no row yet are selected when they have one") {
                run in
                let list = run.listOfRows(.multiple)
                let (ada, grace, alan, eve) = (
                    Row(id: "Ada"), Row(id: "Grace"), Row(id: "Alan"), Row(id: "Eve")
                )
                list.items = [ada, alan]
                let relay = BehaviorRelay(value: [ada, grace])
                let binding = relay <~> list.rx.selectedItems
                await run.settle()
                run.expectValue(of: list, "Ada")
                run.expect(relay.value, equals: [ada, grace])
                list.items = [ada, grace, alan]
                await run.settle()
                run.expectValue(of: list, "Ada\nGrace")
                run.expect(relay.value, equals: [ada, grace])
                // A row is removed at the same time.
                relay.accept([ada, eve])
                list.items = [eve, grace, alan]
                await run.settle()
                run.expectValue(of: list, "Eve")
                run.expect(relay.value, equals: [eve])
                // An item does not wait any more once the user has selected another one.
                relay.accept([ada])
                run.expectValue(of: list, "")
                run.perform(.choose("Alan"), on: list)
                list.items = [ada, grace, alan]
                await run.settle()
                run.expectValue(of: list, "Alan")
                run.expect(relay.value, equals: [alan])
                // With single selection, one that has a row is enough.
                list.selectionMode = .single
                list.selectedItem = eve
                run.expectValue(of: list, "")
                list.items = [grace, eve]
                await run.settle()
                run.expectValue(of: list, "Eve")
                binding.dispose()
            },
            CompatibilityCase("bindings", "an item waits for its row while another one is removed") { run in
                let (ada, bob, eve) = (Row(id: "Ada"), Row(id: "Bob"), Row(id: "Eve"))
                let list = run.listOfRows(.multiple)
                list.items = [ada, bob]
                let relay = BehaviorRelay(value: [ada, eve])
                let binding = relay <~> list.rx.selectedItems
                let sent = run.record(list.rx.selectedItems.skip(1))
                list.items = [bob]
                await run.settle()
                run.expect(relay.value, equals: [])
                list.items = [bob, eve]
                await run.settle()
                run.expectValue(of: list, "Eve")
                run.expect(relay.value, equals: [eve])
                run.expect(sent, equals: [[], [eve]])
                // The selection mode removes a row.
                relay.accept([bob, eve, ada])
                list.selectionMode = .single
                run.expect(relay.value, equals: [bob])
                list.items = [ada, eve]
                await run.settle()
                run.expect(relay.value, equals: list.selectedItems)
                // Without a selection mode, nothing waits.
                relay.accept([bob])
                list.selectionMode = .none
                list.selectionMode = .multiple
                list.items = [ada, bob]
                await run.settle()
                run.expect(list.selectedItems, equals: [])
                binding.dispose()
            },
            CompatibilityCase(
                "bindings", "a date, a time, a colour and a font that the model corrects are shown"
            ) { run in
                let date = run.released(DateField(CalendarDate("2026-02-28")))
                run.expectCorrection(
                    of: date, date.rx.date, from: CalendarDate("2026-02-28"), by: .choose("2026-03-07"),
                    to: CalendarDate("2026-03-09"))
                run.expectValue(of: date, "2026-03-09")
                let time = run.released(TimeField(.midnight))
                run.expectCorrection(
                    of: time, time.rx.time, from: .midnight, by: .type("07:07"),
                    to: TimeOfDay("07:15") ?? .midnight)
                run.expectValue(of: time, "07:15")
                let color = run.released(ColorButton(.white))
                run.expectCorrection(
                    of: color, color.rx.color, from: .white, by: .choose("#0000ff"),
                    to: Color(red: 1, green: 0, blue: 0))
                run.expectValue(of: color, "#ff0000")
                let font = run.released(FontButton(Font("Serif", size: 11)))
                run.expectCorrection(
                    of: font, font.rx.font, from: Font("Serif", size: 11), by: .choose("Serif Italic 12.5"),
                    to: Font("Serif", size: 12))
                run.expectValue(of: font, "Serif 12")
            },
            CompatibilityCase(
                "bindings", "a file, an open expander and a position that the model corrects are shown"
            ) { run in
                let file = run.released(
                    FileField(FileDialog("Photo", purpose: .open), file: "/a.png", allowsNone: true))
                run.expectCorrection(of: file, file.rx.file, from: "/a.png", by: .choose(""), to: "/b.png")
                run.expectText(of: file, "b.png")
                let expander = run.released(Expander("More") { Label("Text") })
                run.expectCorrection(of: expander, expander.rx.isExpanded, from: false, by: .tap, to: false)
            },
            CompatibilityCase("bindings", "a row that the model does not allow is not selected") { run in
                let list = run.listOfRows(.single)
                let rows = ["Ada", "Grace"].map(Row.init)
                list.items = rows
                await run.settle()
                run.expectCorrection(
                    of: list, list.rx.selectedItems, from: [rows[0]], by: .choose("Grace"), to: [rows[0]])
                await run.settle()
                run.expectValue(of: list, "Ada")
            },
        ]
    }
}

private struct Row: Identifiable, Equatable { let id: String }

extension CompatibilityRun {
    /// A list of rows, which show their ids, in a window that is open.
    fileprivate func listOfRows(_ mode: ListSelectionMode) -> ListView<Row> {
        let list = released(
            ListView<Row>(selectionMode: mode, cell: { Label() }, configure: { $0.text = $1.id }))
        present(list)
        return list
    }

    /// Binds a property and a relay, and performs an action of the user twice. An observer of the relay
    /// replaces each value by `correction`. After each action both are equal.
    fileprivate func expectCorrection<Value: Equatable>(
        of view: any View, _ property: ControlProperty<Value>, from value: Value, by action: UserAction,
        to correction: Value, file: StaticString = #fileID, line: Int = #line
    ) {
        let relay = BehaviorRelay(value: value)
        var values: [Value] = []
        let subscriptions = [
            relay.skip(1).subscribe(onNext: { [unowned relay] in
                values.append($0)
                if $0 != correction { relay.accept(correction) }
            }),
            relay <~> property,
        ]
        for _ in 0..<2 {
            perform(action, on: view, file: file, line: line)
            expect(relay.value, equals: correction, file: file, line: line)
            var shown: Value?
            property.take(1).subscribe(onNext: { shown = $0 }).dispose()
            expect(shown, equals: correction, file: file, line: line)
        }
        expect(!values.isEmpty, "the user has changed nothing", file: file, line: line)
        for subscription in subscriptions { subscription.dispose() }
    }
}
