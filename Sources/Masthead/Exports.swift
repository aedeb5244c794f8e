@_exported public import Foundation
@_exported public import MastheadComponents
@_exported public import MastheadLayout
@_exported public import Observation
