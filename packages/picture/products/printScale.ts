import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'
import type { Sources } from '../looks/sources.ts'

/** How wide the tile of a print is on the cloth as it was asked for and as it is drawn, in millimetres. */
export interface PrintScale {
  asked: number
  drawn: number
}

/** Scales between which a print is sought, as shares of the asked one. */
const range = 0.04
/** Pixels between a place and the one that is to look alike: as many repeats as that takes. */
const reach = 70
/** Cloth that is steeper, height per pixel, does not face the viewer. */
const facing = 0.25
/** The part of a row, from its middle to its sides, that faces the viewer whatever its slope says. */
const middle = 0.3
/** Places that are compared at most, and so few that they say nothing. */
const most = 6_000
const least = 300
/** A repeat is clear where what should look alike differs less than this share of what should not. */
const clear = 0.25

/** Measures in a look before light how wide the first print that covers a garment comes out: by how far apart the cloth that faces the viewer looks alike. Nothing where there is no such print, or its repeat is not to be seen twice. */
export function printScale(look: Design, buffer: LookBuffer, sources: Pick<Sources, 'tile'>): PrintScale | null {
  const { scale, millimetresPerHead } = buffer
  if (!millimetresPerHead) return null
  const perMillimetre = scale / millimetresPerHead
  for (const worn of look.garments) {
    const step = worn.hidden ? null : repeatOf(worn, sources, perMillimetre)
    if (!step || !worn.print) continue
    const share = scaleAlong(buffer, worn.id, step)
    if (share !== null) return { asked: worn.print.width, drawn: worn.print.width * share }
  }
  return null
}

type Step = readonly [x: number, y: number]

/** Pixels to where the print of a garment begins anew, down its cloth. */
function repeatOf({ print }: Worn, sources: Pick<Sources, 'tile'>, perMillimetre: number): Step | null {
  if (!print || print.mode !== 'overall' || print.along) return null
  const tile = sources.tile(print.source, perMillimetre, print.width, print.repeat)
  if (!tile) return null
  const down = plainTiles(print.repeat).down * print.width * (tile.height / tile.width) * perMillimetre
  const angle = (print.angle * Math.PI) / 180
  return [-Math.sin(angle) * down * (print.mirrored ? -1 : 1), Math.cos(angle) * down]
}

/** The share of a step after which the cloth of a garment looks most alike, in the piece where that is clearest. */
function scaleAlong(buffer: LookBuffer, garment: string, step: Step): number | null {
  const times = Math.max(1, Math.round(reach / Math.hypot(...step)))
  const far: Step = [step[0] * times, step[1] * times]
  let best: { scale: number; unlike: number } | null = null
  for (const [at, { of }] of buffer.materials.entries()) {
    if (of?.garment !== garment) continue
    const found = mostAlike(buffer, placesOf(buffer, at + 1), far, times)
    if (found && found.unlike < (best?.unlike ?? clear)) best = found
  }
  return best?.scale ?? null
}

/** Pixels of a material that are whole and face the viewer: not steep, and in the middle of their row, for what lies flat was round as it was cut. */
function placesOf({ width, height, material, coverage, slopeX, slopeY }: LookBuffer, wanted: number): Int32Array {
  const all: number[] = []
  for (let y = 0; y < height; y++) {
    const row = material.subarray(y * width, (y + 1) * width)
    const [first, last] = [row.indexOf(wanted), row.lastIndexOf(wanted)]
    const half = ((last - first) / 2) * middle
    const centre = y * width + (first + last) / 2
    for (let i = Math.ceil(centre - half); first >= 0 && i <= centre + half; i++)
      if (material[i] === wanted && coverage[i]! > 252 && Math.max(Math.abs(slopeX[i]!), Math.abs(slopeY[i]!)) < facing)
        all.push(i)
  }
  const every = Math.max(1, Math.ceil(all.length / most))
  return Int32Array.from(all.filter((_, k) => k % every === 0))
}

function mostAlike(buffer: LookBuffer, places: Int32Array, [x, y]: Step, times: number) {
  const unlike = (share: number) => difference(buffer, places, x * share, y * share)
  // Between repeats: what a print that does not lie there differs by.
  const apart = [0.31, 0.5, 0.69].map((part) => unlike(1 + (part - 1) / times))
  const usual = apart.reduce((sum, one) => sum + one, 0) / apart.length
  if (!(usual > 0)) return null
  const bound = Math.min(range, 0.3 / times)
  const around = (middle: number, wide: number) =>
    Array.from({ length: 17 }, (_, k) => middle + (wide * (k - 8)) / 8).map((share) => ({
      share,
      unlike: unlike(share),
    }))
  const leastOf = (found: ReturnType<typeof around>) => found.reduce((a, b) => (b.unlike < a.unlike ? b : a))
  const near = leastOf(around(1, bound))
  const { share, unlike: left } = leastOf(around(near.share, bound / 8))
  // What is most alike at the bound has no repeat within it.
  const isWithin = Number.isFinite(left) && Math.abs(share - 1) < bound
  return isWithin ? { scale: share, unlike: left / usual } : null
}

/** How much places differ in colour from those a step away on the same cloth, on the mean. */
function difference(buffer: LookBuffer, places: Int32Array, dx: number, dy: number): number {
  const { width, height, material, albedo, slopeX, slopeY } = buffer
  let sum = 0
  let count = 0
  for (const i of places) {
    const x = (i % width) + dx
    const y = Math.floor(i / width) + dy
    const left = Math.floor(x)
    const top = Math.floor(y)
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
    const to = top * width + left
    if (material[to] !== material[i] || material[to + width + 1] !== material[i]) continue
    if (Math.abs(slopeX[to]!) >= facing || Math.abs(slopeY[to]!) >= facing) continue
    const [fx, fy] = [x - left, y - top]
    for (let c = 0; c < 3; c++) {
      const a = albedo[to * 4 + c]! * (1 - fx) + albedo[to * 4 + 4 + c]! * fx
      const b = albedo[(to + width) * 4 + c]! * (1 - fx) + albedo[(to + width) * 4 + 4 + c]! * fx
      sum += Math.abs(a * (1 - fy) + b * fy - albedo[i * 4 + c]!)
    }
    count++
  }
  return count < least ? Number.NaN : sum / count
}
