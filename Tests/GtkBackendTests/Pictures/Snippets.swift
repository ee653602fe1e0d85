// SPDX-License-Identifier: MIT

import ViewKit

/// The smallest code of each view: the code of its page in the documentation, and what the picture there shows.
@MainActor enum Snippets {
    struct Person: Identifiable, Equatable {
        let name: String
        let born: Int
        var id: String { name }
    }

    struct Folder: Identifiable, Equatable {
        let name: String
        var folders: [Folder] = []
        var id: String { name }
    }

    static let people = [
        Person(name: "Ada Lovelace", born: 1815), Person(name: "Grace Hopper", born: 1906),
        Person(name: "Mary Somerville", born: 1780),
    ]
    static let folders = [
        Folder(name: "Letters", folders: [Folder(name: "Sent"), Folder(name: "Drafts")]),
        Folder(name: "Photos"),
    ]

    /// The snippets by the names of the views.
    static let all: [(name: String, make: @MainActor () -> any View)] = [
        ("Label", label),
        ("LinkButton", linkButton),
        ("Button", button),
        ("ToggleButton", toggleButton),
        ("CheckBox", checkBox),
        ("Switch", `switch`),
        ("MenuButton", menuButton),
        ("MenuBar", menuBar),
        ("RadioGroup", radioGroup),
        ("DropDown", dropDown),
        ("ComboField", comboField),
        ("TextField", textField),
        ("TextView", textView),
        ("NumberField", numberField),
        ("Slider", slider),
        ("DateField", dateField),
        ("TimeField", timeField),
        ("ColorButton", colorButton),
        ("FontButton", fontButton),
        ("FileField", fileField),
        ("ImageView", imageView),
        ("Avatar", avatar),
        ("Canvas", canvas),
        ("ProgressBar", progressBar),
        ("LevelBar", levelBar),
        ("Spinner", spinner),
        ("Separator", separator),
        ("ShortcutLabel", shortcutLabel),
        ("ListView", listView),
        ("TreeView", treeView),
        ("GridView", gridView),
        ("ColumnView", columnView),
        ("Box", box),
        ("Grid", grid),
        ("LayoutView", layoutView),
        ("WrapBox", wrapBox),
        ("ScrollView", scrollView),
        ("Clamp", clamp),
        ("Spacer", spacer),
        ("Frame", frame),
        ("Expander", expander),
        ("Revealer", revealer),
        ("Overlay", overlay),
        ("SplitView", splitView),
        ("PageStack", pageStack),
        ("TabView", tabView),
        ("PageView", pageView),
        ("Toolbar", toolbar),
        ("HeaderBar", headerBar),
        ("PathBar", pathBar),
        ("Banner", banner),
        ("ToastView", toastView),
        ("StatusView", statusView),
    ]
}
