// SPDX-License-Identifier: MIT

/// The groups and keys of manifests. Other groups and keys cause a warning. Error messages use its descriptions.
struct ManifestSchema {
    /// A key of a group.
    struct Key {
        let name: String
        /// The description of the value for error messages, after "Write".
        let form: String
        var isRequired = false
        var isTranslatable = false
        /// Whether the plugin appends a name of its own to the name of the key: `Value.title`.
        var isPrefix = false

        static func required(_ name: String, _ form: String) -> Key {
            Key(name: name, form: form, isRequired: true)
        }
        static func optional(_ name: String, _ form: String) -> Key { Key(name: name, form: form) }
        static func title(_ name: String, _ form: String, isRequired: Bool = true) -> Key {
            Key(name: name, form: form, isRequired: isRequired, isTranslatable: true)
        }
    }

    /// A kind of group: `[Plugin]`, or `[Page contacts]` with an id.
    struct Group {
        let name: String
        let keys: [Key]
        /// The form of the id; nil for a group without an id.
        var idForm: IDForm?

        func key(_ name: String) -> Key? {
            keys.first {
                $0.isPrefix ? name.hasPrefix($0.name) && name.count > $0.name.count : $0.name == name
            }
        }
    }

    /// The form of the id of a group.
    struct IDForm {
        let form: String
        let example: String
        let allows: @Sendable (String) -> Bool
    }

    static let plugin = Group(
        name: "Plugin",
        keys: [
            .required(
                "Id",
                "two or more parts of a-z, 0-9 and hyphens with dots between them, such as org.example.contacts"
            ),
            .title("Name", "the name that users see"),
            .required("Version", "the plugin's own version, such as 1.0"),
            .title("Description", "a sentence", isRequired: false),
            .optional("Icon", "the name of an icon in the icon theme"),
            .required("Library", "the name of a file beside the manifest: libContacts.so"),
            .optional("Framework", "the RxShell it was written for: \(FrameworkVersion.current)"),
            .optional("Process", "own for a process of its own, or shell for that of the shell"),
            .optional(
                "Depends", "plugin ids with semicolons between them, each with its versions: \(example)"),
            .optional(
                "Optional", "plugin ids with semicolons between them, each with its versions: \(example)"),
            .optional(
                "Conflicts", "plugin ids with semicolons between them, each with its versions: \(example)"),
            .optional("Website", "a URI that begins with https:// or http://"),
            .optional("License", "an SPDX id, such as MIT"),
            .optional("Authors", "names with semicolons between them"),
        ])
    private static let example = "org.example.accounts >=1.2 <2;"

    static let page = Group(
        name: "Page",
        keys: [
            .title("Title", "the name that users see in the side bar"),
            .required("Icon", "the name of an icon in the icon theme"),
            .title("Group", "the title of a group in the side bar", isRequired: false),
        ], idForm: .word)

    static let action = Group(
        name: "Action",
        keys: [
            .title("Title", "the name that users see in menus and in the command palette"),
            .title("Description", "a sentence", isRequired: false),
            .optional("Icon", "the name of an icon in the icon theme"),
            .optional("Shortcuts", "key combinations with semicolons between them: <Primary>n;F5;"),
            .optional("ShownIn", "some of menu;palette;toolbar;context;"),
            .title("Section", "the title of a section of the menu", isRequired: false),
        ], idForm: .word)

    static let setting = Group(
        name: "Setting",
        keys: [
            .title("Title", "the name that users see"),
            .title("Description", "a sentence", isRequired: false),
            .title("Group", "the title of a group of settings", isRequired: false),
            .required("Type", "bool, int, double, string, choice, color, file or folder"),
            .required("Default", "a value of the setting's type"),
            .optional("Minimum", "a number of the setting's type"),
            .optional(
                "Maximum", "a number of the setting's type, or for a string its largest length, at most 16000"
            ),
            .title("Unit", "the unit that is shown behind the number, such as s", isRequired: false),
            .optional("Choices", "the values with semicolons between them: name;date;"),
            .title("ChoiceTitles", "a title for each of Choices, in that order", isRequired: false),
        ], idForm: .word)

    static let scheme = Group(
        name: "Scheme",
        keys: [
            .title("Title", "what such a URI is: Telephone Number"),
            .optional("Page", "the id of the page that opens it"),
        ], idForm: .scheme)

    static let fileType = Group(
        name: "FileType",
        keys: [
            .title("Title", "what such a file is: Contact Card"),
            .optional("Patterns", "patterns of file names with semicolons between them: *.vcf;*.vcard;"),
            .optional("Icon", "the name of an icon in the icon theme"),
            .optional("Page", "the id of the page that opens it"),
        ], idForm: .mediaType)

    static let status = Group(
        name: "Status",
        keys: [
            .title("Title", "what users see before the plugin runs"),
            .optional("Icon", "the name of an icon in the icon theme"),
            .optional("Side", "start or end"),
        ], idForm: .word)

    static let inspector = Group(
        name: "Inspector",
        keys: [.title("Title", "the name that users see in the inspector")], idForm: .word)

    static let permission = Group(
        name: "Permission",
        keys: [
            .title("Reason", "a sentence for the user: why does the plugin need it?", isRequired: false),
            .optional(
                "Services", "names on the session bus with semicolons between them: org.freedesktop.secrets;"),
            .optional(
                "Folders", "absolute paths of folders of the system with semicolons between them: /var/log;"),
            .optional("Access", "read or write"),
            .optional(
                "Programs",
                "names of programs, or paths of those in /usr/lib, with semicolons between them: journalctl;git;"
            ),
        ], idForm: .permission)

    static let extensionPoint = Group(
        name: "ExtensionPoint",
        keys: [
            .title("Title", "what the point is for", isRequired: false),
            .required(
                "Fields",
                "names and types with semicolons between them: title:string;priority:int?; where ? means optional"
            ),
        ], idForm: .word)

    static let `extension` = Group(
        name: "Extension",
        keys: [
            .required(
                "Point", "the id of a plugin and of its extension point: org.example.contacts/exporter"),
            Key(name: "Value.", form: "a value for a field", isTranslatable: true, isPrefix: true),
        ], idForm: .word)

    static let groups = [
        plugin, page, action, setting, scheme, fileType, status, inspector, permission, extensionPoint,
        `extension`,
    ]
}

extension ManifestSchema.IDForm {
    /// Whether each part between separators consists of letters, digits and the characters in `others`.
    private static func hasParts(_ text: String, separator: Character, others: String = "-") -> Bool {
        let others = Array(others.utf8)
        return (1...64).contains(text.utf8.count)
            && text.split(separator: separator, omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { $0.isSmallLetterOrDigit || others.contains($0) }
            }
    }

    /// The id of a page, an action or another part of a plugin.
    static let word = Self(
        form: "an id of a-z, 0-9, hyphens and dots, with at most 64 characters", example: "contacts.new"
    ) {
        hasParts($0, separator: ".")
    }

    static let scheme = Self(form: "a URI scheme in lower case", example: "tel") {
        hasParts($0, separator: ":", others: "+-.") && $0.first.map { $0.isLetter } == true
            && !$0.contains(":")
    }

    static let mediaType = Self(form: "a MIME type in lower case", example: "text/vcard") { text in
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { hasParts(String($0), separator: "/", others: "+-._") }
    }

    static let permission = Self(
        form: "one of \(PluginManifest.Permission.Kind.allCases.map(\.rawValue).joined(separator: ", "))",
        example: "network"
    ) {
        PluginManifest.Permission.Kind(rawValue: $0) != nil
    }
}
