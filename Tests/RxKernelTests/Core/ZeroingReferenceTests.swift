// SPDX-License-Identifier: MIT

import RxKernel
import Testing

private final class Owner {
    let owned = Owned()
    var whileDeallocated: (() -> Void)?

    deinit { whileDeallocated?() }
}

private final class Owned {}

struct ZeroingReferenceTests {
    @Test func itReturnsTheObjectAndDoesNotKeepItAlive() {
        var owner: Owner? = Owner()
        weak let owned = owner?.owned
        let reference = ZeroingReference(owner!)
        #expect(reference.object === owner)
        owner = nil
        #expect(reference.object == nil)
        #expect(owned == nil)
    }

    @Test func theObjectThatItReturnsIsRetained() {
        var owner: Owner? = Owner()
        let reference = ZeroingReference(owner!)
        var object = reference.object
        owner = nil
        #expect(object != nil)
        #expect(reference.object === object)
        object = nil
        #expect(reference.object == nil)
    }

    @Test func itIsNilWhileTheObjectIsDeallocated() {
        final class Reader {
            let reference: ZeroingReference<Owner>
            var wasRead = false
            init(_ owner: Owner) { reference = ZeroingReference(owner) }
            func read() {
                wasRead = true
                #expect(reference.object == nil)
            }
        }
        var owner: Owner? = Owner()
        let reader = Reader(owner!)
        owner?.whileDeallocated = { reader.read() }
        owner = nil
        #expect(reader.wasRead)
    }

    @Test func severalMayReferenceOneObjectAndMayBeDestroyedBeforeIt() {
        var owner: Owner? = Owner()
        let first = ZeroingReference(owner!)
        // Until the last of these references is destroyed, the memory of the object is kept.
        let count = _getUnownedRetainCount(owner!)
        do {
            let second = ZeroingReference(owner!)
            #expect(second.object === first.object)
            #expect(_getUnownedRetainCount(owner!) == count + 1)
        }
        #expect(_getUnownedRetainCount(owner!) == count)
        #expect(first.object === owner)
        owner = nil
        #expect(first.object == nil)
    }

    @Test func manyThreadsMayReadItWhileTheObjectIsReleased() async {
        for _ in 0..<200 {
            final class Shared: @unchecked Sendable {
                let reference: ZeroingReference<Owner>
                var owner: Owner?
                init() {
                    let owner = Owner()
                    self.owner = owner
                    reference = ZeroingReference(owner)
                }
            }
            let shared = Shared()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask { for _ in 0..<1000 { _ = shared.reference.object?.owned } }
                }
                group.addTask { shared.owner = nil }
            }
            #expect(shared.reference.object == nil)
        }
    }
}
