// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

@Suite struct ValidateTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func aRightManifestIsValid() throws {
        try sandbox.addPlugin("notes")
        let result = try sandbox.run("validate", "made")
        #expect(result.code == 0)
        #expect(result.output == "$/made/notes.plugin: valid\n")
    }

    @Test func allMistakesArePrintedWithTheirLines() throws {
        try sandbox.write(
            "[Plugin]\nId=notes\nName=\nFramework=0.1\nLibrary=libnotes.so\nColour=red\n", to: "notes.plugin")
        let result = try sandbox.run("validate", "notes.plugin")
        #expect(result.code == 1)
        #expect(result.output.contains("$/notes.plugin:2: Id cannot be \"notes\""))
        #expect(result.output.contains("$/notes.plugin:3: Name cannot be \"\""))
        #expect(result.output.contains("$/notes.plugin: [Plugin] has no Version."))
        #expect(result.output.contains("$/notes.plugin:6: [Plugin] Colour is not known"))
    }

    @Test func warningsFailOnlyIfThatIsAskedFor() throws {
        try sandbox.addPlugin("notes", "Colour=red")
        #expect(try sandbox.run("validate", "made").code == 0)
        #expect(try sandbox.run("validate", "--strict", "made").code == 1)
    }

    @Test func theResultIsJSONOnRequest() throws {
        struct Result: Decodable {
            struct Diagnostic: Decodable { let line: Int?; let message: String; let remedy: String }
            let file: String
            let isValid: Bool
            let mistakes: [Diagnostic]
            let warnings: [Diagnostic]
        }
        try sandbox.addPlugin("notes", "Process=both")
        let result = try sandbox.run("validate", "--json", "made")
        #expect(result.code == 1)
        let values: [Result] = try result.json()
        #expect(values.first?.mistakes.first?.line == 7)
        #expect(values.first?.mistakes.first?.message == "Process cannot be \"both\"")
    }

    @Test func whatIsNotThereIsAnErrorOfItsOwn() throws {
        let result = try sandbox.run("validate", "nothing.plugin")
        #expect(result.code == 2)
        #expect(result.errors == "shellctl: There is no file $/nothing.plugin. Check the path.\n")
        #expect(try sandbox.run("validate", "--colour").code == 64)
    }
}

@Suite struct InspectTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private let parts = """
        Depends=org.example.mail >=1
        [Page notes]
        Title=Notes
        Icon=text-x-generic
        [Setting rows]
        Title=Rows
        Type=int
        Default=3
        Minimum=1
        Maximum=9
        [Permission network]
        Reason=It synchronises.
        [Permission notifications]
        """

    @Test func itShowsWhatAPluginContributesNeedsAndWouldBeAllowed() throws {
        try sandbox.addPlugin("notes", parts)
        let result = try sandbox.run("inspect", "made")
        #expect(result.code == 0)
        for line in [
            "Notes 1.0 (org.example.notes)", "  a process of its own", "  org.example.mail >=1",
            "  Notes (notes)",
            "  Rows (rows): a whole number from 1 to 9, at first 3", "  notifications",
            "  the network: It synchronises.",
        ] { #expect(result.output.split(separator: "\n").contains(Substring(line)), "\(line)") }
    }

    @Test func thePluginHasAFolderOnlyIfItsManifestDeclaresThat() throws {
        try sandbox.addPlugin("notes")
        #expect(try !sandbox.run("inspect", "made").output.contains("Is allowed:"))
        try sandbox.addPlugin("notes", "[Permission data-folder]")
        #expect(try sandbox.run("inspect", "made").output.contains("Is allowed:\n  a folder for its data\n"))
        let installed = try sandbox.run("install", "made").output
        #expect(installed.hasSuffix("\nIt is allowed: a folder for its data\n"))
    }

    @Test func itReadsAnArchiveAndPrintsJSON() throws {
        struct Result: Decodable {
            struct Manifest: Decodable { let id: String }
            let manifest: Manifest
            let asks: [String]
        }
        try sandbox.addPlugin("notes", parts)
        #expect(try sandbox.run("pack", "made").code == 0)
        let result: Result = try sandbox.run("inspect", "--json", "org.example.notes-1.0.rxplugin").json()
        #expect(result.manifest.id == "org.example.notes")
        #expect(result.asks == ["the network: It synchronises."])
    }
}

