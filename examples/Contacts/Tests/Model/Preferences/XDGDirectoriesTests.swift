// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct XDGDirectoriesTests {
    private func paths(_ environment: [String: String], accountHome: String? = nil) -> [String?] {
        let directories = XDGDirectories(
            application: "app", environment: environment, accountHome: accountHome)
        return [directories.data, directories.config, directories.state].map {
            $0?.path(percentEncoded: false)
        }
    }

    @Test func usesTheDefaultsOfTheStandard() {
        #expect(paths(["HOME": "/h"]) == ["/h/.local/share/app/", "/h/.config/app/", "/h/.local/state/app/"])
    }

    @Test func usesTheVariables() {
        let environment = [
            "HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s",
        ]
        #expect(paths(environment) == ["/d/app/", "/c/app/", "/s/app/"])
    }

    @Test(arguments: ["", "relative", "./d", "~/d"])
    func ignoresWhatIsNotAbsolute(path: String) {
        #expect(paths(["HOME": "/h", "XDG_DATA_HOME": path])[0] == "/h/.local/share/app/")
    }

    @Test func usesTheHomeOfTheAccountWithoutHOME() {
        #expect(paths([:], accountHome: "/home/ada")[1] == "/home/ada/.config/app/")
        #expect(paths(["HOME": "not/absolute"], accountHome: "/home/ada")[1] == "/home/ada/.config/app/")
    }

    @Test func hasNothingWhereNobodyHasAHome() {
        #expect(paths([:]) == [nil, nil, nil])
        #expect(paths(["XDG_DATA_HOME": "/d"]) == ["/d/app/", nil, nil])
    }
}
