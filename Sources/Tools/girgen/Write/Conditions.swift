// SPDX-License-Identifier: MIT

/// Returns declarations of a release under the condition of its trait, unless the declaration around them has the condition already.
func conditioned(_ text: String, _ since: Release, in floor: Release) -> String {
    since <= floor || text.isEmpty ? text : "#if \(since.trait)\n\(text)\n#endif"
}

/// Returns the members of a type, those of the same release under one condition.
func joined(_ members: [any Written], in floor: Release, separator: String = "\n\n") -> String {
    var texts: [String] = []
    var group: [String] = []
    var since = floor
    func end() {
        if !group.isEmpty { texts.append(conditioned(group.joined(separator: separator), since, in: floor)) }
        group = []
    }
    for member in members {
        let own = max(member.mark.since, floor)
        if own != since { end() }
        since = own
        group.append(marked(member.text, member.mark.old))
    }
    end()
    return texts.joined(separator: separator)
}

/// Returns a declaration with the attribute that says that it is deprecated, which stands after the comment.
func marked(_ text: String, _ old: Deprecation?) -> String {
    guard let old else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isComment = { (line: String) in line.drop { $0 == " " }.hasPrefix("///") }
    let place = lines.firstIndex { !isComment($0) } ?? lines.endIndex
    let indentation = String(lines[place].prefix { $0 == " " })
    lines.insert(contentsOf: old.attribute.map { indentation + $0 }, at: place)
    return lines.joined(separator: "\n")
}

/// Returns the declarations of a file, each with the attribute that says that they are deprecated. The class itself has none if
/// classes that are not deprecated inherit from it: each of them would warn.
func allMarked(_ text: String, _ old: Deprecation?, keepsClass: Bool = false) -> String {
    guard let old else { return text }
    let beginnings = [
        "public ", "open ", "extension ", "private ", "package ", "@MainActor", "@_spi(Binding) public ",
    ]
    var lines: [String] = []
    var isInGlue = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
        if line == "}" { isInGlue = false }
        // The list of a module names the glue of all its types. So the members are deprecated, and not the glue itself.
        if line.hasSuffix(": Glue {") {
            isInGlue = true
        } else if isInGlue, ["    public ", "    fileprivate "].contains(where: { line.hasPrefix($0) }) {
            lines += old.attribute.map { "    " + $0 }
        } else if beginnings.contains(where: { line.hasPrefix($0) }), lines.last?.hasPrefix("@") != true {
            // An attribute stands before.
            if !(keepsClass && line.hasPrefix("open class ")) { lines += old.attribute }
        }
        lines.append(line)
    }
    return lines.joined(separator: "\n")
}

extension Generator {
    /// Returns an array whose elements are there from their releases on.
    func table(_ type: String, _ elements: [(text: String, since: Release)]) -> String {
        func list(_ release: Release) -> String {
            elements.filter { $0.since == release }.map { $0.text + "\n" }.joined()
        }
        let more = repository.overrides.releases.all.dropFirst().filter { !list($0).isEmpty }
        if more.isEmpty { return "[\n\(list(.oldest))]" }
        let lines = more.map { "    #if \($0.trait)\n    all += [\n\(list($0))    ]\n    #endif\n" }
        return "{\n    var all: \(type) = [\n\(list(.oldest))    ]\n\(lines.joined())    return all\n}()"
    }
}

extension Deprecation {
    /// The mark around the library's advice, which becomes a message when the names of all members are known.
    static let mark: Character = "\u{1}"

    fileprivate var attribute: [String] {
        let line = "@available(*, deprecated, message: \"\(Deprecation.mark)\(advice)\(Deprecation.mark)\")"
        return release == .oldest ? [line] : ["#if \(release.trait)", line, "#endif"]
    }
}

extension Generator {
    /// Returns the text of a file with its messages about what to use instead.
    func advised(_ text: String) -> String {
        guard text.contains(Deprecation.mark) else { return text }
        return text.split(separator: Deprecation.mark, omittingEmptySubsequences: false).enumerated().map {
            index, part in index % 2 == 0 ? String(part) : message(String(part))
        }.joined()
    }

    /// Returns the advice of a library in Swift's words: `Use [class@Gtk.FileDialog] instead` becomes `Use Gtk.FileDialog instead.`
    func message(_ advice: String) -> String {
        guard !advice.isEmpty else { return "The library has deprecated it." }
        var text = ""
        var rest = advice[...]
        while let open = rest.firstIndex(of: "["), let at = rest[open...].firstIndex(of: "@"),
            let close = rest[at...].firstIndex(of: "]")
        {
            text += rest[..<open] + swift(rest[rest.index(after: at)..<close])
            rest = rest[rest.index(after: close)...]
        }
        text = (text + rest).replacing("`", with: "").replacing("\\", with: "").replacing("\"", with: "'")
            .replacing(" @", with: " ")
        text = text.split(separator: " ").map { word(String($0)) }.joined(separator: " ")
        return text.hasSuffix(".") ? text : text + "."
    }

    /// Returns the Swift name of `Gtk.Widget.set_visible`, `Gtk.Box:spacing` or `Gtk.FileDialog`.
    private func swift(_ reference: Substring) -> String {
        let parts = reference.split { $0 == "." || $0 == ":" }.map(String.init)
        guard parts.count > 1 else { return String(reference) }
        let type = parts[0] == "GioUnix" ? "Gio.Unix\(parts[1])" : "\(parts[0]).\(parts[1])"
        let name = repository.types[type] == nil ? type : repository.swiftName(type, from: "")
        guard parts.count > 2 else {
            if repository.types[type] == nil { return Naming.camel(parts[1]) }
            return name
        }
        return "\(name).\(member(parts[2], of: type))"
    }

    /// Returns the Swift name of a function or property of a type.
    private func member(_ cName: String, of type: String) -> String {
        let symbol = repository.types[type]?.callables.first { $0.name == cName }?.symbol
        var short = cName
        for word in ["get_", "set_"] where cName.hasPrefix(word) { short = String(cName.dropFirst(4)) }
        for member in plans[type]?.members ?? [] {
            if let function = member as? FunctionPlan, let symbol, function.symbols.first == symbol {
                return "\(function.name)(\(function.labels.map { $0 + ":" }.joined()))"
            }
            let name = (member as? PropertyPlan)?.name ?? (member as? QuestionPlan)?.name
            if name == Naming.camel(short) { return Naming.camel(short) }
        }
        if cName.hasPrefix("new") {
            let made = plans[type]?.constructors.first { symbol != nil && $0.symbols.first == symbol }
            return "init(\((made?.labels ?? []).map { $0 + ":" }.joined()))"
        }
        return Naming.camel(cName)
    }

    /// Returns the Swift name of a type in C, such as `GtkColumnView` or the link `[GtkGLArea](…)`; other words as they are.
    private func word(_ word: String) -> String {
        if word.hasPrefix("["), let end = word.firstRange(of: "](") {
            return self.word(String(word[word.index(after: word.startIndex)..<end.lowerBound]))
        }
        let core = word.prefix { $0.isLetter || $0.isNumber }
        guard word.hasPrefix("G"), core.count > 3,
            let type = repository.types.values.first(where: { $0.cType == core })
        else { return word }
        return repository.swiftName(type.qualifiedName, from: "") + word.dropFirst(core.count)
    }
}
