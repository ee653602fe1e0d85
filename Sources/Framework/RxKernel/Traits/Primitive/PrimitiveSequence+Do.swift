// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls closures for the terminal event, for side effects: the `on…` closures before it is passed on, the `after…`
    /// closures after that.
    ///
    /// `onDispose` is called once, at the end or on disposal. An error that a closure throws is sent in place of the
    /// events that follow.
    public func `do`(
        isolation caller: (any Actor)? = #isolation,
        onSuccess: (@isolated(any) (Element) throws -> Void)? = nil,
        afterSuccess: (@isolated(any) (Element) throws -> Void)? = nil,
        onError: (@isolated(any) (any Error) throws -> Void)? = nil,
        afterError: (@isolated(any) (any Error) throws -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        Single(
            source.do(
                isolation: caller, onNext: onSuccess, afterNext: afterSuccess, onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                file: file, line: line))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls closures for the terminal event, for side effects: the `on…` closures before it is passed on, the `after…`
    /// closures after that.
    ///
    /// `onCompleted` and `afterCompleted` are called after an element too. `onDispose` is called once, at the end or on
    /// disposal. An error that a closure throws is sent in place of the events that follow.
    public func `do`(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) throws -> Void)? = nil,
        afterNext: (@isolated(any) (Element) throws -> Void)? = nil,
        onError: (@isolated(any) (any Error) throws -> Void)? = nil,
        afterError: (@isolated(any) (any Error) throws -> Void)? = nil,
        onCompleted: (@isolated(any) () throws -> Void)? = nil,
        afterCompleted: (@isolated(any) () throws -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(
            source.do(
                isolation: caller, onNext: onNext, afterNext: afterNext, onError: onError,
                afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose, file: file, line: line))
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Calls closures for the terminal event, for side effects: the `on…` closures before it is passed on, the `after…`
    /// closures after that.
    ///
    /// `onDispose` is called once, at the end or on disposal. An error that a closure throws is sent in place of the
    /// events that follow.
    public func `do`(
        isolation caller: (any Actor)? = #isolation,
        onError: (@isolated(any) (any Error) throws -> Void)? = nil,
        afterError: (@isolated(any) (any Error) throws -> Void)? = nil,
        onCompleted: (@isolated(any) () throws -> Void)? = nil,
        afterCompleted: (@isolated(any) () throws -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Completable {
        Completable(
            source.do(
                isolation: caller, onError: onError, afterError: afterError, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose, file: file, line: line))
    }
}
