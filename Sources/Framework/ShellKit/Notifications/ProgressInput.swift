// SPDX-License-Identifier: MIT

import Glibc
import PluginRuntime
import WireKit

/// Shows work of another program, which reports its progress on a pipe: for example a script that installs plugins while the shell runs.
///
/// ```sh
/// ./install-my-plugins | Workbench --progress=Plugins
/// ```
/// The lines are those of `zenity --progress`: a number from 0 to 100 is the percentage, and `# TEXT` says what is being done. The work has
/// ended when the pipe is closed; if that is before 100, the row says that it was not completed, until the
/// user closes it. Other lines are ignored. Main thread only.
@MainActor final class ProgressInput {
    /// The longest line. The rest of a longer one is left out.
    private static let maximumLine = 1_000

    private let title: String
    private let owner: String
    private unowned let notifications: ShellNotifications
    private var watched: WatchedDescriptor?
    private var id: ShellNotifications.Work.ID?
    private var line: [UInt8] = []
    private var percent = 0.0
    private var text = ""

    /// Reads from the standard input, or from another descriptor, which it closes.
    init(
        title: String, in notifications: ShellNotifications, named owner: String,
        from descriptor: Int32 = dup(STDIN_FILENO)
    ) {
        self.title = title
        self.owner = owner
        self.notifications = notifications
        // A file cannot be watched, and a terminal is where the user types.
        guard descriptor >= 0, isatty(descriptor) == 0, let watched = try? WatchedDescriptor(descriptor)
        else {
            return
        }
        self.watched = watched
        watched.watch { [unowned self] in read() }
    }

    private func read() {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            // Not more than one buffer in a turn: the events of the user come first.
            guard let count = watched?.read(into: buffer) else { return }
            guard count > 0 else { return end() }
            for byte in buffer.prefix(count) {
                if byte == UInt8(ascii: "\n") {
                    handle(String(decoding: line, as: UTF8.self))
                    line = []
                } else if line.count < Self.maximumLine {
                    line.append(byte)
                }
            }
            show(.running(fraction: percent / 100, text: text, secondsLeft: nil))
        }
    }

    private func handle(_ line: String) {
        if line.hasPrefix("#") {
            text = String(line.dropFirst().drop { $0 == " " })
        } else if let number = Double(line), (0...100).contains(number) {
            percent = number
        }
    }

    private func end() {
        watched?.close()
        watched = nil
        show(percent < 100 ? .failed(localized("Not completed: %1", text)) : .finished)
    }

    private func show(_ state: WorkReport.State) {
        let report = WorkReport(number: 0, title: title, state: state)
        id = notifications.show(report, named: owner, id: id) { [weak self] in
            self?.watched?.close()
            self?.watched = nil
        }
    }
}