@Suite struct InstallTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func aPluginIsPackedInstalledListedAndRemoved() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("more", to: "made/Data/more.txt")
        let packed = try sandbox.run("pack", "made")
        #expect(packed.output == "$/org.example.notes-1.0.rxplugin\n")
        let bytes = try Data(contentsOf: URL(filePath: "\(sandbox.path)/org.example.notes-1.0.rxplugin"))
        #expect(try sandbox.run("pack", "made", "-o", "again.rxplugin").code == 0)
        #expect(try Data(contentsOf: URL(filePath: "\(sandbox.path)/again.rxplugin")) == bytes)

        let installed = try sandbox.run("install", "org.example.notes-1.0.rxplugin")
        #expect(installed.code == 0)
        #expect(
            installed.output
                == "Installed Notes 1.0 in $/home/.local/share/org.example.App/plugins/org.example.notes\n")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: "\(sandbox.plugins)/org.example.notes"
        ).sorted()
        #expect(names == ["Data", "libnotes.so", "notes.plugin"])

        #expect(try sandbox.run("list").output == "org.example.notes  1.0  found\n")
        #expect(try sandbox.run("doctor", "org.example.notes").code == 0)
        let removed = try sandbox.run("remove", "org.example.notes")
        #expect(removed.output == "Removed $/home/.local/share/org.example.App/plugins/org.example.notes\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.plugins).isEmpty)
        #expect(try sandbox.run("remove", "org.example.notes").code == 2)
        #expect(try sandbox.run("list").output.hasPrefix("There are no plugins in $/home/.local/share"))
    }

    @Test func anArchiveIsWhatTarReads() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("deep", to: "made/Data/a/deep/folder.txt")
        #expect(try sandbox.run("pack", "made", "-o", "notes.rxplugin").code == 0)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["tar", "tf", "\(sandbox.path)/notes.rxplugin"]
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text == "Data/a/deep/folder.txt\nlibnotes.so\nnotes.plugin\n")
    }

    @Test func anotherVersionReplacesTheFirst() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("old", to: "made/old.txt")
        #expect(try sandbox.run("install", "made").code == 0)
        try sandbox.addPlugin("notes", version: "2.0", to: "newer")
        let result = try sandbox.run("install", "newer")
        #expect(
            result.output.hasPrefix(
                "Installed Notes 2.0 in $/home/.local/share/org.example.App/plugins/org.example.notes, in place of 1.0\n"
            ))
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.plugins) == ["org.example.notes"])
        #expect(!FileManager.default.fileExists(atPath: "\(sandbox.plugins)/org.example.notes/old.txt"))
    }

    @Test func whatAShellCouldNotLoadIsNotInstalled() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("text", to: "made/libnotes.so")
        let result = try sandbox.run("install", "made")
        #expect(result.code == 1)
        #expect(
            result.errors
                == "shellctl: libnotes.so is not a usable library: its first bytes are not those of a library. Build or copy it again.\n"
        )
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.plugins).isEmpty)
    }

    @Test(arguments: ["pack", "install"]) func aFolderWithoutAPluginIsNamed(command: String) throws {
        func errors(_ path: String, _ code: Int32 = 2) throws -> String {
            let result = try sandbox.run(command, path)
            #expect(result.code == code)
            return result.errors
        }
        let remedy =
            "Name the package of a plugin, or a folder with one manifest (NAME.plugin) and its library.\n"
        #expect(try errors(".") == "shellctl: $ has no manifest. \(remedy)")
        try sandbox.addPlugin("notes")
        try sandbox.addPlugin("more")
        #expect(try errors("made", 1) == "shellctl: $/made has several manifests. \(remedy)")
        try sandbox.write(Sandbox.manifest("notes"), to: "empty/notes.plugin")
        #expect(
            try errors("empty", 1)
                == "shellctl: $/empty has no libnotes.so, which its manifest names. \(remedy)")
    }

    @Test func aPathThatCannotBeUsedHasAReason() throws {
        func errors(_ arguments: String...) throws -> String {
            let result = try sandbox.run(arguments)
            #expect(result.code == 2)
            return result.errors
        }
        try sandbox.addPlugin("notes")
        let nothing = "cannot be used: No such file or directory. Check the path"
        #expect(try errors("pack", "nothing") == "shellctl: $/nothing \(nothing).\n")
        #expect(
            try errors("pack", "made", "-o", "nothing/x")
                == "shellctl: $/nothing/x \(nothing) and its permissions.\n")
        #expect(
            try errors("new", "plugin", "Notes", "--directory", "/proc/x")
                == "shellctl: /proc/x \(nothing) and its permissions.\n")
        for path in ["nothing", "nothing.plugin"] {
            #expect(try errors("inspect", path) == "shellctl: There is no file $/\(path). Check the path.\n")
        }
    }

    @Test func removingAPluginNamesThePluginsThatDependOnIt() throws {
        try sandbox.addPlugin("notes")
        try sandbox.addPlugin("more", "Depends=org.example.notes", to: "more")
        for folder in ["made", "more"] { #expect(try sandbox.run("install", folder).code == 0) }
        let data = ".local/share/org.example.App/plugin-data/org.example.notes"
        try sandbox.write("data", to: "home/\(data)/file")
        let result = try sandbox.run("remove", "--data", "org.example.notes")
        #expect(result.output.hasSuffix("org.example.more depends on it, and does not start any more.\n"))
        #expect(!sandbox.exists("home/\(data)"))
        let doctor = try sandbox.run("doctor", "org.example.more")
        #expect(doctor.code == 1)
        #expect(
            doctor.output.contains(
                "It needs the plugin org.example.notes, which is not installed. Install it."))
    }
}

