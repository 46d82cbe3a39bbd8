import { type Bounds, openChance } from '@toile/geometry'
import type { LookBuffer } from '../looks/drawLookBuffer.ts'
import type { Frame } from '../looks/frame.ts'

/** Layers of cloth of one folded garment, and their thickness in heads. */
const layers = 4
const thick = 0.045
/** Heads over which an upper fold turns over its edge. */
const turn = 0.09

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
    const by = layer * 0.034
    const slip = layer ? (own.next() - 0.5) * 0.07 : 0
    const rect = {
      left: origin[0] + (box.left - by * 0.4 + slip) * scale,
      right: origin[0] + (box.right + by * 0.6 + slip) * scale,
      top: origin[1] + (box.top + (layer ? 0.1 : 0)) * scale,
      bottom: origin[1] + (box.bottom + by) * scale,
    }
    for (let y = Math.max(0, Math.floor(rect.top)); y <= Math.min(height - 1, rect.bottom); y++) {
      for (let x = Math.max(0, Math.floor(rect.left)); x <= Math.min(width - 1, rect.right); x++) {
        const i = y * width + x
        const side = Math.min(x - rect.left, rect.right - x, rect.bottom - y) / scale
        const from = layer ? plain : i
        if (!layer && !buffer.material[i]) continue
        const edge = Math.max(0, 1 - side / turn)
        const lean = edge * 1.1
        const near = nearestSide(x - rect.left, rect.right - x, rect.bottom - y)
        out.material[i] = buffer.material[from]
        out.rise[i] = (layers - layer) * thick * scale * 2 - edge * edge * thick * scale * 2 + (layer ? 0 : buffer.rise[i] * 0.3)
        out.slopeX[i] = (layer ? 0 : buffer.slopeX[i] * 0.5) + (near === 'left' ? lean : near === 'right' ? -lean : 0)
        out.slopeY[i] = (layer ? 0 : buffer.slopeY[i] * 0.5) + (near === 'bottom' ? -lean : 0)
        out.groove[i] = layer ? 0 : buffer.groove[i]
        for (let c = 0; c < 4; c++) out.albedo[i * 4 + c] = buffer.albedo[from * 4 + c]
        out.coverage[i] = Math.max(out.coverage[i], Math.round(255 * Math.min(1, side * scale + 0.5)))
      }
    }
  }
  return out
}

const nearestSide = (left: number, right: number, bottom: number) =>
  bottom <= left && bottom <= right ? 'bottom' : left < right ? 'left' : 'right'

/** A pixel of plain cloth within a box. */
function clothIn({ width, height, material }: LookBuffer, { scale, origin }: Frame, { left, right, top, bottom }: Bounds): number {
  const x = Math.round(origin[0] + ((left * 2 + right) / 3) * scale)
  for (let share = 0.8; share > 0.2; share -= 0.1) {
    const y = Math.round(origin[1] + (top + (bottom - top) * share) * scale)
    const i = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
    if (material[i]) return i
  }
  return 0
}
