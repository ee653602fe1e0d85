// SPDX-License-Identifier: MIT

import Testing

@testable import PluginKit

private let file = "/plugins/contacts.plugin"

private func parse(_ text: String) throws(ManifestError) -> PluginManifest {
    try PluginManifest(parsing: Array(text.utf8), file: file)
}

@Suite struct ContributionsTests {
    @Test(arguments: [
        "var/log", "/", "/var/../home", "/var//log", "/var/./log", "/home/ada", "/root", "/proc/1", "/sys",
        "/dev", "/run/user/1000", "/tmp",
        "/var/tmp/x", "/media/disk", "/mnt", "/var/log/\u{1}", "/" + String(repeating: "x", count: 255),
    ])
    func aFolderThatIsNoneOfTheSystemIsRefused(_ path: String) {
        #expect(!PluginManifest.Permission.isSystemFolder(path))
    }

    @Test(arguments: ["/var/log", "/usr", "/var/lib/apt/lists", "/etc/ssl", "/homes", "/opt/a b"])
    func aFolderOfTheSystemMayBeNamed(_ path: String) {
        #expect(PluginManifest.Permission.isSystemFolder(path))
    }

    @Test func eachPartOfAManifestIsRead() throws {
        let manifest = try parse(wholeManifest)
        #expect(manifest.warnings.isEmpty)
        #expect(manifest.process == .shell)
        #expect(manifest.authors == ["Ada Lovelace", "Charles Babbage"])
        #expect(manifest.website == "https://example.org")
        #expect(manifest.license == "MIT")
        #expect(
            manifest.requirements.map(\.description) == [
                "org.example.accounts >=1.2 <2", "org.example.store",
            ])
        #expect(manifest.dependencies == ["org.example.accounts", "org.example.store"])
        #expect(manifest.optionalRequirements.map(\.description) == ["org.example.mail =3"])
        #expect(manifest.conflicts.map(\.description) == ["org.example.old-contacts <1"])
        let page = try #require(manifest.pages.first)
        #expect(page.id == "contacts")
        #expect(page.icon == "x-office-address-book")
        #expect(page.group?.text(in: ["de"]) == "Leute")
        let action = try #require(manifest.actions.first)
        #expect(action.id == "contacts.new")
        #expect(action.shortcuts == ["<Primary>n", "<Primary><Shift>plus"])
        #expect(action.locations == [.palette])
        #expect(action.section == "Edit")
        #expect(manifest.schemes.map(\.id) == ["tel"])
        #expect(manifest.fileTypes.first?.patterns == ["*.vcf", "*.vcard"])
        #expect(manifest.statusItems.first?.side == .end)
        #expect(manifest.inspectorPages.map(\.id) == ["details"])
        #expect(
            manifest.permissions.map(\.kind) == [
                .dataFolder, .network, .userFolders, .systemFiles, .programs, .processes, .sessionServices,
            ])
        #expect(manifest.permissions.first { $0.kind == .userFolders }?.access == .write)
        #expect(
            manifest.permissions.first { $0.kind == .systemFiles }?.folders == ["/var/log", "/usr/share/doc"])
        #expect(
            manifest.permissions.first { $0.kind == .programs }?.programs == [
                "journalctl", "x86_64-g++", "/usr/lib/apt/apt-helper",
            ])
        #expect(manifest.permissions.last?.services == ["org.freedesktop.secrets"])
        #expect(manifest.extensionPoints.first?.fields.map(\.isOptional) == [false, true])
        #expect(manifest.extensions.first?.plugin == "org.example.store")
        #expect(manifest.extensions.first?.point == "format")
    }

    /// A plugin could not send a longer one.
    @Test func aTextThatHasMoreBytesThanAPluginCanSendIsNotAllowed() throws {
        let text = wholeManifest + "\n[Setting long]\nTitle=A\nType=string\nMaximum=16000\nDefault=a\n"
        let setting = try #require(try parse(text).settings.last)
        #expect(setting.allows(.string(String(repeating: "a", count: 16_000))))
        #expect(!setting.allows(.string(String(repeating: "👩‍👩‍👧", count: 4_000))))
    }

    @Test func settingsHaveTypesRangesAndDefaults() throws {
        let settings = try parse(wholeManifest).settings
        #expect(settings.map(\.id) == ["rows", "delay", "photos", "server", "sort"])
        #expect(
            settings.map(\.defaultValue) == [
                .int(20), .double(0.5), .bool(true), .string(""), .string("name"),
            ])
        #expect(settings[0].values == .int(1...100))
        #expect(settings[0].unit?.text(in: ["de_DE"]) == "Zeilen")
        #expect(settings[3].values == .string(maximumLength: 200))
        guard case .choice(let choices) = settings[4].values else {
            Issue.record("no choice")
            return
        }
        #expect(choices.map(\.title.plain) == ["Name", "Birth;day"])
        #expect(choices.map { $0.title.text(in: ["de"]) } == ["Name", "Geburtstag"])
        #expect(settings[0].value("7") == .int(7))
        #expect(settings[0].value("0") == nil)
        #expect(settings[1].value("nan") == nil)
        #expect(settings[1].value("11") == nil)
        #expect(settings[2].value("yes") == nil)
        #expect(settings[4].value("size") == nil)
    }

    @Test func translationsAreChosenByTheUsersLanguages() throws {
        let name = try parse(wholeManifest).name
        #expect(name.text(in: []) == "Contacts")
        #expect(name.text(in: ["de_AT"]) == "Bekannte")
        #expect(name.text(in: ["de_AT@euro"]) == "Bekannte")
        #expect(name.text(in: ["de_CH", "de_AT"]) == "Kontakte")
        #expect(name.text(in: ["fr", "de"]) == "Kontakte")
        #expect(name.text(in: ["en_GB", "de"]) == "Contacts")
    }

    @Test func theEnvironmentSaysTheUsersLanguages() {
        let languages = { (values: [String: String]) in LocalizedText.languages { values[$0] } }
        #expect(languages(["LANG": "de_AT.UTF-8"]) == ["de_AT.UTF-8"])
        #expect(
            languages(["LANG": "de_AT.UTF-8", "LANGUAGE": "sr@latin:fr"]) == [
                "sr@latin", "fr", "de_AT.UTF-8",
            ])
        #expect(languages(["LANG": "C", "LANGUAGE": "fr"]) == [])
        #expect(languages(["LANG": "de", "LC_ALL": "C"]) == [])
    }

    @Test(arguments: wrongParts)
    func aWrongPartIsRefusedWithItsRemedy(text: String, expected: String) throws {
        let error = #expect(throws: ManifestError.self) { try parse(manifest(more: text)) }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(error?.diagnostics.count == 1)
        #expect("\(diagnostic.message). \(diagnostic.remedy)." == expected)
        #expect(diagnostic.line ?? 0 >= 7)
    }

    @Test func aFileTypeMatchesNamesByItsPatterns() throws {
        let type = try #require(parse(wholeManifest).fileTypes.first)
        #expect(type.matches(fileName: "Ada.VCF"))
        #expect(type.matches(fileName: ".vcf"))
        #expect(!type.matches(fileName: "Ada.vcf.txt"))
        let other = try #require(
            parse(manifest(more: "[FileType a/b]\nTitle=A\nPatterns=a*b?c*;")).fileTypes.first)
        #expect(other.matches(fileName: "aXbbxbYc-"))
        #expect(!other.matches(fileName: "abc"))
        #expect(!other.matches(fileName: String(repeating: "ab", count: 5_000)))
    }

    @Test func anExtensionIsComparedWithThePointThatItExtends() throws {
        let contacts = try parse(wholeManifest)
        let point = try #require(contacts.extensionPoints.first)
        let other = try parse(
            manifest(
                more: "[Extension a]\nPoint=org.example.contacts/exporter\nValue.title=A\nValue.title[de]=B\n"
                    + "[Extension b]\nPoint=org.example.contacts/exporter\nValue.priority=high\nValue.colour=red"
            ))
        #expect(other.extensions[0].diagnostics(for: point, file: file).isEmpty)
        #expect(other.extensions[0].values(for: point, in: ["de"]) == ["title": .string("B")])
        #expect(
            other.extensions[1].diagnostics(for: point, file: file).map(\.description) == [
                "/plugins/contacts.plugin:11: [Extension b] has no Value.title, which org.example.contacts/exporter requires. "
                    + "Add Value.title= with a value of the type string.",
                "/plugins/contacts.plugin:11: [Extension b] has \"high\" for Value.priority, which is of the type int in "
                    + "org.example.contacts/exporter. Write a value of that type.",
                "/plugins/contacts.plugin:11: [Extension b] has Value.colour, which org.example.contacts/exporter does not know. "
                    + "Remove it, or correct its name.",
            ])
    }
}

