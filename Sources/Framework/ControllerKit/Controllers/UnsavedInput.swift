// SPDX-License-Identifier: MIT

public import FlowKit
import ViewKit

/// Input of the user that cannot be saved at present, because the disk is full or the file cannot be written.
///
/// A screen that has such input returns it to ``ViewController/mayDismiss(unsaved:)``, which asks the user before the screen is dismissed:
///
/// ```swift
/// override func mayDismiss() async -> Bool {
///     await mayDismiss { [viewModel] in viewModel.unsavedInput() }
/// }
/// ```
/// Main thread only.
@preconcurrency @MainActor public struct UnsavedInput {
    /// What is not saved, as the subject of a sentence: "The note “Milk”".
    public var name: String
    /// The reason, in one or more sentences.
    public var reason: String
    /// The name of the file that is proposed when the user saves elsewhere.
    public var suggestedName: String
    /// Returns the bytes that are saved in another file.
    public var contents: @MainActor () -> [UInt8]

    /// Describes input that cannot be saved.
    public init(
        _ name: String, because reason: String, suggestedName: String,
        contents: @escaping @MainActor () -> [UInt8]
    ) {
        self.name = name
        self.reason = reason
        self.suggestedName = suggestedName
        self.contents = contents
    }

    /// Describes what a `StateWriter` could not write; nil if it has written everything. It is tried again before.
    ///
    /// The other file has the form of the one that cannot be written.
    ///
    /// - Parameters:
    ///   - writer: the writer.
    ///   - name: what it writes, as the subject of a sentence: "The shopping list".
    public init?<Value: Codable & Sendable>(_ writer: StateWriter<Value>, name: String) {
        writer.flush()
        guard let failure = writer.failure else { return nil }
        let path = writer.file.path
        self.init(
            name, because: "\(failure)",
            suggestedName: String(
                path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]),
            contents: { writer.contents() })
    }

    var question: Alert {
        Alert(
            localized("%1 is not saved", name),
            message: "\(reason)\n\n"
                + localized("Save it in another place, or remove the cause and try again."),
            actions: [
                AlertAction(localized("Cancel"), style: .cancel), .destructive(localized("Discard")),
                .normal(localized("Save in Another Place…")), .suggested(localized("Try Again")),
            ])
    }

    var dialog: FileDialog {
        FileDialog(localized("Save in Another Place"), purpose: .save, suggestedName: suggestedName)
    }

    /// Writes the contents to a file that the user has chosen. Returns why that has failed; nil if it has not.
    func save(to file: ChosenFile) -> String? {
        guard let path = file.path else {
            return localized("%1 is not a file on this computer. Choose a folder on this computer.", file.uri)
        }
        do throws(StateFileError) {
            try KeptFile(path).writeChosen(contents())
            return nil
        } catch {
            return localized("%1 cannot be written: %2.", path, error.cause)
        }
    }
}

extension ViewController {
    /// Returns whether the screen may be dismissed, which has input that perhaps cannot be saved: call it in ``mayDismiss()``.
    ///
    /// As long as `unsaved` returns input, the user is asked: to try again, to save the input in another file, to discard it, or to stay.
    ///
    /// - Parameter unsaved: tries to save the input, and returns it if that has failed; nil if everything is saved.
    public func mayDismiss(unsaved: @MainActor () async -> UnsavedInput?) async -> Bool {
        while var input = await unsaved() {
            guard let window = window?.window else { return false }
            var answer = await window.ask(input.question)
            // The reason why the other file could not be written is shown with the same answers.
            while answer?.title == localized("Save in Another Place…") {
                guard let file = await window.ask(input.dialog).first else { break }
                guard let reason = input.save(to: file) else { return true }
                input.reason = reason
                answer = await window.ask(input.question)
            }
            switch answer?.style {
            case .destructive: return true
            case .cancel, nil: return false
            case .normal, .suggested: break
            }
        }
        return true
    }
}
