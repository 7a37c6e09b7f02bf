/// A section of a table view: providers of rows, and a header and a footer if wanted.
///
/// The section is there even if it has no rows; see `AnimatableTableViewSectionProvider` for one that is not.
@MainActor
open class TableViewSectionProvider: FormSectionProvider<
  any TableViewMultiNodeProvider, any SectionPartitionTableViewProvider
>
{}
