// SPDX-License-Identifier: MIT

import Gtk

/// Text fields with one line, with completion, icons and input hints.
final class EntriesPage: Page {
    static let lesson = Lesson(
        "Entries", in: .controls,
        about: "An entry takes a line of text. It can hint, complete, check and hide what is typed.",
        words: "entry password search spin number completion icon validation editable"
    ) { EntriesPage() }

    let person = Gtk.Entry().takingOneLine()
    let mail = Gtk.Entry().takingOneLine()
    let password = Gtk.PasswordEntry().takingOneLine()
    let strength = Gtk.LevelBar(minValue: 0, maxValue: 4)
    let search = Gtk.SearchEntry().takingOneLine()
    let age = Gtk.SpinButton(min: 0, max: 150, step: 1)
    let hour = Gtk.SpinButton(min: 0, max: 23, step: 1)

    init() {
        super.init(Self.lesson)
        for field in [person, mail, password, search] as [Gtk.Widget] { field.hexpand = true }
        person.placeholderText = "Ada Lovelace"
        person.maxLength = 40
        person.secondaryIconName = "edit-clear-symbolic"
        person.secondaryIconTooltipText = "Clear"
        person.onIconPress { [unowned person] _ in person.text = "" }
        person.onActivate { [unowned self] in
            report("Hello, \(person.text.isEmpty ? "whoever you are" : person.text).")
        }
        mail.inputPurpose = .email
        mail.placeholderText = "ada@example.org"
        mail.onChanged { [weak self] in
            guard let self else { return }
            checkMail()
        }
        section(
            "Text", "Return says hello; the icon clears. An address without @ is marked.",
            .labelled("_Name", person), .labelled("_Mail", mail))

        password.showPeekIcon = true
        password.onChanged { [weak self] in
            guard let self else { return }
            strength.value = Double(min(password.text.count / 3, 4))
        }
        strength.mode = .discrete
        strength.hexpand = true
        section("Password", nil, .labelled("_Password", password), .labelled("_Strength", strength))

        search.placeholderText = "Type to search"
        search.searchDelay = 150
        search.onSearchChanged { [weak self] in
            guard let self else { return }
            report(search.text.isEmpty ? "Nothing is searched for." : "Searching for “\(search.text)”.")
        }
        section("Search", "It waits until the typing pauses.", .labelled("S_earch", search))

        age.value = 36
        age.onValueChanged { [weak self] in
            guard let self else { return }
            report("\(age.valueAsInt) years old.")
        }
        for number in [age, hour] { number.takeOneLine() }
        hour.wrap = true
        hour.widthChars = 5
        hour.numeric = false
        // The text of a spin button may have a unit.
        hour.onOutput { [unowned hour] in
            hour.text = (hour.valueAsInt < 10 ? "0" : "") + "\(hour.valueAsInt):00"
            return true
        }
        hour.onInput { [unowned hour] in hour.text.split(separator: ":").first.flatMap { Double($0) } }
        section(
            "Numbers", "The hours go around, and are shown in their own way.",
            .labelled("_Age", age), .labelled("_Hour", hour))
    }

    private func checkMail() {
        let isWrong = !mail.text.isEmpty && !mail.text.contains("@")
        if isWrong { mail.addCssClass("error") } else { mail.removeCssClass("error") }
        mail.update(.invalid, isWrong ? Gtk.AccessibleInvalidState.true : .false)
        report(isWrong ? "An address has an @." : "The address looks good.")
    }
}
