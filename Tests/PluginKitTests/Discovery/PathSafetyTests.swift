// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@testable import PluginKit

@Suite struct PathSafetyTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(manifest(id: "org.example.notes"), to: "plugins/notes/notes.plugin")
        try folder.write("", to: "plugins/notes/libContacts.so")
    }

    private var plugins: String { "\(folder.path)/plugins" }

    /// The messages of a search, without the name of the folder of the test.
    private func messages(user: uid_t = geteuid()) throws -> [String] {
        let scan = PluginScan(
            [try #require(PluginDirectory(plugins))], linked: [], disabled: [], safety: PathSafety(user: user)
        )
        #expect(scan.manifests.isEmpty != scan.refused.isEmpty)
        return scan.refused.map {
            ($0.failure?.description ?? "").replacingOccurrences(of: folder.path, with: "")
        }
    }

    @Test func whatOnlyTheUserCanChangeIsUsed() throws {
        #expect(try messages().isEmpty)
        // A group of the user's own, as many systems have it, and the one of the administrator.
        chmod("\(plugins)/notes", 0o775)
        #expect(try messages().isEmpty)
    }

    @Test(arguments: ["", "/notes", "/notes/notes.plugin", "/notes/libContacts.so"])
    func whatOthersCanChangeIsNotUsed(path: String) throws {
        chmod("\(plugins)\(path)", 0o777)
        #expect(
            try messages() == [
                "/plugins\(path) is not used, because other users can change it. Run chmod go-w /plugins\(path)."
            ])
    }

    @Test func aFolderBelowOneThatOthersCanChangeIsNotUsed() throws {
        chmod(folder.path, 0o777)
        #expect(try messages().first?.contains("is not used, because other users can change it") == true)
        // Others cannot replace the user's folders in it.
        chmod(folder.path, 0o1777)
        #expect(try messages().isEmpty)
    }

    @Test func whatBelongsToAnotherUserIsNotUsed() throws {
        guard geteuid() == 0 else {
            // Only the administrator can give a file away. To another user, the files of this one are foreign.
            #expect(try messages(user: geteuid() + 1).first?.contains("belongs to another user") == true)
            return
        }
        chown("\(plugins)/notes/notes.plugin", 4_711, 0)
        #expect(
            try messages() == [
                "/plugins/notes/notes.plugin is not used, because it belongs to another user, with the number 4711. "
                    + "Run chown 0 /plugins/notes/notes.plugin as the administrator."
            ])
        #expect(try messages(user: 4_711).isEmpty)
    }

    @Test func aLinkToTheFolderItselfIsListed() throws {
        rename(plugins, "\(folder.path)/elsewhere")
        try folder.link("plugins", to: "\(folder.path)/elsewhere")
        #expect(
            try messages() == [
                "/plugins is not used, because it is a symbolic link, which is not followed. "
                    + "Put the real file or folder there."
            ])
    }

    @Test func aLinkAboveTheFolderIsFollowed() throws {
        try folder.link("home", to: folder.path)
        let scan = PluginScan([try #require(PluginDirectory("\(folder.path)/home/plugins"))])
        #expect(scan.manifests.count == 1)
    }

    @Test func whatCannotBeReadIsListed() throws {
        let name: [CChar] =
            Array("\(plugins)/".utf8CString.dropLast()) + [-1, -2] + Array(".plugin".utf8CString)
        close(open(name, O_CREAT | O_WRONLY, 0o600))
        let scan = PluginScan([try #require(PluginDirectory(plugins))])
        #expect(scan.refused.count == 1)
        #expect(
            scan.refused.first?.failure?.description.hasSuffix("because its name is not UTF-8. Rename it.")
                == true)
    }

    @Test func aFolderWithTooManyManifestsIsReadInPart() throws {
        for number in 0..<PluginDirectory.manifestLimit {
            try folder.write("", to: "plugins/\(number).plugin")
        }
        var safety = PathSafety()
        let contents = try #require(PluginDirectory(plugins)).contents(&safety)
        #expect(contents.manifests.count == PluginDirectory.manifestLimit)
        #expect(contents.violations.map(\.reason) == ["the folder has more than 1000 manifests"])
    }
}
