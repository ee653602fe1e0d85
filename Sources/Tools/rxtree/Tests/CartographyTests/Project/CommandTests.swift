// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct CommandTests {
    private static let app = """
        enum AppStep: Step { case start, list }
        final class AppFlow: Flow {
            let navigation = NavigationController()
            var root: any Presentable { navigation }
            func navigate(to step: AppStep) -> FlowContributors {
                switch step {
                case .start: .viewController(StartViewController(viewModel: StartViewModel()))
                case .list: .viewController(ListViewController(viewModel: ListViewModel()))
                }
            }
        }
        final class StartViewModel: RxViewModel { func next() { steps.accept(AppStep.list) } }
        final class StartViewController: RxViewController<StartViewModel> {}
        final class ListViewModel: RxViewModel {}
        final class ListViewController: RxViewController<ListViewModel> {}
        FlowCoordinator().coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.start))

        """
    private static let tree = "AppFlow\n├── ListViewController\n├── StartViewController\n"

    // MARK: What is read

    @Test(arguments: [
        "Package.swift", "My App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata",
    ])
    func theProjectAroundADirectoryIsFound(_ mark: String) throws {
        let folder = try Folder([
            mark: "", "Sources/App/App.swift": Self.app, "Sources/App/Deep/er/Other.swift": "",
        ])
        let answer = try folder.run("AppFlow", "--dir", "Sources/App/Deep/er")
        #expect(answer.output == Self.tree)
    }

    @Test func aBareDirectoryIsReadAsItIs() throws {
        let folder = try Folder(["My App 🌳/the app.swift": Self.app])
        #expect(try folder.run("--dir", "My App 🌳").output == Self.tree)
    }

    @Test func symbolicLinksAreFollowedAndLoopsEnd() throws {
        let folder = try Folder(["real/App.swift": Self.app])
        let files = FileManager.default
        try files.createDirectory(
            at: folder.url.appending(path: "project"), withIntermediateDirectories: true)
        try files.createSymbolicLink(
            at: folder.url.appending(path: "project/code"),
            withDestinationURL: folder.url.appending(path: "real"))
        try files.createSymbolicLink(
            at: folder.url.appending(path: "real/again"),
            withDestinationURL: folder.url.appending(path: "project"))
        #expect(try folder.run("--dir", "project", "--here").output == Self.tree)
    }

    @Test func windowsLineEndingsChangeNothing() throws {
        let folder = try Folder(["App.swift": Self.app.replacing("\n", with: "\r\n")])
        #expect(try folder.run().output == Self.tree)
    }

    @Test func testsAndDependenciesAreLeftOut() throws {
        let folder = try Folder([
            "App.swift": Self.app, "AppTests/Fake.swift": "class FakeFlow: Flow {}",
            "Pods/Other.swift": "class OtherFlow: Flow {}", ".build/Old.swift": "class OldFlow: Flow {}",
        ])
        #expect(try folder.run().output == Self.tree)
        #expect(try folder.run("--tests").output.contains("FakeFlow"))
    }

    @Test func aHugeFileIsRead() throws {
        let lines = (0..<50_000).map { "func helper\($0)(_ x: Int) -> Int { x + \($0) }\n" }.joined()
        let folder = try Folder(["App.swift": "// 🌳\n" + lines + Self.app])
        #expect(try folder.run().output == Self.tree)
    }

    @Test func brokenSwiftCostsOnlyItself() throws {
        let folder = try Folder([
            "App.swift": Self.app, "Broken.swift": "class X: Flow {\n  func ( }}}}\nlet = ;\n",
        ])
        let answer = try folder.run("AppFlow")
        #expect(answer.output == Self.tree)
        #expect(answer.errors.contains("Broken.swift:2: warning: "))
        #expect(answer.status == 0)
    }

    @Test func aFileThatCannotBeReadIsReported() throws {
        let folder = try Folder(["App.swift": Self.app])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "Gone.swift").path, withDestinationPath: "/nowhere/Gone.swift")
        let answer = try folder.run()
        #expect(answer.output == Self.tree)
        #expect(answer.errors.contains("Gone.swift:1: warning: the file cannot be read"))
    }

    /// Reads as another user, since the superuser may read everything.
    @Test(.enabled(if: getuid() == 0, "Only the superuser can become another user."))
    func aDirectoryThatCannotBeReadIsReported() throws {
        let folder = try Folder([
            "App.swift": Self.app, "secret/Other.swift": "", "secret/inner/More.swift": "",
        ])
        let secret = folder.url.appending(path: "secret").path
        chmod(folder.url.path, 0o755)
        chmod(secret, 0)
        defer { chmod(secret, 0o755) }
        let answer = try folder.run(asAnotherUser: true)
        #expect(answer.output == Self.tree)
        #expect(answer.errors == "secret:1: warning: the directory cannot be read: Permission denied\n")
        #expect(answer.status == 0)
    }

    // MARK: What is wrong

    @Test func aMisspeltNameIsCorrected() throws {
        let folder = try Folder(["App.swift": Self.app])
        let answer = try folder.run("AppFlwo")
        #expect(
            answer.errors == "rxtree: there is no flow or controller 'AppFlwo'. Did you mean 'AppFlow'?\n")
        #expect(answer.status == 2)
        #expect(answer.output == "")
    }

    @Test func everyErrorHasItsStatus() throws {
        let folder = try Folder([
            "App.swift": Self.app, "empty/readme.txt": "", "plain/A.swift": "let a = 1\n",
        ])
        #expect(try folder.run("--dir", "nowhere").status == 2)
        #expect(try folder.run("--dir", "App.swift").status == 2)
        #expect(try folder.run("--dir", "empty", "--here").status == 2)
        #expect(try folder.run("--dir", "plain", "--here").status == 2)
        #expect(try folder.run("--reverse", "Nobody").status == 2)
        #expect(try folder.run("--diff", "main").status == 2)
        #expect(try folder.run("--maxLevels", "0").status == 64)
        #expect(try folder.run("--maxLevels", "many").status == 64)
        #expect(try folder.run("--format", "png").status == 64)
        #expect(try folder.run("--check", "--diff", "main").status == 64)
        #expect(try folder.run("--check").status == 0)
    }

    @Test func aTreeThatIsDeeperThanWhatIsDrawnSaysSo() throws {
        let screens = (1...14).map { number in
            "class S\(number)ViewController: UIViewController { func f() { addChild(S\(number + 1)ViewController()) } }\n"
        }
        let folder = try Folder([
            "App.swift": screens.joined() + "class S15ViewController: UIViewController {}"
        ])
        let cut = try folder.run()
        #expect(
            cut.errors
                == "rxtree: 4 flows and controllers are below level 10 and not drawn: use --maxLevels 14\n")
        #expect(cut.output.split(separator: "\n").count == 11)
        let whole = try folder.run("--maxLevels", "14")
        #expect(whole.errors == "")
        #expect(whole.output.split(separator: "\n").count == 15)
        #expect(try folder.run("--maxLevels", "3").errors == "")
    }

    @Test func outputToAFileIsNotColoured() throws {
        let folder = try Folder(["App.swift": Self.app])
        #expect(try !folder.run("AppFlow").output.contains("\u{1B}"))
        #expect(
            try folder.run("AppFlow", "--color", "always").output.contains(
                "\u{1B}[90mListViewController\u{1B}[0m"))
        #expect(try !folder.run("AppFlow", "--color", "never").output.contains("\u{1B}"))
    }

    // MARK: What is written

    @Test func everyRunReadsTheSourcesAndWritesNothing() throws {
        let folder = try Folder(["app/App.swift": Self.app])
        let home = ["HOME": folder.url.path, "XDG_CACHE_HOME": folder.url.appending(path: "cache").path]
        func run() throws -> String {
            try Tool.run(["--dir", "app", "--here"], in: folder.url, environment: home).output
        }
        #expect(try run() == Self.tree)
        try folder.write(Self.app.replacing("ListView", with: "GridView"), to: "app/App.swift")
        #expect(try run() == "AppFlow\n├── GridViewController\n├── StartViewController\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["app"])
    }

    // MARK: What changed

    @Test func theDifferenceToACommitIsShown() throws {
        let folder = try Folder(["app/App.swift": Self.app])
        func git(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments =
                ["git", "-c", "user.name=A", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
                + arguments
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        #expect(try folder.run("--dir", "app", "--diff", "HEAD").output == "")

        try folder.write(Self.app.replacing("ListView", with: "GridView"), to: "app/App.swift")
        let answer = try folder.run("--dir", "app", "--diff", "HEAD")
        #expect(
            answer.output == """
                + controller GridViewController  (App.swift:15)
                - controller ListViewController  (App.swift:15)
                + AppFlow → GridViewController  (App.swift:8)
                - AppFlow → ListViewController  (App.swift:8)
                + AppFlow on AppStep.list: GridViewController  (App.swift:8)
                - AppFlow on AppStep.list: ListViewController  (App.swift:8)

                """)
        #expect(answer.status == 0)
        #expect(
            try folder.run("--dir", "app", "--diff", "nowhere").errors.contains("git cannot show 'nowhere'"))
    }
}
