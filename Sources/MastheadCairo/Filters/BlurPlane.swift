internal import CPixels
import MastheadDisplayList

/// A reduced picture in floats, in scratch memory, and what a blur does to it.
final class BlurPlane {
  private let scratch: Scratch
  private let block: Scratch.Block
  private let plane: blur_plane
  private let horizontal: GaussianKernel
  private let vertical: GaussianKernel
  /// The pixels of the picture that the plane stands for.
  private let bounds: PixelRect

  /// What lies beyond the pixels that are read.
  enum Outside {
    /// Nothing. With room, the plane is larger by what may spread out of those pixels.
    case clear(withRoom: Bool)
    case edgesRepeated
  }

  private let edgesRepeat: Int32

  /// - Parameter channels: 4, or 1 for alpha alone.
  init(
    _ canvas: Canvas, _ bounds: PixelRect, channels: Int, horizontal: GaussianKernel, vertical: GaussianKernel,
    outside: Outside, scratch: Scratch
  ) {
    self.scratch = scratch
    self.horizontal = horizontal
    self.vertical = vertical
    let isClear: Bool
    var (roomX, roomY) = (0, 0)
    switch outside {
    case .edgesRepeated: isClear = false
    case .clear(let withRoom):
      isClear = true
      if withRoom { (roomX, roomY) = (horizontal.radius + 1, vertical.radius + 1) }
    }
    edgesRepeat = isClear ? 0 : 1
    self.bounds = bounds.grown(x: roomX * horizontal.factor, y: roomY * vertical.factor)
    let width = (bounds.width + horizontal.factor - 1) / horizontal.factor
    let height = (bounds.height + vertical.factor - 1) / vertical.factor
    let stride = blur_row_length(Int32(width + 2 * roomX), Int32(channels))
    let count = stride * (height + 2 * roomY)
    block = scratch.take(byteCount: count * 4)
    let values = block.memory.bindMemory(to: Float.self, capacity: count)
    values.update(repeating: 0, count: count)
    plane = blur_plane(
      values: values, stride: stride, width: Int32(width + 2 * roomX), height: Int32(height + 2 * roomY),
      channels: Int32(channels))
    var inside = plane
    inside.values = values + (roomY * stride + roomX * channels)
    (inside.width, inside.height) = (Int32(width), Int32(height))
    blur_reduce(
      canvas.readOnlyPixels(at: bounds), canvas.stride, Int32(bounds.width), Int32(bounds.height),
      Int32(horizontal.factor), Int32(vertical.factor), isClear ? 1 : 0, inside)
  }

  deinit { scratch.give(back: block) }

  private var rowLength: Int { plane.stride }

  func blur() {
    withFloats(rowLength + 2 * horizontal.radius * Int(plane.channels)) { row in
      if horizontal.radius > 0 { blur_rows(plane, horizontal.weights, Int32(horizontal.radius), edgesRepeat, row) }
    }
    guard vertical.radius > 0 else { return }
    let count = rowLength * Int(plane.height)
    withFloats(count) { copy in
      copy.update(from: plane.values, count: count)
      var source = plane
      source.values = copy
      blur_columns(source, plane, vertical.weights, Int32(vertical.radius), edgesRepeat)
    }
  }

  func tint(_ material: Material) {
    let (kind, amount) =
      switch material.tint {
      case .none: (Int32(0), 0.0)
      case .colorDodge(let amount): (Int32(1), amount)
      case .overlay(let amount): (Int32(2), amount)
      }
    blur_tint(
      plane,
      blur_material(
        saturation: Float(material.saturation), baseBlue: Float(material.base.blue),
        baseGreen: Float(material.base.green), baseRed: Float(material.base.red), baseAlpha: Float(material.base.alpha),
        tint: kind, tintAmount: Float(amount)))
  }

  /// Stores part of the blurred picture in a canvas.
  func store(in canvas: Canvas, _ part: PixelRect) {
    guard !part.isEmpty else { return }
    withFloats(rowLength + 2 * Int(plane.channels)) { row in
      blur_expand(
        plane, Int32(horizontal.factor), Int32(vertical.factor), Int32(part.minX - bounds.minX),
        Int32(part.minY - bounds.minY), canvas.pixels(at: part), canvas.stride, Int32(part.width), Int32(part.height),
        row)
    }
  }

  /// Paints a colour through blurred alpha, moved by whole pixels, beneath what a canvas already holds.
  func paint(_ color: PixelColor, beneath canvas: Canvas, moved: (x: Int, y: Int)) {
    let part = bounds.moved(x: moved.x, y: moved.y).intersection(canvas.bounds)
    guard !part.isEmpty else { return }
    withFloats(rowLength + 2 * Int(plane.channels)) { row in
      blur_expand_beneath(
        plane, Int32(horizontal.factor), Int32(vertical.factor), Int32(part.minX - moved.x - bounds.minX),
        Int32(part.minY - moved.y - bounds.minY), color.argb, canvas.pixels(at: part), canvas.stride,
        Int32(part.width), Int32(part.height), row)
    }
  }

  private func withFloats(_ count: Int, _ body: (UnsafeMutablePointer<Float>) -> Void) {
    let block = scratch.take(byteCount: count * 4)
    body(block.memory.bindMemory(to: Float.self, capacity: count))
    scratch.give(back: block)
  }
}
