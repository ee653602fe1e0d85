// SPDX-License-Identifier: MIT

import Gtk

/// Long work in a task, which the page cancels when it is left.
final class ProgressPage: Page {
    static let lesson = Lesson(
        "Progress", in: .controls,
        about: "A progress bar fills, a spinner turns, a level bar shows how much there is.",
        words: "progress bar spinner level bar pulse task cancel async"
    ) { ProgressPage() }

    let start = Gtk.Button(mnemonic: "_Start")
    let cancel = Gtk.Button(mnemonic: "_Cancel")
    let bar = Gtk.ProgressBar()
    let spinner = Gtk.Spinner()
    let battery = Gtk.LevelBar(minValue: 0, maxValue: 10)
    let charge = Gtk.SpinButton(min: 0, max: 10, step: 1)
    private var work: Task<Void, any Error>?

    init() {
        super.init(Self.lesson)
        start.addCssClass("suggested-action")
        start.onClicked { [unowned self] in begin() }
        cancel.onClicked { [unowned self] in work?.cancel() }
        cancel.sensitive = false
        bar.showText = true
        bar.hexpand = true
        bar.valign = .center
        bar.update(.label, "Progress")
        spinner.update(.label, "Working")
        section(
            "Work", "The window still reacts meanwhile: the work awaits, it does not block.",
            .row(start, cancel, spinner), bar)

        battery.mode = .discrete
        battery.hexpand = true
        battery.update(.label, "Charge")
        battery.addOffsetValue("low", value: 2)
        charge.value = 7
        charge.adjustment.bind(\.value, to: battery, \.value)
        charge.onValueChanged { [weak self] in
            guard let self else { return }
            report("The battery is at \(charge.valueAsInt) of 10.")
        }
        section("Level", nil, battery, .labelled("C_harge", charge))
    }

    isolated deinit { work?.cancel() }

    private func begin() {
        // Weak, since the page may be released while the task waits.
        work = Task { [weak self] in
            defer { self?.finish() }
            self?.setWorking(true)
            for step in 1...20 {
                try await Task.sleep(for: .milliseconds(50))
                self?.bar.fraction = Double(step) / 20
            }
        }
    }

    private func setWorking(_ isWorking: Bool) {
        (start.sensitive, cancel.sensitive, spinner.spinning) = (!isWorking, isWorking, isWorking)
        if isWorking { report("Working …") }
    }

    private func finish() {
        setWorking(false)
        report(bar.fraction == 1 ? "All is done." : "Cancelled at \(Int(bar.fraction * 100)) %.")
        bar.fraction = 0
    }
}
