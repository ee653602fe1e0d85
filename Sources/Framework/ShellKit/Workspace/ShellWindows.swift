// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginRuntime
import ViewKit

/// The windows of a shell: the flow of each, and the windows that the shell opens above them. What is shown without a choice of the
/// window is shown in the front one.
@MainActor final class ShellWindows {
    private struct WeakFlow { weak var flow: ShellFlow? }

    private var references: [WeakFlow] = []
    /// The actions that apply to the front window, by the ids of their commands without the prefix.
    var actions: [String: Action] = [:]
    /// Returns the front window of the shell, above which alerts are shown; nil if there is none.
    lazy var window: @MainActor () -> Window? = { [weak self] in self?.front?.frontWindow }
    /// Sends a step to the ``ShellFlow`` of the front window.
    lazy var navigate: @MainActor (ShellStep) -> Void = { [weak self] in self?.front?.emit($0) }
    /// The screen with the notifications, while it is open.
    weak var notifications: NotificationsViewController?
    /// The screen with the settings, while it is open.
    weak var settings: SettingsViewController?
    /// The inspector of the application, if it was used.
    var inspector: PluginInspector?
    /// The work of another program, if it is shown.
    var progress: ProgressInput?
    /// The questions to the pages in the windows.
    private(set) lazy var questions = PageQuestions { [weak self] in
        self?.flows ?? []
    } above: { [weak self] in
        self?.window()
    }
    /// The profiles of the shell, each with windows of its own.
    private(set) lazy var profiles = Profiles(in: options.profilesFolder, current: options.profile)
    private let options: ShellOptions

    init(_ options: ShellOptions) { self.options = options }

    /// The flows of the open windows.
    var flows: [ShellFlow] { references.compactMap(\.flow) }

    /// Remembers the flow of a window, as long as it lives.
    func add(_ flow: ShellFlow) {
        references.removeAll { $0.flow == nil }
        references.append(WeakFlow(flow: flow))
    }

    /// The flow of the front window; the last one if none of the windows is in front.
    var front: ShellFlow? {
        let flows = flows
        return flows.last { $0.isInFront } ?? flows.last
    }

    /// Follows a link in the front window.
    func open(_ link: DeepLink) { front?.workspace.window?.session?.open(link) }
}

extension ShellFlow {
    /// Whether the front window of the application is that of this flow, or belongs to it.
    fileprivate var isInFront: Bool {
        guard let own = workspace.window else { return false }
        var next = own.session?.frontWindow
        while let window = next {
            if window === own { return true }
            next = window.presenter?.window
        }
        return false
    }

    /// The window above which questions are asked.
    fileprivate var frontWindow: Window? {
        isInFront ? workspace.window?.session?.frontWindow?.window : workspace.window?.window
    }
}
