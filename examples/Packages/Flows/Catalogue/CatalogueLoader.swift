// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// Reads the catalogue of the machine into the store: at the start, when its files change, and when the user asks for it.
@MainActor package final class CatalogueLoader {
    let catalogue: Catalogue
    let store: PackageStore
    let work = LongWork<ImportReport>()
    /// Whether the files have changed since the running import began.
    private var isOutdated = false
    private let watching = SerialDisposable()
    private let disposeBag = DisposeBag()

    package init(_ catalogue: Catalogue, into store: PackageStore) {
        self.catalogue = catalogue
        self.store = store
        watching.disposed(by: disposeBag)
        work.state.subscribe(onNext: { [unowned self] state in
            guard isOutdated else { return }
            switch state {
            // One that has failed may have met a change, such as of a database that was locked meanwhile.
            case .finished, .failed: break
            case .idle, .running, .cancelled: return
            }
            // In a later turn, so that all observers have received the end of the import.
            _ = MainScheduler.asyncInstance.schedule(()) { [weak self] in
                self?.load()
                return Disposables.create()
            }
        })
        .disposed(by: disposeBag)
    }

    var state: Observable<WorkState<ImportReport>> { work.state.asObservable() }

    /// Sends when other packages were imported.
    var changes: Observable<Void> {
        state.compactMap { $0.value?.isNew == true ? () : nil }
    }

    /// Reads the lists, unless they are the ones that were read before.
    package func load() {
        isOutdated = work.state.value.isRunning
        work.start { [catalogue, store] report in
            try await store.importCatalogue(catalogue) { report($0, $1) }
        }
    }

    /// Reads the lists whenever their files change: when apt or dpkg has changed no file for two seconds.
    func watch() {
        watching.disposable = FolderWatch.changes(in: catalogue.folders)
            .observe(on: MainScheduler.instance)
            .debounce(.seconds(2), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
    }
}
