// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
    /// A sequence with a resource that is made for each subscription and disposed of after it has ended or
    /// was disposed of.
    ///
    /// An error that a closure throws is sent.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @isolated(any) () throws -> Resource,
        primitiveSequenceFactory:
            @escaping @isolated(any) (Resource) throws -> PrimitiveSequence<Trait, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(
            common: [resourceFactory.isolation, primitiveSequenceFactory.isolation], "using", file, line)
        let factory = plain(primitiveSequenceFactory)
        return Self(.using(plain(resourceFactory), { try factory($0).source }, isolation))
    }

    /// This sequence; it fails with `RxError.timeout`, on `scheduler`, when no event comes within `dueTime`
    /// of the subscription.
    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.timeout(dueTime, scheduler: scheduler))
    }

    /// This sequence; it goes on with `other`, subscribed to on `scheduler`, when no event comes within
    /// `dueTime` of the subscription.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }

    /// This sequence, subscribed to again whenever what `notificationHandler` makes of its errors sends an
    /// element.
    ///
    /// When the sequence that the handler answers ends, so does this one, in the same way: let it not
    /// complete, since what has an element to send would then have none.
    public func retry(
        when notificationHandler: @escaping @isolated(any) (Observable<any Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.retry(when: notificationHandler, file: file, line: line))
    }

    /// Like `retry(when:)`, for errors of one type. Another error ends the sequence.
    public func retry<Error: Swift.Error>(
        when notificationHandler: @escaping @isolated(any) (Observable<Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.retry(when: notificationHandler, file: file, line: line))
    }

    /// Prints the events, the subscription and its disposal, each with the time in UTC and `identifier`, or
    /// with where this is written.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        Self(
            source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
    /// Zero, after `dueTime`, sent on `scheduler`.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(.timer(dueTime, scheduler: scheduler))
    }
}
