// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

/// The page of a plugin: its state, its resource usage, its permissions, its contributions, and buttons to manage it.
final class PluginViewController: RxViewController<PluginViewModel> {
    private let stateLabel = Label(style: .secondary)
    private let toggle = Switch()
    private let summary = Label(wraps: true)
    private let messages = Label(style: .error, wraps: true)
    private let update = Label(style: .secondary, wraps: true)
    private let facts = FactsView()
    private let content = Box(.vertical, spacing: 18)
    private lazy var permissionsBox = Box(.vertical)
    private lazy var permissionsCard = Card(localized("It may use"), permissionsBox)
    private var shownPermissions: [PluginViewModel.Permission] = []
    private let measuring = SerialDisposable()
    private var usage: PluginUsage?

    override init(viewModel: PluginViewModel) {
        super.init(viewModel: viewModel)
        messages.isSelectable = true
        // A tab in the background has no view yet.
        viewModel.record.subscribe(onNext: { [unowned self] in title = $0.name }).disposed(by: disposeBag)
    }

    deinit { measuring.dispose() }

    override func subviews() -> [any View] {
        stateLabel.expandsHorizontally = true
        toggle.verticalAlignment = .center
        let header = Box(
            .vertical, spacing: 6,
            [Box(.horizontal, spacing: 12, [stateLabel, toggle]), summary, update, messages])
        content.views =
            [header, buttons, Card(localized("Process"), facts), permissionsCard]
            + [contributions].compactMap(\.self)
        content.margins = Insets(18)
        return [ScrollView(content, maximumContentWidth: 720).with { $0.expandsVertically = true }]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.record.subscribe(onNext: { [unowned self] in show($0) }),
            toggle.rx.isOn.skip(1).subscribe(onNext: { [unowned self] isOn in
                viewModel.turn(on: isOn) { [weak self] in self?.toggle.isOn = true }
            }),
            measuring,
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        measuring.disposable = viewModel.seconds.subscribe(onNext: { [weak self] in self?.measure() })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        measuring.disposable = Disposables.create()
    }

    // MARK: Content

    private lazy var restart = button(localized("Restart")) { $0.viewModel.restart() }

    private lazy var useUpdate = button(localized("Use It Now")) { $0.viewModel.useUpdate() }

    private var buttons: any View {
        var buttons = [restart]
        if viewModel.hasSettings {
            buttons.append(button(localized("Settings")) { $0.viewModel.showSettings() })
        }
        buttons.append(button(localized("Log")) { $0.viewModel.showLog() })
        if viewModel.folder != nil {
            buttons.append(button(localized("Open Folder")) { $0.viewModel.openFolder() })
            buttons.append(button(localized("Report…")) { $0.viewModel.report(above: $0.window?.window) })
        }
        if viewModel.canBeRemoved {
            buttons.append(
                button(localized("Remove…")) { controller in
                    controller.viewModel.remove(above: controller.window?.window) { [weak controller] in
                        controller?.navigationController?.popToRoot()
                    }
                })
        }
        return WrapBox(spacing: 6, buttons + [useUpdate])
    }

    private func button(_ title: String, _ perform: @escaping @MainActor (PluginViewController) -> Void)
        -> Button
    {
        let button = Button(title)
        button.rx.tap.subscribe(onNext: { [unowned self] in perform(self) }).disposed(by: disposeBag)
        return button
    }

    private var contributions: (any View)? {
        var facts = viewModel.contributions.map { FactsView.Fact($0.title, $0.items.joined(separator: ", ")) }
        let (needs, needed) = (viewModel.dependencies, viewModel.dependents)
        if !needs.isEmpty { facts.append(.init(localized("It needs"), needs.joined(separator: ", "))) }
        if !needed.isEmpty { facts.append(.init(localized("Needed by"), needed.joined(separator: ", "))) }
        return facts.isEmpty ? nil : Card(localized("It adds"), FactsView().with { $0.facts = facts })
    }

    private func show(_ record: PluginRecord) {
        stateLabel.text = [
            record.stateTitle, record.version.isEmpty ? "" : localized("Version %1", record.version),
        ].filter { !$0.isEmpty }.joined(separator: " – ")
        toggle.isOn = record.isOn
        toggle.accessibilityLabel = record.name
        summary.text = record.summary
        summary.isHidden = record.summary.isEmpty
        messages.text = record.messages.joined(separator: "\n")
        messages.isHidden = messages.text.isEmpty
        restart.isEnabled = viewModel.hasProcess
        show(viewModel.permissions(record))
        measure()
    }

    private func show(_ permissions: [PluginViewModel.Permission]) {
        permissionsCard.isHidden = permissions.isEmpty
        guard permissions != shownPermissions else { return }
        shownPermissions = permissions
        permissionsBox.views = permissions.map { permission in
            let box = Switch(isOn: permission.isOn)
            box.verticalAlignment = .center
            box.accessibilityLabel = permission.title
            box.accessibilityDescription = permission.detail
            box.rx.isOn.skip(1).subscribe(onNext: { [unowned self, weak box] isOn in
                viewModel.set(permission.kind, to: isOn) { box?.isOn = !isOn }
            })
            .disposed(by: disposeBag)
            let detail = Label(permission.detail, style: .secondary, wraps: true)
            detail.isHidden = permission.detail.isEmpty
            let texts = Box(.vertical, [Label(permission.title, wraps: true), detail])
            texts.expandsHorizontally = true
            let row = Box(.horizontal, spacing: 12, [texts, box])
            row.margins = Insets(horizontal: 12, vertical: 8)
            return row
        }
    }

    /// Shows the current resource usage of the process, and whether another version is installed.
    private func measure() {
        var shown = [FactsView.Fact("", viewModel.running)]
        if let usage = viewModel.usage() {
            shown += [
                .init(localized("Memory"), usage.memory), .init(localized("Processor"), usage.processor),
                .init(localized("Started"), usage.start),
            ]
            if !viewModel.confinement.isEmpty {
                shown.append(.init(localized("Confined by"), viewModel.confinement))
            }
        }
        facts.facts = shown.filter { !$0.value.isEmpty }
        update.text = viewModel.update ?? ""
        update.isHidden = update.text.isEmpty
        useUpdate.isHidden = !viewModel.canUseUpdate
    }
}

/// A heading with a framed content below it.
final class Card: Box {
    init(_ title: String, _ content: any View) {
        let frame = Box(.vertical, [content])
        frame.styleClasses = ["card"]
        super.init(.vertical, spacing: 6, [Label(title, style: .heading), frame])
    }
}

/// A table of names and values.
final class FactsView: Box {
    struct Fact: Equatable {
        let name: String
        let value: String

        init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    init() {
        super.init(.vertical, spacing: 4, [])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    private var labels: [Label] = []

    var facts: [Fact] = [] {
        didSet {
            guard facts != oldValue else { return }
            if facts.map(\.name) == oldValue.map(\.name) {
                for (label, fact) in zip(labels, facts) { label.text = fact.value }
                return
            }
            labels = facts.map { Label($0.value, wraps: true) }
            views = zip(facts, labels).map { fact, label in
                if fact.name.isEmpty { return label }
                let name = Label(fact.name, style: .secondary)
                name.minimumWidth = 120
                name.verticalAlignment = .start
                // In a narrow group of tabs, the value is below its name.
                return WrapBox(spacing: 12, lineSpacing: 0, [name, label])
            }
        }
    }
}
