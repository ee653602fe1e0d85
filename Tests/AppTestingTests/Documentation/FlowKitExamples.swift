// SPDX-License-Identifier: MIT

import AppTesting
import Testing

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// FlowKit: Closable
@MainActor private func closableExample(_ screen: any Closable) {
    screen.closeScreen()
}

// FlowKit: DefaultStepper
@MainActor private func defaultStepperExample(_ coordinator: FlowCoordinator, _ flow: any Flow) {
    coordinator.coordinate(flow: flow, with: DefaultStepper())  // begins with RxFlowStep.home
}

// FlowKit: OneStepper
@MainActor private func oneStepperExample(_ coordinator: FlowCoordinator, _ flow: any Flow) {
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: LettersStep.list))
}

// FlowKit: NoneStepper
@MainActor private func noneStepperExample(_ screen: any Presentable) -> FlowContributors {
    return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: NoneStepper()))
}

// FlowKit: RxFlowStep
@MainActor private func rxFlowStepExample() {
    let firstStep: any Step = RxFlowStep.home
    _ = firstStep
}

// FlowKit: NoneStep
@MainActor private func noneStepExample() -> Single<any Step> {
    return .just(NoneStep())  // in adapt(step:): the step is dropped
}

// FlowKit: FlowEnd
@MainActor private func flowEndExample(_ coordinator: FlowCoordinator, _ bag: DisposeBag) throws {
    coordinator.rx.journal.subscribe(onNext: { entry in
        if case .flowEnded(.dismissed, _) = entry.event { print(entry.path, "was dismissed") }
    }).disposed(by: bag)
}

// FlowKit: JournalEntry
@MainActor private func journalEntryExample(_ coordinator: FlowCoordinator, _ bag: DisposeBag) {
    coordinator.rx.journal.subscribe(onNext: { print($0) }).disposed(by: bag)
}

// FlowKit: FlowReport
@MainActor private func flowReportExample(_ coordinator: FlowCoordinator, _ bag: DisposeBag) {
    coordinator.rx.reports.subscribe(onNext: { print($0) }).disposed(by: bag)
}

// FlowKit: Ownership
@MainActor private func ownershipExample(_ coordinator: FlowCoordinator) {
    if let ownership = coordinator.ownership { print(ownership) }
}

// FlowKit: ImmediateTransition
@MainActor private func immediateTransitionExample(_ beep: @escaping @MainActor () -> Void)
    -> FlowContributors
{
    return .perform([ImmediateTransition("beep") { beep() }], then: .none)
}

// FlowKit: RetainedObjectsError
@MainActor private func retainedObjectsErrorExample(_ coordinator: FlowCoordinator) throws {
    try coordinator.trackLifetimes().assertReleased()  // throws RetainedObjectsError
}

// FlowKit: FlowRecord
@MainActor private func flowRecordExample(
    _ coordinator: FlowCoordinator, _ later: FlowCoordinator, _ flow: any Flow, _ stepper: any Stepper,
    _ saved: String, _ save: (String) -> Void
) throws {
    if let record = coordinator.record { save(try record.encoded()) }
    later.coordinate(flow: flow, with: stepper, restoring: try FlowRecord(decoding: saved))
}

// FlowKit: StateFileError
@MainActor private func stateFileErrorExample(
    _ file: StateFile<[String]>, _ items: inout [String], _ banner: Banner
) throws {
    do {
        items = try file.load() ?? []
    } catch {
        banner.message = error.summary
        print(error)  // names the path, the new name of a damaged file, and what can be done
    }
}

// FlowKit: Presentable
@MainActor private func presentableExample(_ flow: any Flow, _ bag: DisposeBag) {
    flow.root.rxDismissed.subscribe(onSuccess: { print("dismissed") }).disposed(by: bag)
}
