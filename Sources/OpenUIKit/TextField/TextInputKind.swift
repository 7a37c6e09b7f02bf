import CGTK

/// The traits of a text as GTK tells them to input methods and on-screen keyboards.
nonisolated struct TextInputKind: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var isSecure = false
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default

  /// What the text is for. What may be typed says more than what the text means.
  var purpose: GtkInputPurpose {
    if isSecure { return GTK_INPUT_PURPOSE_PASSWORD }
    switch keyboard {
    case .URL: return GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiCapableNumberPad: return GTK_INPUT_PURPOSE_DIGITS
    case .numbersAndPunctuation, .decimalPad: return GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: return GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: return GTK_INPUT_PURPOSE_NAME
    case .emailAddress: return GTK_INPUT_PURPOSE_EMAIL
    case .default, .asciiCapable, .twitter, .webSearch: return contentPurpose
    }
  }

  private var contentPurpose: GtkInputPurpose {
    switch content {
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: GTK_INPUT_PURPOSE_NAME
    case .telephoneNumber: GTK_INPUT_PURPOSE_PHONE
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .URL: GTK_INPUT_PURPOSE_URL
    case .creditCardNumber, .oneTimeCode: GTK_INPUT_PURPOSE_DIGITS
    case .password, .newPassword: GTK_INPUT_PURPOSE_PASSWORD
    default: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }

  /// How the text is to be typed.
  var hints: GtkInputHints {
    var hints: UInt32 = 0
    switch autocapitalization {
    case .none: break
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .allCharacters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    }
    if autocorrection == .yes { hints |= GTK_INPUT_HINT_WORD_COMPLETION.rawValue }
    switch spellChecking {
    case .yes: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
    case .no: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    case .default: if autocorrection == .no { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
    }
    if isSecure { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
    return GtkInputHints(rawValue: hints)
  }
}
