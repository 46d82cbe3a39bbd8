import { openChance } from '@toile/geometry'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { inked } from '../inked.ts'
import { laidAt } from '../laidAt.ts'
import type { OpenTreatment } from '../treatment.ts'
import { wavesOf } from '../wavesOf.ts'
import { type Band, bandsOf } from './bandsOf.ts'

const seen = 144
/** How far bands sway, as a share of the tile, and the part of two bands in which they dissolve. */
const sway = 0.016
const dissolves = 0.5

/** The picture's run of colours in soft bands that dissolve into each other in grains of ink. */
export const gradient: OpenTreatment = (picture, source) => {
  const chance = openChance(source.seed)
  const bands = bandsOf(
    inked(calmed(cropTo(picture, wholePicture, seen, seen), 2), source.colors, source.seed, 1),
    source.colors,
  )
  const moved = wavesOf(3, 4, chance, true)
  const broad = wavesOf(70, 128, chance, true)
  const fine = wavesOf(128, 150, chance, true)
  const inkAt = (u: number, v: number) => {
    const grain = 0.5 + 0.62 * (0.55 * broad(u, v) + 0.6 * fine(u, v))
    return inkIn(bands, v + moved(u, v) * sway * 4 * v * (1 - v), grain)
  }
  return (side) => laidAt(inkAt, 1, side)
}

/** The ink of a place down the tile: its band's, or nearer to a neighbour the neighbour's as the grain (0..1) has it. */
function inkIn(bands: readonly Band[], v: number, grain: number): number {
  let k = 0
  while (k < bands.length - 1 && v >= bands[k].until) k++
  const from = k ? bands[k - 1].until : 0
  const height = bands[k].until - from
  const above = zone(bands, k - 1)
  const below = zone(bands, k)
  if (v - from < above && k > 0) return grain < 0.5 + (0.5 * (v - from)) / above ? bands[k].ink : bands[k - 1].ink
  const left = from + height - v
  if (left < below && k < bands.length - 1) return grain < 0.5 + (0.5 * left) / below ? bands[k].ink : bands[k + 1].ink
  return bands[k].ink
}

/** How far the join below a band reaches up and down: a part of the narrower of both. */
function zone(bands: readonly Band[], k: number): number {
  if (k < 0 || k >= bands.length - 1) return 0
  const height = (at: number) => bands[at].until - (at ? bands[at - 1].until : 0)
  return Math.min(0.17, dissolves * Math.min(height(k), height(k + 1)))
}
