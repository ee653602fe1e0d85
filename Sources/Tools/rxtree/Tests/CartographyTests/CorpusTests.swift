// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Every project of the corpus has a `transcript.txt`: commands behind `$ rxtree`, what each of them prints on
/// standard output and standard error, and `[status]` where that is not zero.
@Suite struct CorpusTests {
    static let corpus = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

    static let projects: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }()

    @Test func theCorpusIsThere() {
        #expect(CorpusTests.projects.contains("Example"))
    }

    @Test(arguments: projects) func everyProjectPrintsWhatItsTranscriptSays(_ project: String) throws {
        let directory = CorpusTests.corpus.appending(path: project)
        let transcript = try String(contentsOf: directory.appending(path: "transcript.txt"), encoding: .utf8)
        let commands = transcript.split(separator: "\n").filter { $0.hasPrefix("$ rxtree") }.map(String.init)
        #expect(!commands.isEmpty)
        var replayed = ""
        for command in commands {
            let arguments = command.split(separator: " ").dropFirst(2).map(String.init) + ["--here"]
            let answer = try Tool.run(arguments, in: directory, mergesErrors: true)
            replayed += command + "\n" + answer.output
            if answer.status != 0 { replayed += "[\(answer.status)]\n" }
        }
        #expect(replayed == transcript)
    }

    /// The tree in the release notes of RxController, character by character.
    @Test func theExampleOfRxControllerPrintsTheTreeOfItsReleaseNotes() throws {
        let answer = try Tool.run(
            ["AppFlow", "--maxLevels", "4", "--here"], in: CorpusTests.corpus.appending(path: "Example"))
        #expect(
            answer.output == """
                AppFlow
                ├── MainFlow
                │   ├── ChildFlow
                │   │   ├── InfoViewController
                │   │   │   ├── NumberViewController
                │   ├── ProfileFlow
                │   │   ├── FriendsFlow
                │   │   │   ├── ProfileFlow
                │   │   │   ├── FriendsViewController
                │   │   ├── ProfileViewController

                """)
        #expect(answer.status == 0)
        #expect(answer.errors == "")
    }
}
