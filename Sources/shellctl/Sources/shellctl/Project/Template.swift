// SPDX-License-Identifier: MIT

import Foundation

/// The files of a new package. `{{NAME}}` and the like are replaced.
struct Template {
    let files: [(path: String, text: String)]
    /// What to do next, for the user.
    let next: String

    static func fill(_ text: String, _ values: [String: String]) -> String {
        values.reduce(text) { $0.replacingOccurrences(of: "{{\($1.key)}}", with: $1.value) }
    }

    private static let ignored = """
        .build/
        .swiftpm/
        Package.resolved

        """

    private static let viewModel = """
        import ControllerKit

        /// The view model knows what the screen shows and does, and no view.
        final class {{NAME}}ViewModel: RxViewModel {
            private let name = BehaviorRelay(value: "")

            var greeting: Observable<String> { name.map { $0.isEmpty ? "Who are you?" : "Hello, \\($0)!" } }

            func greet(_ name: String) { self.name.accept(name) }
        }

        """

    private static let viewController = """
        import ControllerKit

        /// The controller has the views, and connects them with the view model.
        final class {{NAME}}ViewController: RxViewController<{{NAME}}ViewModel> {
            private lazy var nameField = TextField(placeholder: "Name")
            private lazy var greetingLabel = Label(style: .title)

            override init(viewModel: {{NAME}}ViewModel) {
                super.init(viewModel: viewModel)
                title = "{{NAME}}"
            }

            override func subviews() -> [any View] { [Box(.vertical, spacing: 12, [nameField, greetingLabel])] }

            override func bind() -> [any Disposable] {
                [
                    viewModel.greeting.bind(to: greetingLabel.rx.text),
                    nameField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.greet($0) }),
                ]
            }
        }

        """

    private static let flow = """
        import ControllerKit

        public enum {{NAME}}Step: Step, Equatable {
            case start
        }

        /// The flow says what each step leads to: here, to one screen in a navigation stack.
        public final class {{NAME}}Flow: Flow {
            private let navigation = NavigationController()
            public var root: any Presentable { navigation }

            public init() {}

            public func navigate(to step: {{NAME}}Step) -> FlowContributors {
                switch step {
                case .start:
                    let controller = {{NAME}}ViewController(viewModel: {{NAME}}ViewModel())
                    return .push(controller, on: navigation)
                }
            }
        }

        """

    static let plugin = Template(
        files: [
            (".gitignore", ignored),
            (
                "Package.swift",
                """
                // swift-tools-version: 6.2

                import PackageDescription

                let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

                // A shell to try the plugin in: `shellctl run`. RXSHELL_WITHOUT_GTK=1 leaves it out, with GTK.
                let preview: [Target] =
                    Context.environment["RXSHELL_WITHOUT_GTK"] != nil
                    ? [] : [.executableTarget(name: "Preview", dependencies: [framework])]

                let package = Package(
                    name: "{{NAME}}",
                    products: [
                        // What a shell loads. It is linked with RxShell dynamically, since both must have one copy of it.
                        .library(name: "{{NAME}}Plugin", type: .dynamic, targets: ["{{NAME}}PluginEntry"])
                    ],
                    dependencies: [.package(name: "RxShell", path: "{{FRAMEWORK}}")],
                    targets: [
                        .target(name: "{{NAME}}Plugin", dependencies: [framework]),
                        .target(name: "{{NAME}}PluginEntry", dependencies: [framework, "{{NAME}}Plugin"]),
                        .testTarget(
                            name: "{{NAME}}PluginTests",
                            dependencies: [
                                framework, "{{NAME}}Plugin", .product(name: "rxshell-plugin-host", package: "RxShell"),
                            ]),
                    ] + preview
                )

                """
            ),
            (
                "{{PAGE}}.plugin",
                """
                [Plugin]
                Id={{ID}}
                Name={{NAME}}
                Name[de]={{NAME}}
                Version=0.1
                Description=Greets whoever says a name
                Description[de]=Grüßt, wer einen Namen nennt
                Icon=face-smile-symbolic
                Library=lib{{NAME}}Plugin.so
                Framework={{VERSION}}

                # What the shell shows before the plugin runs.
                [Page {{PAGE}}]
                Title={{NAME}}
                Icon=face-smile-symbolic

                """
            ),
            ("Sources/{{NAME}}Plugin/{{NAME}}ViewModel.swift", viewModel),
            ("Sources/{{NAME}}Plugin/{{NAME}}ViewController.swift", viewController),
            ("Sources/{{NAME}}Plugin/{{NAME}}Flow.swift", flow),
            (
                "Sources/{{NAME}}Plugin/{{NAME}}Plugin.swift",
                """
                import ShellKit

                /// The plugin registers what its manifest declares.
                public final class {{NAME}}Plugin: Plugin {
                    public static let id: PluginID? = "{{ID}}"

                    public init() {}

                    public func activate(in context: PluginContext) throws {
                        context.register(
                            flow: "{{PAGE}}", title: "{{NAME}}", icon: "face-smile-symbolic", startingAt: .start
                        ) { {{NAME}}Flow() }
                    }
                }

                """
            ),
            (
                "Sources/{{NAME}}PluginEntry/Entry.swift",
                """
                import {{NAME}}Plugin
                import ShellKit

                // In a target of its own: two plugins that are linked into one application would both define it.
                @_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { {{NAME}}Plugin.entry() }

                """
            ),
            (
                "Sources/Preview/Preview.swift",
                """
                import GtkBackend
                import ShellKit

                /// A shell with nothing in it: `shellctl run` shows the plugin in it.
                @main struct Preview: ShellApplication {
                    let id = "{{ID}}.preview"
                    let name = "{{NAME}}"
                    // Only the folder that shellctl names.
                    var pluginDirectories: [PluginDirectory] { ShellArguments(CommandLine.arguments).directories }
                }

                """
            ),
            (
                "Tests/{{NAME}}PluginTests/{{NAME}}PluginTests.swift",
                """
                import AppTesting
                import HeadlessBackend
                import ShellKit
                import ShellTesting
                import Testing
                import {{NAME}}Plugin

                @Suite(.serialized) @MainActor struct {{NAME}}PluginTests {
                    @Test func theContractOfPluginsIsKept() async throws {
                        try await PluginContract.check({{NAME}}Plugin.self, manifest: "{{PAGE}}.plugin")
                    }

                    @Test func whoSaysANameIsGreeted() async throws {
                        let shell = try await TestShell({{NAME}}Plugin(), page: "{{PAGE}}")
                        try shell.app.textField("Name").type("Ada")
                        #expect(shell.app.texts.contains("Hello, Ada!"))
                        try await shell.end()
                    }
                }

                """
            ),
            (
                "README.md",
                """
                # {{NAME}}

                A plugin of RxShell.

                | to | run |
                |---|---|
                | try it, rebuilt on each change | `shellctl run` |
                | test it | `RXSHELL_WITHOUT_GTK=1 swift test --scratch-path .build/headless` |
                | check the manifest | `shellctl validate` |
                | make an archive | `shellctl pack` |
                | install it | `shellctl install --application org.example.Workbench {{ID}}-0.1.rxplugin` |

                `{{PAGE}}.plugin` declares what a shell shows before the plugin runs. `Sources/{{NAME}}Plugin` is the plugin, and
                `Sources/{{NAME}}PluginEntry` has the function by which a shell finds it.

                """
            ),
        ],
        next:
            "Next: cd there, and run shellctl run. RXSHELL_WITHOUT_GTK=1 swift test tests it without a display."
    )

