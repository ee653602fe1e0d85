// SPDX-License-Identifier: MIT

/// Why a file is not a shared library that this process could load.
enum ElfError: Error, Hashable {
    /// Not even the first bytes are those of a library.
    case notElf
    /// For another word size, byte order or processor; the parameter names it.
    case otherMachine(String)
    /// An object file, a core dump, an executable.
    case notShared(String)
    /// It ends before what it promises.
    case truncated
    /// Its tables contradict each other.
    case malformed(String)
}
