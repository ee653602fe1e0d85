// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// A Swift class that implements the interface ``CompletionProposal``.
@MainActor
public protocol CompletionProposalSubclass: CallableByC, CompletionProposal {
    /// `GtkSourceCompletionProposalInterface.get_typed_text`.
    func doTypedText() -> String?
}

extension CompletionProposalSubclass {
    /// `GtkSourceCompletionProposalInterface.get_typed_text`.
    public func doTypedText() -> String? {
        guard let parent = CompletionProposalGlue.parent(of: _raw)?.get_typed_text else { return nil }
        return C.takeOptionalString(parent(C.opaque(_raw)))
    }
}

/// How the library calls a ``CompletionProposalSubclass``.
@_spi(Binding) public enum CompletionProposalGlue: Glue {
    public static var gtype: UInt { gtk_source_completion_proposal_get_type() }
    public static var size: Int { MemoryLayout<GtkSourceCompletionProposalInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any CompletionProposalSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkSourceCompletionProposalInterface.self)
        table.pointee.get_typed_text = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CompletionProposalSubclass else {
                return CompletionProposalGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_typed_text?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doTypedText()
                return C.duplicate(answer)
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkSourceCompletionProposalInterface? {
        original(instance)?.assumingMemoryBound(to: GtkSourceCompletionProposalInterface.self).pointee
    }
}
