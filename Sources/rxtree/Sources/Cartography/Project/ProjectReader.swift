// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// A file with its facts, ready to be linked with the others.
struct FileUnit: Sendable {
    var path: String
    var module: String
    var facts: FileFacts
}

/// Reads files in parallel, each into its facts.
enum ProjectReader {
    /// Reads every file of a tree; files that did not change since the last time come from the cache.
    static func units(of tree: SourceTree, cache: FactCache?) -> [FileUnit] {
        let known = cache?.load() ?? [:]
        let dirty = tree.files.filter { known[$0.path]?.stamp != $0.stamp }
        let read = inParallel(dirty) { file in facts(at: tree.root + "/" + file.path) }
        let fresh = Dictionary(uniqueKeysWithValues: zip(dirty.map(\.path), read))
        let units = tree.files.map { file in
            FileUnit(
                path: file.path, module: tree.module(of: file.path),
                facts: fresh[file.path] ?? known[file.path]?.facts ?? FileFacts())
        }
        if !dirty.isEmpty || known.count != tree.files.count {
            cache?.store(zip(tree.files, units).map { .init(file: $0, facts: $1.facts) })
        }
        return units
    }

    /// Reads texts that are not files, such as those of an earlier commit.
    static func units(of texts: [(path: String, text: [UInt8])], tree: SourceTree) -> [FileUnit] {
        inParallel(texts) { entry in
            FileUnit(
                path: entry.path, module: tree.module(of: entry.path),
                facts: entry.text.withUnsafeBufferPointer(FactReader.facts))
        }
    }

    static func facts(at path: String) -> FileFacts {
        guard let text = contents(of: path) else {
            let reason = String(cString: strerror(errno))
            return FileFacts(troubles: [.init(line: 1, message: "the file cannot be read: \(reason)")])
        }
        return text.withUnsafeBufferPointer(FactReader.facts)
    }

    static func contents(of path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
            while count < buffer.count {
                let got = Glibc.read(file, buffer.baseAddress! + count, buffer.count - count)
                if got <= 0 { break }
                count += got
            }
        }
    }

    /// Transforms elements on all cores, a few at a time, keeping their order.
    static func inParallel<Element: Sendable, Result: Sendable>(
        _ elements: [Element], chunk: Int = 16, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let chunks = (elements.count + chunk - 1) / chunk
        let results = Mutex<[Int: [Result]]>([:])
        DispatchQueue.concurrentPerform(iterations: chunks) { index in
            let range = (index * chunk)..<min((index + 1) * chunk, elements.count)
            let part = elements[range].map(transform)
            results.withLock { $0[index] = part }
        }
        return results.withLock { parts in (0..<chunks).flatMap { parts[$0] ?? [] } }
    }
}

extension SourceTree {
    /// Reads every file in parallel, for comparison with what else can be done with it.
    public func forEachText(_ body: @Sendable (UnsafeBufferPointer<UInt8>) -> Void) {
        let root = root
        _ = ProjectReader.inParallel(files) { file in
            ProjectReader.contents(of: root + "/" + file.path)?.withUnsafeBufferPointer(body)
        }
    }
}
