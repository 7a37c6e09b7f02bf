/// Whose calls get through.
nonisolated enum Callers: String, CaseIterable {
  case everyone = "Everyone"
  case noOne = "No One"
  case favorites = "Favorites"
}
