// SPDX-License-Identifier: MIT

import Gdk

extension Key {
    /// The key by which a shortcut names a key press: the same one in each layout of the keyboard, as GTK's shortcuts are matched.
    ///
    /// GTK triggers `<Primary>j` also by the key that types о in a Cyrillic layout, if J is on it in another
    /// layout. A shortcut with the letter о would have no effect in that other layout.
    /// - Parameter entries: What the pressed key types in each layout: the number of the layout, the level (0 without Shift), and the key.
    func latin(among entries: [(layout: Int, level: Int, key: Key)]) -> Key {
        let key = lowercased()
        // With Shift, X11 and Wayland send another key for Tab. GTK's shortcuts take the two for one.
        if key == Key(named: "ISO_Left_Tab") { return .tab }
        guard let character = key.character, !character.isASCII else { return key }
        let others = entries.filter { $0.level == 0 && $0.key.character?.isASCII == true }
        return others.min { $0.layout < $1.layout }?.key.lowercased() ?? key
    }

    /// The key with an X11 name, or that types a letter.
    static func named(_ name: String) -> Key? {
        if let key = Key(named: name) { return key }
        return name.unicodeScalars.count == 1 ? name.unicodeScalars.first.map { Key($0) } : nil
    }

    /// The Latin key that another layout of the keyboard has in place of this one; nil if there is none, and for a Latin key.
    @MainActor func inLatinLayout(of display: Display) -> Key? {
        guard character?.isASCII == false else { return nil }
        return display.mapKeyval(lowercased())?.lazy.compactMap { place -> Key? in
            let key = latin(among: display.entries(ofKeycode: place.keycode))
            return key.character?.isASCII == true ? key : nil
        }.first
    }

    /// The key that the first layout of the keyboard has in place of this one, for a label; the key itself if that layout is a Latin one.
    @MainActor func inFirstLayout(of display: Display) -> Key {
        guard character?.isASCII == true, character?.isLetter == true,
            let keycode = display.mapKeyval(self)?.first(where: { $0.level == 0 })?.keycode,
            let shown = display.translateKey(keycode: keycode, state: [], group: 0)?.keyval,
            shown.character?.isASCII == false, shown.character?.isLetter == true
        else { return self }
        return shown
    }
}

@MainActor extension Display {
    /// What a key of the keyboard types in each layout and at each level.
    func entries(ofKeycode keycode: Int) -> [(layout: Int, level: Int, key: Key)] {
        guard let (keys, keyvals) = mapKeycode(keycode) else { return [] }
        return zip(keys, keyvals).map { ($0.group, $0.level, Key($1)) }
    }
}
