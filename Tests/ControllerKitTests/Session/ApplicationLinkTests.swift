// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

/// Files and links that the desktop and the command line request an application to open.
@MainActor struct ApplicationLinkTests {
    enum ShelfStep: Step, Equatable { case shelf, book(Int), page(Int), importFiles([String]) }

    enum OtherStep: Step { case nowhere }

    final class ShelfFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }
        private(set) var steps: [ShelfStep] = []
        static weak var latest: ShelfFlow?

        init() { Self.latest = self }

        func navigate(to step: ShelfStep) -> FlowContributors {
            steps.append(step)
            switch step {
            case .shelf: return .push(Screen("Shelf"), with: NoneStepper(), on: navigation)
            case .book(let number):
                return .push(Screen("Book \(number)"), with: NoneStepper(), on: navigation)
            case .page(let number):
                return .push(Screen("Page \(number)"), with: NoneStepper(), on: navigation)
            case .importFiles: return .none
            }
        }
    }

    struct Shelf: Application {
        let id = "org.example.Shelf"
        func rootFlow() -> any Flow { ShelfFlow() }
        let firstStep: any Step = ShelfStep.shelf

        func link(toOpen paths: [String]) -> DeepLink? {
            var routes = DeepLinkRoutes()
            routes.add("books/:book/:page") { match in
                guard let book = match.int("book"), let page = match.int("page") else { return nil }
                return [ShelfStep.book(book), ShelfStep.page(page)]
            }
            routes.add("films/:film") { match in
                match.int("film").map { [ShelfStep.book($0), OtherStep.nowhere] }
            }
            return paths.first.flatMap { routes.link(for: $0) }
        }

        func step(toOpen paths: [String]) -> (any Step)? {
            paths.first?.hasSuffix(".exe") == true ? nil : ShelfStep.importFiles(paths)
        }
    }

    final class Host: ProgramHost {
        private(set) var quits = 0
        func quit() { quits += 1 }
    }

    private let host = Host()
    private let program: any RunningProgram
    private var flow: ShelfFlow { get throws { try #require(ShelfFlow.latest) } }

    private let backend = HeadlessBackend.install()

    init() {
        program = Shelf().start(on: host)
    }

    private func close() {
        program.requestQuit()
        #expect(host.quits == 1)
    }

    @Test func aURIThatStartsTheApplicationOpensItsScreens() throws {
        program.open(["shelf://books/7/12"])
        #expect(try flow.steps == [.shelf, .book(7), .page(12)])
        #expect(try flow.navigation.viewControllers.map(\.title) == ["Shelf", "Book 7", "Page 12"])
        close()
    }

    @Test func aURIOpensItsScreensInTheApplicationThatRuns() throws {
        program.activate()
        try flow.navigation.push(Screen("Elsewhere"))
        program.open(["shelf://books/7/12"])
        #expect(try flow.steps == [.shelf, .book(7), .page(12)])
        #expect(backend.windows.count == 1)
        close()
    }

    @Test func whatIsNoLinkIsAStepForAllFlows() throws {
        program.open(["/home/ada/cards.vcf", "trash:///"])
        #expect(try flow.steps == [.shelf, .importFiles(["/home/ada/cards.vcf", "trash:///"])])
        close()
    }

    /// The text of the banner in the window; nil if it is not shown.
    private func banner() -> String? {
        let window = backend.windows.first
        return try? window?.banner().name
    }

    @Test func aLinkThatNoFlowTakesIsToldToTheUserAndReported() throws {
        program.activate()
        #expect(banner() == nil)
        program.open(["shelf://films/7"])
        #expect(try flow.steps == [.shelf, .book(7)])
        #expect(banner() == "shelf://films/7 cannot be opened in this application.")
        #expect(
            backend.reports.map(\.description).contains {
                $0.contains("nowhere") && $0.contains("no flow takes it")
            })
        program.open(["shelf://books/7/12"])
        #expect(banner() == nil)
        close()
    }

    @Test func aFileThatTheApplicationDoesNotOpenIsToldToTheUser() throws {
        program.open(["/home/ada/setup.exe"])
        #expect(try flow.steps == [.shelf])
        #expect(banner() == "setup.exe cannot be opened in this application.")
        program.open(["/home/ada/books.csv"])
        #expect(banner() == nil)
        close()
    }

    @Test func anActionThatTheApplicationDoesNotHaveIsReported() throws {
        program.perform("shelf.burn")
        #expect(backend.reports.map(\.description).contains { $0.contains("\"shelf.burn\"") })
        close()
    }

    @Test func aLinkEndsAtTheFirstStepThatNoFlowTakes() {
        let session = ApplicationSession()
        let flow = ShelfFlow()
        session.start(flow, with: ShelfStep.shelf)
        session.open(DeepLink(ShelfStep.book(1), OtherStep.nowhere, ShelfStep.page(2)))
        #expect(flow.steps == [.shelf, .book(1)])
        session.closeAllWindows()
    }

    @Test func nothingOfTheApplicationIsLeftWhenItIsClosed() throws {
        weak var dead: ShelfFlow?
        program.open(["shelf://books/7/12"])
        dead = try flow
        program.requestQuit()
        #expect(dead?.navigation.phase == .dismissed || dead == nil)
        #expect(dead == nil)
    }
}
