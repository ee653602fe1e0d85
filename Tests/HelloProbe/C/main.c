// SPDX-License-Identifier: MIT

#include <gtk/gtk.h>

#include "HelloReport.h"

static void painted(GdkFrameClock *clock, gpointer app) {
    hello_report();
    g_application_quit(G_APPLICATION(app));
}

static void clicked(GtkButton *button, gpointer window) {
    gtk_window_close(GTK_WINDOW(window));
}

static void activate(GtkApplication *app, gpointer data) {
    GtkWidget *window = gtk_application_window_new(app);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    gtk_box_append(GTK_BOX(box), gtk_label_new("Hello"));
    GtkWidget *button = gtk_button_new_with_label("Close");
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), window);
    gtk_box_append(GTK_BOX(box), button);
    gtk_window_set_title(GTK_WINDOW(window), "Hello");
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), app);
}

int main(void) {
    GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(app), 0, NULL);
    g_object_unref(app);
    return status;
}
