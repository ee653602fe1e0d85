// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

package enum ProcessesStep: Step, Equatable, Codable {
    case start
    case process(ProcessRecord)
    case confirm(ProcessSignal, ProcessRecord)
    case send(ProcessSignal, ProcessRecord)
    case askPriority(ProcessRecord)
    case setPriority(Int, ProcessRecord)
    case about
}

/// The processes of the system: the list, the details of each, and the actions on a process.
package final class ProcessesFlow: Flow {
    package let navigation = NavigationController()
    package var root: any Presentable { navigation }

    private let monitor: ProcessMonitor
    private let refusal: (@MainActor () -> StatusView)?
    private let applicationMenu: [Menu.Item]

    /// - Parameters:
    ///   - monitor: reads the processes and changes them.
    ///   - refusal: what is shown in a sandbox that hides the processes, with what the user can do about it.
    ///   - applicationMenu: the items of the menu besides those of the list.
    package init(
        monitor: ProcessMonitor, refusal: (@MainActor () -> StatusView)? = nil,
        applicationMenu: [Menu.Item] = []
    ) {
        self.monitor = monitor
        self.refusal = refusal
        self.applicationMenu = applicationMenu
    }

    package func navigate(to step: ProcessesStep) -> FlowContributors {
        switch step {
        case .start:
            let list = ProcessListViewController(
                viewModel: ProcessListViewModel(monitor), failure: ProcessFailureView(refusal),
                menu: applicationMenu)
            return .push(list, on: navigation)

        case .process(let process):
            let details = ProcessViewController(
                viewModel: ProcessViewModel(process, monitor), failure: ProcessFailureView(refusal))
            return .push(details, on: navigation)

        case .confirm(let signal, let process):
            let title = "\(signal.title) \(process.name)?"
            let message = "Process \(process.pid) of \(process.user). \(signal.explanation)"
            let isHarmless = signal == .resume || signal == .stop
            let action: AlertAction = isHarmless ? .suggested(signal.title) : .destructive(signal.title)
            return .ask(.confirm(title, message: message, action)) { answer in
                answer.style == .cancel ? nil : ProcessesStep.send(signal, process)
            }

        case .send(let signal, let process):
            return result { () throws(ProcessControlError) in try monitor.send(signal, to: process) }

        case .askPriority(let process):
            let prompt = Prompt(
                "Priority of \(process.name)",
                message:
                    "From -20, which is the most important, to 19. Only an administrator may make a process more important.",
                text: "\(process.nice)", accept: "Set"
            ) { Self.priority($0) == nil ? "Enter a number from -20 to 19." : nil }
            return .ask(prompt) { text in
                text.flatMap(Self.priority).map { ProcessesStep.setPriority($0, process) }
            }

        case .setPriority(let nice, let process):
            return result { () throws(ProcessControlError) in try monitor.setNice(nice, of: process) }

        case .about:
            return .show(
                Alert(
                    "Processes",
                    message:
                        "The processes of this system, and an example of an application written with RxShell."
                ))
        }
    }

    private static func priority(_ text: String) -> Int? {
        Int(text.replacing("−", with: "-")).flatMap { (-20...19).contains($0) ? $0 : nil }
    }

    private func result(_ change: () throws(ProcessControlError) -> Void) -> FlowContributors {
        do throws(ProcessControlError) {
            try change()
            return .none
        } catch {
            return .show(Alert("The process was not changed", message: "\(error)"))
        }
    }
}
