// SPDX-License-Identifier: MIT

import RxKernel

final class InspectorViewModel: RxViewModel {
    typealias Node = SessionSnapshot.Node

    /// A row, with its position in the list.
    struct Row: Identifiable, Hashable {
        let id: Int
        let row: Inspector.Row
    }

    private let inspector: Inspector
    let sections: [Inspector.Section]
    private let rowsRelay = BehaviorRelay<[[Row]]>(value: [])
    private let snapshotRelay = BehaviorRelay<SessionSnapshot?>(value: nil)
    private let retainedRelay = BehaviorRelay<[Row]>(value: [])
    /// The text that the shown entries of the journal contain; empty for all entries.
    let filter = BehaviorRelay(value: "")
    /// Whether the journal shows no new entries.
    let isPaused = BehaviorRelay(value: false)

    init(_ inspector: Inspector) {
        self.inspector = inspector
        sections = inspector.allSections
        super.init()
        refresh()
        // A change without a step, such as the selection of a tab, is shown within a second.
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] _ in refresh() })
            .disposed(by: disposeBag)
    }

    var pages: BehaviorRelay<[Inspector.Page]> { inspector.pageRelay }
    var windows: Observable<[Node]> { snapshotRelay.map { $0?.windows ?? [] }.distinctUntilChanged() }
    var flows: Observable<[Node]> { snapshotRelay.map { $0?.flows ?? [] }.distinctUntilChanged() }
    var retainedObjects: Observable<[Row]> { retainedRelay.distinctUntilChanged() }

    /// The entries of the journal, the newest first.
    var entries: Observable<[Inspector.Entry]> {
        let entries = Observable.combineLatest(inspector.entries, isPaused)
            .filter { !$1 }
            .map { entries, _ in entries }
        return Observable.combineLatest(entries, filter)
            .map { entries, filter in
                entries.reversed().filter { entry in
                    filter.isEmpty || "\(entry.flow) \(entry.text)".lowercased().contains(filter.lowercased())
                }
            }
    }

    func refresh() {
        inspector.observeFlows()
        snapshotRelay.accept(inspector.snapshot)
        rowsRelay.accept(
            sections.map { $0.rows().enumerated().map { Row(id: $0, row: $1) } })
        retainedRelay.accept(
            inspector.retainedObjects.enumerated().map { Row(id: $0, row: Inspector.Row($1)) })
    }

    func rows(of section: Int) -> Observable<[Row]> {
        rowsRelay.compactMap { $0.indices.contains(section) ? $0[section] : nil }.distinctUntilChanged()
    }

    func removeAllEntries() { inspector.removeAllEntries() }

    func canGo(to entry: Inspector.Entry) -> Bool { inspector.canGo(to: entry) }

    func go(to entry: Inspector.Entry) { inspector.go(to: entry) }
}
