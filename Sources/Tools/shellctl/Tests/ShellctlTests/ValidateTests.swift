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

    /// As an editor of another system writes it.
    @Test func aByteOrderMarkAndOtherEndsOfLinesAreValid() throws {
        for (name, mark, end) in [
            ("bom", "\u{FEFF}", "\n"), ("crlf", "\u{FEFF}", "\r\n"), ("without", "", "\n"),
        ] {
            let lines = [
                "\(mark)[Plugin]", "Id=org.example.ideas", "Name=Ideas", "Version=0.1",
                "Description=Saves ideas", "Icon=text-x-generic-symbolic",
                "Library=libIdeasPlugin.so", "", "[Page ideas]", "Title=Ideas",
                "Icon=text-x-generic-symbolic", "",
            ]
            try sandbox.write(lines.joined(separator: end), to: "\(name)/ideas.plugin")
            let result = try sandbox.run("validate", "--strict", "\(name)/ideas.plugin")
            #expect(result.code == 0)
            #expect(result.output == "$/\(name)/ideas.plugin: valid\n")
        }
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

    @Test func itSaysOfEachPermissionWhetherTheUserIsAsked() throws {
        try sandbox.addPlugin(
            "notes",
            """
            [Permission data-folder]
            [Permission user-files]
            [Permission notifications]
            [Permission user-folders]
            Access=write
            Reason=R1
            [Permission programs]
            Programs=head;git;
            Reason=R2
            [Permission system-files]
            Folders=/var/log;
            Reason=R3
            [Permission network]
            Reason=R4
            [Permission processes]
            Reason=R5
            [Permission session-services]
            Services=org.freedesktop.secrets;
            Reason=R6
            """)
        let expected = """
            Is allowed:
              a folder for its data
              files that the user opens with it
              notifications
              programs of the system: head, git
            Asks the user for:
              reading and writing the folders that the user chooses in its settings, only if one was chosen before for reading: R1
              files of the system in /var/log, only if not everybody may read all of them: R3
              the network: R4
              seeing all processes of the computer, and ending those of the user: R5
              services of the session (org.freedesktop.secrets): R6

            """
        #expect(try sandbox.run("inspect", "made").output.hasSuffix(expected))
        try sandbox.addPlugin("notes", "[Permission user-folders]\nAccess=read\nReason=R")
        let output = try sandbox.run("inspect", "made").output
        #expect(output.contains("\n  reading the folders that the user chooses in its settings\n"))
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
