// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of controls.
    static var controls: [CompatibilityCase] {
        [
            CompatibilityCase("controls", "pressing a button is reported") { run in
                let button = run.released(Button("Save"))
                var taps = 0
                let subscription = button.rx.tap.subscribe(onNext: { taps += 1 })
                run.perform(.tap, on: button)
                run.perform(.tap, on: button)
                run.expect(taps, equals: 2)
                subscription.dispose()
                run.perform(.tap, on: button)
                run.expect(taps, equals: 2)
            },
            CompatibilityCase("controls", "a label shows its text unchanged") { run in
                let label = run.released(Label("Ada <Lovelace> & co"))
                run.expectText(of: label, "Ada <Lovelace> & co")
                label.text = "Grace"
                run.expectText(of: label, "Grace")
            },
            CompatibilityCase("controls", "typed text is reported, and text that is set is not") { run in
                for purpose in [TextPurpose.plain, .search, .email, .phone, .url, .password] {
                    let field = run.released(TextField("Ada", placeholder: "Name", purpose: purpose))
                    let texts = run.record(field.rx.text)
                    run.expect(texts, equals: ["Ada"])
                    run.perform(.type("Ada Lovelace"), on: field)
                    run.expect(field.text, equals: "Ada Lovelace")
                    field.text = "Grace"
                    run.expectValue(of: field, "Grace")
                    run.expect(texts, equals: ["Ada", "Ada Lovelace"])
                }
            },
            CompatibilityCase("controls", "Return in a text field is reported") { run in
                for purpose in [TextPurpose.plain, .search, .password] {
                    let field = run.released(TextField(purpose: purpose))
                    let returns = run.record(field.rx.activated)
                    run.perform(.press("Return"), on: field)
                    run.expect(returns.count, equals: 1)
                }
            },
            CompatibilityCase("controls", "Escape in a search field is reported") { run in
                let field = run.released(TextField(purpose: .search))
                let count = run.record(field.rx.cancelled)
                run.perform(.press("Escape"), on: field)
                run.expect(count.count, equals: 1)
            },
            CompatibilityCase("controls", "an observer may replace the text that was typed") { run in
                let field = run.released(TextField())
                let subscription = field.rx.text.orEmpty.skip(1)
                    .subscribe(onNext: { [unowned field] in field.text = $0.uppercased() })
                run.perform(.type("ada"), on: field)
                run.expectValue(of: field, "ADA")
                run.expect(field.text, equals: "ADA")
                subscription.dispose()
            },
            CompatibilityCase("controls", "several lines of text are reported") { run in
                let view = run.released(TextView("One"))
                let texts = run.record(view.rx.text)
                run.perform(.type("One\nTwo"), on: view)
                view.text = "Three"
                run.expect(texts.values.first, equals: "One")
                run.expect(texts.values.last, equals: "One\nTwo")
                run.expect(view.text, equals: "Three")
            },
            CompatibilityCase("controls", "a switched toggle is reported, and one that is set is not") {
                run in
                for toggle in [CheckBox("Remember"), Switch()] as [Toggle] {
                    let toggle = run.released(toggle)
                    let states = run.record(toggle.rx.isOn)
                    run.perform(.tap, on: toggle)
                    toggle.isOn = false
                    run.expectValue(of: toggle, "off")
                    run.perform(.tap, on: toggle)
                    run.expect(states, equals: [false, true, true])
                }
            },
            CompatibilityCase("controls", "a chosen option is reported, and one that is set is not") { run in
                let dropDown = run.released(DropDown(["Automatic", "Light", "Dark"]))
                let chosen = run.record(dropDown.rx.selectedIndex)
                run.perform(.choose("Dark"), on: dropDown)
                run.expectValue(of: dropDown, "Dark")
                dropDown.selectedIndex = 1
                dropDown.options = ["On", "Off"]
                // The option has another text.
                run.expect(chosen, equals: [0, 2, 1])
                run.expect(dropDown.selectedIndex, equals: 1)
                run.expectValue(of: dropDown, "Off")
            },
            CompatibilityCase("controls", "a choice without options selects none") { run in
                let dropDown = run.released(DropDown([]))
                run.expect(dropDown.selectedIndex, equals: nil)
                run.expectValue(of: dropDown, nil)
                dropDown.options = ["On"]
                dropDown.selectedIndex = 0
                run.expectValue(of: dropDown, "On")
            },
        ]
    }
}
