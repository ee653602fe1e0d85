// SPDX-License-Identifier: MIT

import Foundation

/// Writes a large application: groups of ten files, each a flow with its steps, screens, view models and other
/// code; every flow leads to two more, so that the map is one tree.
struct SourceGenerator {
    let directory: URL
    let groups: Int

    func write() throws {
        for index in 0..<groups {
            let group = directory.appending(path: "Sources/App/Group\(index)")
            try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
            for (name, text) in files(of: index) {
                try Data(text.utf8).write(to: group.appending(path: name))
            }
        }
        let manifest =
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\")\n"
        try Data(manifest.utf8).write(to: directory.appending(path: "Package.swift"))
        try Data(start.utf8).write(to: directory.appending(path: "Sources/App/main.swift"))
    }

    private var start: String {
        "FlowCoordinator().coordinate(flow: Flow0(), with: OneStepper(withSingleStep: Step0.start))\n"
    }

    private func files(of index: Int) -> [(String, String)] {
        var files = [("Flow\(index).swift", flow(index)), ("Step\(index).swift", steps(index))]
        for screen in 0..<3 {
            files.append(("Screen\(index)x\(screen)ViewController.swift", controller(index, screen)))
            files.append(("Screen\(index)x\(screen)ViewModel.swift", viewModel(index, screen)))
        }
        files.append(("Model\(index).swift", model(index)))
        files.append(("Service\(index).swift", service(index)))
        return files
    }

    private func children(of index: Int) -> [Int] {
        [2 * index + 1, 2 * index + 2].filter { $0 < groups }
    }

    private func steps(_ index: Int) -> String {
        "enum Step\(index): Step, Equatable {\n    case start\n    case second(Int), third(name: String)\n"
            + children(of: index).map { "    case flow\($0)\n" }.joined() + "    case done\n}\n"
    }

    private func flow(_ index: Int) -> String {
        """
        import ControllerKit

        final class Flow\(index): Flow {
            private let navigation = NavigationController()
            private let service = Service\(index)()
            var root: any Presentable { navigation }

            func navigate(to step: Step\(index)) -> FlowContributors {
                switch step {
                case .start: return show(Screen\(index)x0ViewController(viewModel: Screen\(index)x0ViewModel()))
                case .second(let id):
                    let model = service.model(id)
                    return show(Screen\(index)x1ViewController(viewModel: Screen\(index)x1ViewModel(model: model)))
                case .third: return show(Screen\(index)x2ViewController(viewModel: Screen\(index)x2ViewModel()))
        \(children(of: index).map { """
                case .flow\($0):
                    let child = Flow\($0)()
                    return .flow(child, with: Step\($0).start)
        """ }.joined(separator: "\n"))
                case .done: return .end(forwardToParentFlowWithStep: Step\(index).start)
                }
            }

            private func show<Model: RxViewModel>(_ screen: RxViewController<Model>) -> FlowContributors {
                navigation.push(screen)
                return .viewController(screen)
            }
        }

        """
    }

    private func controller(_ index: Int, _ screen: Int) -> String {
        let name = "Screen\(index)x\(screen)"
        let rows = (0..<12).map { row in
            """
                private lazy var label\(row) = Label("Row \(row)")
                private lazy var field\(row) = TextField(placeholder: "Value \(row)")

            """
        }
        let bindings = (0..<12).map { row in
            """
                        viewModel.title.map { "\\($0) \(row)" }.bind(to: label\(row).rx.text),
                        field\(row).rx.text.orEmpty.skip(1).filter { !$0.isEmpty }.subscribe(onNext: { [unowned self] in
                            viewModel.change($0, at: \(row) * 2 + 1)
                        }),

            """
        }
        let constraints = (0..<12).map { row in
            """
                    label\(row).topAnchor.constraint(equalTo: view.topAnchor, constant: \(row) * 24).isActive = true
                    field\(row).leadingAnchor.constraint(equalTo: label\(row).trailingAnchor, constant: 12).isActive = true

            """
        }
        return """
            import ControllerKit

            final class \(name)ViewController: RxViewController<\(name)ViewModel> {
            \(rows.joined())
                override func subviews() -> [any View] {
                    [\((0..<12).map { "label\($0), field\($0)" }.joined(separator: ", "))]
                }

                override func createConstraints() {
            \(constraints.joined())
                }

                override func bind() -> [any Disposable] {
                    [
            \(bindings.joined())
                    ]
                }
            }

            """
    }

    private func viewModel(_ index: Int, _ screen: Int) -> String {
        let emits = screen == 0 ? children(of: index).map { "Step\(index).flow\($0)" } : []
        let own = ["Step\(index).second(1)", "Step\(index).third(name: \"x\")", "Step\(index).done"]
        return """
            import ControllerKit

            final class Screen\(index)x\(screen)ViewModel: RxViewModel {
                private let model: Model\(index)
                private let changes = BehaviorRelay<[Int: String]>(value: [:])

                init(model: Model\(index) = Model\(index)()) { self.model = model }

                var title: Observable<String> { changes.map { "\\($0.count) changes" } }

                func change(_ text: String, at row: Int) {
                    var all = changes.value
                    if text.isEmpty { all[row] = nil } else { all[row] = text.lowercased() }
                    changes.accept(all)
                }

                func next(_ choice: Int) {
                    switch choice {
            \((own + emits).enumerated().map { "        case \($0): steps.accept(\($1))" }.joined(separator: "\n"))
                    default: break
                    }
                }
            }

            """
    }

    private func model(_ index: Int) -> String {
        let fields = (0..<20).map {
            "    var field\($0): String = \"\($0)\"\n    var number\($0) = \($0) * 3 + 1\n"
        }
        let sums = (0..<20).map { "number\($0) * 2" }.joined(separator: " + ")
        return """
            struct Model\(index): Codable, Equatable, Sendable {
            \(fields.joined())
                var sum: Int { \(sums) }

                func renamed(_ name: String) -> Model\(index) {
                    var copy = self
                    copy.field0 = name
                    return copy
                }
            }

            """
    }

    private func service(_ index: Int) -> String {
        let functions = (0..<10).map { number in
            """
                func request\(number)(_ id: Int, retries: Int = 3) async throws -> Model\(index) {
                    guard id > \(number) else { throw ServiceError.badIdentifier(id) }
                    for attempt in 0..<retries {
                        do {
                            let data = try await session.data(from: base.appending(path: "items/\\(id)/\(number)"))
                            return try decoder.decode(Model\(index).self, from: data)
                        } catch let error as NetworkError where error.isTemporary && attempt < retries - 1 {
                            continue
                        }
                    }
                    return Model\(index)()
                }

            """
        }
        return """
            struct Service\(index) {
                let session = Session.shared
                let decoder = Decoder()

            \(functions.joined(separator: "\n"))
                func model(_ id: Int) -> Model\(index) { Model\(index)() }
            }

            """
    }
}
