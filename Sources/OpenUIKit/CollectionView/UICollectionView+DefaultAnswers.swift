import Foundation

// What a delegate answers that lacks a method. The collection view learns here which it lacks, where UIKit asks the
// runtime, so that a layout need not ask item by item.
extension UICollectionView {
  final func defaultAnswer(_ question: FlowLayoutMetrics.Question, of layout: UICollectionViewLayout)
    -> FlowLayoutMetrics
  {
    defaultAnswers.insert(question)
    return layout.metrics
  }
}
