// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The filter of system calls (seccomp): refused calls return EPERM. Which calls they are is in `CLinux`.
struct CallFilter {
    let allowsNetwork: Bool
    var allowsLocalSockets = false

    /// Puts up the filter for the whole process, for good.
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

    // The fields of the system call that the filter reads.
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
        /// The next step happens only if the loaded number equals the value.
        func ifEqual(_ value: UInt32, skip: UInt8 = 1) { add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip) }
        /// For one call: end with `result` unless an argument has one of the values.
        func require(_ call: UInt32, argument: UInt32, isOneOf values: [UInt32], else result: UInt32) {
            ifEqual(call, skip: UInt8(3 + values.count))
            load(Self.argument(argument))
            for (index, value) in values.enumerated() {
                add(BPF_JMP | BPF_JEQ | BPF_K, value, UInt8(values.count - index), 0)
            }
            end(result)
            end(Self.allow)
        }

        /// For one call: end with EPERM if these bits of an argument have a value.
        func refuse(_ call: UInt32, argument: UInt32, bits: UInt32, value: UInt32) {
            ifEqual(call, skip: 5)
            load(Self.argument(argument))
            add(BPF_ALU | BPF_AND | BPF_K, bits)
            ifEqual(value)
            end(Self.refuse(EPERM))
            end(Self.allow)
        }

        load(Self.architecture)
        add(BPF_JMP | BPF_JEQ | BPF_K, clinux_architecture(), 1, 0)
        end(Self.kill)
        load(Self.call)
        #if arch(x86_64)
            // The second set of numbers for the same calls, x32.
            add(BPF_JMP | BPF_JGE | BPF_K, 0x4000_0000, 0, 1)
            end(Self.refuse(EPERM))
        #endif
        var denied = [UInt32](repeating: 0, count: 128)
        let count = Int(clinux_denied_calls(&denied, Int32(denied.count)))
        for call in denied.prefix(count) {
            ifEqual(call)
            end(Self.refuse(EPERM))
        }
        // Its flags are in memory, which a filter cannot see. The C library uses the older call then.
        ifEqual(clinux_call_clone3.rawValue)
        end(Self.refuse(ENOSYS))
        // Threads, but no processes.
        ifEqual(clinux_call_clone.rawValue, skip: 4)
        load(Self.argument(0))
        add(BPF_JMP | BPF_JSET | BPF_K, 0x0001_0000, 1, 0)
        end(Self.refuse(EPERM))
        end(Self.allow)
        // Signals and limits for itself: `abort` sends one.
        require(
            clinux_call_tgkill.rawValue, argument: 0, isOneOf: [UInt32(bitPattern: getpid())],
            else: Self.refuse(EPERM))
        require(clinux_call_prlimit64.rawValue, argument: 0, isOneOf: [0], else: Self.refuse(EPERM))
        // IPv4 and IPv6. Local sockets lead to the services of the session: bubblewrap shows the permitted ones only.
        require(
            clinux_call_socket.rawValue, argument: 0,
            isOneOf: (allowsNetwork ? [UInt32(AF_INET), UInt32(AF_INET6)] : [])
                + (allowsLocalSockets ? [UInt32(AF_UNIX)] : []), else: Self.refuse(EACCES))
        // Keys for the terminal (TIOCSTI), and a life after the host (PR_SET_PDEATHSIG).
        refuse(clinux_call_ioctl.rawValue, argument: 1, bits: .max, value: 0x5412)
        refuse(clinux_call_prctl.rawValue, argument: 0, bits: .max, value: 1)
        // Anonymous memory that is shared, which the limit of memory does not count.
        refuse(clinux_call_mmap.rawValue, argument: 3, bits: 0x21, value: 0x21)
        end(Self.allow)
        return steps
    }
}
