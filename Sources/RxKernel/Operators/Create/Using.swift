// SPDX-License-Identifier: MIT

extension ObservableType {
    /// A sequence with a resource that is made for each subscription and disposed of with it.
    ///
    /// ```swift
    /// Observable.using({ try Connection() }, observableFactory: { $0.messages })
    /// ```
    ///
    /// `resourceFactory` makes the resource, and `observableFactory` the sequence that uses it, on the actor
    /// to which they belong or on the thread that subscribes; an error that either throws is sent. The resource is disposed of after the sequence
    /// has ended or was disposed of.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @isolated(any) () throws -> Resource,
        observableFactory: @escaping @isolated(any) (Resource) throws -> Observable<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        using(
            plain(resourceFactory), plain(observableFactory),
            Isolation(
                common: [resourceFactory.isolation, observableFactory.isolation], "using", file, line))
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
