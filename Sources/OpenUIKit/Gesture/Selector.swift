/// The name of an Objective-C method.
///
/// There is no Objective-C on Linux, so no value of this type exists there. It lets sources be written as UIKit asks for:
/// `super.init(target: nil, action: nil)` in a gesture recognizer of one's own.
nonisolated public enum Selector: Hashable, Sendable {}
