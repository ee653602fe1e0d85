// SPDX-License-Identifier: MIT

import ControllerKit
import NotesModel

/// The differences between an earlier version of a note and the present one.
package final class VersionViewModel: RxViewModel {
    let version: NoteVersion
    let difference: LineDifference

    init(_ version: NoteVersion, text: String) {
        self.version = version
        difference = LineDifference(from: version.text, to: text)
        super.init()
    }

    func restore() { steps.accept(NoteStep.restore(version)) }

    var summary: String {
        difference.addedCount + difference.removedCount == 0
            ? "The note is the same as this version."
            : "Since this version, \(Self.lines(difference.addedCount)) added and \(Self.lines(difference.removedCount)) removed."
    }

    private static func lines(_ count: Int) -> String { count == 1 ? "1 line was" : "\(count) lines were" }
}

final class VersionViewController: RxViewController<VersionViewModel> {
    private lazy var textView = TextView(isEditable: false).with {
        $0.accessibilityLabel = "Differences"
        $0.expandsVertically = true
        $0.margins = Insets(horizontal: 18, vertical: 12)
    }
    private lazy var restoreButton = Button("Restore This Version", style: .suggested)

    override init(viewModel: VersionViewModel) {
        super.init(viewModel: viewModel)
        title = NoteDate.text(viewModel.version.saved)
    }

    override func subviews() -> [any View] {
        var text = ""
        var runs: [TextRun] = []
        var position = 0
        for line in viewModel.difference.lines {
            // The sign shows the change to users who cannot see the colour.
            let (sign, words, attributes): (String, String, TextAttributes?) =
                switch line {
                case .same(let words): ("  ", words, nil)
                case .added(let words):
                    (
                        "+ ", words,
                        TextAttributes(background: Color(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.25))
                    )
                case .removed(let words):
                    (
                        "− ", words,
                        TextAttributes(
                            isStruckThrough: true,
                            background: Color(red: 0.85, green: 0.25, blue: 0.2, alpha: 0.22))
                    )
                }
            let count = (sign + words).unicodeScalars.count
            if let attributes { runs.append(TextRun(position..<position + count, attributes)) }
            text += sign + words + "\n"
            position += count + 1
        }
        textView.text = text
        textView.runs = runs
        let bar = Box(
            .horizontal, spacing: 12,
            [Label(viewModel.summary, wraps: true).with { $0.expandsHorizontally = true }, restoreButton])
        bar.margins = Insets(horizontal: 18, vertical: 8)
        return [bar, ScrollView(textView, maximumContentWidth: 820).with { $0.expandsVertically = true }]
    }

    override func bind() -> [any Disposable] {
        [restoreButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.restore() })]
    }
}
