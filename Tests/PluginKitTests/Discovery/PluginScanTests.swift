// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import PluginKit

@Suite struct PluginScanTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func add(_ name: String, needs: [String] = [], to place: String = "") throws {
        let depends =
            needs.isEmpty ? "" : "Depends=" + needs.map { "org.example.\($0)" }.joined(separator: ";")
        try folder.write(manifest(id: "org.example.\(name)", more: depends), to: "\(place)\(name).plugin")
    }

    private func scan(_ places: String..., linked: Set<PluginID> = []) throws -> PluginScan {
        PluginScan(try places.map { try #require(PluginDirectory("\(folder.path)\($0)")) }, linked: linked)
    }

    @Test func pluginsAreFoundInAFolderAndInItsFolders() throws {
        try add("notes")
        try add("mail", to: "mail/")
        try add("deep", to: "a/b/")
        try add("hidden", to: ".hidden/")
        try folder.write("", to: "readme.txt")
        let scan = try scan("")
        #expect(scan.manifests.map(\.id) == ["org.example.mail", "org.example.notes"])
        #expect(scan.refused.isEmpty)
    }

    @Test func aFolderThatDoesNotExistHasNone() throws {
        #expect(try scan("/nowhere").manifests.isEmpty)
    }

    @Test func aLinkIsListedAndNotFollowed() throws {
        try add("mail", to: "elsewhere/")
        try folder.link("linked", to: "\(folder.path)/elsewhere")
        try folder.link("other.plugin", to: "\(folder.path)/elsewhere/mail.plugin")
        try folder.link("libmail.so", to: "\(folder.path)/elsewhere/libmail.so.1")
        let scan = try scan("")
        #expect(scan.manifests.count == 1)
        #expect(
            scan.refused.map { $0.failure?.description } == [
                "\(folder.path)/other.plugin is not used, because it is a symbolic link, which is not followed. "
                    + "Put the real file or folder there.",
                "\(folder.path)/linked is not used, because it is a symbolic link, which is not followed. "
                    + "Put the real file or folder there.",
            ])
    }

    @Test func aBrokenManifestIsListedAndTheOthersGoOn() throws {
        try add("notes")
        let broken = try folder.write("[Plugin]\nId", to: "broken.plugin")
        let scan = try scan("")
        #expect(scan.manifests.map(\.id) == ["org.example.notes"])
        #expect(scan.refused.map(\.name) == ["broken.plugin"])
        #expect(
            scan.refused.first?.failure?.description.hasPrefix("\(broken):2: \"Id\" is not an entry.") == true
        )
    }

    @Test func theFirstOfTwoWinsAndTheOtherIsListed() throws {
        try add("notes", to: "user/")
        try add("notes", to: "system/")
        let scan = try scan("/user", "/system")
        #expect(scan.manifests.map(\.file) == ["\(folder.path)/user/notes.plugin"])
        #expect(
            scan.refused.map(\.failure) == [
                .duplicate("org.example.notes", first: "\(folder.path)/user/notes.plugin")
            ])
    }

    @Test func theSameFolderTwiceMakesNoDuplicates() throws {
        try add("notes")
        let scan = try scan("", "/")
        #expect(scan.manifests.count == 1)
        #expect(scan.refused.isEmpty)
    }

    @Test func whatIsLinkedIntoTheApplicationWins() throws {
        try add("notes")
        let scan = try scan("", linked: ["org.example.notes"])
        #expect(scan.manifests.isEmpty)
        #expect(
            scan.refused.map(\.failure) == [
                .duplicate("org.example.notes", first: "linked into the application")
            ])
    }

    @Test func aPluginComesAfterThoseItNeeds() throws {
        try add("a", needs: ["z", "linked"])
        try add("m")
        try add("z", needs: ["m"])
        let scan = try scan("", linked: ["org.example.linked"])
        #expect(scan.manifests.map(\.id.lastPart) == ["m", "z", "a"])
    }

    @Test func whatNeedsSomethingMissingIsRefusedWithItsDependents() throws {
        try add("a", needs: ["b"])
        try add("b", needs: ["nobody"])
        try add("c")
        let scan = try scan("")
        #expect(scan.manifests.map(\.id.lastPart) == ["c"])
        #expect(
            scan.refused.map(\.failure) == [
                .dependencyFailed("org.example.b"), .dependencyMissing("org.example.nobody"),
            ])
    }

    @Test func aHundredPluginsAreFoundInTheBackground() async throws {
        for number in 0..<100 {
            try add("p\(number)", needs: number == 0 ? [] : ["p\(number - 1)"], to: "p\(number)/")
        }
        let directory = try #require(PluginDirectory(folder.path))
        let clock = ContinuousClock()
        let start = clock.now
        let scan = await PluginScan.inBackground([directory])
        // An optimised build takes 10 ms; the limit leaves room for one for debugging, on a machine that is busy.
        #expect(clock.now - start < .seconds(5))
        #expect(scan.manifests.count == 100)
        #expect(scan.manifests.last?.id == "org.example.p99")
    }

    @Test func aLoopIsRefusedAndNamed() throws {
        try add("a", needs: ["b"])
        try add("b", needs: ["c"])
        try add("c", needs: ["a"])
        try add("d", needs: ["a"])
        let scan = try scan("")
        #expect(scan.manifests.isEmpty)
        let loop: [PluginID] = ["org.example.a", "org.example.b", "org.example.c"]
        #expect(
            scan.refused.map(\.failure) == [
                .dependencyCycle(loop), .dependencyCycle(loop), .dependencyCycle(loop),
                .dependencyFailed("org.example.a"),
            ])
        #expect(
            scan.refused.first?.failure?.description
                == "It needs itself: org.example.a → org.example.b → org.example.c → org.example.a. "
                + "Remove one of these from Depends=.")
    }
}

