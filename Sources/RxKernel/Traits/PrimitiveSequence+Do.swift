// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls closures beside the events. An error that one throws ends the sequence.
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
    /// Calls closures beside the events. An error that one throws ends the sequence.
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
    /// Calls closures beside the events. An error that one throws ends the sequence.
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
