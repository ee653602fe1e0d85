// SPDX-License-Identifier: MIT

// A program that changes all the time: a test kills it, and reads what it has kept. The argument is the folder for its state.

import AppTesting
import ControllerKit
import Dispatch
import FlowKit
import Glibc
import RxKernel

enum ProbeStep: Step, Codable { case page(Int) }

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

final class ProbeFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }
    func navigate(to step: ProbeStep) -> FlowContributors {
        .push(RxViewController(viewModel: PageViewModel()), on: navigation)
    }
}

struct Probe: ControllerKit.Application {
    let id = "org.rxshell.RestoreProbe"
    let restoresNavigation = true
    let firstStep: any Step = ProbeStep.page(0)
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
    session.openWindow(
        session.perform { ProbeFlow() }, with: OneStepper(withSingleStep: ProbeStep.page(0)))
}
let pages = session.windows.compactMap {
    ($0.root as? NavigationController)?.viewControllers.first as? RxViewController<PageViewModel>
}
guard pages.count == 2 else { fatalError("The probe has \(pages.count) windows with a page.") }
let (page, other) = (pages[0], pages[1])

say("restored \(page.viewModel.state.value.change) \(other.viewModel.state.value.change)")
watchDisk(in: CommandLine.arguments[1])
while true {
    let change = page.viewModel.state.value.change + 1
    let time = now()
    other.viewModel.state.accept(ProbeState(change: change, time: time))
    page.viewModel.state.accept(ProbeState(change: change, time: time))
    say("\(change) \(time)")
    try await Task.sleep(for: .milliseconds(2))
}