@Suite struct DoctorTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private let place = "home/.local/share/org.example.App/plugins"

    @Test func itSaysWhereItHasLooked() throws {
        let result = try sandbox.run("doctor", "org.example.notes")
        #expect(result.code == 1)
        #expect(
            result.output.contains(
                "✓ $/home/.local/share/org.example.App/plugins: does not exist, which is no mistake"))
        #expect(
            result.output.contains(
                "✗ org.example.notes: No manifest with this id was found. Put notes.plugin, with its library,"
            ))
        #expect(
            result.output.hasSuffix(
                "beside the program of the application, name that folder with --plugin-dir.\n"))
        try sandbox.addPlugin("notes", to: "app/plugins/notes")
        #expect(try sandbox.run("doctor", "--plugin-dir", "app/plugins", "org.example.notes").code == 0)
    }

    @Test func itSaysWhatIsWrongWithIt() throws {
        try sandbox.write("[Plugin]\nId", to: "\(place)/notes/notes.plugin")
        #expect(
            try sandbox.run("doctor", "org.example.notes").output.hasPrefix(
                "✗ org.example.notes: $/home/.local/share/org.example.App/plugins/notes/notes.plugin:2: \"Id\" is not an entry."
            ))
        try sandbox.addPlugin("notes", to: "\(place)/notes")
        chmod("\(sandbox.path)/\(place)/notes/libnotes.so", 0o666)
        #expect(
            try sandbox.run("doctor", "org.example.notes").output.contains(
                "other users can change it. Run chmod go-w"))
        chmod("\(sandbox.path)/\(place)/notes/libnotes.so", 0o644)
        #expect(try sandbox.run("doctor", "org.example.notes").code == 0)
        try sandbox.write(Array(ElfFixture().bytes.dropLast(40)), to: "\(place)/notes/libnotes.so")
        #expect(try sandbox.run("doctor").output.contains("is not a usable library: it is truncated"))
    }

    @Test func itFindsAPluginThatIsTooDeep() throws {
        try sandbox.addPlugin("notes", to: "\(place)/a/b")
        #expect(
            try sandbox.run("doctor", "org.example.notes").output.contains(
                "a/b/notes.plugin is not found, because only direct subfolders are searched. Move its folder to"
            ))
    }

    /// The file is one that `PluginSwitches` of ShellKit has written.
    @Test func aPluginThatIsTurnedOffIsNamedWithTheReason() throws {
        try sandbox.addPlugin("notes", to: "\(place)/notes")
        try sandbox.addPlugin("more", "Depends=org.example.notes", to: "\(place)/more")
        try sandbox.addPlugin("other", to: "\(place)/other")
        try sandbox.write(
            "org.example.notes\tThe application ended while it was activated.\norg.example.other\t\n",
            to: "home/.local/state/org.example.App/plugins/turned-off")
        let notes =
            "It is turned off. The application ended while it was activated. Turn it on on the page Plugins of the shell."
        let other = "It is turned off. Turn it on on the page Plugins of the shell."
        let doctor = try sandbox.run("doctor", "org.example.notes")
        #expect(doctor.code == 1)
        #expect(doctor.output.hasSuffix("✗ org.example.notes: \(notes)\n"))
        let all = try sandbox.run("doctor").output
        #expect(all.contains("✗ org.example.other: \(other)\n"))
        #expect(
            all.contains("✗ org.example.more: It needs the plugin org.example.notes, which is turned off."))
        let list = try sandbox.run("list").output
        #expect(list.contains("org.example.notes  1.0  turned off\n  \(notes)\n"))
        try sandbox.addPlugin("notes", version: "2.0")
        #expect(try sandbox.run("install", "made").output.hasSuffix("\n\(notes)\n"))
    }

    @Test func theApplicationHasToBeKnown() throws {
        let result = try sandbox.run("doctor", "--application", "../x")
        #expect(result.code == 64)
        #expect(result.errors.contains("\"../x\" is not the id of an application."))
        #expect(try sandbox.run("doctor", "notes").code == 64)
    }

    @Test(arguments: ["doctor", "remove", "logs"]) func wrongArgumentsHaveTheUsageOfTheCommand(
        command: String
    ) throws {
        for arguments in [["notes"], ["--application", "../x", "org.example.notes"]] {
            let result = try sandbox.run([command] + arguments)
            #expect(result.code == 64)
            #expect(result.errors.contains("\nUsage: shellctl \(command) "))
        }
        let result = try sandbox.run([command, "notes"])
        #expect(result.errors.contains("Write the id of a plugin as in its manifest: org.example.contacts."))
        let unknown = try sandbox.run([command, "org.example.notes"], application: nil)
        #expect(unknown.code == 64)
        #expect(unknown.errors.contains("Which application?"))
        #expect(unknown.errors.contains("\nUsage: shellctl \(command) "))
    }
}

