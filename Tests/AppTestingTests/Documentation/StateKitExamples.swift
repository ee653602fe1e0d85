// SPDX-License-Identifier: MIT

import ControllerKit
import StateKit

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// StateKit: RowSplice
@MainActor private func rowSpliceExample(_ old: [Letter], _ new: [Letter]) {
    for splice in ListChanges(from: old, to: new).splices {
        print("\(splice.removed) removed and \(splice.added) added at \(splice.position)")
    }
}

// StateKit: WorkReporter
@MainActor private func workReporterExample(_ work: LongWork<Void>) {
    work.start { report in
        for number in 1...10 {
            try Task.checkCancellation()
            report(Double(number) / 10, "Part \(number)")
        }
    }
}

// StateKit: WorkProgress
@MainActor private func workProgressExample(_ work: LongWork<Void>, _ label: Label, _ bag: DisposeBag) {
    work.state.map { $0.progress?.text ?? "" }.bind(to: label.rx.text).disposed(by: bag)
}

// StateKit: CursorPage
@MainActor private func cursorPageExample(_ letters: [Letter]) {
    let last = CursorPage(data: letters, next: nil as String?)
    _ = last
}

// StateKit: PagedDataSource
@MainActor private final class LetterListController: ViewController, PagedDataSource {
    private let letters: PagedCollectionController<Letter>

    init(_ letters: PagedCollectionController<Letter>) { self.letters = letters }

    func refreshData() { letters.refreshData() }
    func loadMore() { letters.loadMore() }
}

// StateKit: PagedRows
@MainActor private final class Numbers: PagedRows {
    let count = 1_000_000
    let changes = Observable<RowsChange>.never()

    func row(at index: Int) -> Letter? { Letter(id: index) }
}

// StateKit: RowsChange
@MainActor private func rowsChangeExample(_ relay: PublishRelay<RowsChange>) {
    relay.accept(.spliced([RowSplice(position: 0, removed: 0, added: 1)]))
}

// StateKit: LoadSources
@MainActor private func loadSourcesExample(_ state: DataState<Letter>, _ spinner: Spinner) {
    spinner.isHidden = state.phase.running.isDisjoint(with: [.remote, .refresh])
}

// StateKit: LoadFailure
@MainActor private func loadFailureExample(_ state: DataState<Letter>) {
    if let failure = state.phase.failure, failure.source == .local { print(failure.error) }
}

// StateKit: MergePolicy
@MainActor private func mergePolicyExample() {
    let letter = DataState<Letter>.relay(localEnabled: true, remoteEnabled: true, policy: .localFirst)
    _ = letter
}

// StateKit: DisposeBagOwner
@MainActor private final class Clock: DisposeBagOwner {
    let disposeBag = DisposeBag()

    init(_ ticks: Observable<Int>) {
        ticks.subscribe(onNext: { print($0) }).disposed(by: self)
    }
}
