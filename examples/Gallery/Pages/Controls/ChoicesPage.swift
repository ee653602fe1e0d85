// SPDX-License-Identifier: MIT

import Gtk

/// Choosing one of several items, and a number in a range.
final class ChoicesPage: Page {
    static let lesson = Lesson(
        "Choices", in: .controls,
        about: "A drop-down offers a few things or thousands; a scale offers a range; a calendar a day.",
        words: "dropdown combo select scale slider range volume calendar date adjustment"
    ) { ChoicesPage() }

    let size = Gtk.DropDown(strings: ["Small", "Medium", "Large"])
    let country: Gtk.DropDown
    let volume = Gtk.Scale(orientation: .horizontal, min: 0, max: 100, step: 5)
    let half = Gtk.Label("")
    let speed = Gtk.Scale(orientation: .horizontal, min: 0, max: 2, step: 1)
    let calendar = Gtk.Calendar()

    private struct Country {
        let name: String
        let capital: String
    }
    private static let countries = [
        Country(name: "Chile", capital: "Santiago"), Country(name: "France", capital: "Paris"),
        Country(name: "Germany", capital: "Berlin"), Country(name: "Japan", capital: "Tokyo"),
        Country(name: "Kenya", capital: "Nairobi"), Country(name: "Norway", capital: "Oslo"),
    ]

    init() {
        country = Gtk.DropDown(model: Gio.CollectionModel(Self.countries))
        super.init(Self.lesson)
        size.selected = 1
        size.onNotify(\.selected) { [weak self] selected in self?.report("Size \(selected + 1) of 3.") }
        country.factory = Gtk.SignalListItemFactory(
            make: { Gtk.Widget.paragraph("") },
            bind: { (label: Gtk.Label, country: Country) in
                label.label = "\(country.name), \(country.capital)"
            })
        country.onNotify(\.selectedItem) { [weak self] item in
            if let chosen = item?.value(as: Country.self) {
                self?.report("The capital is \(chosen.capital).")
            }
        }
        section(
            "Drop-downs", "The second one shows Swift values in rows of its own.",
            .labelled("_Size", size), .labelled("_Country", country))

        for scale in [volume, speed] { scale.hexpand = true }
        volume.drawValue = true
        volume.setFormatValueFunc { _, value in "\(Int(value)) %" }
        volume.value = 40
        volume.adjustment.bind(\.value, to: half, \.label) { "Half of it is \(Int($0) / 2)." }
        half.xalign = 0
        volume.onValueChanged { [weak self] in
            guard let self else { return }
            report("The volume is \(Int(volume.value)) %.")
        }
        for (value, name) in [(0.0, "Slow"), (1, "Normal"), (2, "Fast")] {
            speed.addMark(value: value, position: .bottom, markup: name)
        }
        speed.roundDigits = 0
        speed.value = 1
        section("Scales", nil, .labelled("_Volume", volume), half, .labelled("S_peed", speed))

        calendar.halign = .start
        calendar.update(.label, "Date")
        calendar.markDay(24)
        calendar.onDaySelected { [weak self] in
            guard let self else { return }
            report("\(calendar.date.format("%e %B %Y") ?? "A day").")
        }
        section("Calendar", nil, calendar)
        report("Nothing happened yet.")
    }
}