@Suite struct LogsTests {
    @Test func theLastLinesArePrinted() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("logs", "org.example.notes").code == 2)
        try sandbox.write(
            "one\ntwo\nthree\n", to: "home/.local/state/org.example.App/plugins/org.example.notes.log")
        #expect(try sandbox.run("logs", "-l", "2", "org.example.notes").output == "two\nthree\n")
        let lines: [String] = try sandbox.run("logs", "--json", "org.example.notes").json()
        #expect(lines == ["one", "two", "three"])
        #expect(try sandbox.run("logs", "--json", "--follow", "org.example.notes").code == 64)
    }
}

@Suite struct NewTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func aNewPluginHasAManifestThatIsValid() throws {
        let result = try sandbox.run("new", "plugin", "Notes")
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("Created $/Notes\n"))
        // Another folder, so that builds with GTK and without it do not replace each other.
        #expect(result.output.contains("RXSHELL_WITHOUT_GTK=1 swift test --scratch-path .build/headless"))
        #expect(try sandbox.run("validate", "--strict", "Notes").output == "$/Notes/notes.plugin: valid\n")
        for file in [
            "Package.swift", "Sources/NotesPlugin/NotesPlugin.swift", "Sources/NotesPluginEntry/Entry.swift",
            "Tests/NotesPluginTests/NotesPluginTests.swift", "Sources/Preview/Preview.swift",
        ] {
            let text = try String(contentsOfFile: "\(sandbox.path)/Notes/\(file)", encoding: .utf8)
            #expect(!text.contains("{{"))
        }
        let again = try sandbox.run("new", "plugin", "Notes")
        #expect(again.code == 2)
        #expect(again.errors == "shellctl: $/Notes exists already. Choose another name, or --directory.\n")
    }

    @Test func aNewApplicationHasItsNamesAndWhatInstallsIt() throws {
        struct Created: Decodable { let files: [String] }
        let result = try sandbox.run(
            "new", "app", "Notes", "--id", "org.example.My-notes", "--directory", "here", "--json")
        let created: Created = try result.json()
        let here = "\(sandbox.path)/here"
        for path in [
            ".gitignore", "Package.swift", "App/NotesApp.swift", "Flows/NotesFlow.swift",
            "Model/Greeting.swift",
            "Tests/Flows/NotesFlowTests.swift", "Resources/application.desktop.in",
            "meson-helper/meson.build",
            "meson-helper/deb",
        ] {
            #expect(created.files.contains("$/here/\(path)"))
        }
        for file in created.files {
            let text = try String(
                contentsOfFile: file.replacingOccurrences(of: "$", with: sandbox.path), encoding: .utf8)
            #expect(!text.contains("{{"), "\(file)")
            // Nothing of the examples, whose files for the installation are copied.
            #expect(
                !text.contains("Workbench") && !text.contains("'application'") && !text.contains("examples"),
                "\(file)")
        }
        let meson = try String(contentsOfFile: "\(here)/meson-helper/meson.build", encoding: .utf8)
        for line in [
            "id = 'org.example.My-notes'", "product = 'Notes'", "program = 'notes'",
            "resources = package / 'Resources'", "package = meson.current_source_dir() / '..'",
            "has_plugins = false",
        ] {
            #expect(meson.contains("\n\(line)\n"))
        }
        #expect(FileManager.default.isExecutableFile(atPath: "\(here)/meson-helper/deb"))
    }

    @Test(arguments: ["notes", "org.1st", "org..notes", "org.example.no tes"])
    func idsThatTheDesktopDoesNotAcceptAreRefused(id: String) throws {
        let result = try sandbox.run("new", "app", "Notes", "--id", id)
        #expect(result.code == 64)
        #expect(result.errors.contains("\"\(id)\" is not an id."))
        #expect(!sandbox.exists("Notes"))
    }

    @Test(arguments: [["notes"], ["Notes!"], ["Notes", "--id", "notes"]])
    func wrongNamesAreRefused(arguments: [String]) throws {
        let result =
            try arguments.count == 1
            ? sandbox.run("new", "plugin", arguments[0])
            : sandbox.run("new", "plugin", arguments[0], arguments[1], arguments[2])
        #expect(result.code == 64)
        #expect(!sandbox.exists("Notes"))
    }

    @Test(arguments: ["Rx", "RxShell", "ViewKit"]) func namesOfTheFrameworkAreRefused(name: String) throws {
        for kind in ["plugin", "app"] {
            let result = try sandbox.run("new", kind, name)
            #expect(result.code == 64)
            #expect(
                result.errors.contains("\"\(name)\" cannot be the name, because RxShell has modules or types")
            )
            #expect(!sandbox.exists(name))
        }
    }

    @Test func theFrameworkHasToBeThere() throws {
        let result = try sandbox.run("new", "plugin", "Notes", "--framework", "nowhere")
        #expect(result.code == 2)
        #expect(
            result.errors == "shellctl: $/nowhere is not the folder of RxShell. Name it with --framework.\n")
    }
}

