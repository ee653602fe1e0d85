// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns a sequence with a resource that is created for each subscription and disposed of when the subscription
    /// ends.
    ///
    /// ```swift
    /// Observable.using({ try Connection() }, observableFactory: { $0.messages })
    /// ```
    ///
    /// `resourceFactory` creates the resource, and `observableFactory` returns the sequence that uses it. They are
    /// called on the actors to which they belong, or on the subscribing thread. An error that either throws is sent.
    /// The resource is disposed of after the sequence has ended or was disposed of.
    public static func using<Resource: Disposable>(
        isolation caller: (any Actor)? = #isolation,
        _ resourceFactory: @escaping @isolated(any) () throws -> Resource,
        observableFactory: @escaping @isolated(any) (Resource) throws -> Observable<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        using(
            withoutIsolation(resourceFactory), withoutIsolation(observableFactory),
            Isolation(
                common: [resourceFactory.isolation, observableFactory.isolation], caller, "using", file, line
            ).watching(resourceFactory).watching(observableFactory))
    }

    static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        _ observableFactory: @escaping (Resource) throws -> Observable<Element>, _ isolation: Isolation
    ) -> Observable<Element> {
        Create(
            { observer in
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
            }, isolation)
    }
}