    static let app = Template(
        files: [
            (".gitignore", ignored),
            (
                "Package.swift",
                """
                // swift-tools-version: 6.2

                import PackageDescription

                let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

                // RXSHELL_WITHOUT_GTK=1 leaves out the program, with GTK: the tests need neither.
                let program: [Target] =
                    Context.environment["RXSHELL_WITHOUT_GTK"] != nil
                    ? [] : [.executableTarget(name: "{{NAME}}", dependencies: [framework, "{{NAME}}Flows"])]

                let package = Package(
                    name: "{{NAME}}",
                    dependencies: [.package(name: "RxShell", path: "{{FRAMEWORK}}")],
                    targets: [
                        .target(name: "{{NAME}}Flows", dependencies: [framework]),
                        .testTarget(name: "{{NAME}}Tests", dependencies: [framework, "{{NAME}}Flows"]),
                    ] + program
                )

                """
            ),
            ("Sources/{{NAME}}Flows/{{NAME}}ViewModel.swift", viewModel),
            ("Sources/{{NAME}}Flows/{{NAME}}ViewController.swift", viewController),
            ("Sources/{{NAME}}Flows/{{NAME}}Flow.swift", flow),
            (
                "Sources/{{NAME}}/{{NAME}}App.swift",
                """
                import ControllerKit
                import GtkBackend
                import {{NAME}}Flows

                @main struct {{NAME}}App: Application {
                    let id = "{{ID}}"
                    let windowSize = Size(width: 360, height: 240)
                    let firstStep: any Step = {{NAME}}Step.start

                    func rootFlow() -> any Flow { {{NAME}}Flow() }
                }

                """
            ),
            (
                "Tests/{{NAME}}Tests/{{NAME}}Tests.swift",
                """
                import AppTesting
                import HeadlessBackend
                import Testing
                import {{NAME}}Flows

                @MainActor struct {{NAME}}Tests {
                    @Test func whoSaysANameIsGreeted() throws {
                        let app = HeadlessApp({{NAME}}Flow(), startingAt: {{NAME}}Step.start)
                        #expect(app.texts.contains("Who are you?"))
                        try app.textField("Name").type("Ada")
                        #expect(app.texts.contains("Hello, Ada!"))
                        try app.closeWindow()
                        #expect(app.survivors.isEmpty)
                    }
                }

                """
            ),
            (
                "README.md",
                """
                # {{NAME}}

                | to | run |
                |---|---|
                | start it | `swift run {{NAME}}` |
                | test it | `RXSHELL_WITHOUT_GTK=1 swift test --scratch-path .build/headless` |

                `Sources/{{NAME}}Flows` has the view model, the view controller and the flow; `Sources/{{NAME}}` starts them.

                """
            ),
        ],
        next:
            "Next: cd there, and run swift run. RXSHELL_WITHOUT_GTK=1 swift test tests it without a display.")
}
