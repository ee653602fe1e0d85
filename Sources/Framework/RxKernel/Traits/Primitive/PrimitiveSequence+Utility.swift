// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
    /// Returns a sequence with a resource that is created for each subscription and disposed of after the sequence has
    /// ended or was disposed of.
    ///
    /// An error that a closure throws is sent.
    public static func using<Resource: Disposable>(
        isolation caller: (any Actor)? = #isolation,
        _ resourceFactory: @escaping @isolated(any) () throws -> Resource,
        primitiveSequenceFactory:
            @escaping @isolated(any) (Resource) throws -> PrimitiveSequence<Trait, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(
            common: [resourceFactory.isolation, primitiveSequenceFactory.isolation], caller, "using", file,
            line
        ).watching(resourceFactory).watching(primitiveSequenceFactory)
        let factory = withoutIsolation(primitiveSequenceFactory)
        return Self(.using(withoutIsolation(resourceFactory), { try factory($0).source }, isolation))
    }

    /// Returns this sequence. It fails with `RxError.timeout`, on `scheduler`, if no event arrives within `dueTime`
    /// after the subscription.
    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.timeout(dueTime, scheduler: scheduler))
    }

    /// Returns this sequence. If no event arrives within `dueTime` after the subscription, `other`, which is subscribed
    /// to on `scheduler`, replaces it.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }

    /// Returns this sequence, which is subscribed to again after an error when the sequence that `notificationHandler`
    /// returned sends an element.
    ///
    /// When the sequence that the handler returns ends, this sequence ends with the same terminal event. It should not
    /// complete, since a single would then complete without an element.
    public func retry(
        isolation caller: (any Actor)? = #isolation,
        when notificationHandler: @escaping @isolated(any) (Observable<any Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.retry(isolation: caller, when: notificationHandler, file: file, line: line))
    }

    /// Like `retry(when:)`, for errors of one type. An error of another type ends the sequence.
    public func retry<Error: Swift.Error>(
        isolation caller: (any Actor)? = #isolation,
        when notificationHandler: @escaping @isolated(any) (Observable<Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.retry(isolation: caller, when: notificationHandler, file: file, line: line))
    }

    /// Prints the events, the subscription and its disposal, each with the time in UTC and `identifier`. The default
    /// identifier is the file, line and function of the call.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        Self(
            source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
    /// Returns a sequence that sends zero after `dueTime`, on `scheduler`.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(.timer(dueTime, scheduler: scheduler))
    }
}