@Suite struct BuildTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// A package, and a `swift` that writes a library instead of compiling it.
    private func addPackage(exitCode: Int = 0) throws {
        try sandbox.addPlugin("Notes", to: "Package")
        try FileManager.default.moveItem(
            atPath: "\(sandbox.path)/Package/Notes.plugin", toPath: "\(sandbox.path)/Package/notes.plugin")
        try sandbox.write(
            Sandbox.manifest("notes").replacingOccurrences(of: "libnotes.so", with: "libNotes.so"),
            to: "Package/notes.plugin")
        try sandbox.write("", to: "Package/Package.swift")
        try sandbox.write("text", to: "Package/Data/text.txt")
        try FileManager.default.createDirectory(
            atPath: "\(sandbox.path)/out", withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: "\(sandbox.path)/Package/libNotes.so", toPath: "\(sandbox.path)/out/libNotes.so")
        try sandbox.writeProgram(
            """
            echo "$@" >> \(sandbox.path)/calls
            case "$*" in *--show-bin-path*) echo \(sandbox.path)/out; exit 0;; esac
            echo compiling
            exit \(exitCode)
            """, to: "bin/swift")
    }

    @Test func theLibraryAndTheManifestArePutTogether() throws {
        try addPackage()
        let result = try sandbox.run("build", "Package")
        #expect(result.errors == "compiling\n")
        #expect(result.output == "$/Package/.build/plugins-debug/org.example.notes\n")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: "\(sandbox.path)/Package/.build/plugins-debug/org.example.notes")
        #expect(names.sorted() == ["Data", "libNotes.so", "notes.plugin"])
        let calls = try String(contentsOfFile: "\(sandbox.path)/calls", encoding: .utf8)
        #expect(calls.contains("--configuration debug --product Notes"))
    }

    @Test func aPackageIsPackedForRelease() throws {
        try addPackage()
        #expect(try sandbox.run("pack", "Package", "-o", "notes.rxplugin").code == 0)
        #expect(
            try String(contentsOfFile: "\(sandbox.path)/calls", encoding: .utf8).contains(
                "--configuration release"))
        #expect(try sandbox.run("install", "notes.rxplugin").code == 0)
    }

    @Test func aPackageIsBuiltAndInstalledByOneCommand() throws {
        try addPackage()
        let result = try sandbox.run("install", "--scratch-path", "scratch", "Package")
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("Installed "))
        #expect(
            try String(contentsOfFile: "\(sandbox.path)/calls", encoding: .utf8).contains(
                "--configuration release --scratch-path \(sandbox.path)/scratch"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.plugins) == ["org.example.notes"])
    }

    @Test func aBuildThatFailsHasAnExitCodeOfItsOwn() throws {
        try addPackage(exitCode: 1)
        let result = try sandbox.run("build", "Package")
        #expect(result.code == 3)
        #expect(result.errors.contains("has failed with the exit code 1. Its messages are above."))
        #expect(try sandbox.run("build", ".").code == 2)
    }

    @Test func aShellRunsWithThePluginOnly() throws {
        try addPackage()
        try sandbox.writeProgram("echo shell \"$@\"", to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package", "--", "--more")
        #expect(result.code == 0)
        #expect(result.output == "shell --plugin-dir $/Package/.build/plugins-debug --more\n")
    }

    @Test func aChangeBuildsThePluginAndStartsTheShellAgain() throws {
        try addPackage()
        // The first shell changes a source and waits to be ended; the second one ends by itself.
        try sandbox.writeProgram(
            """
            echo start
            if [ -e \(sandbox.path)/started ]; then exit 0; fi
            touch \(sandbox.path)/started
            sleep 1.1
            echo changed >> \(sandbox.path)/Package/Package.swift
            exec sleep 60
            """, to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.output == "start\nstart\n")
        #expect(result.errors.contains("shellctl: the sources have changed: building"))
    }

    @Test func aChangeOfPreviewBuildsPreviewAgain() throws {
        try addPackage()
        try sandbox.write("", to: "Package/Sources/Preview/Preview.swift")
        try sandbox.writeProgram(
            """
            if [ -e \(sandbox.path)/started ]; then exit 0; fi
            touch \(sandbox.path)/started
            sleep 1.1
            echo changed >> Sources/Preview/Preview.swift
            exec sleep 20
            """, to: "out/Preview")
        #expect(try sandbox.run("run", "Package").code == 0)
        let calls = try String(contentsOfFile: "\(sandbox.path)/calls", encoding: .utf8)
        #expect(calls.split(separator: "\n").count { $0.hasSuffix("--product Preview") } == 2)
    }

    /// An editor creates a hidden file when it opens a source.
    @Test func aHiddenFileBuildsNothing() throws {
        try addPackage()
        try sandbox.write("", to: "Package/Sources/Notes/Notes.swift")
        try sandbox.writeProgram(
            "[ -e Sources/Notes/.swp ] && exit; sleep 1.1; echo > Sources/Notes/.swp; sleep 1", to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.code == 0)
        #expect(result.errors == "compiling\n")
    }

    @Test func aSourceThatIsRemovedIsAChange() throws {
        try addPackage()
        try sandbox.write("", to: "Package/Sources/Notes/Notes.swift")
        try sandbox.writeProgram(
            "[ -e Sources/Notes/Notes.swift ] || exit 0; rm Sources/Notes/Notes.swift; exec sleep 20",
            to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.code == 0)
        #expect(result.errors.contains("shellctl: the sources have changed: building"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsTheShellToo(signal: Int32) throws {
        try addPackage()
        try sandbox.writeProgram("echo $$\nkill -\(signal) $PPID\nexec sleep 20", to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.code == 128 + signal)
        #expect(result.errors == "compiling\n")
        let shell = try #require(Int32(result.output.trimmingCharacters(in: .newlines)))
        #expect(kill(shell, 0) == -1 && errno == ESRCH)
    }

    @Test func aSignalDuringABuildEndsTheShellToo() throws {
        try addPackage()
        try sandbox.writeProgram(
            """
            echo $$
            sleep 1.1
            printf 'kill -INT $PPID\nexec sleep 20' > \(sandbox.path)/bin/swift
            echo changed >> Package.swift
            exec sleep 20
            """, to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.code == 128 + SIGINT)
        #expect(result.errors == "compiling\nshellctl: the sources have changed: building\n")
    }

    @Test func aShellThatHandsOverToAnotherRunIsAnError() throws {
        try addPackage()
        // A program that ends immediately with the option --plugin-dir, and runs until its output is read if that is long.
        try FileManager.default.copyItem(atPath: "/bin/echo", toPath: "\(sandbox.path)/shell")
        let other = Process()
        other.executableURL = URL(filePath: "\(sandbox.path)/shell")
        other.arguments = [String(repeating: "x", count: 100_000)]
        other.standardOutput = Pipe()
        try other.run()
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.code == 3)
        let pid = other.processIdentifier
        #expect(
            result.errors.contains("$/shell runs already, as the process \(pid), which does not show this"))
        kill(pid, SIGKILL)
        other.waitUntilExit()
        #expect(try sandbox.run("run", "--shell", "shell", "Package").code == 0)
    }
}

@Suite struct HelpTests {
    @Test func theManualPageHasEachCommandAndExitCode() throws {
        let sandbox = try Sandbox()
        let page = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../Manual/shellctl.1"), encoding: .utf8)
        let help = try sandbox.run("--help").output
        for name in [
            "new", "build", "run", "validate", "inspect", "doctor", "pack", "install", "remove", "list",
            "logs",
        ] {
            #expect(help.contains("\n  \(name) "))
            #expect(page.contains("\n.It Em \(name)\n"))
        }
        for text in [help, page] {
            // The help is wrapped.
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("1 if a plugin or a manifest has mistakes, 2 if a file or a folder"))
        }
    }

    @Test func helpRefusesUnknownCommands() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("help").output == sandbox.run("--help").output)
        #expect(
            try sandbox.run("help", "new", "plugin").output == sandbox.run("new", "plugin", "--help").output)
        let result = try sandbox.run("help", "nonsense")
        #expect(result.code == 64)
        #expect(result.errors.contains("There is no command nonsense. See shellctl --help for all commands."))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func thereAreCompletionsForEachShell(shell: String) throws {
        let result = try Sandbox().run("--generate-completion-script", shell)
        #expect(result.code == 0)
        #expect(result.output.contains("doctor"))
    }
}
