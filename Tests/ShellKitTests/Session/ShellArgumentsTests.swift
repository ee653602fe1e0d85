// SPDX-License-Identifier: MIT

import Glibc
import ShellKit
import Testing

@Suite struct ShellArgumentsTests {
    @Test func pluginFoldersAreTakenOutOfTheArguments() {
        let arguments = ShellArguments(["Workbench", "--plugin-dir", "/usr", "a.vcf", "--plugin-dir=/tmp"])
        #expect(arguments.directories.map(\.path) == ["/usr", "/tmp"])
        #expect(arguments.others == ["Workbench", "a.vcf"])
        #expect(arguments.errorMessage == nil)
    }

    @Test func optionsTurnPluginsOff() {
        let arguments = ShellArguments([
            "Workbench", "--safe-mode", "--only-plugin=org.example.a", "--only-plugin", "org.example.b",
            "--disable-plugin", "org.example.c", "a.vcf",
        ])
        #expect(arguments.isSafeMode)
        #expect(arguments.onlyPlugins == ["org.example.a", "org.example.b"])
        #expect(arguments.disabledPlugins == ["org.example.c"])
        #expect(arguments.others == ["Workbench", "a.vcf"])
        #expect(
            ShellArguments(["Workbench", "--disable-plugin=Contacts"]).errorMessage
                == "--disable-plugin needs the id of a plugin: --disable-plugin=org.example.contacts.")
    }

    @Test func theStepOfABisectionIsAnOption() {
        #expect(ShellArguments(["Workbench"]).bisection == nil)
        #expect(ShellArguments(["Workbench", "--bisect", "a.vcf"]).bisection == .begin)
        #expect(ShellArguments(["Workbench", "--bisect", "a.vcf"]).others == ["Workbench", "a.vcf"])
        #expect(ShellArguments(["Workbench", "--bisect=good"]).bisection == .good)
        #expect(ShellArguments(["Workbench", "--bisect=bad"]).bisection == .bad)
        #expect(
            ShellArguments(["Workbench", "--bisect=maybe"]).errorMessage
                == "--bisect has no value, or one of these: --bisect=good, --bisect=bad.")
    }

    @Test func aRelativeFolderIsTakenFromTheCurrentOne() throws {
        let current = try #require(getcwd(nil, 0))
        defer { free(current) }
        #expect(
            ShellArguments(["Workbench", "--plugin-dir=."]).directories.map(\.path) == [
                String(cString: current)
            ])
    }

    @Test func afterTwoHyphensThereAreOnlyFiles() {
        let arguments = ShellArguments(["Workbench", "--", "--plugin-dir"])
        #expect(arguments.others == ["Workbench", "--", "--plugin-dir"])
        #expect(arguments.errorMessage == nil)
    }

    @Test func anInvalidPluginFolderHasAnErrorMessage() {
        #expect(
            ShellArguments(["Workbench", "--plugin-dir"]).errorMessage
                == "--plugin-dir needs the path of a folder: --plugin-dir=/home/ada/plugins.")
        #expect(
            ShellArguments(["Workbench", "--plugin-dir=/no/such"]).errorMessage
                == "--plugin-dir: there is no folder /no/such.")
    }
}

@Suite struct CommandArgumentsTests {
    @Test func commandsAreReadAndTheirIdsAreRequired() {
        let arguments = ShellArguments(["w", "--command", "a.b", "--command=c.d", "--list-commands", "/file"])
        #expect(arguments.commands == ["a.b", "c.d"])
        #expect(arguments.listsCommands)
        #expect(arguments.others == ["w", "/file"])
        #expect(
            ShellArguments(["w", "--command"]).errorMessage
                == "--command needs the id of a command, which --list-commands prints.")
    }
}
