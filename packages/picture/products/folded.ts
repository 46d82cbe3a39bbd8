import { type Bounds, openChance, sure } from '@toile/geometry'
import type { LookBuffer } from '../looks/bufferOn.ts'
import type { Frame } from '../looks/frame.ts'

/** Layers of cloth of one folded garment, and their thickness in heads. */
const layers = 4
const thick = 0.03
/** Radius of a corner in heads. */
const corner = 0.07
/** Heads over which an upper fold turns over its edge. */
const turn = 0.07

/** The geometry of cloth folded to a box: what lies beyond its edges is folded under, and the layers under it show beside it. */
export function folded(buffer: LookBuffer, { scale, origin }: Frame, box: Bounds, seed: number): LookBuffer {
  const { width, height } = buffer
  const out: LookBuffer = {
    ...buffer,
    rise: new Float32Array(buffer.rise.length),
    slopeX: new Float32Array(buffer.rise.length),
    slopeY: new Float32Array(buffer.rise.length),
    material: new Uint16Array(buffer.material.length),
    groove: new Float32Array(buffer.rise.length),
    albedo: new Uint8ClampedArray(buffer.albedo.length),
    coverage: new Uint8Array(buffer.coverage.length),
  }
  const chance = openChance(seed)
  const plain = clothIn(buffer, { scale, origin }, box)
  for (let layer = layers - 1; layer >= 0; layer--) {
    const own = chance.branch(`layer ${layer}`)
    const by = layer * 0.022
    const slip = layer ? (own.next() - 0.5) * 0.07 : 0
    const rect = {
      left: origin[0] + (box.left - by * 0.4 + slip) * scale,
      right: origin[0] + (box.right + by * 0.6 + slip) * scale,
      top: origin[1] + (box.top + (layer ? 0.36 : 0)) * scale,
      bottom: origin[1] + (box.bottom + by) * scale,
    }
    for (let y = Math.max(0, Math.floor(rect.top)); y <= Math.min(height - 1, rect.bottom); y++) {
      for (let x = Math.max(0, Math.floor(rect.left)); x <= Math.min(width - 1, rect.right); x++) {
        const i = y * width + x
        const [side, nx, ny] = intoBox(x, y, rect, corner * scale)
        if (side <= 0 || (!layer && !buffer.material[i])) continue
        const from = layer ? plain.at : i
        const edge = Math.max(0, 1 - side / (turn * scale))
        const cloth = layer ? 0 : 1
        const isTop = !layer && ny < -0.5
        const lean = isTop ? 0 : edge * 1.2
        out.material[i] = buffer.material[from]!
        out.rise[i] =
          (layers - layer) * thick * scale * 2 -
          (isTop ? 0 : edge * edge * thick * scale * 2) +
          cloth * buffer.rise[i]! * 0.3
        out.slopeX[i] = cloth * buffer.slopeX[i]! * 0.5 - nx * lean
        out.slopeY[i] = cloth * buffer.slopeY[i]! * 0.5 - ny * lean
        out.groove[i] = cloth * buffer.groove[i]!
        for (let c = 0; c < 3; c++) out.albedo[i * 4 + c] = layer ? sure(plain.color[c]) : buffer.albedo[i * 4 + c]!
        out.albedo[i * 4 + 3] = 255
        out.coverage[i] = Math.max(out.coverage[i]!, Math.round(255 * Math.min(1, side)))
      }
    }
  }
  return out
}

/** How far within a box with round corners a place lies, in pixels, and the way out of it. */
function intoBox(
  x: number,
  y: number,
  { left, right, top, bottom }: Bounds,
  round: number,
): readonly [side: number, nx: number, ny: number] {
  const px = x - (left + right) / 2
  const py = y - (top + bottom) / 2
  const qx = Math.abs(px) - (right - left) / 2 + round
  const qy = Math.abs(py) - (bottom - top) / 2 + round
  const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0))
  const side = round - out - Math.min(Math.max(qx, qy), 0)
  if (out > 0) return [side, (Math.max(qx, 0) / out) * Math.sign(px), (Math.max(qy, 0) / out) * Math.sign(py)]
  return qx > qy ? [side, Math.sign(px), 0] : [side, 0, Math.sign(py)]
}

/** A pixel of the cloth within a box, and the mean of its colours there. */
function clothIn(
  { width, height, material, albedo }: LookBuffer,
  { scale, origin }: Frame,
  { left, right, top, bottom }: Bounds,
): { at: number; color: readonly number[] } {
  const sum = [0, 0, 0]
  let count = 0
  let at = 0
  for (let v = 0.3; v < 0.9; v += 0.01) {
    for (let u = 0.15; u < 0.85; u += 0.01) {
      const x = Math.round(origin[0] + (left + (right - left) * u) * scale)
      const y = Math.round(origin[1] + (top + (bottom - top) * v) * scale)
      if (x < 0 || y < 0 || x >= width || y >= height || !material[y * width + x]) continue
      at = y * width + x
      for (let c = 0; c < 3; c++) sum[c]! += albedo[at * 4 + c]!
      count++
    }
  }
  return { at, color: sum.map((all) => all / Math.max(1, count)) }
}
