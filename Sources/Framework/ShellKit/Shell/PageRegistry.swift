// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import RxKernel

/// The pages that plugins have registered: those in the side bar, with what creates their flows and the texts beside them, and those in
/// the inspector.
@MainActor final class PageRegistry {
    /// The pages in the order in which they were registered.
    let pages = BehaviorRelay<[ShellPage]>(value: [])
    let inspectorPages = BehaviorRelay<[Inspector.Page]>(value: [])
    /// The short texts beside the pages in the side bar.
    let badges = BehaviorRelay<[ShellPage.ID: String]>(value: [:])
    /// The functions that create the flows of the pages. They return nil if the plugin of the page cannot
    /// create the flow.
    private var makers: [ShellPage.ID: @MainActor () -> PageFlow?] = [:]
    /// The pages while plugins are updated, which are published when the update is complete; nil otherwise.
    private var unpublished: [ShellPage]?

    var isUpdating: Bool { unpublished != nil }
    /// The pages with the changes that are not published yet.
    var current: [ShellPage] { unpublished ?? pages.value }
    subscript(id: ShellPage.ID) -> ShellPage? { pages.value.first { $0.id == id } }

    func contains(_ id: ShellPage.ID) -> Bool { makers[id] != nil }
    func makeFlow(_ id: ShellPage.ID) -> PageFlow? { makers[id]?() }

    func add(_ page: ShellPage, make: @escaping @MainActor () -> PageFlow?) {
        makers[page.id] = make
        change { $0.append(page) }
    }

    /// Removes pages. Their tabs close.
    func remove(_ ids: Set<ShellPage.ID>) {
        guard !ids.isEmpty else { return }
        for id in ids {
            makers[id] = nil
            setBadge("", of: id)
        }
        change { $0.removeAll { ids.contains($0.id) } }
    }

    /// Shows a text beside a page in the side bar; an empty one removes it.
    func setBadge(_ text: String, of id: ShellPage.ID) {
        let text = String(text.prefix(8))
        guard badges.value[id] ?? "" != text else { return }
        var new = badges.value
        new[id] = text.isEmpty ? nil : text
        badges.accept(new)
    }

    private func change(_ change: (inout [ShellPage]) -> Void) {
        var new = current
        change(&new)
        if unpublished == nil { pages.accept(new) } else { unpublished = new }
    }

    /// Calls a function that changes pages, and publishes the changes together, so that the tabs of a page
    /// that is removed and added again stay open.
    ///
    /// - Parameter ending: The pages that are published as removed first, also if they are added again.
    func changeTogether(ending: Set<ShellPage.ID>, _ work: () -> Void) {
        unpublished = pages.value
        if !ending.isEmpty { pages.accept(pages.value.filter { !ending.contains($0.id) }) }
        work()
        let new = current
        unpublished = nil
        if new != pages.value { pages.accept(new) }
    }
}
