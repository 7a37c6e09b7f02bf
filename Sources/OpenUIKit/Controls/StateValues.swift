/// Values of a property for states of a control.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for exactly a state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state: its own, else that of the normal state.
  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
