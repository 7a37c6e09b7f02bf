/// A form as plain data: what a random transition starts from or leads to.
package struct FuzzForm: Codable, Equatable, Sendable {
  package var sections: [FuzzSection]

  package init(sections: [FuzzSection] = []) {
    self.sections = sections
  }

  /// What a view of the form has to show.
  package var expected: [ShownSection] {
    sections.compactMap { section in
      if section.isHidden { return nil }
      let shown = ShownSection(
        rows: section.providers.flatMap(\.expectedRows),
        header: section.header.expectedText,
        footer: section.footer.expectedText
      )
      let isEmpty = shown.rows.isEmpty && shown.header == nil && shown.footer == nil
      return isEmpty && !section.keepsEmpty ? nil : shown
    }
  }
}

/// A section as plain data.
package struct FuzzSection: Codable, Equatable, Sendable {
  package var id: Int
  package var isHidden = false
  package var header = FuzzPart()
  package var footer = FuzzPart()
  package var providers: [FuzzProvider] = []

  package init(id: Int) {
    self.id = id
  }

  /// Whether the section is there without content. Fixed for a section, so it follows from the number.
  package var keepsEmpty: Bool { id % 3 == 0 }
}

/// A header or footer as plain data.
package struct FuzzPart: Codable, Equatable, Sendable {
  package var isHidden = false
  package var value: TestValue?

  var expectedText: String? { isHidden ? nil : value.map { "\($0)" } }
}

/// A provider as plain data.
package struct FuzzProvider: Codable, Equatable, Sendable {
  /// What a provider is; fixed for a provider, so it follows from the number.
  package enum Kind {
    /// Has values that change.
    case values
    /// Is replaced by another object of the same identity to change its values.
    case recreated
    /// Has providers that change.
    case group
  }

  package var id: Int
  package var isHidden = false
  package var values: [TestValue] = []
  package var children: [FuzzProvider] = []

  package init(id: Int) {
    self.id = id
  }

  package var kind: Kind {
    switch id % 6 {
    case 4: .recreated
    case 5: .group
    default: .values
    }
  }

  /// The number of values of one provider; the identities of their values begin where those of the provider before end.
  static var valueLimit: Int { 100 }

  var expectedRows: [String] {
    if isHidden { return [] }
    return kind == .group ? children.flatMap(\.expectedRows) : values.map { "\($0)" }
  }
}
