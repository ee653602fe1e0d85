// SPDX-License-Identifier: MIT
#ifndef RXSHELL_CGTK_SHIM_H
#define RXSHELL_CGTK_SHIM_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define G_SETTINGS_ENABLE_BACKEND

#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>
#include <cairo-gobject.h>
#include <cairo-pdf.h>
#include <cairo-ps.h>
#include <cairo-script.h>
#include <cairo-svg.h>
#include <cairo-tee.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <graphene-gobject.h>
#include <gio/gdesktopappinfo.h>
#include <gio/gfiledescriptorbased.h>
#include <gio/gsettingsbackend.h>
#include <gio/gunixfdmessage.h>
#include <gio/gunixinputstream.h>
#include <gio/gunixmounts.h>
#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <libintl.h>
#include <pthread.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch exports these for CoreFoundation: the main queue's eventfd and the function that drains it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Declared here: glibc shows it to C only where all headers are read with GNU extensions.
extern pid_t gettid(void);

// Whether the caller is on the thread that started the process, which is Swift's main thread. Asked once per thread.
static inline int rx_is_main_thread(void) {
    static __thread signed char answer;
    if (answer == 0) answer = gettid() == getpid() ? 1 : 2;
    return answer == 1;
}

// Of a function with varargs, which Swift cannot import either.

static inline void rx_command_line_print(GApplicationCommandLine *line, const char *text, gboolean is_error) {
    if (is_error) g_application_command_line_printerr(line, "%s", text);
    else g_application_command_line_print(line, "%s", text);
}

// Macros of GObject that Swift cannot import.

static inline GType rx_instance_type(const void *instance) {
    return G_TYPE_FROM_INSTANCE(instance);
}

static inline const char *rx_instance_type_name(const void *instance) {
    return G_OBJECT_TYPE_NAME(instance);
}

static inline gboolean rx_is_a(const void *instance, GType type) {
    return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}

static inline gboolean rx_is_abstract(GType type) {
    return G_TYPE_IS_ABSTRACT(type);
}

static inline GType rx_fundamental(GType type) {
    return G_TYPE_FUNDAMENTAL(type);
}

static inline GType rx_value_type(const GValue *value) {
    return G_VALUE_TYPE(value);
}

static inline guint rx_reference_count(const void *object) {
    return (guint)g_atomic_int_get((int *)&((GObject *)object)->ref_count);
}

static inline void *rx_class_of(const void *instance) {
    return ((GTypeInstance *)instance)->g_class;
}

// Puts an instance of a fundamental type, such as a GtkExpression, into a value of that type.
static inline void rx_value_store_instance(GValue *value, void *instance) {
    GValue source = G_VALUE_INIT;
    g_value_init(&source, G_VALUE_TYPE(value));
    source.data[0].v_pointer = instance;
    g_value_copy(&source, value);
}

// g_log takes varargs, which Swift cannot call.
static inline void rx_warn(const char *message) {
    g_log("RxShell", G_LOG_LEVEL_WARNING, "%s", message);
}

// The types of GValue that are macros in C.

static inline GType rx_type_none(void) { return G_TYPE_NONE; }
static inline GType rx_type_interface(void) { return G_TYPE_INTERFACE; }
static inline GType rx_type_char(void) { return G_TYPE_CHAR; }
static inline GType rx_type_uchar(void) { return G_TYPE_UCHAR; }
static inline GType rx_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType rx_type_int(void) { return G_TYPE_INT; }
static inline GType rx_type_uint(void) { return G_TYPE_UINT; }
static inline GType rx_type_long(void) { return G_TYPE_LONG; }
static inline GType rx_type_ulong(void) { return G_TYPE_ULONG; }
static inline GType rx_type_int64(void) { return G_TYPE_INT64; }
static inline GType rx_type_uint64(void) { return G_TYPE_UINT64; }
static inline GType rx_type_enum(void) { return G_TYPE_ENUM; }
static inline GType rx_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType rx_type_float(void) { return G_TYPE_FLOAT; }
static inline GType rx_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType rx_type_string(void) { return G_TYPE_STRING; }
static inline GType rx_type_pointer(void) { return G_TYPE_POINTER; }
static inline GType rx_type_boxed(void) { return G_TYPE_BOXED; }
static inline GType rx_type_param(void) { return G_TYPE_PARAM; }
static inline GType rx_type_object(void) { return G_TYPE_OBJECT; }
static inline GType rx_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType rx_type_value(void) { return G_TYPE_VALUE; }
static inline GType rx_type_strv(void) { return G_TYPE_STRV; }

// A symbol newer than the headers this package is built on, or NULL: nothing fails to link.
extern void *dlsym(void *handle, const char *name);
static inline void *rx_symbol(const char *name) { return dlsym((void *)0, name); }

// Missing where the headers are older than a package trait needs.
#if GTK_CHECK_VERSION(4, 10, 0)
static inline void theTrait_GTK_4_10_needsTheHeadersOfGTK_4_10(void) {}
#endif
#if GTK_CHECK_VERSION(4, 12, 0)
static inline void theTrait_GTK_4_12_needsTheHeadersOfGTK_4_12(void) {}
#endif
#if GTK_CHECK_VERSION(4, 14, 0)
static inline void theTrait_GTK_4_14_needsTheHeadersOfGTK_4_14(void) {}
#endif
#if GTK_CHECK_VERSION(4, 16, 0)
static inline void theTrait_GTK_4_16_needsTheHeadersOfGTK_4_16(void) {}
#endif
#if GTK_CHECK_VERSION(4, 18, 0)
static inline void theTrait_GTK_4_18_needsTheHeadersOfGTK_4_18(void) {}
#endif

#endif
