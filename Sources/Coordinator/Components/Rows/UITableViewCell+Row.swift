extension UITableViewCell {
  /// Shows a row; one without a subtitle is a remark.
  public func show<ID>(_ row: TableRow<ID>) {
    var content = row.subtitle == nil ? UIListContentConfiguration.cell() : .subtitleCell()
    content.text = row.title
    content.secondaryText = row.subtitle
    content.secondaryTextProperties.numberOfLines = 0
    if row.subtitle == nil { content.textProperties.color = .secondaryLabel }
    if row.isDimmed { content.textProperties.color = .tertiaryLabel }
    if row.isDimmed { content.secondaryTextProperties.color = .tertiaryLabel }
    contentConfiguration = content
    selectionStyle = row.isSelectable ? .default : .none
    accessibilityHint = row.act
    accessibilityLabel = [row.title, row.subtitle].compactMap(\.self).joined(separator: ", ")
  }
}
