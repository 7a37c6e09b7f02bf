/// A change of one provider, and the way back.
enum FormWorkload: String, CaseIterable {
  case changeValue = "one value changed"
  case hide = "one provider hidden"
  case append = "one value appended"

  @MainActor
  func apply(to provider: BenchProvider) {
    switch self {
    case .changeValue: provider.values[provider.values.count / 2].payload += 1
    case .hide: provider.isHidden = true
    case .append: provider.values.append(BenchValue(id: -1))
    }
  }

  @MainActor
  func undo(in provider: BenchProvider) {
    switch self {
    case .changeValue: provider.values[provider.values.count / 2].payload -= 1
    case .hide: provider.isHidden = false
    case .append: provider.values.removeLast()
    }
  }
}
