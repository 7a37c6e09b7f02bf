import Flix
import Observation

/// Colours in the order that a person gives them.
@Observable
final class Palette {
  nonisolated enum Color: String, CaseIterable, Identifiable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown

    var id: Self { self }
    var name: String { rawValue.capitalized }
  }

  private(set) var colors = Color.allCases

  func move(from source: Int, to destination: Int) {
    colors.insert(colors.remove(at: source), at: destination)
  }
}

extension Palette.Color {
  var color: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    }
  }
}
