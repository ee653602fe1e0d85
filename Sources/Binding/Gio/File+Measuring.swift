// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension File {
    /// Returns the size on disk of a file, or of a directory with its contents. `progress` is called meanwhile.
    /// `g_file_measure_disk_usage_async()`.
    ///
    ///     let (size, directories, files) = try await folder.measureDiskUsage { size in label.label = GLib.formatSize(size) }
    public func measureDiskUsage(
        _ flags: FileMeasureFlags = [], priority: Int = 0,
        progress: (@MainActor (_ size: Int) -> Void)? = nil
    ) async throws(GLibError) -> (size: Int, directories: Int, files: Int) {
        let callback = progress.map { Callback($0) }
        let outcome = await C.ready { cancellable, ready, data in
            // Guard: retained below until the function has finished.
            let watcher = callback.map { Unmanaged.passUnretained($0).toOpaque() }
            let tell: GFileMeasureProgressCallback? = watcher == nil ? nil : reportSize
            g_file_measure_disk_usage_async(
                C.opaque(_raw), .init(rawValue: C.number(flags)), gint(priority), cancellable, tell,
                watcher,
                ready, data)
        }
        var (size, directories, files) = (guint64(), guint64(), guint64())
        var error: UnsafeMutablePointer<GError>?
        _ = withExtendedLifetime(callback) {
            g_file_measure_disk_usage_finish(
                C.opaque(_raw), C.opaque(outcome._raw), &size, &directories, &files, &error)
        }
        if let error { throw GLibError(taking: error) }
        return (Int(clamping: size), Int(clamping: directories), Int(clamping: files))
    }
}

private let reportSize: GFileMeasureProgressCallback = { _, size, _, _, data in
    let tell = Callback<@MainActor (Int) -> Void>.at(data)
    C.onMainThread { tell(Int(clamping: size)) }
}
