// SPDX-License-Identifier: MIT

#include <gtk/gtk.h>

#include "GtkPeers.h"
#include "Window.h"

static GtkWidget *label, *bar, *button;

void peer_open_controls(void) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    label = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    bar = gtk_progress_bar_new();
    button = gtk_button_new_with_label("Save");
    gtk_box_append(GTK_BOX(box), label);
    gtk_box_append(GTK_BOX(box), bar);
    gtk_box_append(GTK_BOX(box), button);
    peer_new_window(box);
}

void peer_set_label(const char *text) { gtk_label_set_text(GTK_LABEL(label), text); }
void peer_set_fraction(double fraction) { gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(bar), fraction); }
void peer_set_sensitive(int is_sensitive) { gtk_widget_set_sensitive(button, is_sensitive); }

// A model with properties, which GObject binds to those of the widgets.
#define PEER_TYPE_MODEL peer_model_get_type()
G_DECLARE_FINAL_TYPE(PeerModel, peer_model, PEER, MODEL, GObject)
struct _PeerModel {
    GObject parent;
    char *text;
    double fraction;
    gboolean is_sensitive;
};
G_DEFINE_TYPE(PeerModel, peer_model, G_TYPE_OBJECT)
static GParamSpec *properties[4];
static PeerModel *model;

static void peer_model_init(PeerModel *model) {}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *property) {
    PeerModel *model = PEER_MODEL(object);
    if (id == 1) {
        g_free(model->text);
        model->text = g_value_dup_string(value);
    } else if (id == 2) {
        model->fraction = g_value_get_double(value);
    } else {
        model->is_sensitive = g_value_get_boolean(value);
    }
    g_object_notify_by_pspec(object, property);
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *property) {
    PeerModel *model = PEER_MODEL(object);
    if (id == 1) g_value_set_string(value, model->text);
    else if (id == 2) g_value_set_double(value, model->fraction);
    else g_value_set_boolean(value, model->is_sensitive);
}

static void peer_model_class_init(PeerModelClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    properties[1] = g_param_spec_string("text", NULL, NULL, NULL, flags);
    properties[2] = g_param_spec_double("fraction", NULL, NULL, 0, 1, 0, flags);
    properties[3] = g_param_spec_boolean("is-sensitive", NULL, NULL, FALSE, flags);
    g_object_class_install_properties(object_class, 4, properties);
}

void peer_bind_controls(void) {
    model = g_object_new(PEER_TYPE_MODEL, NULL);
    g_object_bind_property(model, "text", label, "label", G_BINDING_DEFAULT);
    g_object_bind_property(model, "fraction", bar, "fraction", G_BINDING_DEFAULT);
    g_object_bind_property(model, "is-sensitive", button, "sensitive", G_BINDING_DEFAULT);
}

void peer_set_bound_label(const char *text) { g_object_set(model, "text", text, NULL); }
void peer_set_bound_fraction(double fraction) { g_object_set(model, "fraction", fraction, NULL); }
void peer_set_bound_sensitive(int is_sensitive) { g_object_set(model, "is-sensitive", is_sensitive, NULL); }

static void echo(GtkEditable *entry, gpointer label) {
    char *text = g_utf8_strup(gtk_editable_get_text(entry), -1);
    gtk_label_set_text(GTK_LABEL(label), text);
    g_free(text);
}

void peer_open_echo(void) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    GtkWidget *entry = gtk_entry_new();
    GtkWidget *echoed = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(echoed), 0);
    gtk_label_set_ellipsize(GTK_LABEL(echoed), PANGO_ELLIPSIZE_END);
    g_signal_connect(entry, "changed", G_CALLBACK(echo), echoed);
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), echoed);
    peer_new_window(box);
}

void peer_open_box(int labels) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int i = 0; i < labels; i++) {
        char text[32];
        g_snprintf(text, sizeof text, "%d", i);
        GtkWidget *child = gtk_label_new(text);
        gtk_label_set_xalign(GTK_LABEL(child), 0);
        gtk_label_set_ellipsize(GTK_LABEL(child), PANGO_ELLIPSIZE_END);
        gtk_box_append(GTK_BOX(box), child);
    }
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
    peer_new_window(scrolled);
}

static GtkWidget *stack, *form;

void peer_open_stack(void) {
    stack = gtk_stack_new();
    gtk_stack_add_child(GTK_STACK(stack), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
    peer_new_window(stack);
}

void peer_push_form(void) {
    form = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int i = 0; i < 10; i++) {
        GtkWidget *child = gtk_label_new("Ada Lovelace");
        gtk_label_set_xalign(GTK_LABEL(child), 0);
        gtk_label_set_ellipsize(GTK_LABEL(child), PANGO_ELLIPSIZE_END);
        gtk_box_append(GTK_BOX(form), child);
    }
    for (int i = 0; i < 5; i++) {
        GtkWidget *child = gtk_entry_new();
        gtk_editable_set_text(GTK_EDITABLE(child), "Ada Lovelace");
        gtk_box_append(GTK_BOX(form), child);
    }
    gtk_stack_add_child(GTK_STACK(stack), form);
    gtk_stack_set_visible_child(GTK_STACK(stack), form);
}

void peer_pop_form(void) { gtk_stack_remove(GTK_STACK(stack), form); }
