// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import PluginKit
import ShellKit
import ShellTesting
import Testing

enum GreetStep: Step, Equatable { case start }

final class GreetFlow: Flow {
    private let controller = ViewController()
    var root: any Presentable { controller }

    func navigate(to step: GreetStep) -> FlowContributors {
        controller.view.addSubview(Label("Hello"))
        return .none
    }
}

final class GoodPlugin: Plugin {
    static let id: PluginID? = "org.example.good"
    static var dataFolders: Set<String> = []

    func activate(in context: PluginContext) throws {
        Self.dataFolders.insert(context.dataFolder)
        context.register(flow: "good", title: "Good", icon: "face-smile", startingAt: .start) { GreetFlow() }
        context.register(action: "good.wave", title: "Wave") {}
    }
}

/// Its page has a field and no text.
final class FieldPlugin: Plugin {
    static let id: PluginID? = "org.example.good"

    func activate(in context: PluginContext) throws {
        context.register(flow: "good", title: "Good", icon: "face-smile", startingAt: .start) {
            FieldFlow { FieldController() }
        }
        context.register(flow: "good.empty", title: "Empty", icon: "face-sad", startingAt: .start) {
            FieldFlow { ViewController() }
        }
        context.register(action: "good.wave", title: "Wave") {}
    }
}

final class FieldFlow: Flow {
    private let controller: ViewController
    var root: any Presentable { controller }

    init(_ create: () -> ViewController) { controller = create() }

    func navigate(to step: GreetStep) -> FlowContributors { .none }
}

final class FieldController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(TextField())
    }
}

/// Another id, another page, an action that is missing, a warning, and an object that is never released.
final class BadPlugin: Plugin {
    static let id: PluginID? = "org.example.evil"
    private static var kept: [BadPlugin] = []

    func activate(in context: PluginContext) throws {
        Self.kept.append(self)
        context.warn("It is bad.")
        context.register(flow: "bad", title: "Bad", icon: "face-sad", startingAt: .start) { GreetFlow() }
    }
}

/// Its page has the key of a command of the shell.
final class KeyPlugin: Plugin {
    static let id: PluginID? = "org.example.good"

    func activate(in context: PluginContext) throws {
        context.register(flow: "good", title: "Good", icon: "face-smile", startingAt: .start) { KeyFlow() }
        context.register(action: "good.wave", title: "Wave") {}
    }
}

final class KeyFlow: Flow {
    private let controller = ViewController()
    var root: any Presentable { controller }

    func navigate(to step: GreetStep) -> FlowContributors {
        controller.view.addSubview(Label("Hello"))
        controller.actions = [
            Action("good.tab", title: "Tab", shortcuts: ["<Primary>t"]) {},
            Action("good.own", title: "Own", shortcuts: ["<Primary><Alt>y"]) {},
        ]
        return .none
    }
}

/// Keeps letters in a file: one store for all tabs, or one for each.
class StorePlugin: Plugin {
    class var id: PluginID? { "org.example.good" }
    class var hasStoreForEachTab: Bool { false }

    required init() {}

    func activate(in context: PluginContext) throws {
        let folder = context.dataFolder
        func store() -> LetterStore { LetterStore(StateFile(path: "\(folder)/letters.json")) }
        let shared = Self.hasStoreForEachTab ? nil : store()
        context.register(flow: "good", title: "Good", icon: "face-smile", startingAt: .start) {
            StoreFlow(shared ?? store())
        }
        context.register(action: "good.wave", title: "Wave") {}
    }
}

final class StoreForEachTabPlugin: StorePlugin {
    override class var hasStoreForEachTab: Bool { true }
}

@MainActor final class LetterStore {
    private let letters: BehaviorRelay<[String]>
    private let writer: StateWriter<[String]>

    init(_ file: StateFile<[String]>) {
        let letters = BehaviorRelay(value: (try? file.load()) ?? [])
        self.letters = letters
        writer = StateWriter(file, onError: { _ in }) { letters.value }
    }
}

final class StoreFlow: Flow {
    private let controller = ViewController()
    private let store: LetterStore
    var root: any Presentable { controller }

    init(_ store: LetterStore) { self.store = store }

    func navigate(to step: GreetStep) -> FlowContributors {
        controller.view.addSubview(Label("Hello"))
        return .none
    }
}

final class ThrowingPlugin: Plugin {
    static let id: PluginID? = "org.example.good"

    struct NoDisk: Error, CustomStringConvertible { let description = "there is no disk" }

    func activate(in context: PluginContext) throws { throw NoDisk() }
}

