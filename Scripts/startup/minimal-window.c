// The least that libadwaita can show, to compare start-up times with: prints a line at its first frame and ends.
#include <adwaita.h>
#include <stdio.h>

static void painted(GdkFrameClock *clock, gpointer loop) {
  puts("first frame");
  fflush(stdout);
  g_main_loop_quit(loop);
}

int main(void) {
  adw_init();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = adw_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  gtk_box_append(GTK_BOX(box), gtk_label_new("Hello"));
  adw_window_set_content(ADW_WINDOW(window), box);
  gtk_window_set_default_size(GTK_WINDOW(window), 420, 844);
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), loop);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
