/// A row made on the spot: add views to `contentView`, set what is to differ, and put it into a form.
///
///     let profile = UniqueCustomTableViewProvider()
///     profile.itemHeight = { _ in 80 }
///     profile.accessoryType = .disclosureIndicator
///     profile.contentView.addSubview(nameLabel)
public typealias UniqueCustomTableViewProvider = SingleTableViewCellProvider<UITableViewCell>