@Suite(.serialized) @MainActor struct PluginContractTests {
    /// Writes a manifest with the page and the action of `GoodPlugin`.
    private func manifest(_ more: String = "") throws -> String {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            [Plugin]
            Id=org.example.good
            Name=Good
            Version=1.0
            Library=libGood.so
            Framework=0.1
            [Page good]
            Title=Good
            Icon=face-smile
            [Action good.wave]
            Title=Wave
            \(more)
            """
        let file = folder.appending(path: "good.plugin")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func violations(of type: any Plugin.Type, _ manifest: String) async throws -> [String] {
        do {
            try await PluginContract.check(type, manifest: manifest, in: [.shell])
            return []
        } catch let error as PluginContractError { return error.violations }
    }

    @Test func aGoodPluginKeepsTheContract() async throws {
        GoodPlugin.dataFolders = []
        try await PluginContract.check(GoodPlugin.self, manifest: manifest(), in: [.shell])
        // The plugin writes nothing outside of the folders of the test, which are removed afterwards.
        #expect(!GoodPlugin.dataFolders.isEmpty)
        for folder in GoodPlugin.dataFolders {
            #expect(folder.contains("/rxshell-tests-"))
            #expect(!FileManager.default.fileExists(atPath: folder), "\(folder)")
        }
    }

    @Test func eachViolationIsNamed() async throws {
        let found = try await violations(of: BadPlugin.self, manifest("[Menu]"))
        for (index, expected) in [
            "the group [Menu] is not known to RxShell",
            "BadPlugin.id is org.example.evil, but the manifest has Id=org.example.good. Write the same id in both.",
            "[Page good] is in the manifest, but activate(in:) does not register a flow \"good\". Register it, or remove the group.",
            "activate(in:) registers a flow \"bad\" that is not in the manifest. Add [Page bad], so that the shell shows it before the plugin runs.",
            "[Action good.wave] is in the manifest, but activate(in:) does not register an action \"good.wave\". Register it, or remove the group.",
            "It starts with a warning: It is bad.",
            "BadPlugin lives on after it was deactivated.",
        ].enumerated() {
            #expect(found.indices.contains(index) && found[index].contains(expected), "\(found)")
        }
        #expect(found.count == 7)
    }

    @Test func aPageThatShowsNothingIsNamedAndAPageWithoutATextIsNot() async throws {
        let found = try await violations(
            of: FieldPlugin.self, manifest("[Page good.empty]\nTitle=Empty\nIcon=face-sad"))
        #expect(found == ["The page \"good.empty\" shows nothing."])
    }

    @Test func aShortcutOfThePageThatTheShellHasIsNamed() async throws {
        let found = try await violations(of: KeyPlugin.self, manifest())
        #expect(
            found == [
                "The page \"good\" has the action \"good.tab\" with the shortcut <Primary>t, which the shell has for \"New Tab\". Choose another one."
            ])
    }

    @Test func aStoreForEachTabIsNamedAndOneForAllTabsIsNot() async throws {
        let found = try await violations(of: StoreForEachTabPlugin.self, manifest())
        #expect(
            found == [
                "The page \"good\" in two tabs has two stores with the file letters.json: what one tab saves, the other one does not show, and overwrites. "
                    + "Create the store in activate(in:), outside of the closure that creates the flow."
            ])
        #expect(try await violations(of: StorePlugin.self, manifest()) == [])
    }

    @Test func aPluginThatDoesNotStartSaysWhy() async throws {
        let found = try await violations(of: ThrowingPlugin.self, manifest())
        #expect(
            found.first
                == "In the process of the shell: It was loaded but did not start: there is no disk. Turn it off and on to try again."
        )
    }

    @Test func aManifestWithMistakesIsAViolation() async throws {
        let found = try await violations(of: GoodPlugin.self, manifest("[Page]"))
        #expect(found.count == 1)
        #expect(found.first?.contains("[Page] has no id. Write it as [Page contacts.new].") == true)
    }

    @Test func aMissingLibraryIsNamed() async throws {
        let file = try manifest()
        let error = await #expect(throws: PluginContractError.self) {
            try await PluginContract.check(GoodPlugin.self, manifest: file, in: [.ownProcess])
        }
        #expect(
            error?.violations.first?.contains(
                "/libGood.so is missing. Build it with the test: swift build --build-tests.") == true)
    }

    @Test func aPageOfAPluginIsDrivenAsTheUserWould() async throws {
        let test = try await TestShell(GoodPlugin(), page: "good")
        #expect(test.app.texts.contains("Hello"))
        #expect(test.actions == ["good.wave"])
        await #expect(throws: TestShellError.self) { try await test.show("other") }
        try await test.end()
    }
}
