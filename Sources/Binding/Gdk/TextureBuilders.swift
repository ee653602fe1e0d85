// SPDX-License-Identifier: MIT

#if GTK_4_12
    import CGtk
    @_spi(Binding) import GLib
    @_spi(Binding) import GObject

    /// What a program does when a texture does not need its memory any more.
    private final class Release {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        /// Calls the function once, on the thread on which the texture ends.
        static let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
            guard let data else { return }
            Unmanaged<Release>.fromOpaque(data).takeRetainedValue().body()
        }
    }

    extension GLTextureBuilder {
        /// Creates the texture. `released` is called once, on any thread, when the texture does not need the OpenGL texture any more.
        /// `gdk_gl_texture_builder_build()`.
        public func build(released: @escaping @Sendable () -> Void) -> Texture {
            // Guard: the function takes the reference back when it is called.
            let data = Unmanaged.passRetained(Release(released)).toOpaque()
            let texture = gdk_gl_texture_builder_build(C.opaque(_raw), Release.call, data)
            return C.present(C.adopt(C.raw(texture)), "gdk_gl_texture_builder_build")
        }
    }

    #if GTK_4_14
        extension DmabufTextureBuilder {
            /// Creates the texture. `released` is called once, on any thread, when the texture does not need
            /// the file descriptors any more; if this throws, it is not called.
            /// `gdk_dmabuf_texture_builder_build()`.
            public func build(released: @escaping @Sendable () -> Void) throws(GLibError) -> Texture {
                // Guard: the function takes the reference back when it is called, and the error does otherwise.
                let release = Unmanaged.passRetained(Release(released))
                var error: UnsafeMutablePointer<GError>?
                let texture = gdk_dmabuf_texture_builder_build(
                    C.opaque(_raw), Release.call, release.toOpaque(), &error)
                if let error {
                    release.release()
                    throw GLibError(taking: error)
                }
                return C.present(C.adopt(C.raw(texture)), "gdk_dmabuf_texture_builder_build")
            }
        }
    #endif
#endif
