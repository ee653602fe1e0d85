// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The view model of one package. It loads the package again when the catalogue changes.
package final class PackageViewModel: RxViewModel {
    let id: PackageSummary.ID
    let state = DataState<PackageDetails?>.relay(localEnabled: true)

    private let loader: CatalogueLoader
    private let lookup = SerialDisposable()

    init(_ id: PackageSummary.ID, loader: CatalogueLoader) {
        self.id = id
        self.loader = loader
        super.init()
        load()
        loader.changes.skip(1).subscribe(onNext: { [unowned self] in load() }).disposed(by: disposeBag)
        lookup.disposed(by: disposeBag)
    }

    /// The details. It sends nothing until they are loaded.
    var details: Observable<PackageDetails> { state.compactMap { $0.data ?? nil } }

    /// The error message in place of the details; nil if there is no error.
    var errorMessage: Observable<String?> {
        state.map { [id] state in
            if let error = state.globalError { return "\(error)" }
            return state.data == .some(nil) ? "The catalogue has no package “\(id.name)” any more." : nil
        }
        .distinctUntilChanged()
    }

    func load() { loader.store.details(of: id).loadLocal(with: state).disposed(by: disposeBag) }

    /// Opens the package to which a relation refers, or the list of the packages that provide it.
    func open(_ relation: Relation) {
        let name = relation.name
        lookup.replace {
            loader.store.found(named: name).subscribe(
                onSuccess: { [weak self] found in
                    guard let self else { return }
                    let step: PackageStep =
                        if let first = found.first, first.name == name || found.count == 1 {
                            .other(first.id)
                        } else {
                            found.isEmpty ? .unknown(name) : .providers(name)
                        }
                    steps.accept(step)
                },
                onFailure: { [weak self] in self?.steps.accept(PackageStep.failed("\($0)")) })
        }
    }

    func showDependents() { steps.accept(PackageStep.dependents) }
    func showFiles() { steps.accept(PackageStep.files) }
}
