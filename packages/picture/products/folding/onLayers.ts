import type { Piece } from '@toile/craft/garments/piece.ts'
import { type Bounds, clamp, sure } from '@toile/geometry'
import type { LookBuffer } from '../../looks/bufferOn.ts'
import type { Frame } from '../../looks/frame.ts'
import type { FoldLayer } from './foldLayers.ts'
import type { PressedRelief } from './pressedRelief.ts'
import type { TurnedView } from './turnedView.ts'

/** What a part of a folded garment is: a piece, or the sheet of its cloth. */
export type FoldRole = Piece['role'] | 'sheet'

/** What is folded: the front as it was drawn flat, a strip of its plain cloth, and which piece each material is of. */
export interface Folding {
  front: LookBuffer
  cloth: { buffer: LookBuffer; top: number; bottom: number }
  roleOf(material: number): FoldRole
  box: Bounds
  layers: readonly FoldLayer[]
  relief: PressedRelief
  view: TurnedView
}

/** How far parts stand on the front, in rolls of its edge. */
const stands: Partial<Record<FoldRole, number>> = {
  collar: 0.7,
  lapel: 0.5,
  hood: 0.9,
  waistband: 0.3,
  band: 0.22,
  tie: 0.35,
  strap: 0.3,
  pocket: 0.14,
  trim: 0.12,
  inside: -1.1,
  backPanel: -1.1,
}
/** What stands out above the fold. */
const proud: readonly FoldRole[] = ['collar', 'lapel', 'hood', 'band', 'inside', 'scarf']
const flatRoles: readonly FoldRole[] = ['sheet', 'bodice', 'front', 'skirt', 'leg', 'fly']

/** The geometry of a folded garment: its front on layers of its own cloth, each turned over at its edges. */
export function onLayers(folding: Folding, { scale, origin }: Frame): LookBuffer {
  const { front, cloth, roleOf, box, layers, relief, view } = folding
  const { width, height } = front
  const count = width * height
  const out: LookBuffer = {
    ...front,
    rise: new Float32Array(count),
    slopeX: new Float32Array(count),
    slopeY: new Float32Array(count),
    material: new Uint16Array(count),
    groove: new Float32Array(count),
    albedo: new Uint8ClampedArray(count * 4),
    coverage: new Uint8Array(count),
  }
  const roles = [...front.materials.keys()].map((at) => roleOf(at + 1))
  const strip = cloth.bottom - cloth.top
  const within = shadedMean(cloth.buffer)
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      const place = view.folded([(px + 0.5 - origin[0]) / scale, (py + 0.5 - origin[1]) / scale])
      const [x, y] = place
      if (x < box.left - 0.25 || x > box.right + 0.25 || y < box.top - 0.5 || y > box.bottom + 0.4) continue
      for (let k = lowest(i, x, y); k >= 0; k--) layLayer(k, i, px, py, x, y)
    }
  }
  return out

  /** The first layer that hides all below it. */
  function lowest(i: number, x: number, y: number): number {
    const covered = layers.findIndex(
      (layer, k) => (k > 0 || front.coverage[i] === 255) && layer.inside([x, y])[0] * scale >= 0.5,
    )
    return covered < 0 ? layers.length - 1 : covered
  }

  function layLayer(k: number, i: number, px: number, py: number, x: number, y: number): void {
    const layer = layers[k]!
    const role = k || !front.material[i] ? 'sheet' : (roles[front.material[i]! - 1] ?? 'sheet')
    const isPart = !k && !flatRoles.includes(role)
    const isProud = !k && proud.includes(role) && y < box.top + 0.3
    const [depth, [nx, ny]] = layer.inside(isProud ? [x, box.top + 0.3] : [x, y])
    const held = clamp(depth * scale + 0.5)
    if (held <= 0) return
    const from = k ? inStrip(k, px, py, y) : i
    const source = k ? cloth.buffer : front
    // What is open lies closed where it is folded on itself.
    const filled = source.coverage[from]! / 255
    const cover = held * (k ? 1 : filled)
    if (cover <= 0) return
    // Between two folds lies a hollow.
    const below = k ? Math.max(0.0005, -layers[k - 1]!.inside([x, y])[0]) : 0
    const dark = k ? 0.96 - 0.5 * Math.exp(-below / (0.16 * layers[0]!.roll)) : role === 'inside' ? 0.86 : 1
    const before = (out.coverage[i]! / 255) * (1 - cover)
    const covered = before + cover
    for (let c = 0; c < 3; c++) {
      const at = i * 4 + c
      out.albedo[at] = (out.albedo[at]! * before + ownTone(source, from, c, k ? filled : 1) * dark * cover) / covered
    }
    out.coverage[i] = Math.round(255 * covered)
    out.albedo[i * 4 + 3] = 255
    if (cover < 0.5 && out.material[i]) return
    // Of a fold that lies under another only its edge is seen, from the hollow down.
    const q = k ? clamp(1 - depth / (depth + below)) : clamp(1 - depth / (layer.roll * 1.3))
    const round = Math.sqrt(1 - q * q * 0.97)
    const turns = isProud && y < box.top + 0.1 ? 0 : k ? 1.15 * q * q + 0.3 * q - 0.25 : Math.min(1.9, (q * q) / round)
    const [lifted, sx, sy] = k ? [0, 0, 0] : relief.at(x, y)
    const [slopeX, slopeY] = view.slope([sx - nx * turns, sy - ny * turns])
    const own = isPart ? 0.8 : 0
    out.material[i] = source.material[from] || out.material[i]!
    out.rise[i] =
      (layer.high - layer.roll * 1.2 * (1 - round) + lifted + (k ? 0 : (stands[role] ?? 0) * layer.roll)) * scale
    out.slopeX[i] = slopeX + own * front.slopeX[i]!
    out.slopeY[i] = slopeY + own * front.slopeY[i]!
    out.groove[i] = k ? 0 : front.groove[i]!
  }

  /** A colour of cloth, over what shows through its holes. */
  function ownTone(source: LookBuffer, at: number, c: number, filled: number): number {
    const own = source.albedo[at * 4 + c]!
    return filled === 1 ? own : own * filled + sure(within[c]) * (1 - filled)
  }

  /** A place of the strip of plain cloth that has not been seen beside this one. */
  function inStrip(k: number, px: number, py: number, y: number): number {
    const at = (((y - cloth.top + k * 0.037) % strip) + strip) % strip
    const by = view.seen([0, cloth.top + at])
    const from = view.seen([0, y])
    const qx = Math.max(0, Math.min(width - 1, px + Math.round((by[0] - from[0]) * scale)))
    const qy = Math.max(0, Math.min(height - 1, py + Math.round((by[1] - from[1]) * scale)))
    return qy * width + qx
  }
}

/** The mean colour of cloth as it is seen deep in its own holes. */
function shadedMean({ albedo, coverage }: LookBuffer): number[] {
  const sum = [0, 0, 0, 0]
  for (let i = 0; i < coverage.length; i += 7) {
    if (coverage[i]! < 200) continue
    for (let c = 0; c < 3; c++) sum[c]! += albedo[i * 4 + c]! * 0.5
    sum[3]!++
  }
  return sum.slice(0, 3).map((all) => all / Math.max(1, sure(sum[3])))
}
