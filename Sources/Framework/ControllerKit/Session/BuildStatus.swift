// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import RxKernel

/// Shows the errors of the compiler in the window of the program that is being written: the text of the file
/// that `RXSHELL_BUILD_STATUS` names, until the file is empty.
///
/// The command `./dev` of a new application and `shellctl run` write the file, and start the program again
/// after a build that has succeeded.
@MainActor final class BuildStatus {
    private let subscription: any Disposable

    /// Nil unless a command that builds the program has started it.
    init?(_ session: ApplicationSession) {
        guard let path = getenv("RXSHELL_BUILD_STATUS").map({ String(cString: $0) }), !path.isEmpty
        else { return nil }
        subscription = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
            .map { _ in Self.text(of: path) }
            .distinctUntilChanged()
            .subscribe(onNext: { [weak session] text in session?.showBuild(text) })
    }

    isolated deinit { subscription.dispose() }

    private static func text(of path: String) -> String {
        guard let bytes = try? RegularFile(path).contents(upTo: 2_000) else { return "" }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: "\n")
    }
}

extension ApplicationSession {
    fileprivate func showBuild(_ text: String) {
        notices.removeAll { $0.kind == .build }
        if !text.isEmpty { show(SessionNotice(.build, text)) }
    }
}
