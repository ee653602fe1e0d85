// SPDX-License-Identifier: MIT

import PluginKit
import PluginProcesses
import PluginRuntime
import RxKernel
import ViewKit

/// The row of a setting: its title and description, a view that changes it, and a button that resets it. It shows the current value.
final class SettingRow: Box {
    private let setting: PluginManifest.Setting
    private let settings: PluginSettings
    private let errorMessage = Label(style: .error, wraps: true)
    private let reset = Button(icon: "edit-undo-symbolic", style: .flat)
    private let disposeBag = DisposeBag()

    init(_ setting: PluginManifest.Setting, _ settings: PluginSettings) {
        self.setting = setting
        self.settings = settings
        let title = setting.title.text
        let summary = Label(setting.summary?.text ?? "", style: .secondary, wraps: true)
        summary.isHidden = summary.text.isEmpty
        errorMessage.isHidden = true
        let texts = Box(.vertical, spacing: 2, [Label(title, wraps: true), summary, errorMessage])
        texts.expandsHorizontally = true
        texts.verticalAlignment = .center
        reset.verticalAlignment = .center
        reset.accessibilityLabel = localized("Reset %1", title)
        super.init(.horizontal, spacing: 12, [texts])
        margins = Insets(horizontal: 12, vertical: 8)
        let editor = makeEditor()
        editor.accessibilityLabel = title
        editor.accessibilityDescription = setting.summary?.text
        editor.verticalAlignment = .center
        append(editor)
        if let unit = setting.unit?.text { append(Label(unit, style: .secondary)) }
        append(reset)
        reset.tooltip = localized("Reset to %1", Self.text(setting.defaultValue, of: setting))
        reset.rx.tap.subscribe(onNext: { [unowned self] in set(setting.defaultValue) }).disposed(
            by: disposeBag)
        settings.observe(setting.id).subscribe(onNext: { [unowned self] _ in
            reset.isEnabled = settings.isChanged(setting.id)
        }).disposed(by: disposeBag)
    }

    /// Returns the text of a value for users.
    private static func text(_ value: SettingValue, of setting: PluginManifest.Setting) -> String {
        switch (value, setting.values) {
        case (.bool(let isOn), _): return isOn ? localized("On") : localized("Off")
        case (.string(let text), .choice(let choices)):
            return choices.first { $0.value == text }?.title.text ?? text
        case (.string(""), _): return localized("Nothing")
        default: return [value.description, setting.unit?.text].compactMap(\.self).joined(separator: " ")
        }
    }

    private func set(_ value: SettingValue) {
        do throws(PluginSettingsError) {
            try settings.set(setting.id, to: value)
            show(nil)
        } catch { show("\(error)") }
    }

    private func show(_ text: String?) {
        errorMessage.text = text ?? ""
        errorMessage.isHidden = text == nil
    }

    // MARK: Editors

    private func makeEditor() -> PortableView {
        switch setting.values {
        case .bool: makeSwitch()
        case .int(let range): makeNumberField(Self.limits(range), digits: 0) { .int(Int($0.rounded())) }
        case .double(let range):
            if range.upperBound - range.lowerBound <= 1_000 {
                makeSlider(range)
            } else {
                makeNumberField(Self.limits(range), digits: 2) { .double($0) }
            }
        case .string(let length): makeTextField(length)
        case .choice(let choices): makeDropDown(choices)
        case .color: makeColorButton()
        case .file: makeFileField(.open)
        case .folder: makeFileField(.folder)
        }
    }

    /// Calls `show` with the current value of the setting, and after each change.
    private func follow(_ show: @escaping @MainActor (SettingValue) -> Void) {
        settings.observe(setting.id).subscribe(onNext: { show($0) }).disposed(by: disposeBag)
    }

    private func makeSwitch() -> PortableView {
        let view = Switch()
        follow { [unowned view] in if case .bool(let value) = $0 { view.isOn = value } }
        view.rx.isOn.skip(1).subscribe(onNext: { [unowned self] in set(.bool($0)) }).disposed(by: disposeBag)
        return view
    }

    private static let largestNumber = 9e15

    private static func limits(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
        limits(Double(range.lowerBound)...Double(range.upperBound))
    }

    /// Limits a range to the whole numbers that a `Double` represents exactly.
    private static func limits(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        range.clamped(to: -largestNumber...largestNumber)
    }

    private func makeNumberField(
        _ range: ClosedRange<Double>, digits: Int, _ value: @escaping @MainActor (Double) -> SettingValue
    ) -> PortableView {
        let view = NumberField(range.lowerBound, from: range.lowerBound, to: range.upperBound, digits: digits)
        followNumber { [unowned view] in view.value = min(max($0, range.lowerBound), range.upperBound) }
        view.rx.value.skip(1).subscribe(onNext: { [unowned self] in set(value($0)) }).disposed(by: disposeBag)
        return view
    }

    private func makeSlider(_ range: ClosedRange<Double>) -> PortableView {
        let span = range.upperBound - range.lowerBound
        let view = Slider(
            range.lowerBound, from: range.lowerBound, to: range.upperBound, step: span > 0 ? span / 100 : nil)
        view.shownDigits = span <= 2 ? 2 : span <= 20 ? 1 : 0
        view.minimumWidth = 200
        followNumber { [unowned view] in view.value = $0 }
        view.rx.value.skip(1).subscribe(onNext: { [unowned self] in set(.double($0)) }).disposed(
            by: disposeBag)
        return view
    }

    private func followNumber(_ show: @escaping @MainActor (Double) -> Void) {
        follow { value in
            switch value {
            case .int(let number): show(Double(number))
            case .double(let number): show(number)
            case .bool, .string: break
            }
        }
    }

    private func followText(_ show: @escaping @MainActor (String) -> Void) {
        follow { if case .string(let text) = $0 { show(text) } }
    }

    private func makeTextField(_ length: Int) -> PortableView {
        let view = TextField()
        view.maximumLength = length
        view.minimumWidth = 220
        followText { [unowned view] in view.text = $0 }
        view.rx.text.skip(1).subscribe(onNext: { [unowned self] in set(.string($0 ?? "")) }).disposed(
            by: disposeBag)
        return view
    }

    private func makeDropDown(_ choices: [PluginManifest.Setting.Choice]) -> PortableView {
        let view = DropDown(choices.map(\.title.text))
        followText { [unowned view] text in view.selectedIndex = choices.firstIndex { $0.value == text } }
        view.rx.selectedIndex.skip(1).subscribe(onNext: { [unowned self] index in
            if let index, choices.indices.contains(index) { set(.string(choices[index].value)) }
        }).disposed(by: disposeBag)
        return view
    }

    private func makeColorButton() -> PortableView {
        let view = ColorButton()
        followText { [unowned view] in if let color = Color(hex: $0) { view.color = color } }
        view.rx.color.skip(1).subscribe(onNext: { [unowned self] in set(.string($0.hex)) }).disposed(
            by: disposeBag)
        return view
    }

    private func makeFileField(_ purpose: FileDialog.Purpose) -> PortableView {
        let view = FileField(FileDialog(setting.title.text, purpose: purpose), allowsNone: true)
        followText { [unowned view] in view.file = $0.isEmpty ? nil : $0 }
        view.rx.file.skip(1).subscribe(onNext: { [unowned self] in
            // A path with symbolic links might lead elsewhere later.
            set(.string($0.map { $0.resolvedPath ?? $0 } ?? ""))
        }).disposed(by: disposeBag)
        return view
    }
}
