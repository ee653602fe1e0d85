// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Elements that arrive one after the other, without blocking: the files of a folder, the lines or the bytes of a stream.
///
///     for try await info in folder.children() { print(info.name) }
///     for try await line in process.stdoutPipe.lines { print(line) }
///     for try await chunk in stream.chunks() { checksum.update(data: chunk) }
///
/// An element is read when it is requested; a loop that ends early leaves the rest unread. Cancelling the task stops the
/// reading, which then throws `IOErrorEnum.cancelled`; other errors are those of the stream or of the folder.
///
/// Lifetime: retains the stream or the folder. Threading: any thread; elements are read on the main thread.
public struct AsyncItems<Element: Sendable>: AsyncSequence, Sendable {
    /// Reads the next element; nil at the end.
    @_spi(Binding) public typealias Read = @MainActor () async throws(GLibError) -> Element?

    fileprivate let begin: @MainActor () async throws(GLibError) -> Read

    /// A sequence whose iterators all begin at the first element.
    @_spi(Binding) public init(_ begin: @escaping @MainActor () async throws(GLibError) -> Read) {
        self.begin = begin
    }

    public func makeAsyncIterator() -> Iterator { Iterator(begin: begin) }

    /// Requests one element after the other.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let begin: @MainActor () async throws(GLibError) -> Read
        private var read: Read?
        private var hasEnded = false

        fileprivate init(begin: @escaping @MainActor () async throws(GLibError) -> Read) {
            self.begin = begin
        }

        public mutating func next() async throws(GLibError) -> Element? {
            try await next(isolation: nil)
        }

        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(GLibError) -> Element? {
            if hasEnded { return nil }
            // An error is the end, too.
            hasEnded = true
            // Elements that have been read already are not returned after that.
            if Task.isCancelled {
                throw GLibError(IOErrorEnum.cancelled, "The task that reads was cancelled.")
            }
            let read: Read
            if let known = self.read { read = known } else { read = try await begin() }
            self.read = read
            let element = try await read()
            hasEnded = element == nil
            return element
        }
    }
}

extension InputStream {
    /// The bytes of the stream, in chunks of up to `count`, as they arrive.
    public func chunks(of count: Int = 1 << 16, priority: Int = 0) -> AsyncItems<[UInt8]> {
        AsyncItems { () throws(GLibError) in
            { () throws(GLibError) in
                let bytes = try await self.read(count: count, priority: priority)
                return bytes.isEmpty ? nil : bytes
            }
        }
    }

    /// The lines of the stream, without their line ends, as they arrive; text that is not UTF-8 is an error. A
    /// ``DataInputStream`` decides by ``DataInputStream/newlineType`` what ends a line, and can be read further after a loop that ended
    /// early; of another stream, more than those lines has been read then.
    public var lines: AsyncItems<String> {
        AsyncItems { () throws(GLibError) in
            let stream = self as? DataInputStream ?? self.withLines
            return { () throws(GLibError) in try await stream.readLine(priority: 0) }
        }
    }

    private var withLines: DataInputStream {
        let lines = DataInputStream(baseStream: self)
        // The reader does not close the stream.
        lines.closeBaseStream = false
        return lines
    }
}

extension FileEnumerator {
    /// The files that have not been returned yet.
    public var files: AsyncItems<FileInfo> { files(priority: 0) }

    fileprivate func files(priority: Int) -> AsyncItems<FileInfo> {
        AsyncItems { () throws(GLibError) in
            // Many at a time, because each request takes a round trip to a thread; in reverse order, to remove them from the end.
            var batch: [FileInfo] = []
            return { () throws(GLibError) in
                if batch.isEmpty {
                    batch = try await self.nextFiles(numFiles: 64, priority: priority).reversed()
                }
                return batch.popLast()
            }
        }
    }
}

extension File {
    /// The files of the folder, in no particular order. `attributes` are those to read of each, separated by commas.
    ///
    ///     for try await info in folder.children() where info.fileType == .regular {
    ///         print(folder.child(info.name).path ?? info.displayName)
    ///     }
    public func children(
        _ attributes: String = "standard::*", flags: FileQueryInfoFlags = [], priority: Int = 0
    ) -> AsyncItems<FileInfo> {
        AsyncItems { () throws(GLibError) in
            let found = try await self.enumerateChildren(attributes, flags: flags, priority: priority)
            return try await found.files(priority: priority).begin()
        }
    }
}
