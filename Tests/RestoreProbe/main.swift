// SPDX-License-Identifier: MIT

// A program that changes all the time: a test kills it, and reads what it has kept. The argument is the folder for its state.

import AppTesting
import ControllerKit
import Dispatch
import FlowKit
import Glibc
import RxKernel

enum ProbeStep: Step, Codable { case start, page(Int) }

struct ProbeState: Codable {
    var change = 0
    /// When it was changed, on the monotonic clock, in nanoseconds.
    var time: UInt64 = 0
}

final class PageViewModel: RxViewModel, Restorable {
    let state = BehaviorRelay(value: ProbeState())
    var restorableState: Observable<ProbeState> { state.asObservable() }
    func restore(_ state: ProbeState) { self.state.accept(state) }
}

typealias Page = RxViewController<PageViewModel>

/// Pages on a stack. A step is adapted later, as by an application that opens its data first.
final class StackFlow: Flow, AsyncAdaptingFlow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func adapt(step: any Step) async -> any Step {
        try? await Task.sleep(for: .milliseconds(5))
        return step
    }

    func navigate(to step: ProbeStep) -> FlowContributors {
        guard case .page(let number) = step else { return .none }
        let page = Page(viewModel: PageViewModel())
        let contribution = FlowContributor.viewController(page, with: page.viewModel)
        return .perform(
            .push(page, on: navigation),
            then: .multiple(
                flowContributors: [contribution]
                    + (number == 0 ? [.forwardToCurrentFlow(withStep: ProbeStep.page(1))] : [])))
    }
}

/// Two tabs with a stack each.
final class ProbeFlow: Flow {
    let tabs = TabController()
    private(set) var stacks: [StackFlow] = []
    var root: any Presentable { tabs }

    func navigate(to step: ProbeStep) -> FlowContributors {
        guard case .start = step else { return .none }
        stacks = [StackFlow(), StackFlow()]
        for (stack, name) in zip(stacks, ["first", "second"]) { stack.navigation.tabItem.identifier = name }
        tabs.set(stacks.map(\.navigation))
        return .multiple(
            flowContributors: stacks.map { .flow($0, with: ProbeStep.page(0)) })
    }

    /// The pages of both stacks.
    var pages: [Page] { stacks.flatMap { $0.navigation.viewControllers.compactMap { $0 as? Page } } }

    /// Waits until all pages are there, and moves the first tab to the end. Returns what an earlier run has left.
    func begin() async -> String {
        while pages.count < 4 { try? await Task.sleep(for: .milliseconds(1)) }
        let order = tabs.viewControllers.map(\.tabItem.identifier).joined(separator: "-")
        tabs.move(stacks[0].navigation, to: 1)
        let changes = Set(pages.map(\.viewModel.state.value.change)).sorted()
        return changes.map { "\($0)" }.joined(separator: "-") + " " + order
    }

    func change(to number: Int, at time: UInt64) {
        guard stacks.allSatisfy({ $0.navigation.viewControllers.count == 2 }) else {
            fatalError("Pages: \(stacks.map { $0.navigation.viewControllers.count }); expected: [2, 2].")
        }
        for page in pages { page.viewModel.state.accept(ProbeState(change: number, time: time)) }
    }
}

struct Probe: ControllerKit.Application {
    let id = "org.rxshell.RestoreProbe"
    let restoresNavigation = true
    let firstStep: any Step = ProbeStep.start
    func rootFlow() -> any Flow { ProbeFlow() }
    func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        session.openWindow(ProbeFlow(), with: OneStepper(withSingleStep: firstStep), restoring: record)
    }
}

func now() -> UInt64 { clock_gettime_nsec(CLOCK_MONOTONIC) }

func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

func say(_ text: String) {
    var line = text + "\n"
    line.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// Saves a file of its own all the time, on another thread, and says when it has: this shows how long the machine and its disk take.
func watchDisk(in folder: String) {
    let file = StateFile<ProbeState>(path: "\(folder)/watched.json")
    DispatchQueue(label: "RestoreProbe.disk").async {
        while true {
            say("disk \(now())")
            try? file.save(ProbeState())
            usleep(20_000)
        }
    }
}

let program = HeadlessProgram(Probe(), stateFolder: CommandLine.arguments[1])
let session = program.session
// The second main window; an earlier run may have left it.
if session.windows.count == 1 {
    session.openWindow(session.perform { ProbeFlow() }, with: OneStepper(withSingleStep: ProbeStep.start))
}
let flows = session.coordinators.compactMap { $0.flow as? ProbeFlow }
guard flows.count == 2 else { fatalError("The probe has \(flows.count) windows; expected: 2.") }

let (own, other) = (await flows[0].begin(), await flows[1].begin())
say("restored \(own) \(other)")
watchDisk(in: CommandLine.arguments[1])
var number = flows[0].pages[0].viewModel.state.value.change
while true {
    number += 1
    let time = now()
    for flow in flows.reversed() { flow.change(to: number, at: time) }
    say("\(number) \(time)")
    // A hundredth of what a kill may lose. More changes would not be written more often, and use the processor.
    try await Task.sleep(for: .milliseconds(10))
}
