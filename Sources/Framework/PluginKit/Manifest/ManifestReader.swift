// SPDX-License-Identifier: MIT

/// Reads one group of a manifest. Each method reports the mistakes in the value of its key.
struct ManifestReader {
    /// The id of the group: `contacts` for `[Page contacts]`; empty for `[Plugin]`.
    let id: String
    /// The line of the group.
    let line: Int
    private let schema: ManifestSchema.Group
    private let diagnostics: ManifestDiagnostics
    private let plain: [String: KeyFile.Entry]
    private let translations: [String: [KeyFile.Entry]]

    init(
        _ group: KeyFile.Group, id: String, _ schema: ManifestSchema.Group, _ diagnostics: ManifestDiagnostics
    ) {
        self.id = id
        self.schema = schema
        self.diagnostics = diagnostics
        line = group.line
        plain = Dictionary(
            group.entries.filter { $0.locale == nil }.map { ($0.key, $0) },
            uniquingKeysWith: { first, _ in first })
        translations = Dictionary(grouping: group.entries.filter { $0.locale != nil }, by: \.key)
        for entry in group.entries { check(entry, in: group) }
    }

    /// Warns of unknown keys, and of translations that are not used, and refuses control characters.
    private func check(_ entry: KeyFile.Entry, in group: KeyFile.Group) {
        guard !entry.key.hasPrefix("X-") else { return }
        guard let key = schema.key(entry.key) else {
            let names = schema.keys.filter { !$0.isPrefix }.map(\.name)
            diagnostics.warn(
                entry.line,
                "[\(group.name.shortened)] \(entry.key.shortened) is not known to RxShell \(FrameworkVersion.current)",
                entry.key.closest(of: names).map { "Did you mean \($0)? A key of your own begins with X-" }
                    ?? "Remove it, or begin it with X- if it is a key of your own")
            return
        }
        // A default and a value for another plugin may have any characters, and a description may have several lines.
        let shown = key.name == "Description" ? entry.value.replacing("\n", with: " ") : entry.value
        if !key.isPrefix, key.name != "Default", shown.hasControlCharacters {
            diagnostics.add(
                entry.line, "\(entry.key) has a control character",
                "Write it on one line, without characters that change the direction of the text after them")
        }
        guard entry.locale != nil else { return }
        if !key.isTranslatable {
            diagnostics.warn(
                entry.line, "\(entry.key) cannot be translated", "Remove the line")
        } else if plain[entry.key] == nil, !key.isRequired {
            diagnostics.add(
                entry.line, "there is a translation of \(entry.key.shortened), but no \(entry.key.shortened)",
                "Add \(entry.key.shortened)= without a locale")
        }
    }

    /// Returns whether the group has a key.
    func has(_ key: String) -> Bool { plain[key] != nil }

    /// Returns the value of a key, or nil if it is missing or not valid.
    func value<Value>(_ key: String, _ read: (String) -> Value?) -> Value? {
        entry(key).flatMap { accepted(read($0.value), $0) }
    }

    /// Returns the value of a key that has a fixed set of values.
    func choice<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == String {
        value(key, Value.init)
    }

    /// Returns a text with its translations. An empty text is a mistake.
    func text(_ key: String) -> LocalizedText? {
        guard let entry = entry(key) else { return nil }
        let all = [entry] + (translations[key] ?? [])
        for empty in all where empty.value.trimmed.isEmpty { refuse(empty) }
        return LocalizedText(
            entry.value,
            translations: Dictionary(
                (translations[key] ?? []).compactMap { entry in entry.locale.map { ($0, entry.value) } },
                uniquingKeysWith: { first, _ in first }))
    }

    /// Returns the texts of a list with their translations.
    func texts(_ key: String) -> [LocalizedText]? {
        guard let entry = entry(key) else { return nil }
        let plain = entry.list
        var all = plain.map { _ in [String: String]() }
        for translation in translations[key] ?? [] {
            let list = translation.list
            guard list.count == plain.count, let locale = translation.locale else {
                diagnostics.add(
                    translation.line,
                    "\(key)[\(translation.locale ?? "")] has \(list.count) texts, but \(key) has \(plain.count)",
                    "Write one translation for each text")
                continue
            }
            for (index, text) in list.enumerated() { all[index][locale] = text }
        }
        return zip(plain, all).map { LocalizedText($0, translations: $1) }
    }

