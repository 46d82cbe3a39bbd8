import type { Color } from '@toile/fashion/colors/color.ts'
import { colorAtOklab, oklabOf } from '@toile/fashion/colors/oklch.ts'
import { openChance } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import { cluster, type Lab, squaredDistance } from './cluster.ts'

/** A colour of a picture with the share of the picture it covers. */
export interface PaletteColor {
  color: Color
  share: number
}

const samples = 12_000
const groups = 10

/** The main colours of a picture, largest share first, at most `most` (8 unless told): k-means in OKLab, near groups merged, specks dropped unless vivid. Same pixels, same palette. */
export function extractPalette(pixels: Pixels, most = 8): PaletteColor[] {
  const points = samplePoints(pixels)
  if (!points.length) return []
  const found = merged(cluster(points, groups, openChance(1)))
  const kept = found.filter(({ place, count }) => isMain(place, count / points.length))
  const chosen = kept.sort((a, b) => b.count - a.count).slice(0, most)
  const total = chosen.reduce((sum, { count }) => sum + count, 0)
  return chosen.map(({ place, count }) => ({ color: colorAtOklab(place), share: count / total }))
}

const isMain = ([, a, b]: Lab, share: number) => share > 0.012 || (Math.hypot(a, b) > 0.12 && share > 0.004)

function samplePoints({ width, height, rgba }: Pixels): Lab[] {
  const count = width * height
  const step = Math.max(1, Math.floor(count / samples))
  const points: Lab[] = []
  for (let i = 0; i * step < count; i++) {
    const at = Math.min(count - 1, i * step + ((i * 7919) % step)) * 4
    if (rgba[at + 3] > 128) points.push(oklabOf({ r: rgba[at], g: rgba[at + 1], b: rgba[at + 2] }))
  }
  return points
}

type Group = ReturnType<typeof cluster>[number]

function merged(groupsFound: readonly Group[]): Group[] {
  const left = groupsFound.filter(({ count }) => count > 0)
  for (;;) {
    const pair = nearestPair(left)
    if (!pair) return left
    const [i, j] = pair
    const a = left[i]
    const b = left[j]
    const count = a.count + b.count
    const mean = (k: 0 | 1 | 2) => (a.place[k] * a.count + b.place[k] * b.count) / count
    left.splice(j, 1)
    left[i] = { place: [mean(0), mean(1), mean(2)], count }
  }
}

/** Eyes tell near blacks apart less than near mid tones, so dark groups merge from farther. */
const mergeWithin = (a: Lab, b: Lab) => (a[0] < 0.25 && b[0] < 0.25 ? 0.1 : 0.055)

function nearestPair(all: readonly Group[]): [number, number] | null {
  let best: [number, number] | null = null
  let least = 1
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const share = squaredDistance(all[i].place, all[j].place) / mergeWithin(all[i].place, all[j].place) ** 2
      if (share >= least) continue
      least = share
      best = [i, j]
    }
  }
  return best
}
