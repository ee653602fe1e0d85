// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The filter of system calls (seccomp). Refused calls return an error number, in most cases EPERM. `CLinux`
/// has the list of calls that are always refused.
struct CallFilter {
    let allowsNetwork: Bool
    var allowsLocalSockets = false
    /// Whether Landlock alone keeps the process from files: it does not cover their modes, owners and times.
    var protectsMetadata = false
    /// Whether the process may watch folders for changes. Landlock does not cover it: without namespaces it
    /// could watch any folder of the user.
    var allowsWatching = true
    /// Whether the process may start programs, and end processes: only in a namespace, in which it sees no others.
    var allowsPrograms = false
    /// Whether the process may send signals to single processes of the user.
    var allowsSignals = false
    /// Whether the process is that of bubblewrap, which still has to start the program. The filter of the
    /// program's own is added to this one, if the program does as it should.
    var isOfBubblewrap = false

    /// The filter in the form that bubblewrap reads.
    var bytes: [UInt8] { steps().flatMap { step in withUnsafeBytes(of: step) { Array($0) } } }

    /// Installs the filter for the whole process. It cannot be removed.
    func enforce() throws(ConfinementError) {
        guard clinux_architecture() != 0 else {
            throw ConfinementError(description: "there is no filter of system calls for this processor")
        }
        var steps = steps()
        guard clinux_filter_calls(&steps, UInt16(steps.count)) == 0 else {
            throw ConfinementError(
                description:
                    "the kernel refuses the filter of system calls: \(String(cString: strerror(errno)))")
        }
    }

    // The offsets of the fields of `seccomp_data`.
    private static let call: UInt32 = 0
    private static let architecture: UInt32 = 4
    private static func argument(_ index: UInt32) -> UInt32 { 16 + 8 * index }

    private static let allow: UInt32 = 0x7FFF_0000
    private static let kill: UInt32 = 0x8000_0000
    private static func refuse(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }

    func steps() -> [sock_filter] {
        var steps: [sock_filter] = []
        func add(_ code: Int32, _ value: UInt32, _ yes: UInt8 = 0, _ no: UInt8 = 0) {
            steps.append(sock_filter(code: UInt16(code), jt: yes, jf: no, k: value))
        }
        func load(_ field: UInt32) { add(BPF_LD | BPF_W | BPF_ABS, field) }
        func end(_ result: UInt32) { add(BPF_RET | BPF_K, result) }
        /// Skips the next steps unless the loaded number equals the value.
        func ifEqual(_ value: UInt32, skip: UInt8 = 1) { add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip) }
        /// Ends one call with `result`, unless an argument has one of the values.
        func require(_ call: UInt32, argument: UInt32, isOneOf values: [UInt32], else result: UInt32) {
            ifEqual(call, skip: UInt8(3 + values.count))
            load(Self.argument(argument))
            for (index, value) in values.enumerated() {
                add(BPF_JMP | BPF_JEQ | BPF_K, value, UInt8(values.count - index), 0)
            }
            end(result)
            end(Self.allow)
        }

        /// Ends one call with EPERM if these bits of an argument have the value.
        func refuse(_ call: UInt32, argument: UInt32, bits: UInt32, value: UInt32) {
            ifEqual(call, skip: 5)
            load(Self.argument(argument))
            add(BPF_ALU | BPF_AND | BPF_K, bits)
            ifEqual(value)
            end(Self.refuse(EPERM))
            end(Self.allow)
        }

        /// Ends one call with EPERM if an argument has one of the values.
        func refuse(_ call: UInt32, argument: UInt32, isOneOf values: [UInt32]) {
            ifEqual(call, skip: UInt8(3 + values.count))
            load(Self.argument(argument))
            for index in values.indices {
                add(BPF_JMP | BPF_JEQ | BPF_K, values[index], UInt8(values.count - index), 0)
            }
            end(Self.allow)
            end(Self.refuse(EPERM))
        }

