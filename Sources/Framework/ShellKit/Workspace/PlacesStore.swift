// SPDX-License-Identifier: MIT

import FlowKit
import PluginRuntime
import RxKernel
import ViewKit

/// The arrangement of the places of a shell, which the user can change, for all of its windows.
struct PlacesState: Codable, Equatable, Sendable {
    /// The ids of the pages, in the order of the user; pages that are not in it follow.
    var order: [ShellPage.ID] = []
    var hidden: Set<ShellPage.ID> = []
    var pinned: [ShellPage.ID] = []
    /// The titles of the groups that are folded.
    var folded: Set<String> = []
    /// The places that were opened last, the last one first.
    var recent: [Route] = []
    /// Whether the side bar shows icons only.
    var showsIconsOnly = false
    /// The width of the side bar while it shows titles, in logical pixels.
    var sidebarWidth = 220
    /// The layouts, by their names.
    var layouts: [String: WorkspaceLayout] = [:]
}

/// The places of a shell as the user has arranged them, in a file that is written when they change:
/// `workspace.json` in the state folder. Main thread only.
@MainActor final class PlacesStore {
    private let state: BehaviorRelay<PlacesState>
    private let writer: StateWriter<PlacesState>

    /// - Parameter report: shows the user that the file cannot be read or written; called with nil when it was written after that.
    init(in folder: String, report: @escaping @MainActor (ShellFile, StateFileError?) -> Void) {
        let file = StateFile<PlacesState>(path: "\(folder)/workspace.json")
        var loaded: PlacesState?
        var isKept = false
        // A file that cannot be read is renamed, and the places have their initial arrangement. Where it cannot be renamed, nothing is
        // written.
        do throws(StateFileError) { loaded = try file.load() } catch {
            isKept = error.wouldOverwrite
            report(.workspace, error)
        }
        let state = BehaviorRelay(value: loaded ?? PlacesState())
        self.state = state
        writer = StateWriter(file, onError: { report(.workspace, $0) }) { [isKept] in
            isKept ? nil : state.value
        }
    }

    var value: PlacesState { state.value }
    var values: Observable<PlacesState> { state.asObservable().distinctUntilChanged() }

    func update(_ change: (inout PlacesState) -> Void) {
        var value = state.value
        change(&value)
        guard value != state.value else { return }
        state.accept(value)
        writer.changed()
    }

    /// Writes what is not written yet, and returns when it is on the disk, or when that has failed.
    func flush() { writer.flush() }

    /// Puts a place at the front of those that were opened last.
    func opened(_ place: Route) {
        guard place != .start else { return }
        update { $0.recent = Array(([place] + $0.recent.filter { $0 != place }).prefix(10)) }
    }
}
