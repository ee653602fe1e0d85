// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls closures beside the event: the `on…` ones before it is passed on, the `after…` ones afterwards.
    ///
    /// `onDispose` is called once, at the end or on disposal. An error that a closure throws is sent in place
    /// of what follows.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> Single<Element> {
        Single(
            source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                isolation: isolation))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls closures beside the event: the `on…` ones before it is passed on, the `after…` ones afterwards.
    ///
    /// `onCompleted` and `afterCompleted` are called after an element too. `onDispose` is called once, at the
    /// end or on disposal. An error that a closure throws is sent in place of what follows.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> Maybe<Element> {
        Maybe(
            source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose, isolation: isolation))
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Calls closures beside the event: the `on…` ones before it is passed on, the `after…` ones afterwards.
    ///
    /// `onDispose` is called once, at the end or on disposal. An error that a closure throws is sent in place
    /// of the completion, or of the error.
    public func `do`(
        onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> Completable {
        Completable(
            source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose, isolation: isolation))
    }
}
