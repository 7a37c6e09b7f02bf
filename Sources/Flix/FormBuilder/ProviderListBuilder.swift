/// Collects providers from the statements of a closure.
///
/// Besides providers, lists of them, `if`, `switch` and `for` are understood.
@resultBuilder
@MainActor
public enum ProviderListBuilder<Provider> {
  /// A provider.
  public static func buildExpression(_ provider: Provider) -> [Provider] { [provider] }
  /// A provider that may not be there.
  public static func buildExpression(_ provider: Provider?) -> [Provider] { provider.map { [$0] } ?? [] }
  /// Several providers.
  public static func buildExpression(_ providers: [Provider]) -> [Provider] { providers }
  /// One statement after another.
  public static func buildBlock(_ parts: [Provider]...) -> [Provider] { parts.flatMap { $0 } }
  /// `if` without `else`.
  public static func buildOptional(_ part: [Provider]?) -> [Provider] { part ?? [] }
  /// The first branch of `if` or `switch`.
  public static func buildEither(first part: [Provider]) -> [Provider] { part }
  /// Another branch of `if` or `switch`.
  public static func buildEither(second part: [Provider]) -> [Provider] { part }
  /// `for`.
  public static func buildArray(_ parts: [[Provider]]) -> [Provider] { parts.flatMap { $0 } }
  /// `if #available`.
  public static func buildLimitedAvailability(_ part: [Provider]) -> [Provider] { part }
}
