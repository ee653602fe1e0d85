// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@testable import shellctl

@Suite struct BuildTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// A package, and a `swift` that writes a library instead of compiling it.
    private func addPackage(exitCode: Int = 0, _ more: String = "") throws {
        try sandbox.write(
            Sandbox.manifest("notes", more).replacingOccurrences(of: "libnotes.so", with: "libNotes.so"),
            to: "Package/notes.plugin")
        try sandbox.write("", to: "Package/Package.swift")
        try sandbox.write("text", to: "Package/Data/text.txt")
        try sandbox.write(ElfFixture().bytes, to: "out/libNotes.so")
        try sandbox.writeProgram(
            """
            echo "$@" >> \(sandbox.path)/calls
            case "$*" in *--show-bin-path*) echo \(sandbox.path)/out; exit 0;; esac
            echo compiling
            exit \(exitCode)
            """, to: "bin/swift")
    }

    /// A folder of RxShell, and what is built of it.
    private func addFramework() throws {
        try sandbox.write("", to: "Framework/Package.swift")
        try sandbox.write("", to: "Framework/Sources/Framework/PluginKit/PluginKit.swift")
        for name in ["libRxShell.so", "rxshell-plugin-host"] { try sandbox.write(name, to: "out/\(name)") }
    }

    @Test func theLibraryAndTheManifestArePutTogether() throws {
        try addPackage()
        let result = try sandbox.run("build", "Package")
        #expect(result.errors == "compiling\n")
        #expect(result.output == "$/Package/.build/plugins-debug/org.example.notes\n")
        #expect(
            try sandbox.names(in: "Package/.build/plugins-debug/org.example.notes")
                == ["Data", "libNotes.so", "notes.plugin"])
        #expect(try sandbox.text(of: "calls").contains("--configuration debug --product Notes"))
    }

    /// An archive has only what the package has, without a host that `run` has added.
    @Test func whatEarlierBuildsHaveLeftIsRemoved() throws {
        try addPackage()
        let stage = "Package/.build/package-release"
        let folder = "\(stage)/org.example.notes"
        try sandbox.addPlugin("old", to: "\(stage)/org.example.old")
        try sandbox.addPlugin("other", to: folder)
        try sandbox.write("old", to: "\(folder)/plugin-host/libRxShell.so")
        try sandbox.write("old", to: "\(folder)/Data/more/old.txt")
        try sandbox.write("new", to: "Package/Data/more/new.txt")
        #expect(try sandbox.run("pack", "Package").code == 0)
        #expect(try sandbox.names(in: stage) == ["org.example.notes"])
        #expect(try sandbox.names(in: folder) == ["Data", "libNotes.so", "notes.plugin"])
        #expect(try sandbox.names(in: "\(folder)/Data") == ["more", "text.txt"])
        #expect(try sandbox.names(in: "\(folder)/Data/more") == ["new.txt"])
        try FileManager.default.removeItem(atPath: "\(sandbox.path)/Package/Data")
        #expect(try sandbox.run("pack", "Package").code == 0)
        #expect(try sandbox.names(in: folder) == ["libNotes.so", "notes.plugin"])
    }

    /// A shell of `run` can be using it.
    @Test func theHostStaysInTheFolderOfABuild() throws {
        try addPackage()
        let folder = "Package/.build/plugins-debug/org.example.notes"
        try sandbox.write("host", to: "\(folder)/plugin-host/rxshell-plugin-host")
        #expect(try sandbox.run("build", "Package").code == 0)
        #expect(try sandbox.names(in: folder) == ["Data", "libNotes.so", "notes.plugin", "plugin-host"])
    }

    @Test func aPackageIsPackedForRelease() throws {
        try addPackage()
        #expect(try sandbox.run("pack", "Package", "-o", "notes.rxplugin").code == 0)
        #expect(try sandbox.text(of: "calls").contains("--configuration release"))
        #expect(try sandbox.run("install", "notes.rxplugin").code == 0)
    }

    @Test func aPackageIsBuiltAndInstalledByOneCommand() throws {
        try addPackage()
        let result = try sandbox.run("install", "--scratch-path", "scratch", "Package")
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("Installed "))
        #expect(
            try sandbox.text(of: "calls").contains(
                "--configuration release --scratch-path \(sandbox.path)/scratch"))
        #expect(try sandbox.names(in: sandbox.plugins) == ["org.example.notes"])
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

    /// The shell notices the new library of a plugin with a process of its own. It shows the errors of a build that has failed.
    @Test func aChangeBuildsThePluginWhileTheShellRuns() throws {
        try addPackage()
        try sandbox.writeProgram(
            """
            echo start
            cd \(sandbox.path)
            wait_for() { for i in $(seq 600); do "$@" && return; sleep 0.05; done; echo "not: $*"; exit 1; }
            builds() { [ "$(grep -c "product Notes" calls)" -ge "$1" ]; }
            sleep 1.1
            echo changed >> Package/Package.swift
            wait_for builds 2
            sleep 1.1
            sed -i 's|echo compiling|echo "/a.swift:1:1: error: no"; exit 1|' bin/swift
            echo changed >> Package/Package.swift
            wait_for grep "error: no" "$RXSHELL_BUILD_STATUS"
            """, to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.output == "start\n/a.swift:1:1: error: no\n")
        #expect(result.errors.contains("shellctl: the sources have changed: building"))
        #expect(result.code == 0)
    }

    /// Most of the code of a plugin that shows the flow of an application is in the package of the application.
    @Test(arguments: ["../App", "$/App"]) func aChangeOfTheApplicationBuildsThePlugin(path: String) throws {
        try addPackage()
        let path = path.replacingOccurrences(of: "$", with: sandbox.path)
        try sandbox.write(
            ".package(name: \"RxShell\", path: \"../Framework\"), .package(path: \"\(path)\")",
            to: "Package/Package.swift")
        try addFramework()
        try sandbox.write("", to: "App/Flows/Flow.swift")
        try sandbox.writeProgram(
            """
            cd \(sandbox.path)
            sleep 1.1
            echo changed >> Framework/Sources/Framework/PluginKit/PluginKit.swift
            sleep 1
            echo "builds: $(grep -c "product Notes" calls)"
            echo changed >> App/Flows/Flow.swift
            for i in $(seq 200); do [ "$(grep -c "product Notes" calls)" -ge 2 ] && break; sleep 0.05; done
            echo "builds: $(grep -c "product Notes" calls)"
            """, to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.output == "builds: 1\nbuilds: 2\n")
    }

    /// A build that finds nothing to do takes a second.
    @Test func aChangeBuildsTheHostOfPluginsOnlyWithTheFramework() throws {
        try addPackage()
        try sandbox.write("", to: "Package/Sources/Notes/Notes.swift")
        try addFramework()
        try sandbox.writeProgram(
            """
            cd \(sandbox.path)
            builds() { for i in $(seq 200); do [ "$(grep -c "product $1" calls)" -ge $2 ] && return; sleep 0.05; done; }
            sleep 1.1
            echo changed >> Package/Sources/Notes/Notes.swift
            builds Notes 2
            sleep 0.5
            echo "host: $(grep -c "product rxshell-plugin-host" calls)"
            sleep 0.6
            echo other > out/libRxShell.so
            echo changed >> Package/Sources/Notes/Notes.swift
            builds rxshell-plugin-host 2
            echo "host: $(grep -c "product rxshell-plugin-host" calls)"
            """, to: "out/Preview")
        let result = try sandbox.run("run", "--framework", "Framework", "Package")
        #expect(result.output == "host: 1\nhost: 2\n")
    }

    @Test func aChangeOfAPluginInTheShellStartsTheShellAgain() throws {
        try addPackage("Process=shell")
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

    /// The shell reads the manifest at its start: a permission that is added would be missing. The id of the plugin is an argument of
    /// the preview.
    @Test func aChangeOfTheManifestStartsTheShellAgain() throws {
        try addPackage()
        try addFramework()
        try sandbox.writeProgram(
            """
            echo "$1"
            cd \(sandbox.path)
            if [ -e started ]; then ls Package/.build/plugins-debug; exit 0; fi
            touch started
            sleep 1.1
            sed -i 's/org.example.notes/com.example.notes/' Package/notes.plugin
            exec sleep 60
            """, to: "out/Preview")
        let result = try sandbox.run("run", "--framework", "Framework", "Package")
        #expect(result.output == "org.example.notes\ncom.example.notes\ncom.example.notes\n")
        #expect(result.code == 0)
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
        let calls = try sandbox.text(of: "calls")
        #expect(calls.split(separator: "\n").count { $0.hasSuffix("--product Preview") } == 2)
    }

    /// An editor creates a hidden file when it opens a source.
    @Test func thePreviewOfTheFrameworkIsBuiltForAPluginWithoutOne() throws {
        try addPackage()
        try addFramework()
        try sandbox.writeProgram("echo preview \"$@\"", to: "out/Preview")
        let result = try sandbox.run("run", "--framework", "Framework", "Package", "--", "--more")
        #expect(result.code == 0)
        #expect(
            result.output
                == "preview org.example.notes --plugin-dir $/Package/.build/plugins-debug --more\n")
        let calls = try sandbox.text(of: "calls")
        #expect(calls.contains("--package-path \(sandbox.path)/Framework/Sources/Tools/preview"))
        #expect(calls.contains("--scratch-path \(sandbox.path)/Framework/.build --configuration release"))
        // The plugin runs with the framework with which it was built.
        let host = try sandbox.names(in: "Package/.build/plugins-debug/org.example.notes/plugin-host")
        #expect(host == ["libRxShell.so", "rxshell-plugin-host"])
    }

    @Test func aPluginInTheProcessOfTheShellNeedsAPreviewOfItsOwn() throws {
        try addPackage("Process=shell")
        for name in ["libRxShell.so", "rxshell-plugin-host"] { try sandbox.write(name, to: "out/\(name)") }
        let result = try sandbox.run("run", "Package")
        #expect(result.code == 1)
        #expect(
            result.errors.contains("Add a program Preview in Sources/Preview, or name a shell with --shell."))
    }

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

    /// A shell script that starts the tests in the background lets them ignore SIGINT, and their children inherit that.
    private func receiveSignals() {
        for number in [SIGINT, SIGTERM, SIGHUP] { Glibc.signal(number, SIG_DFL) }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsTheShellToo(signal: Int32) throws {
        receiveSignals()
        try addPackage()
        try sandbox.writeProgram("echo $$\nkill -\(signal) $PPID\nexec sleep 20", to: "shell")
        let result = try sandbox.run("run", "--shell", "shell", "Package")
        #expect(result.code == 128 + signal)
        #expect(result.errors == "compiling\n")
        let shell = try #require(Int32(result.output.trimmingCharacters(in: .newlines)))
        #expect(kill(shell, 0) == -1 && errno == ESRCH)
    }

    @Test func aSignalDuringABuildEndsTheShellToo() throws {
        receiveSignals()
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
