// SPDX-License-Identifier: MIT

extension PluginManifest {
    /// A setting of the plugin, which the shell shows and stores: `[Setting rows]`.
    public struct Setting: Hashable, Sendable, Codable, Identifiable {
        /// The values that a setting may have.
        public enum Values: Hashable, Sendable, Codable {
            /// True or false.
            case bool
            /// A whole number in a range.
            case int(ClosedRange<Int>)
            /// A number in a range.
            case double(ClosedRange<Double>)
            /// A text with at most this number of characters.
            case string(maximumLength: Int)
            /// One of several values.
            case choice([Choice])
            /// A colour, as `#rrggbb`.
            case color
            /// The absolute path of a file; empty for none.
            case file
            /// The absolute path of a folder; empty for none.
            case folder
        }

        /// A value of a choice.
        public struct Choice: Hashable, Sendable, Codable {
            /// The value that is stored.
            public let value: String
            /// The name that users see.
            public let title: LocalizedText

            package init(value: String, title: LocalizedText) {
                self.value = value
                self.title = title
            }
        }

        /// The id with which the plugin reads it.
        public let id: String
        /// The name that users see.
        public let title: LocalizedText
        /// A sentence that describes it; nil for none.
        public let summary: LocalizedText?
        /// The title of its group; nil for none.
        public let group: LocalizedText?
        /// The unit of a number for users, such as "minutes"; nil for none.
        public let unit: LocalizedText?
        /// The values that it may have.
        public let values: Values
        /// The value that it has until the user changes it.
        public let defaultValue: SettingValue

        /// Creates a setting of the application itself.
        package init(
            _ id: String, title: LocalizedText, summary: LocalizedText? = nil, group: LocalizedText? = nil,
            unit: LocalizedText? = nil, _ values: Values, default value: SettingValue
        ) {
            self.id = id
            self.title = title
            self.summary = summary
            self.group = group
            self.unit = unit
            self.values = values
            defaultValue = value
        }

        /// The largest number of characters of a text if the manifest has no `Maximum`.
        public static let defaultMaximumLength = 1_000
        /// The largest `Maximum` of a text. With at most four bytes for each of these characters, a plugin can send it.
        static let largestMaximumLength = 16_000

        /// Returns the value for a text in a file, or nil if the setting cannot have it.
        public func value(_ text: String) -> SettingValue? {
            let value = SettingValue(text, as: values.kind)
            return value.flatMap { allows($0) ? $0 : nil }
        }

        /// Returns whether the setting may have a value.
        public func allows(_ value: SettingValue) -> Bool {
            switch (values, value) {
            case (.bool, .bool): true
            case (.int(let range), .int(let value)): range.contains(value)
            case (.double(let range), .double(let value)): range.contains(value)
            case (.string(let length), .string(let value)):
                value.count <= length && value.utf8.count <= 4 * Self.largestMaximumLength
            case (.choice(let choices), .string(let value)): choices.contains { $0.value == value }
            case (.color, .string(let value)): Self.isColor(value)
            case (.file, .string(let value)), (.folder, .string(let value)): Self.isPath(value)
            default: false
            }
        }

        private static func isColor(_ text: String) -> Bool {
            text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
                && text.utf8.dropFirst().allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                        UInt8(ascii: "A")...UInt8(ascii: "F"):
                        true
                    default: false
                    }
                }
        }

        private static func isPath(_ text: String) -> Bool {
            text.isEmpty || text.hasPrefix("/") && text.utf8.count <= 4_096 && !text.utf8.contains(0)
        }
    }
}

