import Foundation
import Masthead
import MastheadFiles
import MastheadSnapshots

/// The results of a run as one page that needs no other file, no network and no server.
struct ReportPage {
  /// Bytes of pictures of snapshots that passed. People look at failures, and send the page by mail, which takes no large
  /// attachments.
  private static let mostPassedBytes = 4 << 20

  private let outcome: SnapshotRun.Outcome
  private let run: SnapshotRun

  init(_ outcome: SnapshotRun.Outcome, _ run: SnapshotRun) {
    self.outcome = outcome
    self.run = run
  }

  /// - Throws: when a picture can't be read that the run has just written.
  func bytes() throws -> [UInt8] {
    var room = Self.mostPassedBytes
    var snapshots: [JSONValue] = []
    for result in outcome.results {
      var members = SnapshotJSON.members(of: result)
      members.append(JSONValue.Member("pictures", .object(try pictures(of: result, &room))))
      snapshots.append(.object(members))
    }
    let data = JSONValue.object([
      "accept": .string(run.acceptance), "snapshots": .array(snapshots),
      "failures": .array(
        outcome.failures.map {
          .object(["preview": .string($0.preview), "frame": .string($0.frame), "message": .string($0.message)])
        }),
    ])
    // No text of the data may end the script that it is in.
    let json = data.compact.replacing("<", with: "\\u003C")
    return Array((Self.head + Self.body + json + "</script>\n<script>\n" + Self.script + "</script>\n").utf8)
  }

  private func pictures(of result: SnapshotResult, _ room: inout Int) throws -> [JSONValue.Member] {
    guard let finding = result.findings.first(where: { $0.golden.hasSuffix(".png") }) else { return [] }
    func member(_ name: String, _ bytes: [UInt8]) -> JSONValue.Member {
      JSONValue.Member(name, .string("data:image/png;base64,\(Data(bytes).base64EncodedString())"))
    }
    guard result.status == .failed else {
      guard room > 0, let bytes = try File.read(finding.golden) else { return [] }
      room -= bytes.count
      return [member("expected", bytes)]
    }
    // Where only a text differs, the picture is as it was.
    if finding.isSame { return try File.read(finding.golden).map { [member("expected", $0)] } ?? [] }
    var members: [JSONValue.Member] = []
    for (name, path) in [
      ("expected", finding.artifacts.expected), ("actual", finding.artifacts.actual),
      ("difference", finding.artifacts.difference),
    ] {
      guard let path, let bytes = try File.read(path) else { continue }
      members.append(member(name, bytes))
    }
    return members
  }

  private static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Snapshots</title>
    <style>
    \(style)
    </style>

    """

  private static let body = """
    <header>
      <h1>Snapshots</h1>
      <p id="counts"></p>
      <label>Show <select id="status"><option value="failed">failures</option><option value="">all</option></select></label>
      <label>Family <select id="family"></select></label>
      <label>Theme <select id="theme"></select></label>
      <label>Offset <select id="offset"></select></label>
      <label class="search"><span>Find</span> <input id="search" type="search" placeholder="name"></label>
      <button id="scheme" title="Light or dark (d)">Light or dark</button>
    </header>
    <nav id="list" aria-label="Snapshots"></nav>
    <main id="main">
      <div id="title"></div>
      <div id="tools" role="toolbar" aria-label="View">
        <span id="modes"></span>
        <span class="zoom">
          <button id="out" title="Smaller (-)">−</button>
          <output id="zoom"></output>
          <button id="in" title="Larger (+)">+</button>
          <button id="fit" title="Fit (0)">Fit</button>
        </span>
      </div>
      <div id="stage" tabindex="0"></div>
      <div id="details"></div>
    </main>
    <script id="data" type="application/json">
    """
}
