// SPDX-License-Identifier: MIT

import Gtk

/// A class written in Swift with GObject properties and signals, which bindings, expressions and .ui files can use.
final class ObjectsPage: Page {
    static let lesson = Lesson(
        "Objects", in: .platform,
        about:
            "A Swift class can have properties that are watched and bound, and signals with any number of handlers.",
        words: "gobject subclass property signal binding notify transform class"
    ) { ObjectsPage() }

    let thermometer = Thermometer()
    let celsius = Gtk.SpinButton(min: 0, max: 120, step: 1)
    let fahrenheit = Gtk.Label("")
    let level = Gtk.LevelBar(minValue: 0, maxValue: 120)
    let watch = Gtk.CheckButton(mnemonic: "_Warn when it boils")

    init() {
        super.init(Self.lesson)
        thermometer.bind("celsius", to: celsius.adjustment, "value", flags: [.syncCreate, .bidirectional])
        thermometer.bind("celsius", to: level, "value")
        celsius.adjustment.bind(\.value, to: fahrenheit, \.label) { "\(Int($0 * 9 / 5 + 32)) °F" }
        fahrenheit.xalign = 0
        level.hexpand = true
        level.update(.label, "Temperature")
        section(
            "Properties", "The object, the field and the bar always agree.", .labelled("_Celsius", celsius),
            fahrenheit, level)

        let boiled = thermometer.connect("boiled") { [weak self] arguments in
            let degrees: Double = arguments.get(1)
            self?.report("It boils at \(Int(degrees)) °C.")
        }
        watch.active = true
        watch.onToggled { [weak self] in
            guard let self else { return }
            // A connection can be blocked, or ended with `disconnect()`.
            watch.active ? boiled.unblock() : boiled.block()
        }
        let boil = Gtk.Button(label: "Boil")
        boil.onClicked { [unowned self] in thermometer.celsius = 100 }
        section("Signals", nil, watch, .row(boil))
    }
}

/// A measurement. `notify` reports to the observers of a property that it has changed.
final class Thermometer: GObject.Object, CustomClass {
    static let properties: [PropertyDefinition] = [.init("celsius", \Thermometer.celsius)]
    static let signals: [SignalDefinition] = [.init("boiled", parameters: [Double.self])]

    var celsius = 20.0 {
        didSet {
            guard celsius != oldValue else { return }
            notify("celsius")
            if celsius >= 100, oldValue < 100 { emit("boiled", celsius) }
        }
    }
}
