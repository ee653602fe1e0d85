// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// What the user chose and what the application remembers, kept in files with each change.
@MainActor package final class Settings {
    package let preferences: BehaviorRelay<Preferences>
    package let session: BehaviorRelay<SessionState>

    /// What was wrong with the files when they were read or written, to be shown once.
    package private(set) var problems: [SettingsProblem] = []

    private let disposeBag = DisposeBag()

    /// Without files nothing is kept, as in a test.
    package init(
        preferences: SettingsFile<Preferences> = SettingsFile(at: nil),
        session: SettingsFile<SessionState> = SettingsFile(at: nil)
    ) {
        let (chosen, preferencesProblem) = preferences.load(default: Preferences())
        let (remembered, sessionProblem) = session.load(default: SessionState())
        self.preferences = BehaviorRelay(value: chosen)
        self.session = BehaviorRelay(value: remembered)
        problems = [preferencesProblem, sessionProblem].compactMap(\.self)
        keep(self.preferences, in: preferences)
        keep(self.session, in: session)
    }

    package var order: Observable<ContactOrder> { preferences.map { $0.order }.distinctUntilChanged() }

    package var colorScheme: Observable<Preferences.ColorScheme> {
        preferences.map { $0.colorScheme }.distinctUntilChanged()
    }

    package func change(_ change: (inout Preferences) -> Void) {
        var value = preferences.value
        change(&value)
        preferences.accept(value)
    }

    package func remember(_ change: (inout SessionState) -> Void) {
        var value = session.value
        change(&value)
        session.accept(value)
    }

    private func keep<Value: Codable & Equatable & Sendable>(
        _ relay: BehaviorRelay<Value>, in file: SettingsFile<Value>
    ) {
        relay.skip(1).distinctUntilChanged().subscribe(onNext: { [unowned self] value in
            do throws(SettingsProblem) {
                try file.save(value)
            } catch {
                problems.append(error)
            }
        })
        .disposed(by: disposeBag)
    }
}
