// SPDX-License-Identifier: MIT

public import RxKernel

/// A field for a file: a button that shows the name of the file, and opens a dialog in which the user chooses another one.
///
/// ```swift
/// private lazy var photo = FileField(FileDialog("Choose a Photo", purpose: .open))
/// photo.rx.file.skip(1).subscribe(onNext: { [unowned self] in viewModel.setPhoto($0) })
/// ```
/// Use a ``Button`` and a ``FileDialog`` to open a document at once.
///
/// Space and Return open the dialog; a button beside the name removes the choice, if ``allowsNone`` is true. Screen readers announce a
/// button with the name of the field and the file. Main thread only.
public final class FileField: Control<FileFieldState, FileFieldEvent> {
    /// The dialog that the button opens. A dialog to open many files yields the first one.
    public var dialog: FileDialog

    private var handle: DialogHandle?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - dialog: the dialog that the button opens.
    ///   - file: the path of the file, or its URI; nil for none.
    ///   - allowsNone: whether the user can remove the choice.
    public init(_ dialog: FileDialog, file: String? = nil, allowsNone: Bool = false) {
        self.dialog = dialog
        super.init(
            FileFieldState {
                $0.file = file; $0.allowsNone = allowsNone
            }, .fileField)
    }

    isolated deinit { handle?.dismiss() }

    /// The path of the file, or its URI; nil for none.
    public var file: String? {
        get { state.file }
        set { state.file = newValue }
    }

    /// Whether the user can remove the choice.
    public var allowsNone: Bool {
        get { state.allowsNone }
        set { state.allowsNone = newValue }
    }

    public override func receive(_ event: FileFieldEvent) {
        switch event {
        case .pressed: openDialog()
        case .chosen(let file): state.file = file
        }
        super.receive(event)
    }

    private func openDialog() {
        guard handle == nil else { return }
        var isAnswered = false
        let handle = Toolkit.backend.show(dialog, above: nil) { [weak self] paths in
            isAnswered = true
            guard let self else { return }
            self.handle = nil
            if let path = paths.first { receive(.chosen(path)) }
        }
        // A dialog that could not be shown is answered already.
        if !isAnswered { self.handle = handle }
    }
}

/// The state of a ``FileField``.
public struct FileFieldState: PortableState {
    /// The path of the file, or its URI; nil for none.
    public var file: String?
    /// Whether the user can remove the choice.
    public var allowsNone = false

    /// Creates the state of a new view.
    public init() {}

    /// The name of the file: the last component of the path; nil if there is no file.
    public var fileName: String? {
        file.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    }

    /// The name of the file, or a text that says that there is none.
    @MainActor package var shownText: String { fileName ?? localized("No File") }
}

extension ControlKind where State == FileFieldState, Event == FileFieldEvent {
    /// The kind of ``FileField``.
    public static var fileField: Self { Self("fileField") }
}

/// An action of the user on a ``FileField``.
public enum FileFieldEvent: Sendable, Codable, Equatable {
    /// The user pressed the button: the field opens its dialog.
    case pressed
    /// The user chose a file in the dialog, or removed the choice.
    case chosen(String?)
}

extension Reactive where Base: FileField {
    /// The path of the file, or its URI: the current one on subscription, then each that the user chooses;
    /// nil for none. A file that is bound to it is shown.
    @preconcurrency @MainActor public var file: ControlProperty<String?> {
        .of(base, when: { $0 != .pressed }, get: { $0.file }, set: { $0.file = $1 })
    }
}
