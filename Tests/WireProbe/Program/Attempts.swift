// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import WireProbeMessages

/// `syscall`, which Swift cannot import. On Linux, functions take integers in the same registers whether their number is fixed or not.
private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
private let systemCall = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)

#if arch(x86_64)
    private let numbers = (
        ptrace: 101, memoryFile: 319, control: 157, readMemory: 310, clone: 56, unshare: 272,
        listAttributes: 194,
        watchQueue: 294, watch: 254, affinity: 203, startAt: 322
    )
#else
    private let numbers = (
        ptrace: 117, memoryFile: 279, control: 167, readMemory: 270, clone: 220, unshare: 97,
        listAttributes: 11,
        watchQueue: 26, watch: 27, affinity: 122, startAt: 281
    )
#endif
private let ring = 425

/// Returns the error number, or 0 for success.
func result(of attempt: Attempt) -> Int32 {
    errno = 0
    func code(_ result: Int) -> Int32 { result < 0 ? errno : 0 }
    /// Returns ENOENT if a folder can be listed and has no other names than those.
    func lists(_ path: String, _ except: [String]) -> Int32 {
        guard let stream = opendir(path) else { return errno }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if ![".", ".."].contains(name) && !except.contains(name) { return 0 }
        }
        return ENOENT
    }

    func opens(_ path: String, _ flags: Int32) -> Int32 {
        let descriptor = open(path, flags, 0o600)
        defer { if descriptor >= 0 { close(descriptor) } }
        return code(Int(descriptor))
    }
    func start(_ words: [String]) -> (pid: pid_t, failure: Int32) {
        var pid: pid_t = 0
        var arguments = words.map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        let failure = posix_spawn(&pid, words[0], nil, nil, &arguments, nil)
        return (pid, failure)
    }
    switch attempt {
    case .read(let path):
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return errno }
        defer { close(file) }
        // The kernel checks some files of processes when they are read.
        var byte: UInt8 = 0
        return read(file, &byte, 1) < 0 && errno != EISDIR ? errno : 0
    case .list(let path, let except): return lists(path, except)
    case .write(let path): return opens(path, O_WRONLY | O_CREAT)
    case .socket(let domain):
        return code(Int(socket(domain, Int32(SOCK_STREAM.rawValue), 0)))
    case .traceParent: return code(systemCall(numbers.ptrace, 16, Int(getppid()), 0, 0, 0, 0))
    case .killParent: return code(Int(kill(getppid(), 0)))
    case .signal(let process): return code(Int(kill(process, 0)))
    case .readMemoryOfParent: return code(systemCall(numbers.readMemory, Int(getppid()), 0, 0, 0, 0, 0))
    case .start(let path): return start([path]).failure
    case .truncate(let path): return code(Int(truncate(path, 0)))
    case .changeMode(let path): return code(Int(chmod(path, 0o644)))
    case .changeTime(let path): return code(Int(utimensat(AT_FDCWD, path, nil, 0)))
    case .ownSignals: return code(Int(fcntl(2, 8, getpid())))
    case .ownSignalsOfSocket:
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return 0 }
        defer { for end in ends { close(end) } }
        var process = getpid()
        return code(Int(ioctl(ends[0], 0x8901, &process)))
    case .datagrams:
        var ends: [Int32] = [0, 0]
        let made = socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends)
        defer { if made == 0 { for end in ends { close(end) } } }
        return code(Int(made))
    case .run(let program, let path):
        let (pid, failure) = start([program, path])
        guard failure == 0 else { return failure }
        var status: Int32 = 0
        guard waitpid(pid, &status, 0) == pid else { return errno }
        return status == 0 ? 0 : EACCES
    case .startAndEnd(let program):
        let (pid, failure) = start([program, "600"])
        guard failure == 0 else { return failure }
        var status: Int32 = 0
        guard kill(pid, SIGKILL) == 0, waitpid(pid, &status, 0) == pid else { return errno }
        return status & 0x7f == SIGKILL ? 0 : EINVAL
    case .startMany(let program, let count):
        for _ in 0..<count {
            let failure = start([program, "600"]).failure
            if failure != 0 { return failure }
        }
        return 0
    case .fork: return code(systemCall(numbers.clone, Int(SIGCHLD), 0, 0, 0, 0, 0))
    case .ring: return code(systemCall(ring, 1, 0, 0, 0, 0, 0))
    case .namespaces: return code(systemCall(numbers.unshare, 0x1000_0000, 0, 0, 0, 0, 0))
    case .thread:
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { _ in nil }, nil)
        if failure == 0 { pthread_join(thread, nil) }
        return failure
    case .openFiles(let count):
        let descriptors = (0..<count).map { _ in dup(2) }
        let failure = descriptors.contains(-1) ? EMFILE : 0
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
        return failure
    case .raiseLimits:
        var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
        return code(Int(setrlimit(__rlimit_resource_t(7), &limit)))
    case .allocate(let count):
        guard let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            memory != MAP_FAILED
        else { return errno }
        munmap(memory, count)
        return 0
    case .sharedMemory:
        let memory = mmap(nil, 4_096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        return memory == MAP_FAILED ? errno : 0
    case .sharedZeros:
        let zeros = open("/dev/zero", O_RDWR)
        guard zeros >= 0 else { return errno }
        defer { close(zeros) }
        let memory = mmap(nil, 4_096, PROT_READ | PROT_WRITE, MAP_SHARED, zeros, 0)
        return memory == MAP_FAILED ? errno : 0
    case .messageQueue:
        let queue = msgget(IPC_PRIVATE, 0o600)
        if queue >= 0 { msgctl(queue, IPC_RMID, nil) }
        return code(Int(queue))
    case .memoryFile:
        return "memory".withCString {
            code(systemCall(numbers.memoryFile, Int(bitPattern: $0), 0, 0, 0, 0, 0))
        }
    case .outliveTheHost: return code(systemCall(numbers.control, 1, 0, 0, 0, 0, 0))
    case .link(let path, let new): return code(Int(link(path, new)))
    case .linkOpened(let path, let new):
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return errno }
        defer { close(file) }
        return code(Int(linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, new, AT_SYMLINK_FOLLOW)))
    case .rename(let path, let new): return code(Int(rename(path, new)))
    case .symbolicLink(let path, let new): return code(Int(symlink(path, new)))
    case .attributes(let path):
        let count = path.withCString {
            systemCall(numbers.listAttributes, Int(bitPattern: $0), 0, 0, 0, 0, 0)
        }
        return code(count)
    case .watch(let path):
        let queue = systemCall(numbers.watchQueue, 0, 0, 0, 0, 0, 0)
        defer { close(Int32(queue)) }
        return path.withCString {
            code(systemCall(numbers.watch, queue, Int(bitPattern: $0), 0x100, 0, 0, 0))
        }
    case .threads(let count):
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        pthread_attr_init(attributes)
        pthread_attr_setstacksize(attributes, 64 << 10)
        for _ in 0..<count {
            var thread = pthread_t()
            let failure = pthread_create(
                &thread, attributes,
                { _ in
                    while true { pause() }
                }, nil)
            if failure != 0 { return failure }
        }
        return 0
    case .openFile:
        for descriptor in 3..<256 {
            var bytes = [CChar](repeating: 0, count: 4_096)
            guard readlink("/proc/self/fd/\(descriptor)", &bytes, 4_095) > 0 else { continue }
            let target = String(
                decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // Another one is called `socket:[7]`. The process needs its own threads: see `Landlock.allowThreads`.
            if target.hasPrefix("/"), !target.hasSuffix("/task") { return 0 }
        }
        return ENOENT
    case .processors(let process):
        var processors: UInt64 = 1
        return withUnsafePointer(to: &processors) {
            code(systemCall(numbers.affinity, Int(process), 8, Int(bitPattern: $0), 0, 0, 0))
        }
    case .typeIntoTerminal:
        var byte: UInt8 = 10
        return code(Int(ioctl(0, 0x5412, &byte)))
    case .pasteIntoTerminal:
        var byte: UInt8 = 3
        return code(Int(ioctl(0, 0x541C, &byte)))
    case .startOpened(let path):
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return errno }
        defer { close(file) }
        // AT_EMPTY_PATH
        return "".withCString {
            code(systemCall(numbers.startAt, Int(file), Int(bitPattern: $0), 0, 0, 0x1000, 0))
        }
    case .connectAbstract(let name):
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0[1...].copyBytes(from: name.utf8) }
        return withUnsafePointer(to: &address) {
            // Guard: a local address begins as each address does.
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                code(Int(connect(descriptor, $0, socklen_t(3 + name.utf8.count))))
            }
        }
    case .userNamespace:
        // CLONE_NEWUSER
        let process = systemCall(numbers.clone, 0x1000_0000 | Int(SIGCHLD), 0, 0, 0, 0, 0)
        if process == 0 { _exit(0) }
        return code(process)
    case .sendSignalToItself:
        // As `abort` does.
        return raise(0)
    }
}
