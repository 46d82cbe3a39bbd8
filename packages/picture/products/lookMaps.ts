import { sure } from '@toile/geometry'
import type { LookBuffer } from '../looks/bufferOn.ts'
import { blur } from '../raster/blur.ts'
import type { LightMaps } from '../relight/lightMaps.ts'
import { openness } from '../relight/openness.ts'
import { surfaceBytes } from './surfaceBytes.ts'
import { thrownMaps } from '../relight/thrownMaps.ts'

/** How a look stands before its ground. */
export interface Standing {
  stands: LightMaps['stands']
  /** Heads between it and a wall or table behind it. */
  lift: number
  /** How much of its depth is left: what lies is flatter than what is worn. */
  depth: number
}

/** A ground without light: its colours, and its form where it is not smooth. */
interface Bare {
  albedo: Uint8ClampedArray
  form: Float32Array | null
}

/** Heads in which a hollow is looked for. */
const hollow = 0.32
/** Heads that cloth turns away over at its outline: hems and cuffs have a thickness. */
const turned = 0.012
/** Half the heads behind an outline in which what lies or hangs rises to its height: nothing is cut like a board. */
const rounded = 0.05
/** Heads that one layer of cloth is thick, and how high at most what keeps all its depth stands out from a wall. */
const [thickness, outmost] = [0.012, 0.4]

/** A look's geometry on a ground, ready for any light. */
export function lookMaps(buffer: LookBuffer, ground: Bare, { stands, lift, depth }: Standing): LightMaps {
  const { width, height, scale } = buffer
  const count = width * height
  const pen = scale / 170
  const groove = blur(buffer.groove.slice(), width, height, Math.max(1, Math.round(1.1 * pen)))
  const cover = new Float32Array(count)
  const heights = new Float32Array(count)
  let highest = 0
  for (let i = 0; i < count; i++) {
    if (!buffer.coverage[i]) continue
    cover[i] = buffer.coverage[i]! / 255
  }
  const outline = blur(cover.slice(), width, height, Math.max(1, Math.round(rounded * scale)))
  const most = outmost * depth * scale
  const isPlane = stands.at === 'plane'
  for (let i = 0; i < count; i++) {
    if (!cover[i]) continue
    const from = modelledAt(buffer, i % width, Math.floor(i / width))
    if (!buffer.material[from]) continue
    const rise = buffer.rise[from]! * depth
    const inner = Math.max(0, 2 * outline[i]! - 1)
    const stood = isPlane ? thickness * scale + (0.3 + 0.7 * inner) * most * (1 - Math.exp(-rise / most)) : rise
    heights[i] = (stood + groove[i]! * 1.6 * pen + lift * scale) * cover[i]!
    if (heights[i]! > highest) highest = heights[i]!
  }
  const open = openness({ values: heights, width, height }, hollow * scale)
  const thick = blur(cover.slice(), width, height, Math.max(1, Math.round(turned * scale)))
  const form = new Float32Array(count * 4)
  const surface = new Uint8ClampedArray(count * 4)
  const edge = new Uint8ClampedArray(count * 4)
  const bytes = buffer.materials.map(surfaceBytes)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const j = i * 4
      form[j + 2] = heights[i]!
      form[j + 3] = open[i]!
      if (!buffer.coverage[i]) continue
      const from = modelledAt(buffer, x, y)
      const at = buffer.material[from]
      if (!at) continue
      const of = sure(bytes[at - 1])
      const left = x ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      const up = y ? i - width : i
      const down = y < height - 1 ? i + width : i
      const rounds = turned * scale * 0.9
      form[j] =
        buffer.slopeX[from]! * depth +
        (groove[right]! - groove[left]!) * 1.1 * pen +
        (thick[right]! - thick[left]!) * rounds
      form[j + 1] =
        buffer.slopeY[from]! * depth + (groove[down]! - groove[up]!) * 1.1 * pen + (thick[down]! - thick[up]!) * rounds
      surface[j] = of.rough
      surface[j + 1] = of.nap
      surface[j + 2] = of.mirror
      surface[j + 3] = of.own
      edge[j] = of.wrap
      edge[j + 1] = 510 * Math.max(0, 1 - outline[i]!)
      edge[j + 2] = of.through
      edge[j + 3] = of.thread
    }
  }
  return {
    width,
    height,
    scale,
    albedo: withCover(buffer),
    form,
    highest,
    surface,
    edge,
    ground: ground.albedo,
    groundForm: ground.form ?? new Float32Array(count * 4),
    thrown: thrownMaps({ cover, albedo: buffer.albedo, width, height, scale, stands, lift }),
    stands,
  }
}

/** Colours with the cover of the picture, where anything is modelled; the rest is taken as a plain card. */
function withCover({ albedo, coverage }: LookBuffer): Uint8ClampedArray {
  const out = albedo.slice()
  for (let i = 0; i < coverage.length; i++) out[i * 4 + 3] = coverage[i]!
  return out
}

/** The pixel by which one is modelled: itself, or, on the thin edge of a line drawn later, the one beside it. */
function modelledAt({ material, width, height }: LookBuffer, x: number, y: number): number {
  const i = y * width + x
  if (material[i]) return i
  if (x > 0 && material[i - 1]) return i - 1
  if (x < width - 1 && material[i + 1]) return i + 1
  if (y > 0 && material[i - width]) return i - width
  return y < height - 1 && material[i + width] ? i + width : i
}
