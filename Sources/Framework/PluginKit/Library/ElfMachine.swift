// SPDX-License-Identifier: MIT

/// The processors for which a library may be built.
enum ElfMachine {
    #if arch(x86_64)
        static let ours: UInt16 = 62
    #elseif arch(arm64)
        static let ours: UInt16 = 183
    #elseif arch(riscv64)
        static let ours: UInt16 = 243
    #else
        #error("Add the ELF machine number of this processor.")
    #endif

    static func name(_ number: UInt16) -> String {
        switch number {
        case 3: "x86"
        case 21: "ppc64"
        case 22: "s390x"
        case 40: "arm"
        case 62: "x86_64"
        case 183: "aarch64"
        case 243: "riscv64"
        case 258: "loongarch64"
        default: "processor number \(number)"
        }
    }
}
