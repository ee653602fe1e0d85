// SPDX-License-Identifier: MIT

import FlowKit
import PluginRuntime
import RxKernel
import ViewKit

/// The arrangement of the side bar and of the tabs, which the user can change, for all windows of a shell.
struct WorkspaceState: Codable, Equatable, Sendable {
    /// The ids of the pages, in the order of the user; pages that are not in it follow.
    var order: [ShellPage.ID] = []
    var hidden: Set<ShellPage.ID> = []
    var pinned: [ShellPage.ID] = []
    /// The titles of the groups that are folded.
    var folded: Set<String> = []
    /// The routes that were opened last, the last one first.
    var recent: [Route] = []
    /// Whether the side bar shows icons only.
    var showsIconsOnly = false
    /// The width of the side bar while it shows titles, in logical pixels.
    var sidebarWidth = 220
    /// The layouts, by their names.
    var layouts: [String: WorkspaceLayout] = [:]
}

/// The arrangement of a shell as the user has changed it, in a file that is written then:
/// `workspace.json` in the state folder. Main thread only.
@MainActor final class WorkspaceStore {
    private let state: BehaviorRelay<WorkspaceState>
    private let writer: StateWriter<WorkspaceState>

    /// - Parameter report: shows the user that the file cannot be read or written; called with nil when it was written after that.
    init(in folder: String, report: @escaping @MainActor (ShellFile, StateFileError?) -> Void) {
        let file = StateFile<WorkspaceState>(path: "\(folder)/workspace.json")
        var loaded: WorkspaceState?
        var isKept = false
        // A file that cannot be read is renamed, and the arrangement is the initial one. Where it cannot be renamed, nothing is written.
        do throws(StateFileError) { loaded = try file.load() } catch {
            isKept = error.wouldOverwrite
            report(.workspace, error)
        }
        let state = BehaviorRelay(value: loaded ?? WorkspaceState())
        self.state = state
        writer = StateWriter(file, onError: { report(.workspace, $0) }) { [isKept] in
            isKept ? nil : state.value
        }
    }

    var value: WorkspaceState { state.value }
    var values: Observable<WorkspaceState> { state.asObservable().distinctUntilChanged() }

    func update(_ change: (inout WorkspaceState) -> Void) {
        var value = state.value
        change(&value)
        guard value != state.value else { return }
        state.accept(value)
        writer.changed()
    }

    /// Writes what is not written yet, and returns when it is on the disk, or when that has failed.
    func flush() { writer.flush() }

    /// Puts a route at the front of those that were opened last.
    func opened(_ route: Route) {
        guard route != .start else { return }
        update { $0.recent = Array(([route] + $0.recent.filter { $0 != route }).prefix(10)) }
    }
}
