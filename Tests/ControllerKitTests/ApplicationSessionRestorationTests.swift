// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import HeadlessBackend
import RxKernel
import Testing

@MainActor struct ApplicationSessionRestorationTests {
    enum PageStep: Step, Codable, Hashable { case show(String), open(String) }

    final class PageFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }
        var children: [PageFlow] = []

        func navigate(to step: PageStep) -> FlowContributors {
            switch step {
            case .show(let title):
                let screen = Screen(title)
                navigation.push(screen)
                return .viewController(screen, with: NoneStepper())
            case .open(let title):
                let child = PageFlow()
                children.append(child)
                navigation.present(child.navigation)
                return .flow(child, with: .show(title))
            }
        }
    }

    let file = FlowRecordFile(path: "/tmp/rxshell-tests-\(getpid())/state/navigation.json")

    private func start() -> (ApplicationSession, PageFlow) {
        HeadlessBackend.install()
        let session = ApplicationSession(restoringFrom: file)
        let flow = PageFlow()
        session.start(flow, with: PageStep.show("List"))
        return (session, flow)
    }

    private func turn() async {
        for _ in 0..<3 {
            await withCheckedContinuation { continuation in
                _ = MainScheduler.asyncInstance.schedule(continuation) { continuation in
                    continuation.resume()
                    return Disposables.create()
                }
            }
        }
    }

    @Test func aKilledApplicationComesBackToItsWindowsAndStacks() async throws {
        let (killed, before) = start()
        before.router.send(.show("Ada"))
        before.router.send(.open("Settings"))
        before.children[0].router.send(.show("Colours"))
        await turn()
        #expect(killed.windows.count == 2 && file.load() != nil)

        let (session, after) = start()
        await turn()
        #expect(session.windows.count == 2)
        #expect(after.navigation.viewControllers.map(\.title) == ["List", "Ada"])
        #expect(after.children.first?.navigation.viewControllers.map(\.title) == ["Settings", "Colours"])

        session.closeAllWindows()
        await turn()
        #expect(file.load() == nil)
        killed.closeAllWindows()
    }
}
