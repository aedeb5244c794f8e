@_exported public import Masthead
@_exported public import MastheadDiff
@_exported public import MastheadSnapshots
