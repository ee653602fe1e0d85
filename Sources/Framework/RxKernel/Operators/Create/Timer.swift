// SPDX-License-Identifier: MIT

extension ObservableType where Element: FixedWidthInteger {
    /// Returns a sequence that sends zero after `dueTime` and, if `period` is given, the next number every `period`.
    ///
    /// Without a period it completes after the zero. With a period it runs until it is disposed of, and the type's
    /// highest number is followed by its lowest. Elements are sent on `scheduler`. The time starts with the
    /// subscription.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Timer(dueTime, period, scheduler)
    }

    /// Returns a sequence that sends zero after `period` and the next number every `period`, until it is disposed of.
    ///
    /// ```swift
    /// Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    /// ```
    ///
    /// It neither fails nor completes; the type's highest number is followed by its lowest. Elements are sent on
    /// `scheduler`. The time starts with the subscription.
    public static func interval(
        _ period: RxTimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Timer(period, period, scheduler)
    }
}

final class Timer<Element: FixedWidthInteger>: Observable<Element> {
    private let dueTime: RxTimeInterval
    private let period: RxTimeInterval?
    private let scheduler: any SchedulerType

    init(_ dueTime: RxTimeInterval, _ period: RxTimeInterval?, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.period = period
        self.scheduler = scheduler
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        let scheduler = VirtualClock.timing(scheduler)
        let token = ReplaceableDisposable()
        sink.connect(token)
        if let period {
            token.set(
                scheduler.scheduleWork(0 as Element, after: dueTime, every: period) { count in
                    if !token.isDisposed { sink.next(count) }
                    return count &+ 1
                })
        } else {
            token.set(
                scheduler.scheduleWork((), after: dueTime) {
                    if !token.isDisposed {
                        sink.next(0)
                        sink.completed()
                    }
                    return Disposables.create()
                })
        }
    }
}
