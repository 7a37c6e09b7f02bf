/// Which characters a person is to type.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Any characters.
  case `default` = 0
  /// Any characters of ASCII.
  case asciiCapable = 1
  /// Numbers with punctuation.
  case numbersAndPunctuation = 2
  /// An address of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A telephone number.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// An address of electronic mail.
  case emailAddress = 7
  /// A number with decimals.
  case decimalPad = 8
  /// Text with @ and #.
  case twitter = 9
  /// Words to search the web for, or an address.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Any characters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
