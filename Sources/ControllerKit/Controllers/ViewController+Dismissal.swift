// SPDX-License-Identifier: MIT

extension ViewController {
    /// Returns whether this screen, all screens in it, and all screens in windows above them may be dismissed. Asks one screen after the other, until
    /// one refuses.
    func treeMayDismiss() async -> Bool {
        for window in presentedWindows.reversed() {
            guard await window.root.treeMayDismiss() else { return false }
        }
        for child in children.reversed() {
            guard await child.treeMayDismiss() else { return false }
        }
        return await ask()
    }

    /// The reason of the first of these screens that has one.
    var reasonOfTree: String? {
        presentedWindows.reversed().lazy.compactMap(\.root.reasonOfTree).first
            ?? children.reversed().lazy.compactMap(\.reasonOfTree).first ?? reasonToStay
    }

    private func ask() async -> Bool {
        if isAskedToDismiss { return await withCheckedContinuation { dismissalObservers.append($0) } }
        isAskedToDismiss = true
        let answer = await mayDismiss()
        isAskedToDismiss = false
        let observers = dismissalObservers
        dismissalObservers = []
        for observer in observers { observer.resume(returning: answer) }
        return answer
    }
}
