// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include <dlfcn.h>
#include <glib-object.h>

#include "GtkTestLoop.h"

typedef struct {
    GWeakRef object;
    gulong id;
    char *signal;
} Handler;

static GPtrArray *handlers;
static gboolean records;

static void free_handler(gpointer data) {
    Handler *handler = data;
    g_weak_ref_clear(&handler->object);
    g_free(handler->signal);
    g_free(handler);
}

// Takes the place of the function of the same name of GObject, by which the binding connects all handlers.
gulong g_signal_connect_closure(gpointer object, const char *signal, GClosure *closure, gboolean after) {
    static gulong (*connect)(gpointer, const char *, GClosure *, gboolean);
    if (!connect) *(void **)&connect = dlsym(RTLD_NEXT, "g_signal_connect_closure");
    gulong id = connect(object, signal, closure, after);
    if (records && G_IS_OBJECT(object)) {
        Handler *handler = g_new0(Handler, 1);
        g_weak_ref_init(&handler->object, object);
        handler->id = id;
        handler->signal = g_strdup_printf("%s::%s", G_OBJECT_TYPE_NAME(object), signal);
        g_ptr_array_add(handlers, handler);
    }
    return id;
}

void rx_test_record_handlers(void) {
    if (handlers) g_ptr_array_unref(handlers);
    handlers = g_ptr_array_new_with_free_func(free_handler);
    records = TRUE;
}

const char *rx_test_remaining_handler(void) {
    records = FALSE;
    while (handlers && handlers->len > 0) {
        Handler *handler = g_ptr_array_index(handlers, handlers->len - 1);
        GObject *object = g_weak_ref_get(&handler->object);
        gboolean is_left = object && g_signal_handler_is_connected(object, handler->id);
        if (object) g_object_unref(object);
        if (is_left) return handler->signal;
        g_ptr_array_remove_index(handlers, handlers->len - 1);
    }
    return NULL;
}
