// SPDX-License-Identifier: MIT

// `ProcessesDisplayBenchmark` shows the processes of the system on a display for half a minute, and prints how much of a core the whole
// program uses. `run --display` beside this folder starts processes, and then this program.

import ControllerKit
import DisplayBenchmark
import Foundation
import GtkBackend
import ProcessesFlows
import ProcessesModel

struct ProcessesBenchmarkApp: Application {
    let id = "org.example.ProcessesBenchmark"
    let windowSize = Size(width: 1000, height: 720)
    var firstStep: any Step { ProcessesStep.start }
    var arguments: [String] { [CommandLine.arguments[0]] }

    func rootFlow() -> any Flow {
        ProcessesFlow(monitor: ProcessMonitor())
    }

    func willStart(_ session: ApplicationSession) {
        Task { @MainActor in
            try await Task.sleep(for: .seconds(10))
            let (processor, wall) = (processTime(), wallTime())
            try await Task.sleep(for: .seconds(20))
            let share = (processTime() - processor) / (wallTime() - wall) * 100
            print("on a display, with reading, sorting and drawing: \(text(share)) % of a core (at most 3)")
            exit(0)
        }
    }
}

ProcessesBenchmarkApp.main()