        load(Self.architecture)
        add(BPF_JMP | BPF_JEQ | BPF_K, clinux_architecture(), 1, 0)
        end(Self.kill)
        load(Self.call)
        #if arch(x86_64)
            // The numbers of the x32 interface, which are a second set for the same calls.
            add(BPF_JMP | BPF_JGE | BPF_K, 0x4000_0000, 0, 1)
            end(Self.refuse(EPERM))
        #endif
        var denied = [UInt32](repeating: 0, count: 128)
        var count = Int(clinux_denied_calls(&denied, Int32(denied.count)))
        func deny(_ list: (UnsafeMutablePointer<UInt32>, Int32) -> Int32) {
            denied.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                count += Int(list(base + count, Int32(buffer.count - count)))
            }
        }
        if !allowsPrograms { deny { clinux_program_calls($0, $1) } }
        if protectsMetadata { deny { clinux_metadata_calls($0, $1) } }
        let allowed =
            (allowsSignals ? [clinux_call_kill.rawValue] : [])
            + (isOfBubblewrap ? [clinux_call_execve.rawValue] : [])
        for call in denied.prefix(count) where !allowed.contains(call) {
            ifEqual(call)
            end(Self.refuse(EPERM))
        }
        if protectsMetadata {
            // As on a file system that has no such attributes, which each program expects.
            var attributes = [UInt32](repeating: 0, count: 16)
            let count = Int(clinux_attribute_calls(&attributes, Int32(attributes.count)))
            for call in attributes.prefix(count) {
                ifEqual(call)
                end(Self.refuse(EOPNOTSUPP))
            }
        }
        if !allowsWatching {
            ifEqual(clinux_call_inotify_add_watch.rawValue)
            end(Self.refuse(EACCES))
        }
        if allowsSignals {
            // Not to all processes at once, nor to a group of them: numbers below 1.
            ifEqual(clinux_call_kill.rawValue, skip: 5)
            load(Self.argument(0))
            add(BPF_JMP | BPF_JSET | BPF_K, 0x8000_0000, 2, 0)
            add(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0)
            end(Self.allow)
            end(Self.refuse(EPERM))
        }
        // The flags of clone3 are in memory, which a filter cannot read. When it is refused, the C library uses clone.
        ifEqual(clinux_call_clone3.rawValue)
        end(Self.refuse(ENOSYS))
        ifEqual(clinux_call_clone.rawValue, skip: 4)
        load(Self.argument(0))
        if allowsPrograms {
            // clone may create threads and processes, but no namespaces.
            add(BPF_JMP | BPF_JSET | BPF_K, 0x7E02_0000, 0, 1)
        } else {
            // clone may create threads, but no processes.
            add(BPF_JMP | BPF_JSET | BPF_K, 0x0001_0000, 1, 0)
        }
        end(Self.refuse(EPERM))
        end(Self.allow)
        // The process may send signals to itself, which `abort` needs, and read and lower its own limits. A
        // program that it starts has another number.
        if !allowsPrograms, !isOfBubblewrap {
            require(
                clinux_call_tgkill.rawValue, argument: 0, isOneOf: [UInt32(bitPattern: getpid())],
                else: Self.refuse(EPERM))
        }
        require(clinux_call_prlimit64.rawValue, argument: 0, isOneOf: [0], else: Self.refuse(EPERM))
        // It may choose the processors of its own threads.
        require(clinux_call_sched_setaffinity.rawValue, argument: 0, isOneOf: [0], else: Self.refuse(EPERM))
        // The network permission covers IPv4 and IPv6. `Process` of Foundation notices the end of a program by a
        // pair of IPv4 sockets, which lead nowhere in a namespace without a network. Local sockets are allowed only in bubblewrap, where
        // only the permitted ones exist: others lead to services of the session.
        require(
            clinux_call_socket.rawValue, argument: 0,
            isOneOf: (allowsNetwork || allowsPrograms ? [UInt32(AF_INET)] : [])
                + (allowsNetwork ? [UInt32(AF_INET6)] : [])
                + (allowsLocalSockets ? [UInt32(AF_UNIX)] : []), else: Self.refuse(EACCES))
        // Refuses TIOCSTI and TIOCLINUX, which send input to the terminal, FIOSETOWN and SIOCSPGRP, which are F_SETOWN of a socket, and
        // PR_SET_PDEATHSIG, with which the process could live longer than the host.
        refuse(clinux_call_ioctl.rawValue, argument: 1, isOneOf: [0x5412, 0x541C, 0x8901, 0x8902])
        if !isOfBubblewrap { refuse(clinux_call_prctl.rawValue, argument: 0, bits: .max, value: 1) }
        // Refuses signals to other processes by a descriptor (F_SETOWN, F_SETSIG, F_SETOWN_EX), and datagrams to the
        // sockets of services.
        refuse(clinux_call_fcntl.rawValue, argument: 1, isOneOf: [8, 10, 15])
        refuse(clinux_call_socketpair.rawValue, argument: 1, bits: 0xF, value: 2)
        if protectsMetadata {
            // Without a path it changes the times of an open file.
            require(clinux_call_utimensat.rawValue, argument: 1, isOneOf: [0], else: Self.refuse(EPERM))
        }
        // Refuses shared anonymous memory, which the memory limit does not count.
        refuse(clinux_call_mmap.rawValue, argument: 3, bits: 0x21, value: 0x21)
        end(Self.allow)
        return steps
    }
}
