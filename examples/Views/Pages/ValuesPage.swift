// SPDX-License-Identifier: MIT

import ControllerKit

final class ValuesPage: DemoController {
    private let copies = NumberField(1, from: 1, to: 10).with { $0.accessibilityLabel = "Copies" }
    private let volume = Slider(0.5, step: 0.1).with { $0.accessibilityLabel = "Volume" }
    private let progress = ProgressBar(0.5, text: "Half done").with { $0.accessibilityLabel = "Progress" }
    private let level = LevelBar(0.5).with { $0.accessibilityLabel = "Level" }
    private let date = DateField(CalendarDate(year: 1815, month: 12, day: 10)).with {
        $0.accessibilityLabel = "Birthday"
    }
    private let time = TimeField(TimeOfDay(hour: 9, minute: 30) ?? .midnight).with {
        $0.accessibilityLabel = "Alarm"
    }
    private let color = ColorButton(Color(red: 0.2, green: 0.4, blue: 0.8)).with {
        $0.accessibilityLabel = "Ink"
    }
    private let font = FontButton().with { $0.accessibilityLabel = "Writing" }
    private let file = FileField(FileDialog("Choose a Letter", purpose: .open), allowsNone: true).with {
        $0.accessibilityLabel = "Letter"
    }
    private let result = Label().with { $0.identifier = "copies" }

    init() { super.init("Values") }

    override func content() -> [any View] {
        copies.rx.value.map { $0 == 1 ? "One copy" : "\(Int($0)) copies" }.bind(to: result.rx.text).disposed(
            by: bag)
        volume.rx.value.subscribe(onNext: { [unowned self] value in
            progress.fraction = value
            level.value = value
        }).disposed(by: bag)
        return [
            section("Numbers", row(Label("Copies"), copies), result, volume, progress, level),
            section("Date and time", row(date, time)),
            section("Colour, font and file", row(color, font, file)),
        ]
    }
}
