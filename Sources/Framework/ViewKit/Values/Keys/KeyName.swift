// SPDX-License-Identifier: MIT

/// The X11 names of keys.
enum KeyName {
    /// Returns the name of a key in the form of ``KeyCombination``, with letters in lower case; nil if no key has the name.
    static func canonical(_ name: String) -> String? {
        if let name = sameKeys[name] { return name }
        if name.count == 1, let scalar = name.unicodeScalars.first {
            guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else { return nil }
            return name.lowercased()
        }
        if known.contains(name) { return name }
        if let number = name.dropping("F").flatMap({ Int($0) }), (1...35).contains(number) { return name }
        if let hexadecimal = name.dropping("U"), (4...6).contains(hexadecimal.count),
            UInt32(hexadecimal, radix: 16) != nil
        {
            return name
        }
        let isOfFamily = families.contains { name.hasPrefix($0) && name.count > $0.count }
        return isOfFamily && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            ? name : nil
    }

    /// Names of keys that have another name here. X11 and Wayland send the first one for Tab with Shift.
    private static let sameKeys = ["ISO_Left_Tab": "Tab", "Prior": "Page_Up", "Next": "Page_Down"]

    /// Whether the key enters a character, or begins one, as a dead key does.
    static func isOfText(_ name: String) -> Bool {
        if name.count == 1 || name == "Multi_key" || name.hasPrefix("dead_") { return true }
        if name.hasPrefix("XF86") || name.hasPrefix("ISO_") || others.contains(name) { return false }
        return name.dropping("F").flatMap { Int($0) } == nil
    }

    /// The character that a key enters without modifiers; nil for a key that enters none, or whose character is not known here.
    static func character(of name: String) -> String? {
        name.count == 1 ? name : signs.first { $0.value == name }?.key
    }

    /// The name that was probably meant.
    static func suggestion(for name: String) -> String? {
        if name.count == 1 { return signs[name] }
        let folded = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
        return synonyms[folded] ?? known.sorted().first { $0.lowercased().filter { $0 != "_" } == folded }
    }

    /// The larger groups of keys: multimedia keys, the keypad, and the letters of other alphabets.
    private static let families = [
        "XF86", "KP_", "ISO_", "dead_", "Cyrillic_", "Greek_", "Arabic_", "hebrew_", "kana_", "Hangul_",
        "Thai_",
        "Armenian_", "Georgian_", "Serbian_", "Ukrainian_", "Byelorussian_", "Macedonia_",
    ]

    private static let signs = [
        " ": "space", "!": "exclam", "\"": "quotedbl", "#": "numbersign", "$": "dollar", "%": "percent",
        "&": "ampersand", "'": "apostrophe", "(": "parenleft", ")": "parenright", "*": "asterisk",
        "+": "plus",
        ",": "comma", "-": "minus", ".": "period", "/": "slash", ":": "colon", ";": "semicolon", "<": "less",
        "=": "equal", ">": "greater", "?": "question", "@": "at", "[": "bracketleft", "\\": "backslash",
        "]": "bracketright", "^": "asciicircum", "_": "underscore", "`": "grave", "{": "braceleft",
        "|": "bar",
        "}": "braceright", "~": "asciitilde", "§": "section", "°": "degree", "€": "EuroSign", "£": "sterling",
        "¥": "yen",
    ]

    private static let synonyms = [
        "enter": "Return", "esc": "Escape", "del": "Delete", "ins": "Insert", "pgup": "Page_Up",
        "pgdn": "Page_Down",
        "pgdown": "Page_Down", "arrowleft": "Left", "arrowright": "Right", "arrowup": "Up",
        "arrowdown": "Down",
        "spacebar": "space", "contextmenu": "Menu",
    ]

    private static let known = others.union(signs.values).union(letters)

    /// The keys that enter no character.
    private static let others: Set = [
        "BackSpace", "Tab", "Linefeed", "Clear", "Return", "Pause", "Scroll_Lock", "Sys_Req", "Escape",
        "Delete",
        "Home", "Left", "Up", "Right", "Down", "Prior", "Next", "Page_Up", "Page_Down", "End", "Begin",
        "Select",
        "Print", "Execute", "Insert", "Undo", "Redo", "Menu", "Find", "Cancel", "Help", "Break",
        "Num_Lock",
        "Caps_Lock", "Multi_key", "Mode_switch", "Shift_L",
        "Shift_R",
        "Control_L", "Control_R", "Meta_L", "Meta_R", "Alt_L", "Alt_R", "Super_L", "Super_R", "Hyper_L",
        "Hyper_R",
    ]

    /// The names of letters and signs beyond ASCII.
    private static let letters = [
        "quoteright", "quoteleft", "EuroSign", "ssharp", "adiaeresis", "odiaeresis", "udiaeresis",
        "Adiaeresis", "Odiaeresis", "Udiaeresis",
        "agrave",
        "aacute", "acircumflex", "atilde", "aring", "ae", "ccedilla", "egrave", "eacute", "ecircumflex",
        "ediaeresis", "igrave", "iacute", "icircumflex", "idiaeresis", "eth", "ntilde", "ograve",
        "oacute",
        "ocircumflex", "otilde", "oslash", "ooblique", "ugrave", "uacute", "ucircumflex", "yacute",
        "thorn",
        "ydiaeresis", "exclamdown", "questiondown", "currency", "brokenbar", "diaeresis", "copyright",
        "ordfeminine", "guillemotleft", "guillemotright", "notsign", "registered", "macron", "plusminus",
        "onesuperior", "twosuperior", "threesuperior", "acute", "mu", "paragraph", "periodcentered",
        "cedilla",
        "masculine", "onequarter", "onehalf", "threequarters", "multiply", "division", "cent",
    ]
}

extension String {
    fileprivate func dropping(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
