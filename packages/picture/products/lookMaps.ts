import type { LookBuffer } from '../looks/bufferOn.ts'
import { blur } from '../raster/blur.ts'
import { coarsely } from '../relight/coarsely.ts'
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
  const { width, height, scale, coverage, slopeX, slopeY, rise } = buffer
  const count = width * height
  const pen = scale / 170
  const groove = blur(buffer.groove.slice(), width, height, Math.max(1, Math.round(1.1 * pen)))
  const cover = new Float32Array(count)
  for (let i = 0; i < count; i++) if (coverage[i]) cover[i] = coverage[i]! / 255
  const thick = blur(cover.slice(), width, height, Math.max(1, Math.round(turned * scale)))
  const outline = outlineOf(cover, width, height, rounded * scale)
  const heights = new Float32Array(count)
  const form = new Float32Array(count * 4)
  const surface = new Uint8ClampedArray(count * 4)
  const edge = new Uint8ClampedArray(count * 4)
  const bytes = buffer.materials.map(surfaceBytes)
  const most = outmost * depth * scale
  const isPlane = stands.at === 'plane'
  const rounds = turned * scale * 0.9
  const grooves = 1.1 * pen
  let highest = 0
  for (let y = 0, i = 0; y < height; y++) {
    const up = y ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++) {
      if (!coverage[i]) continue
      const from = modelledAt(buffer, x, y)
      const at = buffer.material[from]
      if (!at) continue
      const j = i * 4
      const of = bytes[at - 1]!
      const inner = 2 * outline[i]! - 1
      const own = rise[from]! * depth
      const stood = isPlane
        ? thickness * scale + (inner > 0 ? 0.3 + 0.7 * inner : 0.3) * most * (1 - Math.exp(-own / most))
        : own
      const z = (stood + groove[i]! * 1.6 * pen + lift * scale) * cover[i]!
      heights[i] = z
      if (z > highest) highest = z
      const left = x ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      form[j] =
        slopeX[from]! * depth + (groove[right]! - groove[left]!) * grooves + (thick[right]! - thick[left]!) * rounds
      form[j + 1] =
        slopeY[from]! * depth +
        (groove[i + down]! - groove[i + up]!) * grooves +
        (thick[i + down]! - thick[i + up]!) * rounds
      form[j + 2] = z
      surface[j] = of.rough
      surface[j + 1] = of.nap
      surface[j + 2] = of.mirror
      surface[j + 3] = of.own
      edge[j] = of.wrap
      edge[j + 1] = 510 * (1 - outline[i]!)
      edge[j + 2] = of.through
      edge[j + 3] = of.thread
    }
  }
  const open = openness({ values: heights, width, height }, hollow * scale)
  for (let i = 0; i < count; i++) form[i * 4 + 3] = open[i]!
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

/** How far within its outline each pixel lies: half on it, 1 within. */
function outlineOf(cover: Float32Array, width: number, height: number, radius: number): Float32Array {
  const step = Math.max(1, Math.min(4, Math.floor(radius / 3)))
  return coarsely(cover, width, height, step, (small, columns, rows) =>
    blur(small, columns, rows, Math.max(1, Math.round(radius / step))),
  )
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
