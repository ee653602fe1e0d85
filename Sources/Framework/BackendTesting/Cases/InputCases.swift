// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of controls for numbers, dates, files and other values, and of views that show such values.
    static var inputs: [CompatibilityCase] { choiceCases + numberCases + valueCases + shownCases }

    private static var choiceCases: [CompatibilityCase] {
        [
            CompatibilityCase("inputs", "one option of a radio group is selected") { run in
                let group = run.released(RadioGroup(["Small", "Medium", "Large"]))
                let selected = run.record(group.rx.selectedIndex)
                run.expectValue(of: group, "Small")
                run.perform(.choose("Large"), on: group)
                run.expectValue(of: group, "Large")
                group.selectedIndex = 1
                run.expectValue(of: group, "Medium")
                group.options = ["On", "Off"]
                run.expectValue(of: group, "Off")
                group.selectedIndex = nil
                run.expectValue(of: group, nil)
                run.perform(.choose("On"), on: group)
                // The option that was set is sent when it gets another text.
                run.expect(selected, equals: [0, 2, 1, 0])
                run.expect(group.selectedIndex, equals: 0)
            },
            CompatibilityCase("inputs", "an arrow key selects the next option of a radio group") { run in
                let group = run.released(RadioGroup(["Small", "Large"]))
                await run.show(group)
                group.focus()
                run.perform(.press("Down"), on: group)
                run.expectValue(of: group, "Large")
                run.perform(.press("Up"), on: group)
                run.expectValue(of: group, "Small")
            },
            CompatibilityCase("inputs", "a radio group and a combo field without options select none") {
                run in
                let group = run.released(RadioGroup([]))
                run.expect(group.selectedIndex, equals: nil)
                run.expectValue(of: group, nil)
                group.options = ["On"]
                group.options = []
                run.expectValue(of: group, nil)
                let field = run.released(ComboField())
                run.expectValue(of: field, "")
                field.options = ["On"]
                field.options = []
                run.perform(.type("On"), on: field)
                run.expectValue(of: field, "On")
            },
            CompatibilityCase("inputs", "a text is typed into a combo field, or chosen") { run in
                let field = run.released(
                    ComboField("Rome", options: ["Berlin", "Bern"], placeholder: "City"))
                await run.show(field)
                let texts = run.record(field.rx.text)
                let chosen = run.record(field.rx.selected)
                let returns = run.record(field.rx.activated)
                run.perform(.type("Ber"), on: field)
                run.perform(.choose("Bern"), on: field)
                run.expectValue(of: field, "Bern")
                field.text = "Oslo"
                run.expectValue(of: field, "Oslo")
                run.perform(.press("Return"), on: field)
                run.expect(texts, equals: ["Rome", "Ber", "Bern"])
                run.expect(chosen, equals: [1])
                run.expect(returns.count, equals: 1)
                run.expect(try run.driver.accessibleName(of: field), equals: "City")
            },
            CompatibilityCase("inputs", "a toggle button stays pressed") { run in
                let button = run.released(ToggleButton("Bold", icon: "format-text-bold-symbolic"))
                let states = run.record(button.rx.isOn)
                run.perform(.tap, on: button)
                run.expectValue(of: button, "on")
                button.isOn = false
                run.expectValue(of: button, "off")
                run.expect(states, equals: [false, true])
                run.expect(try run.driver.accessibleName(of: button), equals: "Bold")
            },
        ]
    }

    private static var numberCases: [CompatibilityCase] {
        [
            CompatibilityCase("inputs", "a number that is entered is reported, and one that is set is not") {
                run in
                let field = run.released(NumberField(1, from: 0, to: 10, step: 0.5, digits: 1))
                let numbers = run.record(field.rx.value)
                run.perform(.type("2.5"), on: field)
                run.expectValue(of: field, "2.5")
                run.perform(.press("Up"), on: field)
                run.expectValue(of: field, "3.0")
                field.value = 7
                run.expectValue(of: field, "7.0")
                run.perform(.press("Down"), on: field)
                run.expect(numbers, equals: [1, 2.5, 3, 6.5])
            },
            CompatibilityCase("inputs", "a number stays in its range, or wraps") { run in
                let field = run.released(NumberField(5, from: 0, to: 5))
                run.perform(.press("Up"), on: field)
                run.expect(field.value, equals: 5)
                field.wraps = true
                run.perform(.press("Up"), on: field)
                run.expect(field.value, equals: 0)
                run.perform(.press("Down"), on: field)
                run.expect(field.value, equals: 5)
                run.perform(.type("99"), on: field)
                run.expect(field.value, equals: 5)
                field.maximumValue = 3
                run.expect(field.value, equals: 3)
                run.expectValue(of: field, "3.0")
            },
            CompatibilityCase("inputs", "steps of a tenth do not add up to another number") { run in
                let field = run.released(NumberField(0, from: 0, to: 1, step: 0.1, digits: 1))
                for _ in 0..<3 { run.perform(.press("Up"), on: field) }
                run.expect(field.value, equals: 0.3)
            },
            CompatibilityCase("inputs", "a slider yields the numbers of its steps") { run in
                let slider = run.released(Slider(0, from: 0, to: 10, step: 2.5))
                let numbers = run.record(slider.rx.value)
                run.perform(.choose("4"), on: slider)
                run.expectValue(of: slider, "5.0")
                run.perform(.choose("5.5"), on: slider)
                run.perform(.choose("10"), on: slider)
                slider.value = 2.5
                run.expectValue(of: slider, "2.5")
                run.expect(numbers, equals: [0, 5, 10])
                slider.step = nil
                slider.marks = [SliderMark(5, title: "Half <&>"), SliderMark(10)]
                run.perform(.choose("4"), on: slider)
                run.expect(slider.value, equals: 4)
                // The marks are outside of the range then.
                run.expect(run.reports { slider.setRange(from: 20, to: 30) }, equals: [])
                run.expectValue(of: slider, "20.0")
                run.expect(run.reports { slider.marks[0].value = .nan }.count, equals: 1)
                run.expect(numbers, equals: [0, 5, 10, 4, 20])
            },
            CompatibilityCase("inputs", "numbers that are not possible are refused") { run in
                let views: [any View & Numbered] = [
                    run.released(NumberField(1, to: 2)), run.released(Slider(1, to: 2)),
                    run.released(LevelBar(1, to: 2)),
                ]
                for view in views {
                    let refused = run.reports {
                        for number in [Double.nan, .infinity, -.infinity, -1, 1000] { view.value = number }
                        view.setRange(from: 5, to: 4)
                        view.setRange(from: .nan, to: 4)
                        view.setRange(from: 0, to: .infinity)
                    }
                    run.expect(refused.count, equals: 8)
                    run.expect(view.value, equals: 1)
                    run.expectValue(of: view, "1.0")
                }
            },
        ]
    }

    private static var valueCases: [CompatibilityCase] {
        [
            CompatibilityCase("inputs", "a date is chosen in the range of the field") { run in
                let february = CalendarDate(year: 2026, month: 2, day: 28)
                let field = run.released(
                    DateField(february, maximumDate: CalendarDate(year: 2026, month: 3, day: 1)))
                let dates = run.record(field.rx.date)
                run.expectValue(of: field, "2026-02-28")
                run.perform(.choose("2026-03-01"), on: field)
                run.expectValue(of: field, "2026-03-01")
                field.date = CalendarDate(year: 2024, month: 2, day: 29)
                run.expectValue(of: field, "2024-02-29")
                run.expect(dates.values.map { $0?.description }, equals: ["2026-02-28", "2026-03-01"])
                field.date = nil
                run.expectValue(of: field, nil)
            },
            CompatibilityCase("inputs", "limits that exclude the date make the nearest date of it") { run in
                let field = run.released(DateField(CalendarDate("2026-02-28")))
                let relay = BehaviorRelay(value: CalendarDate("2026-02-28"))
                let binding = relay <~> field.rx.date
                field.maximumDate = CalendarDate("2026-01-31")
                run.expectValue(of: field, "2026-01-31")
                run.expect(relay.value, equals: CalendarDate("2026-01-31"))
                // The minimum is after the maximum: it waits for another maximum.
                run.expect(
                    run.reports { field.minimumDate = CalendarDate("2026-03-01") }.count, equals: 1)
                run.expectValue(of: field, "2026-01-31")
                field.maximumDate = CalendarDate("2026-03-31")
                run.expectValue(of: field, "2026-03-01")
                run.expect(relay.value, equals: CalendarDate("2026-03-01"))
                // A date that the limits do not allow is shown as soon as they allow it.
                run.expect(run.reports { relay.accept(CalendarDate("2027-01-01")) }.count, equals: 1)
                run.expectValue(of: field, "2026-03-01")
                field.maximumDate = nil
                run.expectValue(of: field, "2027-01-01")
                run.expect(relay.value, equals: CalendarDate("2027-01-01"))
                // A date that waits is dropped when the user chooses another one.
                run.expect(run.reports { field.date = CalendarDate("2026-01-01") }.count, equals: 1)
                run.perform(.choose("2026-04-01"), on: field)
                await run.settle()
                field.minimumDate = nil
                run.expectValue(of: field, "2026-04-01")
                run.expect(relay.value, equals: CalendarDate("2026-04-01"))
                field.date = nil
                field.maximumDate = CalendarDate("2026-01-31")
                run.expectValue(of: field, nil)
                binding.dispose()
            },
            CompatibilityCase("inputs", "a time is entered") { run in
                let field = run.released(TimeField(TimeOfDay("07:05") ?? .midnight))
                let times = run.record(field.rx.time)
                run.expectValue(of: field, "07:05")
                run.perform(.type("23:59"), on: field)
                run.expectValue(of: field, "23:59")
                field.time = .midnight
                run.expectValue(of: field, "00:00")
                run.expect(times.values.first?.description, equals: "07:05")
                run.expect(times.values.last?.description, equals: "23:59")
            },
            CompatibilityCase("inputs", "a colour is chosen") { run in
                let button = run.released(ColorButton(Color(red: 1, green: 0.5, blue: 0)))
                let colors = run.record(button.rx.color.map(\.hex))
                run.expectValue(of: button, "#ff8000")
                run.perform(.choose("#0000ff"), on: button)
                run.expectValue(of: button, "#0000ff")
                button.color = .white
                run.expectValue(of: button, "#ffffff")
                run.expect(colors, equals: ["#ff8000", "#0000ff"])
                run.expect(run.reports { button.color.red = 1.5 }.count, equals: 1)
                run.expect(button.color, equals: .white)
            },
            CompatibilityCase("inputs", "a font is chosen") { run in
                let button = run.released(FontButton(Font("Monospace", size: 11, weight: 700)))
                let fonts = run.record(button.rx.font.map { "\($0)" })
                run.expectValue(of: button, "Monospace Bold 11")
                run.perform(.choose("Serif Italic 12.5"), on: button)
                run.expectValue(of: button, "Serif Italic 12.5")
                run.expect(fonts, equals: ["Monospace Bold 11", "Serif Italic 12.5"])
                run.expect(run.reports { button.font.size = 0 }.count, equals: 1)
            },
            CompatibilityCase("inputs", "a file is shown by its name, and removed") { run in
                let field = run.released(
                    FileField(
                        FileDialog("Choose a Photo", purpose: .open), file: "/home/ada/Ada.png",
                        allowsNone: true))
                let files = run.record(field.rx.file)
                run.expectText(of: field, "Ada.png")
                run.perform(.choose(""), on: field)
                run.expect(files, equals: ["/home/ada/Ada.png", nil])
                run.expectText(of: field, "No File")
                field.file = "sftp://example.org/Grace.png"
                run.expectText(of: field, "Grace.png")
            },
        ]
    }

    private static var shownCases: [CompatibilityCase] {
        [
            CompatibilityCase("inputs", "a label shows markup as text, and opens its links") { run in
                let label = run.released(
                    Label(
                        markup:
                            "Read <b>this</b> <a href=\"https://example.org/?a=1&amp;b=2\">manual</a> &amp; rest"
                    ))
                label.opensLinks = false
                let links = run.record(label.rx.linkActivated)
                run.expectText(of: label, "Read this manual & rest")
                run.perform(.choose("manual"), on: label)
                run.expect(links, equals: ["https://example.org/?a=1&b=2"])
                label.text = "<b>plain</b>"
                run.expectText(of: label, "<b>plain</b>")
                run.expect(label.markup, equals: nil)
            },
            CompatibilityCase("inputs", "a label shows invalid markup as it is") { run in
                let label = run.released(Label())
                let reports = run.reports { label.markup = "<b>bold" }
                run.expect(reports.count, equals: 1)
                run.expectText(of: label, "<b>bold")
            },
            CompatibilityCase("inputs", "a link button is pressed") { run in
                let button = run.released(LinkButton("Manual", uri: "https://example.org"))
                button.opensURI = false
                let taps = run.record(button.rx.tap)
                run.expectText(of: button, "Manual")
                run.perform(.tap, on: button)
                run.expect(taps.count, equals: 1)
                button.title = ""
                run.expectText(of: button, "https://example.org")
            },
            CompatibilityCase("inputs", "a progress bar shows a fraction and a text") { run in
                let bar = run.released(ProgressBar(0.25, text: "Importing"))
                run.expectText(of: bar, "Importing")
                run.expectValue(of: bar, "25 %")
                bar.fraction = 1
                run.expectValue(of: bar, "100 %")
                run.expect(run.reports { bar.fraction = 1.01 }.count, equals: 1)
                run.expect(run.reports { bar.fraction = .nan }.count, equals: 1)
                run.expectValue(of: bar, "100 %")
                bar.text = nil
                run.expectText(of: bar, "")
                await run.show(bar)
                bar.fraction = nil
                await run.settle()
            },
            CompatibilityCase("inputs", "a level bar shows a number") { run in
                let bar = run.released(LevelBar(1, from: 0, to: 4, isDiscrete: true))
                run.expectValue(of: bar, "1.0")
                bar.value = 4
                run.expectValue(of: bar, "4.0")
                bar.setRange(from: 10, to: 20)
                run.expectValue(of: bar, "10.0")
                run.expect(run.reports { bar.setRange(from: -1, to: 20) }.count, equals: 1)
                run.expect(run.reports { bar.setRange(from: 0, to: 1e9) }.count, equals: 1)
            },
            CompatibilityCase("inputs", "a shortcut label names the keys") { run in
                let label = run.released(ShortcutLabel("<Primary><Shift>n", emptyText: "None"))
                run.expect(try run.driver.accessibleName(of: label), equals: "Ctrl+Shift+N")
                label.shortcut = nil
                run.expect(try run.driver.accessibleName(of: label), equals: "None")
                label.shortcut = "<no such key"
                run.expect(try run.driver.accessibleName(of: label), equals: "<no such key")
            },
            CompatibilityCase("inputs", "Return presses the suggested button of a window") { run in
                let field = TextField("Ada")
                let save = run.released(Button("Save", style: .suggested))
                await run.show(Box([field, save]))
                let taps = run.record(save.rx.tap)
                field.focus()
                run.perform(.press("Return"), on: field)
                // A backend may show the button as pressed for some time before it reports the tap.
                let end = ContinuousClock.now + .seconds(10)
                while taps.count == 0, ContinuousClock.now < end { await run.settle() }
                run.expect(taps.count, equals: 1)
            },
            CompatibilityCase("inputs", "Escape clears a search field") { run in
                let field = run.released(TextField("Ada", purpose: .search))
                let texts = run.record(field.rx.text)
                let cancels = run.record(field.rx.cancelled)
                run.perform(.press("Escape"), on: field)
                run.expect(texts, equals: ["Ada", ""])
                run.expectValue(of: field, "")
                run.expect(cancels.count, equals: 1)
            },
        ]
    }
}

/// The controls with a number in a range.
@MainActor private protocol Numbered: AnyObject {
    var value: Double { get set }
    func setRange(from minimum: Double, to maximum: Double)
}

extension RangeControl: Numbered {}