extension PluginManifest.Setting.Values {
    /// The type of the values in a file.
    public var kind: SettingValue.Kind {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string, .choice, .color, .file, .folder: .string
        }
    }

    /// A description of the possible values, for error messages.
    public var form: String {
        switch self {
        case .bool: "true or false"
        case .int(Int.min...Int.max): "a whole number"
        case .int(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .double(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude): "a number"
        case .double(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .string(let length): "a text with at most \(length) characters"
        case .choice(let choices): "one of \(choices.map(\.value).joined(separator: ", "))"
        case .color: "a colour such as #1b6acb"
        case .file: "the absolute path of a file, or nothing"
        case .folder: "the absolute path of a folder, or nothing"
        }
    }
}

extension PluginManifest.Setting {
    private enum TypeName: String {
        case bool, int, double, string, choice, color, file, folder
    }

    init?(_ reader: ManifestReader) {
        let title = reader.text("Title")
        summary = reader.text("Description")
        group = reader.text("Group")
        unit = reader.text("Unit")
        let type: TypeName? = reader.choice("Type")
        Self.checkKeys(reader, type)
        let values: Values? =
            switch type {
            case nil: nil
            case .bool: .bool
            case .int: Self.range(reader, Int.min...Int.max) { Int($0) }.map { .int($0) }
            case .double:
                Self.range(
                    reader, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
                ) {
                    if case .double(let value) = SettingValue($0, as: .double) { value } else { nil }
                }.map { .double($0) }
            case .string:
                .string(
                    maximumLength: reader.value("Maximum") {
                        Int($0).flatMap { (1...Self.largestMaximumLength).contains($0) ? $0 : nil }
                    }
                        ?? Self.defaultMaximumLength)
            case .choice: Self.choices(reader).map { .choice($0) }
            case .color: .color
            case .file: .file
            case .folder: .folder
            }
        guard let text = reader.value("Default", { $0 }), let values else { return nil }
        guard let title else { return nil }
        id = reader.id
        self.title = title
        self.values = values
        defaultValue = SettingValue(text, as: values.kind) ?? .string(text)
        guard allows(defaultValue) else {
            reader.fail(
                at: "Default", "Default cannot be \"\(text.shortened)\"", "Write \(values.form)")
            return nil
        }
    }

    /// Reports the keys that settings of a type cannot have.
    private static func checkKeys(_ reader: ManifestReader, _ type: TypeName?) {
        guard let type else { return }
        let foreign =
            switch type {
            case .bool, .color, .file, .folder: ["Minimum", "Maximum", "Unit", "Choices", "ChoiceTitles"]
            case .int, .double: ["Choices", "ChoiceTitles"]
            case .string: ["Minimum", "Unit", "Choices", "ChoiceTitles"]
            case .choice: ["Minimum", "Maximum", "Unit"]
            }
        for key in foreign where reader.has(key) {
            reader.fail(
                at: key, "a setting of the type \(type) has no \(key)", "Remove the line, or correct Type=")
        }
    }

    private static func range<Number: Comparable>(
        _ reader: ManifestReader, _ all: ClosedRange<Number>, _ read: @escaping (String) -> Number?
    ) -> ClosedRange<Number>? {
        let lower = reader.value("Minimum", read) ?? all.lowerBound
        let upper = reader.value("Maximum", read) ?? all.upperBound
        guard lower <= upper else {
            reader.fail(at: "Minimum", "Minimum is larger than Maximum", "Exchange the two")
            return nil
        }
        return lower...upper
    }

    private static func choices(_ reader: ManifestReader) -> [Choice]? {
        guard let values = reader.list("Choices", { $0 }), !values.isEmpty else {
            reader.fail(
                at: "Choices", "a setting of the type choice has no Choices", "Add Choices=name;date;")
            return nil
        }
        guard let titles = reader.texts("ChoiceTitles") else {
            return values.map { Choice(value: $0, title: LocalizedText($0)) }
        }
        guard titles.count == values.count else {
            reader.fail(
                at: "ChoiceTitles",
                "ChoiceTitles has \(titles.count) titles, but Choices has \(values.count) values",
                "Write one title for each value")
            return nil
        }
        return zip(values, titles).map { Choice(value: $0, title: $1) }
    }
}
