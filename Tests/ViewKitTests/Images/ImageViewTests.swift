// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing

@testable import ViewKit

@MainActor @Suite(.serialized) struct ImageViewTests {
    init() { HeadlessBackend.install() }

    private struct Offline: Error, CustomStringConvertible {
        var description: String { "the network is down" }
    }

    private func failures(of view: ImageView, _ work: () -> Void) async -> [String] {
        var messages: [String] = []
        let subscription = view.rx.failed.subscribe(onNext: { messages.append($0) })
        let handler = ViewReport.handler
        ViewReport.handler = { _ in }
        work()
        for _ in 0..<20 { await Task.yield() }
        ViewReport.handler = handler
        subscription.dispose()
        return messages
    }

    @Test func bytesThatAreNoImageShowTheFallbackIcon() async throws {
        let view = ImageView()
        let peer = try #require(view.backendView as? HeadlessImageView)
        let messages = await failures(of: view) { view.source = .bytes([1, 2, 3]) }
        #expect(
            messages == [
                "the image of 3 bytes is not shown, since it has none of the formats PNG, JPEG, GIF, WebP, BMP, TIFF, SVG. Convert "
                    + "the image"
            ])
        #expect(peer.shownSource == .icon("image-missing"))
        view.source = .icon("go-home")
        #expect(peer.shownSource == .icon("go-home"))
    }

    @Test func aFileThatIsMissingIsReported() async {
        let view = ImageView()
        let messages = await failures(of: view) { view.source = .file("/no/such/image.png") }
        #expect(
            messages == [
                "the image file /no/such/image.png is not shown, since it cannot be read: No such file or directory. Check that the "
                    + "file exists, and its permissions"
            ])
        #expect(
            ImageViewState { $0.source = .file("image.png") }.validationError
                == "source is the file \"image.png\"; the path must be absolute")
    }

    @Test func anAsynchronousSourceIsCancelledByAnotherImage() {
        let view = ImageView()
        let subject = PublishSubject<ImageSource>()
        var disposals = 0
        let source = subject.do(onDispose: { disposals += 1 }).asSingle()
        view.show(source)
        #expect(view.isLoading)
        view.source = .icon("go-home")
        #expect(disposals == 1 && !view.isLoading)
        subject.onNext(.icon("go-up"))
        subject.onCompleted()
        #expect(view.source == .icon("go-home"))
        view.show(.just(.icon("go-next")))
        #expect(view.source == .icon("go-next") && !view.isLoading)
    }

    @Test func anAsynchronousSourceThatFailsShowsTheFallbackIcon() async {
        let view = ImageView()
        let messages = await failures(of: view) { view.show(.error(Offline())) }
        #expect(
            messages == [
                "an image could not be loaded, and the icon \"image-missing\" is shown: the network is down. Handle the error in the "
                    + "source to show another image"
            ])
        #expect(view.source == .icon("image-missing"))
    }

    @Test func aViewThatIsReleasedCancelsItsTask() async {
        var view: ImageView? = ImageView()
        weak let released = view
        let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
        view?.show {
            await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
            } onCancel: {
                continuation.yield(true)
            }
            return .icon("go-up")
        }
        await Task.yield()
        view = nil
        #expect(released == nil)
        var cancellations = stream.makeAsyncIterator()
        #expect(await cancellations.next() == true)
    }
}
