extension FormBuilder: CustomDebugStringConvertible {
  /// The tree of the form: its sections and providers, with their identities and what they show.
  public var debugDescription: String {
    var lines = ["\(type(of: self)) with \(form.tree.numberOfSections) sections"]
    for section in form.tree.sections {
      lines.append("  \(section.identity)\(section.exists ? "" : ", not shown")")
      if let header = section.header { lines.append("    header \(describe(header))") }
      section.rows.forEachLeaf { lines.append("    \(describe($0))") }
      if let footer = section.footer { lines.append("    footer \(describe(footer))") }
    }
    return lines.joined(separator: "\n")
  }

  private func describe<Member>(_ node: LeafNode<Member>) -> String {
    "\(node.identity): \(node.count) \(node.count == 1 ? "node" : "nodes")\(node.isHidden ? ", hidden" : "")"
  }
}
