// SPDX-License-Identifier: MIT

import AppTesting
import Testing

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// ControllerKit: Anchor
@MainActor private func anchorExample(
    _ screen: ViewController, _ preview: ViewController, _ list: ListView<Letter>
) {
    screen.presentPopover(preview, from: Anchor(list, at: Point(x: 24, y: 12)))
}

// ControllerKit: ApplicationSession
@MainActor private func applicationSessionExample(_ session: ApplicationSession) {
    let quit = Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() }
    _ = quit
}

// ControllerKit: ChildContainer
@MainActor private func childContainerExample(_ screen: ViewController, _ part: ViewController) {
    let card: any ChildContainer = Box(.vertical)
    screen.addChild(part, to: card)
}

// ControllerKit: ControllerReport
@MainActor private func controllerReportExample(_ log: @escaping @MainActor (String) -> Void) {
    ControllerReport.handler = { log("\($0)") }
}

// ControllerKit: FlowTesterError
@MainActor private func flowTesterErrorExample(_ tester: FlowTester) throws {
    try tester.choose("Remove")  // throws FlowTesterError if no dialog is open
}

// ControllerKit: LifecycleEvent
@MainActor private func lifecycleEventExample(_ screen: ViewController, _ bag: DisposeBag) {
    screen.lifecycleEvents.subscribe(onNext: { event in
        if case .viewDidAppear = event { print("visible") }
    }).disposed(by: bag)
}

// ControllerKit: NavigationItem
@MainActor private func navigationItemExample(_ screen: ViewController) {
    screen.navigationItem.trailing = [Button("Save", style: .suggested)]
}

// ControllerKit: PagedRowSource
@MainActor private func pagedRowSourceExample(_ list: ListView<Letter>, _ rows: PagedRowCache<Letter>) {
    list.source = PagedRowSource(rows)
}

// ControllerKit: SelectionController
@MainActor private func selectionControllerExample(
    _ tabs: TabController, _ inbox: ViewController, _ drafts: ViewController, _ bag: DisposeBag
) {
    tabs.set([inbox, drafts], selecting: drafts)
    tabs.rx.selected.subscribe(onNext: { print($0?.title ?? "") }).disposed(by: bag)
}

// ControllerKit: TabItem
@MainActor private func tabItemExample(_ screen: ViewController) {
    screen.tabItem.badge = "3"
    screen.tabItem.isClosable = true
}

// ControllerKit: ViewModelOwner
@MainActor private func viewModelOwnerExample(_ screen: ViewController) {
    if let owner = screen as? any ViewModelOwner { print(owner.rxViewModel.hasParent) }
}

// ControllerKit: WindowRecord
@MainActor private func windowRecordExample() {
    func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        session.openWindow(
            LettersFlow(), with: OneStepper(withSingleStep: LettersStep.list), restoring: record)
    }
}
