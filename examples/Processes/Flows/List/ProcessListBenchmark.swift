// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// The rows of the list by themselves, for the benchmark.
@MainActor package final class ProcessListBenchmark {
    private let columns = ColumnView<ProcessRecord>(columns: ProcessColumns.all)

    package init() { columns.sort = ColumnSort("processor", ascending: false) }

    package func show(_ snapshot: ProcessSnapshot) { columns.items = snapshot.processes }
}
