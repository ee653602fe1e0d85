// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import ShellKit

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

    @Test func theTitleOfWorkThatIsReadIsAnOption() {
        #expect(ShellArguments(["Workbench"]).progressTitle == nil)
        #expect(ShellArguments(["Workbench", "--progress=Plugins", "a.vcf"]).progressTitle == "Plugins")
        #expect(ShellArguments(["Workbench", "--progress", "a.vcf"]).progressTitle == "")
        #expect(ShellArguments(["Workbench", "--progress", "a.vcf"]).others == ["Workbench", "a.vcf"])
    }

    @Test func theStepOfABisectionIsAnOption() {
        #expect(ShellArguments(["Workbench"]).bisection == nil)
        #expect(ShellArguments(["Workbench", "--bisect", "a.vcf"]).bisection == .begin)
        #expect(ShellArguments(["Workbench", "--bisect", "a.vcf"]).others == ["Workbench", "a.vcf"])
        #expect(ShellArguments(["Workbench", "--bisect=good"]).bisection == .good)
        #expect(ShellArguments(["Workbench", "--bisect=bad"]).bisection == .bad)
        #expect(
            ShellArguments(["Workbench", "--bisect=maybe"]).errorMessage
                == "--bisect cannot have this value. Write --bisect to begin, and then --bisect=good or --bisect=bad."
        )
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
    }

    /// It is watched until it exists.
    @Test func aPluginFolderNeedNotExistYet() throws {
        let current = try #require(getcwd(nil, 0))
        defer { free(current) }
        let arguments = ShellArguments(["Workbench", "--plugin-dir=/no/such/", "--plugin-dir", "no/such"])
        #expect(arguments.directories.map(\.path) == ["/no/such", "\(String(cString: current))/no/such"])
        #expect(arguments.errorMessage == nil)
    }

    @MainActor
    @Test(arguments: [
        "--profile=Müller", "--only-plugin=Notes", "--disable-plugin=Notes", "--bisect=maybe",
        "--plugin-dir=", "--command=",
    ])
    func anInvalidOptionEndsTheProgramBeforeItsWindow(_ option: String) {
        #expect(Program().runWithoutDisplay(ShellArguments(["Workbench", option])) == 64)
        #expect(Program().runWithoutDisplay(ShellArguments(["Workbench", option, "--list-commands"])) == 64)
        #expect(Program().runWithoutDisplay(ShellArguments(["Workbench", option, "--help"])) == 0)
        #expect(Program().runWithoutDisplay(ShellArguments(["Workbench", "--", option])) == nil)
    }

    private struct Program: ShellApplication {
        let id = "org.example.Workbench"
    }
}

@Suite struct ShellHelpTests {
    private let lines = ShellArguments.help(program: "Workbench").split(separator: "\n").map(String.init)

    @Test(arguments: ["--help", "-h"]) func helpIsAnOption(_ option: String) {
        let arguments = ShellArguments(["Workbench", option])
        #expect(arguments.showsHelp)
        #expect(arguments.others == ["Workbench"])
        #expect(!ShellArguments(["Workbench", "--", option]).showsHelp)
    }

    @Test func theHelpBeginsWithTheProgramAndFitsIntoATerminal() {
        #expect(lines.prefix(2) == ["Usage:", "  Workbench [OPTION…] [FILE or URI…]"])
        #expect(lines.contains("  --safe-mode          Run no plugin from a folder"))
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test(arguments: [
        "--help", "--plugin-dir", "--profile", "--safe-mode", "--only-plugin", "--disable-plugin", "--bisect",
        "--bisect=bad", "--bisect=good", "--command", "--list-commands",
    ])
    func theHelpExplainsEachOptionThatIsRead(_ option: String) {
        // An option that is read is not passed to GTK.
        #expect(ShellArguments(["Workbench", option]).others == ["Workbench"])
        let words = lines.flatMap { $0.split(whereSeparator: { " ,".contains($0) }).map(String.init) }
        #expect(words.contains { $0 == option || $0.hasPrefix("\(option)=") })
    }

    /// GTK prints its own options if the shell does not read --help-all.
    @Test func theHelpOfGTKIsLeftToGTK() {
        #expect(ShellArguments(["Workbench", "--help-all"]).others == ["Workbench", "--help-all"])
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