    /// Returns the elements of a list, or nil if the key is missing or an element is not valid.
    func list<Value: Hashable>(_ key: String, _ read: (String) -> Value?) -> [Value]? {
        guard let entry = entry(key) else { return nil }
        var values: [Value] = []
        for part in entry.list {
            guard let value = read(part) else {
                refuse(entry, part)
                return nil
            }
            if values.contains(value) {
                diagnostics.add(entry.line, "\(key) has \"\(part.shortened)\" twice", "Write it once")
            } else {
                values.append(value)
            }
        }
        return values
    }

    /// Returns the translatable values of all keys with a prefix. The keys of the result do not have the prefix.
    func values(prefix: String) -> [String: LocalizedText] {
        let keys = plain.keys.filter { $0.hasPrefix(prefix) && $0.count > prefix.count }
        return Dictionary(
            keys.map { key in
                let translated = (translations[key] ?? []).compactMap { entry in
                    entry.locale.map { ($0, entry.value) }
                }
                return (
                    String(key.dropFirst(prefix.count)),
                    LocalizedText(
                        plain[key]?.value ?? "",
                        translations: Dictionary(translated, uniquingKeysWith: { first, _ in first }))
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Reports a mistake at the line of a key.
    func fail(at key: String, _ message: String, _ remedy: String) {
        diagnostics.add(plain[key]?.line ?? line, message, remedy)
    }

    /// Returns the line of a key, or that of the group.
    func line(of key: String) -> Int { plain[key]?.line ?? line }

    private func entry(_ key: String) -> KeyFile.Entry? {
        guard let entry = plain[key] else {
            if let known = schema.key(key), known.isRequired {
                diagnostics.add(
                    schema.idForm == nil ? nil : line, "[\(title)] has no \(key)",
                    "Add \(key)= with \(known.form)")
            }
            return nil
        }
        return entry
    }

    private var title: String { id.isEmpty ? schema.name : "\(schema.name) \(id)" }

    private func accepted<Value>(_ value: Value?, _ entry: KeyFile.Entry) -> Value? {
        if value == nil { refuse(entry) }
        return value
    }

    private func refuse(_ entry: KeyFile.Entry, _ part: String? = nil) {
        let locale = entry.locale.map { "[\($0)]" } ?? ""
        diagnostics.add(
            entry.line, "\(entry.key)\(locale) cannot be \"\((part ?? entry.value).shortened)\"",
            "Write \(schema.key(entry.key)?.form ?? "another value")")
    }
}

extension String {
    /// Whether it has characters that end a line, control a terminal, or change the direction of other text.
    var hasControlCharacters: Bool {
        // Most texts are ASCII without such characters, and their bytes are compared faster.
        !utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && unicodeScalars.contains { $0.isControl }
    }

    /// Returns the most similar of the words, if it differs by at most two letters.
    func closest(of words: [String]) -> String? {
        guard utf8.count <= 40 else { return nil }
        let letters = Array(lowercased())
        let candidates = words.compactMap { word in
            Self.distance(letters, Array(word.lowercased())).map { (word: word, distance: $0) }
        }.filter { $0.distance < $0.word.count }
        return candidates.min { $0.distance < $1.distance }?.word
    }

    /// Returns the number of letters that have to be inserted, removed or replaced (the Levenshtein distance), or nil if there are more than
    /// two.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int? {
        guard abs(left.count - right.count) <= 2 else { return nil }
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, otherLetter) in right.enumerated() {
                let replaced = previous + (letter == otherLetter ? 0 : 1)
                previous = row[j + 1]
                row[j + 1] = Swift.min(replaced, row[j] + 1, previous + 1)
            }
        }
        return row[right.count] <= 2 ? row[right.count] : nil
    }
}

extension Unicode.Scalar {
    /// Whether it ends a line, controls a terminal, or changes the direction of other text.
    var isControl: Bool {
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        }
    }
}
