// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import RxKernel
import ViewKit

/// The window with all settings: a search field, and a row for each setting.
final class SettingsViewController: RxViewController<SettingsViewModel> {
    private lazy var searchField = TextField(
        viewModel.query.value, placeholder: localized("Search settings"), purpose: .search
    ).with {
        $0.accessibilityLabel = localized("Search settings")
        $0.expandsHorizontally = true
    }
    private lazy var changedOnly = ToggleButton(localized("Changed")).with {
        $0.tooltip = localized("Show only settings that you have changed")
        $0.accessibilityDescription = localized("Show only settings that you have changed")
    }
    private lazy var menuButton = MenuButton(
        icon: "open-menu-symbolic",
        menu: Menu(sections: [
            [
                .init(localized("Import…"), action: "settings.import"),
                .init(localized("Export…"), action: "settings.export"),
            ], [.init(localized("Reset All…"), action: "settings.reset")],
        ]), isPrimary: true
    ).with {
        $0.accessibilityLabel = localized("More")
        $0.tooltip = localized("More")
    }
    private lazy var groups = Box(.vertical, spacing: 18).with { $0.margins = Insets(18) }
    private lazy var scrollView = ScrollView(groups, maximumContentWidth: 760).with {
        $0.expandsVertically = true
    }
    private lazy var nothing = StatusView(
        icon: "edit-find-symbolic", title: localized("No Settings"),
        message: localized("No setting matches the search."))
    private var shownRows: [SettingsViewModel.Key: SettingRow] = [:]

    override init(viewModel: SettingsViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Settings")
        actions = [
            Action("settings.find", title: localized("Find"), shortcuts: ["<Primary>f"]) { [unowned self] in
                searchField.focus()
            },
            Action("settings.import", title: localized("Import…")) { [unowned self] in importSettings() },
            Action("settings.export", title: localized("Export…")) { [unowned self] in exportSettings() },
            Action("settings.reset", title: localized("Reset All…")) { [unowned self] in resetSettings() },
            Action("settings.close", title: localized("Close"), shortcuts: ["<Primary>w"]) { [unowned self] in
                window?.requestClose()
            },
        ]
    }

    override func subviews() -> [any View] {
        let bar = Box(.horizontal, spacing: 6, [searchField, changedOnly, menuButton])
        bar.margins = Insets(horizontal: 18, vertical: 8)
        return [Clamp(bar, maximumWidth: 760), scrollView, nothing]
    }

