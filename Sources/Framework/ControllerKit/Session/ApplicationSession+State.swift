// SPDX-License-Identifier: MIT

public import FlowKit
import ViewKit

extension ApplicationSession {
    /// Reports that a state file cannot be read or written: by a line on standard error, and by a banner at
    /// the top of the first window, with a line for each file that was renamed or copied because it could not
    /// be used, and one for those that cannot be written.
    ///
    /// The default implementation of ``Application/stateFailed(_:in:)`` calls it.
    public func report(_ error: StateFileError) {
        error.log()
        if let notice = SessionNotice(error) { show(notice) }
    }

    /// Reports that a file cannot be written, or, with nil, that it was written after that, so that the line
    /// in the banner goes. For the `onError` of a `StateWriter`:
    ///
    /// ```swift
    /// StateWriter(file, onError: { [weak session] in session?.report($0, of: file.path) }) { items.value }
    /// ```
    public func report(_ error: StateFileError?, of path: String) {
        if let error {
            report(error)
        } else {
            notices.removeAll { $0.kind == .writing(path) }
        }
    }

    /// Shows a message in the banner, instead of another one about the same.
    package func show(_ notice: SessionNotice) {
        if let index = notices.firstIndex(where: { $0.kind == notice.kind }) {
            // A message that offers something is not replaced by one that does not.
            if notices[index].button == nil || notice.button != nil { notices[index] = notice }
        } else {
            notices.append(notice)
        }
    }

    func showNotices() { openWindows.forNotices?.show(notices) }

    /// Called when the user presses the button of the banner, which closes it unless a message has an action.
    func pressNotice() {
        if let notice = notices.first(where: { $0.button != nil }) {
            notice.perform()
        } else {
            notices = []
        }
    }
}

/// A message in the banner of the first window, about a state that lasts.
package struct SessionNotice: Equatable {
    /// What the message is about. There is one message about each.
    package enum Kind: Hashable {
        /// A file that was not read.
        case reading(String)
        /// A file that cannot be written.
        case writing(String)
        /// Another process that uses the folders of the application.
        case inUse
        /// The build of the next version of the program, which has failed.
        case build
        /// What the desktop has requested to open, and nothing opens.
        case link
    }

    package let kind: Kind
    let text: String
    /// The title of the button; nil for a message that the user closes.
    let button: String?
    let perform: @MainActor () -> Void

    package init(
        _ kind: Kind, _ text: String, button: String? = nil, perform: @escaping @MainActor () -> Void = {}
    ) {
        self.kind = kind
        self.text = text
        self.button = button
        self.perform = perform
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.kind == other.kind && one.text == other.text && one.button == other.button
    }

    /// The message for an error; nil if it needs none.
    @MainActor package init?(_ error: StateFileError) {
        switch error.reason {
        case .notWritten, .notEncoded: self.init(.writing(error.path), error.cause)
        case .inUse:
            self.init(
                .inUse,
                localized(
                    "Another process of this application is running, and not everything that changes here is saved: settings and open screens, for example, are not. Use the window of that process, or close it and start this one again."
                ))
        case .partlyUsed:
            guard let name = error.newName else { return nil }
            self.init(
                .reading(error.path),
                localized(
                    "Some of what was open before cannot be restored. A copy of its file was kept as %1.",
                    name))
        case .damaged, .newer, .unreadable, .notRegular, .tooLarge:
            self.init(
                .reading(error.path),
                error.newName.map {
                    localized("What was open before cannot be restored. Its file was kept as %1.", $0)
                } ?? Self.notOverwritten(error))
        case .invalidEdit, .noFolder: return nil
        }
    }

    /// The message about a file that could neither be read nor renamed.
    @MainActor package static func notOverwritten(_ error: StateFileError) -> String {
        localized(
            "%1 cannot be read, and is not overwritten: %2. Nothing that changes is saved in it. Make the file and its folder readable and writable, and start again.",
            error.path, error.cause)
    }

    /// The messages, with one line for all files that cannot be written.
    @MainActor static func text(of notices: [SessionNotice]) -> String {
        var lines: [String] = []
        var unwritten: [String] = []
        for case let notice in notices {
            if case .writing(let path) = notice.kind {
                unwritten.append(path)
            } else {
                lines.append(notice.text)
            }
        }
        if let reason = notices.last(where: { if case .writing = $0.kind { true } else { false } })?.text {
            lines.append(
                localized(
                    "%1 cannot be saved: %2. Free space on the disk, and make the folder writable. Until then, saving is tried again.",
                    unwritten.joined(separator: ", "), reason))
        }
        return lines.joined(separator: "\n")
    }
}

extension StateFileError {
    /// Writes the error to standard error.
    @MainActor package func log() { ViewReport(.other("\(self)"), view: "ApplicationSession").send() }

    /// The new name of the file, without its folder.
    package var newName: String? {
        newPath.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) }
    }
}
