import Foundation

print("masthead")