    override func bind() -> [any Disposable] {
        [
            searchField.rx.text.skip(1).subscribe(onNext: { [unowned self] in viewModel.query.accept($0 ?? "")
            }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in search("") }),
            changedOnly.rx.isOn.subscribe(onNext: { [unowned self] in viewModel.showsChangedOnly.accept($0) }
            ),
            viewModel.content.subscribe(onNext: { [unowned self] in show($0) }),
        ]
    }

    /// Enters a text into the search field.
    func search(_ text: String) {
        searchField.text = text
        viewModel.query.accept(text)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchField.focus()
    }

    // MARK: Rows

    private func show(_ content: SettingsViewModel.Content) {
        var rows: [SettingsViewModel.Key: SettingRow] = [:]
        var views: [any View] = content.groups.map { group in
            let groupRows = group.keys.compactMap { key -> SettingRow? in
                let row =
                    shownRows[key]
                    ?? viewModel.settings(of: key).map { SettingRow($0.declaration, $0.settings) }
                rows[key] = row
                return row
            }
            return card(group.title, groupRows)
        }
        shownRows = rows
        if content.more > 0 {
            let button = Button(localized("Show %1 More", "\(content.more)"), style: .flat)
            button.rx.tap.subscribe(onNext: { [unowned self] in viewModel.showMore() }).disposed(
                by: disposeBag)
            views.append(button)
        }
        groups.views = views
        scrollView.isHidden = views.isEmpty
        nothing.isHidden = !views.isEmpty
    }

    private func card(_ title: String, _ rows: [SettingRow]) -> any View {
        var views: [any View] = []
        for row in rows {
            if !views.isEmpty { views.append(Separator()) }
            views.append(row)
        }
        let card = Box(.vertical, views)
        card.styleClasses = ["card"]
        return Box(.vertical, spacing: 6, [Label(title, style: .heading), card])
    }

    // MARK: Files

    private func importSettings() {
        guard let window = window?.window else { return }
        let dialog = FileDialog(localized("Import Settings"), purpose: .open, filters: Self.filters)
        _ = window.show(dialog) { [weak self] paths in
            if let path = paths.first { self?.importSettings(from: path) }
        }
    }

    private func importSettings(from path: String) {
        do throws(SettingsImportError) {
            let read = try viewModel.readImport(from: path)
            guard !read.errorMessages.isEmpty else { return apply(read) }
            confirm(
                localized("Some settings cannot be imported"),
                message: read.errorMessages.prefix(20).joined(separator: "\n"),
                read.count == 0 ? nil : .normal(localized("Import the Others"))
            ) { [weak self] in self?.apply(read) }
        } catch {
            confirm(localized("The settings cannot be imported"), message: "\(error)", nil) {}
        }
    }

    private func apply(_ values: SettingsImport) {
        do throws(PluginSettingsError) { try viewModel.apply(values) } catch {
            confirm(localized("The settings are not stored"), message: "\(error)", nil) {}
        }
    }

    private func exportSettings() {
        guard let window = window?.window else { return }
        let dialog = FileDialog(
            localized("Export Settings"), purpose: .save, suggestedName: "settings.json",
            filters: Self.filters)
        _ = window.show(dialog) { [weak self] paths in
            guard let self, let path = paths.first else { return }
            do throws(StateFileError) { try viewModel.export(to: path) } catch {
                confirm(localized("The settings could not be exported"), message: "\(error)", nil) {}
            }
        }
    }

    private func resetSettings() {
        confirm(
            localized("Reset all settings?"),
            message: localized("The settings of the shell and of all plugins get their default values."),
            .destructive(localized("Reset All"))
        ) { [weak self] in
            guard let self else { return }
            do throws(PluginSettingsError) { try viewModel.resetAll() } catch {
                confirm(localized("The settings are not stored"), message: "\(error)", nil) {}
            }
        }
    }

    /// Shows an alert with a button that calls `then`. If `action` is nil, the alert only has a button that closes it.
    private func confirm(
        _ title: String, message: String, _ action: AlertAction?, then: @escaping @MainActor () -> Void
    ) {
        let actions = action.map { [.cancel, $0] } ?? [AlertAction.normal(localized("Close"))]
        _ = window?.window.show(Alert(title, message: message, actions: actions)) { answer in
            if action != nil, answer == 1 { then() }
        }
    }

    private static var filters: [FileDialog.Filter] { [.init(localized("Settings"), patterns: ["*.json"])] }
}

extension ShellFlow {
    /// Opens the window with the settings, or brings it to the front.
    func showSettings(_ search: String) -> FlowContributors {
        if let controller = shell.windows.settings, let window = controller.window {
            if !search.isEmpty { controller.search(search) }
            window.present()
            return .none
        }
        let viewModel = SettingsViewModel(shell: shell, query: search)
        let controller = SettingsViewController(viewModel: viewModel)
        shell.windows.settings = controller
        return openWindow(controller, with: viewModel, size: Size(width: 720, height: 640), role: "settings")
    }

    /// Opens a window of the shell above the workspace.
    func openWindow(
        _ controller: ViewController, with viewModel: RxViewModel, size: Size, role: String
    ) -> FlowContributors {
        let window = WindowController(root: controller, size: size, closesOnEscape: true, role: role)
        shell.preferences.apply(to: controller).disposed(by: controller.disposeBag)
        shell.addQuit(to: controller).disposed(by: controller.disposeBag)
        window.present(above: workspace)
        return .one(flowContributor: .contribute(withNextPresentable: window, withNextStepper: viewModel))
    }
}
