// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// The processes that match a filter, as rows and as a tree.
package final class ProcessListViewModel: RxViewModel {
    /// The text of the search.
    struct Filter: Equatable {
        var text = ""
        var isOwn = false

        var isEmpty: Bool { text.isEmpty && !isOwn }

        func matches(_ process: ProcessRecord) -> Bool {
            (!isOwn || process.isOwn)
                && (text.isEmpty || process.name.lowercased().contains(text) || "\(process.pid)" == text
                    || process.user == text || process.command.lowercased().contains(text))
        }
    }

    let filter = BehaviorRelay(value: Filter())
    /// Whether the processes are shown as a tree.
    let isTree = BehaviorRelay(value: false)
    /// The processes that the filter selects.
    let rows = BehaviorRelay<[ProcessRecord]>(value: [])
    let tree = BehaviorRelay(value: ProcessTree([]))
    /// The latest snapshot; nil before the first one.
    let snapshot = BehaviorRelay<ProcessSnapshot?>(value: nil)
    /// The error message if no processes can be shown; nil otherwise.
    let error = BehaviorRelay<ProcError?>(value: nil)
    /// The process that the user has selected.
    let selected = BehaviorRelay<ProcessID?>(value: nil)

    init(_ monitor: ProcessMonitor) {
        super.init()
        readingsWhileVisible(monitor).subscribe(onNext: { [unowned self] reading in
            error.accept(reading.error)
            if let new = reading.snapshot { snapshot.accept(new) }
        })
        .disposed(by: disposeBag)
        Observable.combineLatest(snapshot.compactMap(\.self), filter, isTree)
            .subscribe(onNext: { [unowned self] snapshot, filter, isTree in
                if isTree {
                    tree.accept(ProcessTree(snapshot.processes, matching: filter.matches))
                } else {
                    rows.accept(
                        filter.isEmpty ? snapshot.processes : snapshot.processes.filter(filter.matches))
                }
            })
            .disposed(by: disposeBag)
    }

    /// One line about the system.
    var summary: Observable<String> {
        snapshot.compactMap(\.self).map { snapshot in
            var parts = [
                snapshot.processes.count == 1 ? "1 process" : "\(snapshot.processes.count) processes"
            ]
            if let use = snapshot.processorPermille { parts.append("processors \(use.permilleText)") }
            if snapshot.totalMemory > 0 {
                parts.append("memory \(snapshot.usedMemory.bytesText) of \(snapshot.totalMemory.bytesText)")
            }
            if let first = snapshot.skipped.first {
                parts.append(
                    snapshot.skipped.count == 1
                        ? "\(first)" : "\(snapshot.skipped.count) processes are not shown: \(first)")
            }
            return parts.joined(separator: " · ")
        }
        .distinctUntilChanged()
    }

    /// The selected process, if it has not ended.
    var selectedProcess: ProcessRecord? {
        guard let id = selected.value else { return nil }
        return snapshot.value?.processes.first { $0.id == id }
    }

    func search(_ text: String) { change { $0.text = text.lowercased() } }
    func showOnlyOwn(_ isOwn: Bool) { change { $0.isOwn = isOwn } }

    func open(_ process: ProcessRecord) { steps.accept(ProcessesStep.process(process)) }
    func openSelected() { selectedProcess.map(open) }
    func confirm(_ signal: ProcessSignal) {
        if let process = selectedProcess { steps.accept(ProcessesStep.confirm(signal, process)) }
    }
    func askPriority() {
        if let process = selectedProcess { steps.accept(ProcessesStep.askPriority(process)) }
    }

    private func change(_ change: (inout Filter) -> Void) {
        var new = filter.value
        change(&new)
        if new != filter.value { filter.accept(new) }
    }
}
