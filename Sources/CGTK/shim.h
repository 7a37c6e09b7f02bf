// GTK and libadwaita for Swift, with what C macros hide as inline functions. No logic here.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <adwaita.h>
#include <glib-unix.h>

// A widget with one extra word for its Swift object, which is not retained by it.
typedef struct {
  GtkWidget parent;
  void *swift;
} CGTKViewWidget;

static inline void *cgtk_view_widget_get_swift(void *widget) { return ((CGTKViewWidget *)widget)->swift; }
static inline void cgtk_view_widget_set_swift(void *widget, void *swift) {
  ((CGTKViewWidget *)widget)->swift = swift;
}

static inline GtkWidget *cgtk_view_widget_new(GType type, const char *css_name, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "css-name", css_name, "accessible-role", role, NULL));
}

static inline GtkWidget *cgtk_text_new(GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_TEXT, "accessible-role", role, NULL));
}

static inline GtkWidget *cgtk_menu_button_new(GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_BUTTON, "css-name", "modelbutton", "accessible-role", role, NULL));
}

// The direction of the first letter that has one. Pango advises against its function for layouts, which find it out
// themselves; a text field has none that can be asked.
static inline PangoDirection cgtk_base_direction(const char *text) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, -1);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static inline GtkWidget *cgtk_widget(void *object) { return GTK_WIDGET(object); }
static inline GObjectClass *cgtk_object_class(void *klass) { return G_OBJECT_CLASS(klass); }
static inline GtkWidgetClass *cgtk_widget_class(void *klass) { return GTK_WIDGET_CLASS(klass); }

// Only for a widget that no assistive technology has seen yet.
static inline void cgtk_accessible_set_role(void *widget, GtkAccessibleRole role) {
  g_object_set(G_OBJECT(widget), "accessible-role", role, NULL);
}
static inline void cgtk_accessible_set_label(void *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
static inline void cgtk_accessible_set_description(void *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
static inline void cgtk_accessible_set_placeholder(void *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, text, -1);
}
static inline void cgtk_accessible_set_position(void *widget, int position, int count) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
                                 GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}
static inline void cgtk_accessible_set_level(void *widget, int level) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}
static inline void cgtk_accessible_set_selected(void *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
static inline void cgtk_accessible_set_expanded(void *widget, gboolean expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
static inline void cgtk_accessible_set_hidden(void *widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}
// The value of a control between two others, as a number.
static inline void cgtk_accessible_set_value(void *widget, double value, double minimum, double maximum) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value,
                                 GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                 maximum, -1);
}
static inline gboolean cgtk_test_accessible_has_value(void *widget, double value) {
  char *difference =
    gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value);
  g_free(difference);
  return difference == NULL;
}
static inline gboolean cgtk_test_accessible_is_labelled(void *widget, const char *label) {
  char *difference =
    gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_free(difference);
  return difference == NULL;
}
static inline gboolean cgtk_test_accessible_is_hidden(void *widget) {
  char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gboolean hidden = difference == NULL;
  g_free(difference);
  return hidden;
}
static inline void cgtk_accessible_set_disabled(void *widget, gboolean disabled) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}
static inline void cgtk_accessible_set_checked(void *widget, GtkAccessibleTristate state) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}
static inline void cgtk_accessible_reset_checked(void *widget) {
  gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED);
}
static inline void cgtk_accessible_reset_expanded(void *widget) {
  gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED);
}
static inline gboolean cgtk_test_accessible_is_checked(void *widget) {
  char *difference =
      gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  gboolean checked = difference == NULL;
  g_free(difference);
  return checked;
}
static inline int cgtk_object_get_int(void *object, const char *property) {
  int value = 0;
  g_object_get(G_OBJECT(object), property, &value, NULL);
  return value;
}

static inline gboolean cgtk_is_a(void *object, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(object, type); }
static inline void cgtk_object_set_bool(void *object, const char *property, gboolean value) {
  g_object_set(G_OBJECT(object), property, value, NULL);
}
static inline void cgtk_object_set_string(void *object, const char *property, const char *value) {
  g_object_set(G_OBJECT(object), property, value, NULL);
}

static inline void cgtk_emit_clicked(void *button) { g_signal_emit_by_name(button, "clicked"); }
static inline void cgtk_move_slider(void *range, GtkScrollType scroll) {
  g_signal_emit_by_name(range, "move-slider", scroll);
}
static inline void cgtk_emit_edge_overshot(void *window, GtkPositionType edge) {
  g_signal_emit_by_name(window, "edge-overshot", edge);
}

static inline GtkScrollable *cgtk_scrollable(void *object) { return GTK_SCROLLABLE(object); }
static inline GType cgtk_value_type(const GValue *value) { return G_VALUE_TYPE(value); }

