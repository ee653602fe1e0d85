// SPDX-License-Identifier: MIT

extension ObservableType {
    /// A sequence with a resource that is made for each subscription and disposed of with it.
    ///
    /// ```swift
    /// Observable.using({ try Connection() }, observableFactory: { $0.messages })
    /// ```
    ///
    /// `resourceFactory` makes the resource, and `observableFactory` the sequence that uses it, on the thread
    /// that subscribes; an error that either throws is sent. The resource is disposed of after the sequence
    /// has ended or was disposed of.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>,
        isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        let isolation = Isolation(isolation)
        return .create(
            { observer in
                isolation.check("using")
                do {
                    let resource = try resourceFactory()
                    do {
                        return Disposables.create(
                            try observableFactory(resource).subscribe(observer), resource)
                    } catch {
                        observer.onError(error)
                        return resource
                    }
                } catch {
                    observer.onError(error)
                    return Disposables.create()
                }
            }, isolation: nil)
    }
}
