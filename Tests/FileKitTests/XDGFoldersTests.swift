// SPDX-License-Identifier: MIT

import FileKit
import Testing

struct XDGFoldersTests {
    private func paths(_ environment: [String: String], userHome: String? = nil) -> [String?] {
        let folders = XDGFolders(application: "app", environment: environment, userHome: userHome)
        return [folders.config, folders.data, folders.state, folders.cache]
    }

    private let usual = ["/h/.config/app", "/h/.local/share/app", "/h/.local/state/app", "/h/.cache/app"]

    @Test func theFoldersAreThoseOfTheStandard() {
        #expect(paths(["HOME": "/h"]) == usual)
        let variables = [
            "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s",
            "XDG_CACHE_HOME": "/t",
        ]
        #expect(paths(variables) == ["/c/app", "/d/app", "/s/app", "/t/app"])
    }

    @Test func whatIsNotAnAbsolutePathIsIgnored() {
        #expect(paths(["HOME": "/h", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "state"]) == usual)
        #expect(paths(["HOME": "h"], userHome: "/h") == usual)
    }

    @Test func withoutAHomeFolderThereAreThoseOfTheVariables() {
        #expect(paths([:], userHome: "/h") == usual)
        #expect(paths(["XDG_DATA_HOME": "/d"]) == [nil, "/d/app", nil, nil])
    }

    @Test func theUserOfTheProcessHasFolders() {
        #expect(XDGFolders(application: "app").state?.hasSuffix("/app") == true)
    }
}