@Suite struct PluginDirectoryTests {
    @Test func relativePathsAreNoPluginFolders() {
        #expect(PluginDirectory("plugins") == nil)
        #expect(PluginDirectory("") == nil)
        #expect(PluginDirectory("/plugins//")?.path == "/plugins")
    }

    private func standard(_ environment: [String: String]) -> [String] {
        PluginDirectory.standard(for: "org.example.App") { environment[$0] }.map(\.path)
    }

    @Test func theUsersFolderComesBeforeTheSystems() {
        #expect(
            standard(["XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/a:/b"]) == [
                "/data/org.example.App/plugins", "/a/org.example.App/plugins", "/b/org.example.App/plugins",
            ])
    }

    /// As the other folders of the application, into which plugins are installed.
    @Test func withoutAVariableOfTheHomeFolderItIsThatOfThePasswordFile() async {
        await #expect(processExitsWith: .success) {
            for name in ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS"] { unsetenv(name) }
            let home = String(cString: try #require(getpwuid(getuid())?.pointee.pw_dir))
            let first = PluginDirectory.standard(for: "org.example.App").first?.path
            try #require(first == "\(home)/.local/share/org.example.App/plugins")
        }
    }

    @Test func whatIsUnsetEmptyOrRelativeHasTheUsualDefault() {
        let usual = [
            "/home/ada/.local/share/org.example.App/plugins", "/usr/local/share/org.example.App/plugins",
            "/usr/share/org.example.App/plugins",
        ]
        #expect(standard(["HOME": "/home/ada"]) == usual)
        #expect(standard(["HOME": "/home/ada", "XDG_DATA_HOME": "", "XDG_DATA_DIRS": ""]) == usual)
        #expect(standard(["HOME": "/home/ada", "XDG_DATA_HOME": "data"]) == usual)
        #expect(standard(["XDG_DATA_DIRS": "relative:/a"]) == ["/a/org.example.App/plugins"])
    }
}
