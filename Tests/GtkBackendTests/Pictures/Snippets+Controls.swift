// SPDX-License-Identifier: MIT

import ViewKit

/// The smallest code of each control.
extension Snippets {
    static func label() -> any View {
        Label("Ada Lovelace", style: .heading)
    }

    static func linkButton() -> any View {
        LinkButton("The manual", uri: "https://example.org")
    }

    static func button() -> any View {
        Button("Save", style: .suggested)
    }

    static func toggleButton() -> any View {
        ToggleButton("Bold", isOn: true)
    }

    static func checkBox() -> any View {
        CheckBox("Remember me", isOn: true)
    }

    static func `switch`() -> any View {
        let network = Switch(isOn: true)
        network.accessibilityLabel = "Network"
        return network
    }

    static func menuButton() -> any View {
        MenuButton("More", menu: Menu(sections: [[.init("Export…", action: "file.export")]]))
    }

    static func menuBar() -> any View {
        MenuBar([
            .init("_File", submenu: Menu(sections: [[.init("Open…", action: "file.open")]])),
            .init("_Help", submenu: Menu(sections: [[.init("About", action: "app.about")]])),
        ])
    }

    static func radioGroup() -> any View {
        let size = RadioGroup(["Small", "Medium", "Large"], axis: .horizontal)
        size.accessibilityLabel = "Size"
        return size
    }

    static func dropDown() -> any View {
        let size = DropDown(["Small", "Medium", "Large"], selectedIndex: 1)
        size.accessibilityLabel = "Size"
        return size
    }

    static func comboField() -> any View {
        ComboField("London", options: ["London", "Paris", "Rome"], placeholder: "City")
    }

    static func textField() -> any View {
        TextField(placeholder: "Name")
    }

    static func textView() -> any View {
        let notes = TextView("Several lines\nof text")
        notes.accessibilityLabel = "Notes"
        return notes
    }

    static func numberField() -> any View {
        let copies = NumberField(2, from: 1, to: 10)
        copies.accessibilityLabel = "Copies"
        return copies
    }

    static func slider() -> any View {
        let volume = Slider(0.5)
        volume.accessibilityLabel = "Volume"
        return volume
    }

    static func dateField() -> any View {
        let birthday = DateField(CalendarDate(year: 1815, month: 12, day: 10))
        birthday.accessibilityLabel = "Birthday"
        return birthday
    }

    static func timeField() -> any View {
        let alarm = TimeField(TimeOfDay(hour: 9, minute: 30) ?? .midnight)
        alarm.accessibilityLabel = "Alarm"
        return alarm
    }

    static func colorButton() -> any View {
        let ink = ColorButton(Color(red: 0.2, green: 0.4, blue: 0.8))
        ink.accessibilityLabel = "Ink"
        return ink
    }

    static func fontButton() -> any View {
        let writing = FontButton(Font("Serif", size: 12))
        writing.accessibilityLabel = "Writing"
        return writing
    }

    static func fileField() -> any View {
        let letter = FileField(FileDialog("Choose a Letter", purpose: .open))
        letter.accessibilityLabel = "Letter"
        return letter
    }

    static func imageView() -> any View {
        let folder = ImageView(icon: "folder", size: 48)
        folder.accessibilityLabel = "A folder"
        return folder
    }

    static func avatar() -> any View {
        Avatar(name: "Ada Lovelace", size: 48)
    }

    static func canvas() -> any View {
        let chart = Canvas { context, size in
            for index in 0..<3 {
                let height = Double(size.height) * Double(index + 1) / 3
                let bar = Rectangle(
                    x: Double(index) * 40, y: Double(size.height) - height, width: 36, height: height)
                context.fill(.rectangle(bar), with: .accent)
            }
        }
        chart.minimumWidth = 120
        chart.minimumHeight = 60
        chart.accessibilityLabel = "A chart"
        return chart
    }

    static func progressBar() -> any View {
        let progress = ProgressBar(0.5, text: "Half done")
        progress.accessibilityLabel = "Import"
        return progress
    }

    static func levelBar() -> any View {
        let battery = LevelBar(0.75)
        battery.accessibilityLabel = "Battery"
        return battery
    }

    static func spinner() -> any View {
        let loading = Spinner()
        loading.accessibilityLabel = "Loading"
        return loading
    }

    static func separator() -> any View {
        Box(spacing: 8, [Label("Above"), Separator(), Label("Below")])
    }

    static func shortcutLabel() -> any View {
        ShortcutLabel("<Primary>f")
    }
}
