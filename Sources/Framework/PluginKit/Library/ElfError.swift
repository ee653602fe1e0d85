// SPDX-License-Identifier: MIT

/// The reason why a file is not a shared library that this process could load.
enum ElfError: Error, Hashable {
    /// The first bytes are not those of an ELF file.
    case notElf
    /// It was built for another word size, byte order or processor, which the parameter names.
    case otherMachine(String)
    /// It is an object file, a core dump or an executable, which the parameter names.
    case notShared(String)
    /// The file ends before the end of its contents.
    case truncated
    /// Its tables are inconsistent, for the reason in the parameter.
    case malformed(String)
}
