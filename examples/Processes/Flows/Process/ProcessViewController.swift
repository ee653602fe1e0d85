// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// The details of a process: its values, the charts of its last minute, and what can be done to it.
final class ProcessViewController: RxViewController<ProcessViewModel> {
    private lazy var banner = Banner("The process has ended. These are its last values.")
    private lazy var facts = Grid(
        columnSpacing: 12, rowSpacing: 6,
        rows: names.map { name in
            [Label(name, style: .secondary).with { $0.verticalAlignment = .start }, values[name]]
        }
    ).with { $0.margins = Insets(12) }
    private let names = [
        "Process", "Parent", "State", "User", "Started", "Processor time", "Threads", "Priority", "Disk",
        "Command",
    ]
    private lazy var values = Dictionary(
        uniqueKeysWithValues: names.map { name in
            (
                name,
                Label(wraps: true).with {
                    $0.isSelectable = true
                    $0.expandsHorizontally = true
                }
            )
        })
    private lazy var processorChart = ChartView("CPU")
    private lazy var memoryChart = ChartView("Memory")
    private lazy var terminateButton = Button("Terminate", style: .destructive)
    private lazy var killButton = Button("Kill", style: .destructive)
    private lazy var stopButton = Button("Stop")
    private lazy var continueButton = Button("Continue")
    private lazy var priorityButton = Button("Priority…")
    private lazy var buttons = WrapBox(
        spacing: 8, [stopButton, continueButton, priorityButton, terminateButton, killButton])
    private lazy var charts = WrapBox(spacing: 12, [processorChart, memoryChart])
    private lazy var card = Box(.vertical, [facts]).with { $0.styleClasses = ["card"] }
    private lazy var page = Box(.vertical, spacing: 18, [charts, card, buttons]).with {
        $0.margins = Insets(horizontal: 18, vertical: 18)
    }

    private lazy var scrollView = ScrollView(page, maximumContentWidth: 860).with {
        $0.expandsVertically = true
    }
    private let failure: ProcessFailureView

    init(viewModel: ProcessViewModel, failure: ProcessFailureView) {
        self.failure = failure
        super.init(viewModel: viewModel)
        title = viewModel.process.value.name
    }

    override func subviews() -> [any View] { [banner, failure, scrollView] }

    override func bind() -> [any Disposable] {
        [
            viewModel.process.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.history.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.error.subscribe(onNext: { [unowned self] error in
                failure.show(error)
                scrollView.isHidden = error != nil
            }),
            viewModel.hasEnded.subscribe(onNext: { [unowned self] hasEnded in
                banner.isRevealed = hasEnded
                for button in [terminateButton, killButton, stopButton, continueButton, priorityButton] {
                    button.isEnabled = !hasEnded
                }
            }),
            terminateButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.confirm(.terminate) }),
            killButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.confirm(.kill) }),
            stopButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.confirm(.stop) }),
            continueButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.confirm(.resume) }),
            priorityButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.askPriority() }),
        ]
    }

    private func show(_ process: ProcessRecord) {
        let texts = [
            "Process": "\(process.pid)", "Parent": "\(process.parent)", "State": process.state.title,
            "User": process.user, "Started": process.start.timeText,
            "Processor time": process.processorSeconds.durationText, "Threads": "\(process.threads)",
            "Priority": "\(process.nice)",
            "Disk": process.diskRate.map { "\($0.bytesText)/s" }
                ?? "Only its user and an administrator may know.",
            "Command": process.command.isEmpty
                ? "None: it belongs to the kernel, or has ended." : process.command.start(16_384),
        ]
        for (name, text) in texts { values[name]?.text = text }
    }

    private func show(_ history: ProcessViewModel.History) {
        let processor = history.processor.map { Double($0) / 1000 }
        let cores = max(1, processor.max() ?? 0).rounded(.up)
        processorChart.show(
            processor, limit: cores, limitText: "\(Int(cores) * 100) %",
            now: (history.processor.last ?? 0).permilleText,
            most: (history.processor.max() ?? 0).permilleText)
        let most = history.memory.max() ?? 0
        let limit = max(1, most + most / 4)
        memoryChart.show(
            history.memory.map(Double.init), limit: Double(limit), limitText: limit.bytesText,
            now: (history.memory.last ?? 0).bytesText, most: most.bytesText)
    }
}