// Creating a Swift object from its metatype through an initializer that is not `required`: the class's own
// implementation is looked up by the base's method descriptor, and called with Swift's calling convention.
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char cgtk_nsobject_class_descriptor __asm__("$s10Foundation8NSObjectCMn");
extern const char cgtk_nsobject_init_descriptor __asm__("$s10Foundation8NSObjectCACycfCTq");

static inline void *cgtk_swift_make_object(const void *metatype) {
  typedef __attribute__((swiftcall)) void *(*Init)(__attribute__((swift_context)) const void *metatype);
  Init init = (Init)swift_lookUpClassMethod(metatype, &cgtk_nsobject_init_descriptor, &cgtk_nsobject_class_descriptor);
  return init(metatype);
}

extern const char cgtk_view_class_descriptor __asm__("$s9OpenUIKit6UIViewCMn");
extern const char cgtk_view_init_descriptor __asm__("$s9OpenUIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");

static inline void *cgtk_swift_make_view(const void *metatype, double x, double y, double width, double height) {
  typedef __attribute__((swiftcall)) void *(*Init)(double, double, double, double,
                                                   __attribute__((swift_context)) const void *metatype);
  Init init = (Init)swift_lookUpClassMethod(metatype, &cgtk_view_init_descriptor, &cgtk_view_class_descriptor);
  return init(x, y, width, height, metatype);
}

extern const char cgtk_cell_class_descriptor __asm__("$s9OpenUIKit15UITableViewCellCMn");
extern const char cgtk_cell_init_descriptor __asm__(
    "$s9OpenUIKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char cgtk_header_footer_class_descriptor __asm__("$s9OpenUIKit023UITableViewHeaderFooterD0CMn");
extern const char cgtk_header_footer_init_descriptor __asm__(
    "$s9OpenUIKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");

// The two words are a Swift String? that the initializer takes over; the style is the cell style's tag.
static inline void *cgtk_swift_make_cell(const void *metatype, uint8_t style, uintptr_t word0, uintptr_t word1) {
  typedef __attribute__((swiftcall)) void *(*Init)(uint8_t, uintptr_t, uintptr_t,
                                                   __attribute__((swift_context)) const void *metatype);
  Init init = (Init)swift_lookUpClassMethod(metatype, &cgtk_cell_init_descriptor, &cgtk_cell_class_descriptor);
  return init(style, word0, word1, metatype);
}

static inline void *cgtk_swift_make_header_footer_view(const void *metatype, uintptr_t word0, uintptr_t word1) {
  typedef __attribute__((swiftcall)) void *(*Init)(uintptr_t, uintptr_t,
                                                   __attribute__((swift_context)) const void *metatype);
  Init init = (Init)swift_lookUpClassMethod(metatype, &cgtk_header_footer_init_descriptor,
                                            &cgtk_header_footer_class_descriptor);
  return init(word0, word1, metatype);
}

// Whether a class replaces a method of its base: then its implementation is not that of the base.
extern const char cgtk_table_controller_class_descriptor __asm__("$s9OpenUIKit21UITableViewControllerCMn");
extern const char cgtk_table_controller_commit_descriptor __asm__(
    "$s9OpenUIKit21UITableViewControllerC05tableD0_6commit8forRowAtyAA0cD0C_AA0cD4CellC12EditingStyleO"
    "20FoundationEssentials9IndexPathVtFTq");

extern const char cgtk_table_controller_move_descriptor __asm__(
    "$s9OpenUIKit21UITableViewControllerC05tableD0_9moveRowAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtFTq");

extern const char cgtk_collection_controller_class_descriptor __asm__("$s9OpenUIKit26UICollectionViewControllerCMn");
extern const char cgtk_collection_controller_move_descriptor __asm__(
    "$s9OpenUIKit26UICollectionViewControllerC010collectionD0_10moveItemAt2toyAA0cD0C_"
    "20FoundationEssentials9IndexPathVAKtFTq");

static inline gboolean cgtk_swift_overrides(const void *metatype, const void *base, const void *method,
                                            const void *class_descriptor) {
  return swift_lookUpClassMethod(metatype, method, class_descriptor) !=
         swift_lookUpClassMethod(base, method, class_descriptor);
}
static inline gboolean cgtk_swift_overrides_commit(const void *metatype, const void *base) {
  return cgtk_swift_overrides(metatype, base, &cgtk_table_controller_commit_descriptor,
                              &cgtk_table_controller_class_descriptor);
}
static inline gboolean cgtk_swift_overrides_move(const void *metatype, const void *base) {
  return cgtk_swift_overrides(metatype, base, &cgtk_table_controller_move_descriptor,
                              &cgtk_table_controller_class_descriptor);
}
static inline gboolean cgtk_swift_overrides_item_move(const void *metatype, const void *base) {
  return cgtk_swift_overrides(metatype, base, &cgtk_collection_controller_move_descriptor,
                              &cgtk_collection_controller_class_descriptor);
}

#endif
