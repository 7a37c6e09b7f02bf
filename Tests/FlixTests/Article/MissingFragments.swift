// The files beside this one hold the article's code that speaks of table views, as it stands there. `[TableViewProvider]`
// is written `[any TableViewProvider]`, as Swift 6 wants it.
//
// Declarations of the library itself (`TableViewProvider`, `AnimatableTableViewMultiNodeProvider`, `Node`,
// `IdentifiableNode`, `TableViewBuilder`) stand in the article to explain it; `ArticleTests` uses what they declare.
//
// What speaks of `Observable` stands in `Tests/FlixRxSwiftTests/Article` and needs the trait `RxSwift`. The pipeline of
// the builder, of which the article tells, is the builder's own affair: the form tree does that work without RxSwift.
//
// Fragments that are not there yet, and what they wait for:
//
// - `UniqueTextFieldVerifiableTableViewProvider` of the sign-up form: text fields and validation rows.
// - `register` with a `UINib`: nibs.
// - `CollectionViewProvider`: collection views.
