// The files beside this one hold the article's code that speaks of table views, as it stands there. `[TableViewProvider]`
// is written `[any TableViewProvider]`, as Swift 6 wants it.
//
// Declarations of the library itself (`TableViewProvider`, `AnimatableTableViewMultiNodeProvider`, `Node`,
// `IdentifiableNode`, `TableViewBuilder`) stand in the article to explain it; `ArticleTests` uses what they declare.
//
// Fragments that are not there yet, and what they wait for:
//
// - `UniqueTextFieldVerifiableTableViewProvider` of the sign-up form: text fields and validation rows.
// - `createValues() -> Observable<[Value]>`, `createAnimatableNodes() -> Observable<[IdentifiableNode]>` and the
//   pipeline of the builder: the `RxSwift` trait.
// - `register` with a `UINib`: nibs.
// - `CollectionViewProvider`: collection views.