@Suite struct VersionTests {
    @Test func versionsAreComparedByTheirNumbers() {
        #expect(PluginVersion("1")! < PluginVersion("1.0.1")!)
        #expect(PluginVersion("1.10")! > PluginVersion("1.9.9.9")!)
        #expect(PluginVersion("1") == PluginVersion("1.0.0"))
        #expect(PluginVersion("0") == PluginVersion("0.0"))
        #expect(Set([PluginVersion("1.0"), PluginVersion("1")]).count == 1)
        for wrong in ["", "1.", ".1", "1.2.3.4.5", "1a", "-1", "1234567", "1 "] {
            #expect(PluginVersion(wrong) == nil)
        }
    }

    @Test(arguments: [
        ("", "anything", true), (">=1.2 <2", "1.2", true), (">=1.2 <2", "2", false), (">1", "1.0", false),
        ("<=3", "3.0", true), ("=1", "1.0", true), ("=1", "1.1", false), (">=1", "anything", false),
    ])
    func aRangeContainsVersions(range: String, version: String, expected: Bool) throws {
        #expect(try #require(VersionRange(range)).contains(version) == expected)
    }

    @Test(arguments: ["1.2", "~1", ">=x", ">2 <1", ">1 <1", "=1 =2", ">=2 <2", ">= 1"])
    func whatIsNotARangeIsRefused(text: String) { #expect(VersionRange(text) == nil) }

    @Test func aRangeIsWrittenAsItWasRead() {
        #expect(VersionRange(" >=1.2  <2 ")?.description == ">=1.2 <2")
    }
}

/// Manifests with a mistake, and the first message.
private let wrongParts: [(text: String, expected: String)] = [
    ("[Page]", "[Page] has no id. Write it as [Page contacts.new]."),
    ("[Plugin x]", "[Plugin x] has an id. Write it as [Plugin]."),
    (
        "[Page a b]",
        "[Page] cannot have the id \"a b\". Write an id of a-z, 0-9, hyphens and dots, with at most 64 characters, as in [Page contacts.new]."
    ),
    ("[Page a]\nIcon=a", "[Page a] has no Title. Add Title= with the name that users see in the side bar."),
    ("[Page a]\nTitle=A", "[Page a] has no Icon. Add Icon= with the name of an icon in the icon theme."),
    (
        "[Action a]\nTitle=",
        "Title cannot be \"\". Write the name that users see in menus and in the command palette."
    ),
    (
        "[Action a]\nTitle=A\nShortcuts=<Hypra>n",
        "Shortcuts cannot be \"<Hypra>n\". Write key combinations with semicolons between them: <Primary>n;F5;."
    ),
    ("[Action a]\nTitle=A\nShortcuts=F5;F5", "Shortcuts has \"F5\" twice. Write it once."),
    (
        "[Action a]\nTitle=A\nShownIn=window",
        "ShownIn cannot be \"window\". Write some of menu;palette;toolbar;context;."
    ),
    (
        "[Setting a]\nTitle=A\nType=date\nDefault=x",
        "Type cannot be \"date\". Write bool, int, double, string, choice, color, file or folder."
    ),
    (
        "[Setting a]\nTitle=A\nType=bool",
        "[Setting a] has no Default. Add Default= with a value of the setting's type."
    ),
    ("[Setting a]\nTitle=A\nType=bool\nDefault=yes", "Default cannot be \"yes\". Write true or false."),
    ("[Setting a]\nTitle=A\nType=int\nDefault=1.5", "Default cannot be \"1.5\". Write a whole number."),
    (
        "[Setting a]\nTitle=A\nType=int\nMinimum=1\nMaximum=3\nDefault=4",
        "Default cannot be \"4\". Write a whole number from 1 to 3."
    ),
    (
        "[Setting a]\nTitle=A\nType=int\nMinimum=x\nDefault=4",
        "Minimum cannot be \"x\". Write a number of the setting's type."
    ),
    (
        "[Setting a]\nTitle=A\nType=double\nMinimum=2\nMaximum=1\nDefault=1",
        "Minimum is larger than Maximum. Exchange the two."
    ),
    (
        "[Setting a]\nTitle=A\nType=double\nMaximum=inf\nDefault=1",
        "Maximum cannot be \"inf\". Write a number of the setting's type, or for a string its largest length, at most 16000."
    ),
    (
        "[Setting a]\nTitle=A\nType=string\nMaximum=16001\nDefault=a",
        "Maximum cannot be \"16001\". Write a number of the setting's type, or for a string its largest length, at most 16000."
    ),
    (
        "[Setting a]\nTitle=A\nType=string\nMaximum=2\nDefault=abc",
        "Default cannot be \"abc\". Write a text with at most 2 characters."
    ),
    (
        "[Setting a]\nTitle=A\nType=bool\nDefault=true\nUnit=s",
        "a setting of the type bool has no Unit. Remove the line, or correct Type=."
    ),
    (
        "[Setting a]\nTitle=A\nType=color\nDefault=blue",
        "Default cannot be \"blue\". Write a colour such as #1b6acb."
    ),
    (
        "[Setting a]\nTitle=A\nType=folder\nDefault=Music",
        "Default cannot be \"Music\". Write the absolute path of a folder, or nothing."
    ),
    (
        "[Setting a]\nTitle=A\nType=choice\nDefault=a",
        "a setting of the type choice has no Choices. Add Choices=name;date;."
    ),
    (
        "[Setting a]\nTitle=A\nType=choice\nChoices=a;b\nDefault=c",
        "Default cannot be \"c\". Write one of a, b."
    ),
    (
        "[Setting a]\nTitle=A\nType=choice\nChoices=a;b\nChoiceTitles=A\nDefault=a",
        "ChoiceTitles has 1 titles, but Choices has 2 values. Write one title for each value."
    ),
    (
        "[Setting a]\nTitle=A\nType=choice\nChoices=a;b\nChoiceTitles=A;B\nChoiceTitles[de]=A\nDefault=a",
        "ChoiceTitles[de] has 1 texts, but ChoiceTitles has 2. Write one translation for each text."
    ),
    (
        "[Scheme Tel]\nTitle=A",
        "[Scheme] cannot have the id \"Tel\". Write a URI scheme in lower case, as in [Scheme tel]."
    ),
    ("[Scheme tel]", "[Scheme tel] has no Title. Add Title= with what such a URI is: Telephone Number."),
    (
        "[FileType vcard]\nTitle=A",
        "[FileType] cannot have the id \"vcard\". Write a MIME type in lower case, as in [FileType text/vcard]."
    ),
    (
        "[FileType text/vcard]\nTitle=A\nPatterns=/etc/*",
        "Patterns cannot be \"/etc/*\". Write patterns of file names with semicolons between them: *.vcf;*.vcard;."
    ),
    ("[Status a]\nTitle=A\nSide=left", "Side cannot be \"left\". Write start or end."),
    (
        "[Inspector a]",
        "[Inspector a] has no Title. Add Title= with the name that users see in the inspector."
    ),
    (
        "[Permission root]",
        "[Permission] cannot have the id \"root\". Write one of data-folder, network, user-files, user-folders, system-files, programs, processes, notifications, session-services, as in [Permission network]."
    ),
    (
        "[Permission network]",
        "[Permission network] has no Reason. Add Reason= with a sentence for the user: why does the plugin need it?."
    ),
    (
        "[Permission session-services]\nReason=A",
        "[Permission session-services] has no Services. Add Services= with names on the session bus: org.freedesktop.secrets;."
    ),
    (
        "[Permission session-services]\nReason=A\nServices=secrets",
        "Services cannot be \"secrets\". Write names on the session bus with semicolons between them: org.freedesktop.secrets;."
    ),
    (
        "[Permission session-services]\nReason=A\nServices=org.freedesktop.systemd1",
        "[Permission session-services] names org.freedesktop.systemd1, which can do everything that the user can. Remove it: the sandbox would be without effect."
    ),
    (
        "[Permission session-services]\nReason=A\nServices=org.gtk.vfs.Daemon",
        "[Permission session-services] names org.gtk.vfs.Daemon, which can do everything that the user can. Remove it: the sandbox would be without effect."
    ),
    (
        "[Permission network]\nReason=A\nServices=org.freedesktop.secrets",
        "[Permission network] has Services. Move it to [Permission session-services]."
    ),
    (
        "[Permission system-files]\nReason=A",
        "[Permission system-files] has no Folders. Add Folders= with the absolute paths of folders of the system: /var/log;."
    ),
    (
        "[Permission system-files]\nFolders=/var/log",
        "[Permission system-files] has no Reason. Add Reason= with a sentence for the user: why does the plugin need it?."
    ),
    (
        "[Permission user-files]\nFolders=/var/log",
        "[Permission user-files] has Folders. Move it to [Permission system-files]."
    ),
    (
        "[Permission user-folders]\nReason=A",
        "[Permission user-folders] has no Access. Add Access= with read or write."
    ),
    (
        "[Permission user-folders]\nAccess=read",
        "[Permission user-folders] has no Reason. Add Reason= with a sentence for the user: why does the plugin need it?."
    ),
    (
        "[Permission user-folders]\nReason=A\nAccess=all",
        "Access cannot be \"all\". Write read or write."
    ),
    (
        "[Permission user-files]\nAccess=read",
        "[Permission user-files] has Access. Move it to [Permission user-folders]."
    ),
    (
        "[Permission programs]\nReason=A",
        "[Permission programs] has no Programs. Add Programs= with the names of programs of the system: journalctl;."
    ),
    (
        "[Permission programs]\nPrograms=journalctl",
        "[Permission programs] has no Reason. Add Reason= with a sentence for the user: why does the plugin need it?."
    ),
    (
        "[Permission programs]\nReason=A\nPrograms=/usr/bin/man;",
        "Programs cannot be \"/usr/bin/man\". Write names of programs, or paths of those in /usr/lib, with semicolons between them: journalctl;git;."
    ),
    (
        "[Permission programs]\nReason=A\nPrograms=/usr/lib/../bin/man;",
        "Programs cannot be \"/usr/lib/../bin/man\". Write names of programs, or paths of those in /usr/lib, with semicolons between them: journalctl;git;."
    ),
    (
        "[Permission programs]\nReason=A\nPrograms=git;../x;",
        "Programs cannot be \"../x\". Write names of programs, or paths of those in /usr/lib, with semicolons between them: journalctl;git;."
    ),
    (
        "[Permission network]\nReason=A\nPrograms=git",
        "[Permission network] has Programs. Move it to [Permission programs]."
    ),
    (
        "[ExtensionPoint a]",
        "[ExtensionPoint a] has no Fields. Add Fields= with names and types with semicolons between them: title:string;priority:int?; where ? means optional."
    ),
    (
        "[ExtensionPoint a]\nFields=title",
        "Fields cannot be \"title\". Write names and types with semicolons between them: title:string;priority:int?; where ? means optional."
    ),
    ("[ExtensionPoint a]\nFields=a:int;a:bool", "Fields has \"a\" twice. Write it once."),
    (
        "[Extension a]\nPoint=exporter",
        "Point cannot be \"exporter\". Write the id of a plugin and of its extension point: org.example.contacts/exporter."
    ),
    (
        "[Extension a]\nValue.x=1",
        "[Extension a] has no Point. Add Point= with the id of a plugin and of its extension point: org.example.contacts/exporter."
    ),
]
