// SPDX-License-Identifier: MIT

/// Pages with nothing around them: what navigation stacks and split views show their screens in.
public final class PageStack: Pages {
    /// A stack without pages.
    public init() { super.init(Toolkit.backend.makePageStack()) }
}
