/// What a cell, header or footer keeps for its configurations.
struct ConfigurationRecord {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state changed since the last update.
  var needsUpdate = true
  /// Whether an update is running, which needs no other for what it sets.
  var isUpdating = false
}
