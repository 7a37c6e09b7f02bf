import Foundation

// What a delegate answers that lacks a method. The table view learns here which it lacks, where UIKit asks the runtime.
extension UITableView {
  final var defaultRowHeight: CGFloat {
    defaultAnswers.insert(.rowHeight)
    return rowHeight
  }

  final var defaultEstimatedRowHeight: CGFloat {
    defaultAnswers.insert(.estimatedRowHeight)
    return estimatedRowHeight
  }

  final var defaultHeaderView: UIView? {
    defaultAnswers.insert(.headerView)
    return nil
  }

  final var defaultFooterView: UIView? {
    defaultAnswers.insert(.footerView)
    return nil
  }
}
