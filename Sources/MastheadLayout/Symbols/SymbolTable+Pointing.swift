extension SymbolTable {
  /// Chevrons, arrows and what lies along the line of text. Arrows that turn keep their sense in every layout direction.
  static let pointingRows = """
    chevron.left caret-left flips
    chevron.right caret-right flips
    chevron.backward caret-left flips
    chevron.forward caret-right flips
    chevron.up caret-up
    chevron.down caret-down
    chevron.compact.left caret-left flips
    chevron.compact.right caret-right flips
    chevron.compact.up caret-up
    chevron.compact.down caret-down
    chevron.left.2 caret-double-left flips
    chevron.right.2 caret-double-right flips
    chevron.up.2 caret-double-up
    chevron.down.2 caret-double-down
    chevron.up.chevron.down caret-up-down
    chevron.left.circle caret-circle-left flips +fill
    chevron.right.circle caret-circle-right flips +fill
    chevron.backward.circle caret-circle-left flips +fill
    chevron.forward.circle caret-circle-right flips +fill
    chevron.up.circle caret-circle-up +fill
    chevron.down.circle caret-circle-down +fill
    chevron.left.forwardslash.chevron.right code
    arrow.left arrow-left flips
    arrow.right arrow-right flips
    arrow.backward arrow-left flips
    arrow.forward arrow-right flips
    arrow.up arrow-up
    arrow.down arrow-down
    arrow.up.left arrow-up-left flips
    arrow.up.right arrow-up-right flips
    arrow.up.forward arrow-up-right flips
    arrow.up.backward arrow-up-left flips
    arrow.down.left arrow-down-left flips
    arrow.down.right arrow-down-right flips
    arrow.left.circle arrow-circle-left flips +fill
    arrow.right.circle arrow-circle-right flips +fill
    arrow.backward.circle arrow-circle-left flips +fill
    arrow.forward.circle arrow-circle-right flips +fill
    arrow.up.circle arrow-circle-up +fill
    arrow.down.circle arrow-circle-down +fill
    arrow.up.right.circle arrow-circle-up-right flips +fill
    arrow.down.left.circle arrow-circle-down-left flips +fill
    arrow.left.square arrow-square-left flips +fill
    arrow.right.square arrow-square-right flips +fill
    arrow.up.square arrow-square-up +fill
    arrow.down.square arrow-square-down +fill
    arrow.up.right.square arrow-square-up-right flips +fill
    arrow.up.forward.square arrow-square-up-right flips +fill
    arrow.up.forward.app arrow-square-out flips +fill
    arrow.left.to.line arrow-line-left flips
    arrow.right.to.line arrow-line-right flips
    arrow.up.to.line arrow-line-up
    arrow.down.to.line arrow-line-down
    arrow.left.arrow.right arrows-left-right
    arrow.left.and.right arrows-horizontal
    arrow.up.arrow.down arrows-down-up
    arrow.up.and.down arrows-vertical
    arrow.up.and.down.and.arrow.left.and.right arrows-out-cardinal
    arrow.up.left.and.arrow.down.right arrows-out-simple
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-out
    arrow.down.right.and.arrow.up.left arrows-in-simple
    arrow.down.left.and.arrow.up.right arrows-in-simple
    arrow.clockwise arrow-clockwise
    arrow.counterclockwise arrow-counter-clockwise
    arrow.triangle.2.circlepath arrows-clockwise
    arrow.2.circlepath arrows-clockwise
    arrow.2.squarepath repeat
    arrow.triangle.branch git-branch
    arrow.triangle.merge arrows-merge
    arrow.triangle.swap swap
    arrow.swap swap
    arrow.turn.up.left arrow-bend-up-left flips
    arrow.turn.up.right arrow-bend-up-right flips
    arrow.turn.down.left arrow-elbow-down-left flips
    arrow.turn.down.right arrow-elbow-down-right flips
    arrow.uturn.left arrow-u-up-left flips
    arrow.uturn.right arrow-u-up-right flips
    arrow.uturn.backward arrow-u-up-left flips
    arrow.uturn.forward arrow-u-up-right flips
    arrowshape.left arrow-fat-left flips +fill
    arrowshape.right arrow-fat-right flips +fill
    arrowshape.up arrow-fat-up +fill
    arrowshape.down arrow-fat-down +fill
    arrowshape.turn.up.left arrow-bend-up-left flips +fill
    arrowshape.turn.up.right share-fat flips +fill
    arrowtriangle.left caret-left fill flips
    arrowtriangle.right caret-right fill flips
    arrowtriangle.left.fill caret-left fill flips
    arrowtriangle.right.fill caret-right fill flips
    arrowtriangle.up.fill caret-up fill
    arrowtriangle.down.fill caret-down fill
    square.and.arrow.up export +fill
    square.and.arrow.down download-simple +fill
    square.and.arrow.up.on.square export +fill
    rectangle.portrait.and.arrow.right sign-out flips +fill
    rectangle.portrait.and.arrow.forward sign-out flips +fill
    iphone.and.arrow.forward sign-out flips
    icloud.and.arrow.up cloud-arrow-up +fill
    icloud.and.arrow.down cloud-arrow-down +fill
    tray.and.arrow.up tray-arrow-up +fill
    tray.and.arrow.down tray-arrow-down +fill
    location navigation-arrow +fill
    location.north navigation-arrow +fill
    location.slash gps-slash +fill
    location.circle compass +fill
    paperplane paper-plane-tilt flips +fill
    return key-return flips
    delete.left backspace flips +fill
    delete.backward backspace flips +fill
    list.bullet list-bullets flips
    list.dash list-dashes flips
    list.number list-numbers flips
    list.star list-star flips
    checklist list-checks flips
    list.bullet.rectangle article flips +fill
    list.bullet.indent tree-view flips
    text.alignleft text-align-left flips
    text.alignright text-align-right flips
    text.aligncenter text-align-center
    text.justify text-align-justify
    text.justify.left text-align-left flips
    text.append list-plus flips
    text.badge.plus list-plus flips
    text.badge.checkmark list-checks flips
    increase.indent text-indent flips
    decrease.indent text-outdent flips
    text.quote quotes flips
    quote.opening quotes flips
    quote.bubble chat-centered-text flips +fill
    sidebar.left sidebar-simple flips
    sidebar.leading sidebar-simple flips
    line.horizontal.3.decrease funnel-simple

    """
}
