@_exported public import Masthead
