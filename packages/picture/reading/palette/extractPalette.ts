import type { Color } from '@toile/craft/colors/color.ts'
import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import { colorAtOklab, oklabOf } from '@toile/craft/colors/oklch.ts'
import { openChance } from '@toile/geometry'
import { cluster } from '../../kernels/cluster.ts'
import { fullestPlace, type Group, mergeGroups } from '../../kernels/merge.ts'
import type { Pixels } from '../../surface.ts'
import { withoutBlends } from './withoutBlends.ts'

/** A colour of a picture with the share of the picture it covers. */
export interface PaletteColor {
  color: Color
  share: number
}

const samples = 12_000
const groups = 14
/** How far, of 255, a neighbour may differ in a flat place. */
const edge = 26

/** The main colours of a picture, largest share first, at most `most` (8 unless told): k-means in OKLab, lights and darks of one cloth merged, soft rims left out, each chip the fullest place of its colour, specks given to the nearest chip unless vivid; transparent pixels do not count. Same pixels, same palette. */
export function extractPalette(pixels: Pixels, most = 8): PaletteColor[] {
  const { points, isFlat } = samplePoints(pixels)
  if (!points.length) return []
  const found = mergeGroups(cluster(points, groups, openChance(1)), points)
  const own = withoutBlends(found, points, isFlat)
  const main = own.filter(({ place, count }) => isMain(place, count / points.length))
  const chosen = (main.length ? main : found).sort((a, b) => b.count - a.count).slice(0, most)
  return counted(found, chosen)
    .map(({ place, count }) => ({
      color: colorAtOklab(fullestPlace(place, points)),
      share: count / points.length,
    }))
    .sort((a, b) => b.share - a.share)
}

const isMain = ([, a, b]: Lab, share: number) => share > 0.012 || (Math.hypot(a, b) > 0.12 && share > 0.004)

/** The chosen groups with what the others held, each given to the nearest. */
function counted(found: readonly Group[], chosen: readonly Group[]): Group[] {
  const whole = chosen.map((group) => ({ ...group }))
  for (const group of found) {
    if (chosen.includes(group)) continue
    const to = whole.reduce((a, b) =>
      squaredDistance(b.place, group.place) < squaredDistance(a.place, group.place) ? b : a,
    )
    to.count += group.count
  }
  return whole
}

/** Opaque pixels spread over the picture, each with whether its surroundings are of its own colour. */
function samplePoints({ width, height, rgba }: Pixels): { points: Lab[]; isFlat: boolean[] } {
  const count = width * height
  const step = Math.max(1, Math.floor(count / samples))
  const points: Lab[] = []
  const isFlat: boolean[] = []
  const unlike = (at: number, other: number) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs(rgba[at + c] - (rgba[other + c] ?? rgba[at + c]))))
  for (let i = 0; i * step < count; i++) {
    const at = Math.min(count - 1, i * step + ((i * 7919) % step)) * 4
    if (rgba[at + 3] <= 128) continue
    points.push(oklabOf({ r: rgba[at], g: rgba[at + 1], b: rgba[at + 2] }))
    isFlat.push([-4, 4, -4 * width, 4 * width].every((to) => unlike(at, at + to) < edge))
  }
  return { points, isFlat }
}
