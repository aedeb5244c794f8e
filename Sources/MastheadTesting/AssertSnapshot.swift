public import Foundation
public import Masthead
public import MastheadSnapshots

/// Compares frames of a view with its goldens.
///
/// ```swift
/// @Test func profile() {
///   assertSnapshot(of: ProfileHeader(), at: [0, 44, 88], themes: [.light, .dark], named: "profile")
/// }
/// ```
///
/// Goldens are kept beside the test, in `__Snapshots__/<test file>/<name>/`, a file or two for each frame. A golden that is
/// missing is recorded, and the test fails once; where the environment variable `CI` is set, nothing is ever recorded.
///
/// - Parameters:
///   - view: laid out anew for each frame.
///   - offsets: how far the view is scrolled, in points, negative in overscroll.
///   - themes: light, dark, or both.
///   - scales: pixels per point; empty for the device's, or 2.
///   - size: the viewport in points, without safe areas. Without this and `device`, a view that scrolls gets 390 x 844, and
///     any other is 390 wide and as high as it wants.
///   - device: a screen with its size, scale and safe areas.
///   - directions: which way lines run.
///   - textSizes: the text sizes that a person may choose.
///   - tabs: names of tabs to select; empty for the one that the view starts with.
///   - settings: what the reader asked the system for.
///   - name: of the folder of goldens: letters, digits, `.`, `-`, `_`, with `/` between parts. No two assertions of a test
///     file may use one name for the same frame.
///   - folder: of the goldens, in place of `__Snapshots__/<test file>`. A relative path starts at the test file's folder.
///   - strategies: what of each frame is compared.
///   - record: which goldens to write; nil for what `.snapshots(record:)`, `withSnapshots(record:)`, `MASTHEAD_RECORD` or
///     `SNAPSHOT_TESTING_RECORD` say, and else those that are missing.
public func assertSnapshot<V: View>(
  of view: V, at offsets: SnapshotOffsets = .atRest, themes: [ColorScheme] = [.light], scales: [Double] = [],
  size: CGSize? = nil, device: SnapshotDevice? = nil, directions: [LayoutDirection] = [.leftToRight],
  textSizes: [DynamicTypeSize] = [.large], tabs: [String] = [], settings: Set<SnapshotSetting> = [],
  named name: String,
  in folder: String? = nil,
  as strategies: [SnapshotStrategy] = [.image, .displayList], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  let content = OneThread(view)
  assertSnapshot(
    of: Preview(name) { content.value }, at: offsets, themes: themes, scales: scales, size: size, device: device,
    directions: directions, textSizes: textSizes, tabs: tabs, settings: settings, named: name, in: folder,
    as: strategies,
    record: record, fileID: fileID, filePath: filePath, line: line, column: column, function: function)
}

/// Compares frames of a preview with its goldens, as for a view.
///
/// - Parameters:
///   - instants: seconds on the preview's timeline; empty for stills.
///   - name: of the folder of goldens; nil for the preview's own name.
public func assertSnapshot(
  of preview: Preview, at offsets: SnapshotOffsets = .atRest, instants: [Double] = [],
  themes: [ColorScheme] = [.light], scales: [Double] = [], size: CGSize? = nil, device: SnapshotDevice? = nil,
  directions: [LayoutDirection] = [.leftToRight], textSizes: [DynamicTypeSize] = [.large], tabs: [String] = [],
  settings: Set<SnapshotSetting> = [], named name: String? = nil, in folder: String? = nil,
  as strategies: [SnapshotStrategy] = [.image, .displayList],
  record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function, goldens: folder)
  let axes = SnapshotAxes(
    offsets: offsets, instants: instants, themes: themes, scales: scales, size: size, device: device,
    directions: directions, textSizes: textSizes, tabs: tabs, settings: settings)
  let variables = ProcessInfo.processInfo.environment
  let assertion = SnapshotAssertion(
    preview: preview, name: name ?? preview.name, axes: axes, strategies: strategies,
    record: record ?? TestConfiguration.record, place: place, variables: variables)
  let outcome = assertion.outcome()
  for file in outcome.attachments { place.attach(file) }
  if let message = outcome.message { place.fail(message) }
}

/// A view that stays on the thread that made it.
///
/// `@unchecked Sendable`: the preview that holds it is laid out by the function that was given the view, and then dropped.
struct OneThread<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
